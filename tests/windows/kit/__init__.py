"""What all sheets and pages are put together from."""
