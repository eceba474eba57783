"""``python -m panzerkiste``."""

from panzerkiste.cli import main

main()
