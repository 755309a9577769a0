"""The table in a terminal: against bots on this machine, or joined to a server."""
