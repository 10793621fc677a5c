"""Games of 0.1.0, kept as a reference, and the program that plays them again.

    python -m tools.reference check              # every game, with a progress bar
    python -m tools.reference show coup 17       # one game, a line for each step
    python -m tools.reference make --to FOLDER   # write digests and games anew; with 0.1.0 they come out the same

What the files are and what to do when a game differs: tests/reference/0.1.0/README.md.
"""
