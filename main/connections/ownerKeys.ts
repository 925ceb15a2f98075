// The codes by which a new device of the owner's comes in, and the secret of the desktop shell's
// own window.

import { createHash, randomBytes } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isLoopbackName } from "#shared/protocol/loopback.ts";
import { hostName } from "./hostName.ts";

/** A printed address may be read by others later, so it must be of no use by then. */
const codeLifeMs = 10 * 60_000;
/** 256 bits. */
export const newOwnerSecret = (): string => randomBytes(32).toString("base64url");

/**
 * In the fragment, which a browser sends to nobody; the page exchanges the code at once, and then
 * it opens nothing more.
 */
export const ownerAddress = (url: string, code: string): string => `${url}/#code=${code}`;

interface KeysOptions {
  /** Opens the house from the start: the desktop shell's window has it as its cookie. */
  readonly secret?: string;
  /**
   * Told a new code when somebody has come without a key and the last code opens nothing any more.
   */
  readonly onWanted?: (code: string) => void;
  /** ms on a clock that is never set back. */
  readonly now?: () => number;
}

/**
 * A one-time code opens the house for the browser that brings it first; from then on that browser
 * has a lasting key (H-38). Codes, and the secret of the shell's window, are kept as hashes – what
 * is looked up tells nothing by the time it takes – and end with the process.
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

  /** Ten minutes long, and once, it can be redeemed; the one before it no more. */
  newCode(): string {
    const code = randomBytes(16).toString("base64url");
    this.#code = { hash: hashOf(code), until: this.#now() + codeLifeMs };
    return code;
  }

  /**
   * What `admit` makes of a code that is good, which is used up by it unless that throws; null for
   * one that is wrong, used up or too old.
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
   * Somebody has come who has no key. At most one code is told in ten minutes, unless codes are
   * redeemed.
   */
  wanted(): void {
    if (!this.#isCodeGood()) this.#onWanted(this.newCode());
  }

  #isCodeGood(): boolean {
    return this.#code !== null && this.#now() < this.#code.until;
  }
}

/**
 * By Origin, which browsers send with everything but a GET; with that Sec-Fetch-Site, which they
 * send by plain http to a loopback name alone. Elsewhere a GET counts without either: it changes
 * nothing, and `Cross-Origin-Resource-Policy` keeps what it answers from every page of another
 * origin.
 */
export function comesFromOwnPage({
  method,
  headers: { host = "", origin, "sec-fetch-site": site },
}: Pick<IncomingMessage, "method" | "headers">): boolean {
  if (origin !== undefined) return origin === `http://${host}`;
  if (site !== undefined) return site === "same-origin";
  return (method === "GET" || method === "HEAD") && !isLoopbackName(hostName(host) ?? "");
}

/** All of this name: a page of another port may have set one too. */
export const cookiesIn = ({ cookie = "" }: IncomingHttpHeaders, name: string): string[] =>
  cookie
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));

const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64");
