// Which signals ask a program to end in good order? From a terminal, from a system that shuts down,
// and when a terminal is closed.

export const stopSignals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
