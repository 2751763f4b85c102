"""How the house looks: colours, lettering, light, materials, furniture, cards, chips; all painted by Qt."""
