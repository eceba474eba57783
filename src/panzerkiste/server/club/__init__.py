"""What people are to each other."""
