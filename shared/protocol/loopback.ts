// Which addresses and names are this machine's own, that nobody else's machine reaches?

const part = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const loopback = new RegExp(`^(?:(?:::ffff:)?127(?:\\.${part}){3}|::1)$`, "i");

/** Of an address in numbers, as a socket has it. */
export const isLoopback = (address: string): boolean => loopback.test(address);

/**
 * Of what stands in a URL, where IPv6 is in brackets. Browsers trust such pages, though they come
 * by plain http.
 */
export const isLoopbackName = (name: string): boolean =>
  name.toLowerCase() === "localhost" || isLoopback(name.replace(/^\[(.*)\]$/, "$1"));

/** Where every host listens, open to the network or not (H-14). */
export const ownAddress = "127.0.0.1";

/**
 * Does this name in a URL lead to where a host listens for its own machine? Fewer do than are
 * loopback: at another address of 127.0.0.0/8 a host may stand as at one of the network (`--address
 * 127.0.0.2`), and whoever comes there comes as by the network.
 */
export const isOwnName = (name: string): boolean =>
  [ownAddress, "localhost", "[::1]"].includes(name);
