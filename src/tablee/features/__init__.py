"""Feature rows for learners: encoder of one state, and batches of tables."""
