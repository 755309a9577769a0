"""A table without any I/O: seats, clocks, choices, absence, versions."""
