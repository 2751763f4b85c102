"""Stands in the frozen program for Python's module of this name: there is nothing in it to connect with.

`logging.handlers` imports it and uses it for handlers that send a log over a network, which we have not.
"""
