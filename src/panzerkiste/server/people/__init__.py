"""Who a visitor is beyond his cookie: a name, and on request an account that he comes back to on other devices."""
