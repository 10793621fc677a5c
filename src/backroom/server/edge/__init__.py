"""Between the network and the rest: who is let in, in what shape, and what every answer wears."""
