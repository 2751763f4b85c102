"""The pictures that move, driven by time passed by hand."""
