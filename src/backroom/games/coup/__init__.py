"""Coup: classic, both forms for two, Reformation, Inquisitor, seven to ten players, the Anarchist."""
