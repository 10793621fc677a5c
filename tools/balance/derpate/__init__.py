"""The balance of Der Pate: what is counted, and its page."""
