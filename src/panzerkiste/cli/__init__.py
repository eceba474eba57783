"""The command line. Where it begins: commands.py."""
