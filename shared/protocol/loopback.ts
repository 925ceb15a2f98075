// Recognizes addresses and names that no other machine can reach.

const part = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const loopback = new RegExp(`^(?:(?:::ffff:)?127(?:\\.${part}){3}|::1)$`, "i");

/** Takes a numeric address, as of a socket. */
export const isLoopback = (address: string): boolean => loopback.test(address);

/**
 * Takes the host name of a URL, with IPv6 in brackets. Browsers trust such pages although they use
 * plain http.
 */
export const isLoopbackName = (name: string): boolean =>
  name.toLowerCase() === "localhost" || isLoopback(name.replace(/^\[(.*)\]$/, "$1"));

/** Every host listens here, open to the network or not (H-14). */
export const ownAddress = "127.0.0.1";

/**
 * Whether this name in a URL leads to where a host listens for its own machine. That is narrower
 * than loopback: with `--address 127.0.0.2` a host treats that address as one of the network, and
 * clients there as clients from the network.
 */
export const isOwnName = (name: string): boolean =>
  [ownAddress, "localhost", "[::1]"].includes(name);
