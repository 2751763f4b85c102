"""The bill of a packed program: what each of its files belongs to, the licences, the SBOM."""
