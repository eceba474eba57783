"""The match in words and as a drawing."""
