"""Tools of the house: not part of the package, run by make."""
