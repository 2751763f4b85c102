"""Who works for the house unseen: porter, keeper of snapshots, reckoner at the desk, sweeper."""
