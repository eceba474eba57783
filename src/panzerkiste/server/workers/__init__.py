"""Several processes that serve together: who owns what, how visitors are handed over, who looks after whom."""
