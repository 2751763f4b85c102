"""French roulette as it is seen and touched."""
