"""Casino Qt: an offline salon for one person. The rooms are listed in CONTRIBUTING.md."""

__version__ = "0.1.0"
