"""How large, in which colours and on which screen the windows are seen."""
