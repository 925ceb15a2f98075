// Sent by a terminal, by a system that shuts down, and when a terminal is closed.

export const stopSignals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
