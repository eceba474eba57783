"""Setting up: the deal, the draft, the first placement, and who begins."""
