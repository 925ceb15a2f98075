// Addresses of a table that is open to the network, and join codes as people type them.

import { joinCode } from "./schema.ts";

/** The address of a guest's page; `url` has no trailing slash. */
export const joinAddress = (url: string, code: string): string => `${url}/#join=${code}`;

/** The address of a screen for the room (H-16). */
export const screenAddress = (url: string, code: string): string => `${url}/#screen=${code}`;

/** Reads a code typed in groups, with hyphens or in small letters; null if it can be none. */
export function readCode(typed: string): string | null {
  const read = joinCode.safeParse(typed.replaceAll(/[\s.–-]+/g, ""));
  return read.success ? read.data : null;
}

/** Longer than a join code and case-sensitive (H-35). */
const invitation = /^[\w-]{16,64}$/;

/**
 * Returns a table's join code, given alone or within an address, else an invitation; null if the
 * text is neither.
 */
export function readCodeOrInvitation(typed: string): string | null {
  const bare = /#join=([^&#]*)/.exec(typed)?.[1] ?? typed;
  const code = readCode(bare);
  if (code !== null) return code;
  const word = bare.replaceAll(/\s+/g, "");
  return invitation.test(word) ? word : null;
}

/** Returns the join code of a guest's page; null for any other address. */
export const codeIn = (address: string): string | null =>
  readCode(/#join=(.*)$/.exec(address)?.[1] ?? "");

/** `k7qf2m` → `K7Q F2M`: six letters in a row are hard to remember. */
export const spacedCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
