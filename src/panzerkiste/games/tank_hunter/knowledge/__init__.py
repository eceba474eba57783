"""Who knows what: views, worlds that fit them, advice, standing orders."""
