// How does a table that is open to the network stand in an address, and a join code as people type
// it?

import { joinCode } from "./schema.ts";

/** A guest's page; `url` without a slash at its end. */
export const joinAddress = (url: string, code: string): string => `${url}/#join=${code}`;

/** The page of a screen for the room (H-16). */
export const screenAddress = (url: string, code: string): string => `${url}/#screen=${code}`;

/** People write a code in groups, with hyphens, in small letters; null for what can be none. */
export function readCode(typed: string): string | null {
  const read = joinCode.safeParse(typed.replaceAll(/[\s.–-]+/g, ""));
  return read.success ? read.data : null;
}

/** An invitation is longer, and its letters are large and small ones (H-35). */
const invitation = /^[\w-]{16,64}$/;

/**
 * A table's join code, alone or within a whole address, else an invitation; null where it is
 * neither.
 */
export function readCodeOrInvitation(typed: string): string | null {
  const bare = /#join=([^&#]*)/.exec(typed)?.[1] ?? typed;
  const code = readCode(bare);
  if (code !== null) return code;
  const word = bare.replaceAll(/\s+/g, "");
  return invitation.test(word) ? word : null;
}

/** The join code of a guest's page; null for any other address. */
export const codeIn = (address: string): string | null =>
  readCode(/#join=(.*)$/.exec(address)?.[1] ?? "");

/** `k7qf2m` → `K7Q F2M`: six letters at once are more than one keeps in mind. */
export const spacedCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
