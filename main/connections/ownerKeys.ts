// The codes that let in a new device of the owner's, and the secret of the desktop shell's own
// window.

import { createHash, randomBytes } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isLoopbackName } from "#shared/protocol/loopback.ts";
import { hostName } from "./hostName.ts";

/** ms. A printed address may be read by others later, and must be useless by then. */
const codeLifeMs = 10 * 60_000;
/** 256 bits. */
export const newOwnerSecret = (): string => randomBytes(32).toString("base64url");

/**
 * In the fragment, which a browser sends to nobody; the page redeems the code at once, and then it
 * opens nothing more.
 */
export const ownerAddress = (url: string, code: string): string => `${url}/#code=${code}`;

interface KeysOptions {
  /** Opens the house from the start: the desktop shell's window has it as its cookie. */
  readonly secret?: string;
  /**
   * Called with a new code when a client has come without a key and the last code opens nothing any
   * more.
   */
  readonly onWanted?: (code: string) => void;
  /** ms on a clock that is never set back. */
  readonly now?: () => number;
}

/**
 * A one-time code opens the house for the first browser that brings it, which has a persistent key
 * from then on (H-38). Codes, and the secret of the shell's window, are kept as hashes, so that the
 * time of a comparison reveals nothing, and end with the process.
 */
export class OwnerKeys {
  readonly #secret: string | null;
  readonly #onWanted: (code: string) => void;
  readonly #now: () => number;
  #code: { readonly hash: string; readonly until: number } | null = null;

  constructor({
    secret,
    onWanted = () => undefined,
    now = () => performance.now(),
  }: KeysOptions = {}) {
    this.#secret = secret === undefined ? null : hashOf(secret);
    this.#onWanted = onWanted;
    this.#now = now;
  }

  /** Makes a code that can be redeemed once, within ten minutes; voids the one before it. */
  newCode(): string {
    const code = randomBytes(16).toString("base64url");
    this.#code = { hash: hashOf(code), until: this.#now() + codeLifeMs };
    return code;
  }

  /**
   * Returns the result of `admit` for a good code, which is used up unless `admit` throws; null for
   * a code that is wrong, used up or too old.
   */
  redeem<T>(code: string, admit: () => T): T | null {
    if (this.#code?.hash !== hashOf(code) || !this.#isCodeGood()) return null;
    const admitted = admit();
    this.#code = null;
    return admitted;
  }

  opens(secret: string): boolean {
    return this.#secret === hashOf(secret);
  }

  /**
   * Called when a client has come without a key. Reports at most one code in ten minutes, unless
   * codes are redeemed.
   */
  wanted(): void {
    if (!this.#isCodeGood()) this.#onWanted(this.newCode());
  }

  #isCodeGood(): boolean {
    return this.#code !== null && this.#now() < this.#code.until;
  }
}

/**
 * Checks Origin, which browsers send with everything but a GET; else Sec-Fetch-Site, which they
 * send over plain http only to a loopback name. Elsewhere a GET passes without either: it changes
 * nothing, and `Cross-Origin-Resource-Policy` keeps its answer from every page of another origin.
 */
export function comesFromOwnPage({
  method,
  headers: { host = "", origin, "sec-fetch-site": site },
}: Pick<IncomingMessage, "method" | "headers">): boolean {
  if (origin !== undefined) return origin === `http://${host}`;
  if (site !== undefined) return site === "same-origin";
  return (method === "GET" || method === "HEAD") && !isLoopbackName(hostName(host) ?? "");
}

/** All cookies of this name: a page of another port may have set one too. */
export const cookiesIn = ({ cookie = "" }: IncomingHttpHeaders, name: string): string[] =>
  cookie
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));

const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64");
