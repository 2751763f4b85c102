"""Packages for Linux: the tree of files that all of them carry, and each kind of package."""
