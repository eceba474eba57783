"""The way in from the network: requests, sockets, pages, and who may do how much."""
