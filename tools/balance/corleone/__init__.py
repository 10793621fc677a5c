"""The balance of Corleone's Empire: what is counted, and its page."""
