"""Simulated evenings by the million: tables and staking systems, vectorised across shoes and players."""
