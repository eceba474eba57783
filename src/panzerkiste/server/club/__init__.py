"""What people are to each other: how strong, and what others may know of them."""
