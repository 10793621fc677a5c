"""Mutation testing by hand-picked bugs: each is planted in a copy of the project, and its part's tests must fail."""
