"""What a screen reader finds, asked in this process through Qt: what a bus would carry, without one."""
