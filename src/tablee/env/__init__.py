"""Adapters of our games to PettingZoo, Gymnasium and OpenSpiel.

`pip install 'tablee[env]'` brings what they need.
"""
