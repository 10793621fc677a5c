"""How long the tracks of reputation and influence should be: the same games of Der Pate on tracks of four lengths."""
