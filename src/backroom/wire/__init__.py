"""Every message between a table and those who sit at it. The browser's types are made from it."""
