"""A table being served to anybody: commit, tell, bots, clocks, retries."""
