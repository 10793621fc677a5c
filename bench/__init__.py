"""The benchmark: our Coup beside other libraries, measured in one alternating run."""
