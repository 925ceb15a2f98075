import { shell } from "electron";
import { isPrivate } from "#main/lan/addresses.ts";
import { codeIn, readCode, screenAddress } from "#shared/protocol/addresses.ts";

export interface KnownTables {
  /** Null while it is down. */
  home(): URL | null;
  found(): Promise<readonly string[]>;
}

/** A private numeric address, which no name server can redirect, and a join code. */
function isJoinPage(address: string): boolean {
  if (!URL.canParse(address) || codeIn(address) === null) return false;
  const { protocol, hostname, pathname, search, username, password } = new URL(address);
  const bare = hostname.replace(/^\[(.*)\]$/, "$1");
  return (
    protocol === "http:" &&
    isPrivate(bare) &&
    pathname === "/" &&
    search === "" &&
    username === "" &&
    password === ""
  );
}

/** The big screen shows no more than everybody may see. */
function isOwnScreen(address: string, home: URL | null): boolean {
  const code = readCode(/#screen=(.*)$/.exec(address)?.[1] ?? "");
  return home !== null && code !== null && address === screenAddress(home.origin, code);
}

/**
 * Opens it outside of the app, where nothing of the owner's is. Returns false, and does nothing,
 * for an address that the host does not know.
 */
export async function openTable(address: string, known: KnownTables): Promise<boolean> {
  const isKnown =
    isOwnScreen(address, known.home()) ||
    (isJoinPage(address) && (await known.found()).includes(address));
  if (isKnown) await shell.openExternal(new URL(address).href);
  return isKnown;
}
