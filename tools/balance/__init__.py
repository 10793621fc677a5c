"""Balance: very many games of simple bots, and the page that tells what came of them, for each game in its folder."""
