"""The croupier's voice, heard and measured: real speech on a sound server of its own, recorded to files."""
