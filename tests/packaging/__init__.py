"""What packages are made of, as far as it can be looked at without making one."""
