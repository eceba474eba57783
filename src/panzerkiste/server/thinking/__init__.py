"""Where bots think: processes beside the server."""
