"""Who works unseen."""
