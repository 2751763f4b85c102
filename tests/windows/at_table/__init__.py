"""The pages of the tables and what stands round them."""
