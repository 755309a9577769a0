"""A running game without any I/O: seats, clocks, questions, absences, versions."""
