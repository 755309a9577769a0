"""Tables in a terminal: local ones against bots, and those of a server."""
