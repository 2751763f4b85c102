"""French roulette (house rules, section 2): one wheel, the true French tableau, prison, announced bets."""
