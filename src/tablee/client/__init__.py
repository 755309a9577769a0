"""Python client of the wire: a mirror of a table, and the transports to one."""
