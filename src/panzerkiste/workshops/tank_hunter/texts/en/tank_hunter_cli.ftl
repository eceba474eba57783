# Tank Hunter on the command line.

cli-file-deck = decks for Tank Hunter (.toml)
