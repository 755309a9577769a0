"""Our games for other libraries: PettingZoo, Gymnasium and OpenSpiel.

`pip install 'tablee[env]'` brings what they need.
"""
