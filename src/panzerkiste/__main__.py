"""``python -m panzerkiste``."""

from panzerkiste.cli.commands import main

main()
