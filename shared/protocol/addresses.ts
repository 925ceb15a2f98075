import { joinCode } from "./schema.ts";

/** The address of a guest's page; `url` has no trailing slash. */
export const joinAddress = (url: string, code: string): string => `${url}/#join=${code}`;

/** For a big screen (H-16). */
export const screenAddress = (url: string, code: string): string => `${url}/#screen=${code}`;

/** Also with hyphens or in small letters; null if it can be no code. */
export function readCode(typed: string): string | null {
  const read = joinCode.safeParse(typed.replaceAll(/[\s.–-]+/g, ""));
  return read.success ? read.data : null;
}

/** Longer than a join code and case-sensitive (H-35). */
const invitation = /^[\w-]{16,64}$/;

/** A join code, alone or within an address, else an invitation; null if it is neither. */
export function readCodeOrInvitation(typed: string): string | null {
  const bare = /#join=([^&#]*)/.exec(typed)?.[1] ?? typed;
  const code = readCode(bare);
  if (code !== null) return code;
  const word = bare.replaceAll(/\s+/g, "");
  return invitation.test(word) ? word : null;
}

/** Null for any other address than a guest's page's. */
export const codeIn = (address: string): string | null =>
  readCode(/#join=(.*)$/.exec(address)?.[1] ?? "");

/** `k7qf2m` → `K7Q F2M`: six letters in a row are hard to remember. */
export const spacedCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

const part = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const loopback = new RegExp(`^(?:(?:::ffff:)?127(?:\\.${part}){3}|::1)$`, "i");

/** A numeric address, as of a socket. */
export const isLoopback = (address: string): boolean => loopback.test(address);

/**
 * The host name of a URL, with IPv6 in brackets. Browsers trust such pages although they use plain
 * http.
 */
export const isLoopbackName = (name: string): boolean =>
  name.toLowerCase() === "localhost" || isLoopback(name.replace(/^\[(.*)\]$/, "$1"));

/** Every host listens here, open to the network or not (H-14). */
export const ownAddress = "127.0.0.1";

/**
 * Where a host listens for its own machine. Narrower than loopback: with `--address 127.0.0.2` that
 * address counts as one of the network.
 */
export const isOwnName = (name: string): boolean =>
  [ownAddress, "localhost", "[::1]"].includes(name);
