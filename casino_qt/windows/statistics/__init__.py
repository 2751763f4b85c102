"""What has been played, beside what it had to be expected to cost."""
