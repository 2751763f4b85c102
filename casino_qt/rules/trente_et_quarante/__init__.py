"""Trente et quarante (house rules, section 1): six packs, two rows, four chances."""
