"""`python -m backroom`: the command `backroom`, also where its script is not on the path."""

from __future__ import annotations

from backroom.cli import main

if __name__ == "__main__":
    main()
