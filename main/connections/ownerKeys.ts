import { createHash, randomBytes } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isLoopbackName } from "#shared/protocol/addresses.ts";
import { hostName } from "./gate.ts";

/** A printed address may be read by others later, and must be useless by then. */
const codeLifeMs = 10 * 60_000;
export const newOwnerSecret = (): string => randomBytes(32).toString("base64url");

/** A browser sends the fragment to nobody. */
export const ownerAddress = (url: string, code: string): string => `${url}/#code=${code}`;

type KeysOptions = Readonly<{
  /** The cookie of the desktop shell's window. */
  secret?: string;
  /** Called with a new code when a client has come without a key and no code is good. */
  onWanted?: (code: string) => void;
  /** ms of a clock that is never set back. */
  now?: () => number;
}>;

/**
 * A one-time code lets in the first browser that brings it, which then has a persistent key (H-38).
 * Codes and secret are kept as hashes, so that the time of a comparison reveals nothing.
 */
export class OwnerKeys {
  readonly #secret: string | null;
  readonly #onWanted: (code: string) => void;
  readonly #now: () => number;
  #code: Readonly<{ hash: string; until: number }> | null = null;

  constructor({
    secret,
    onWanted = () => undefined,
    now = () => performance.now(),
  }: KeysOptions = {}) {
    this.#secret = secret === undefined ? null : hashOf(secret);
    this.#onWanted = onWanted;
    this.#now = now;
  }

  /** Voids the code before it. */
  newCode(): string {
    const code = randomBytes(16).toString("base64url");
    this.#code = { hash: hashOf(code), until: this.#now() + codeLifeMs };
    return code;
  }

  /**
   * Returns the result of `admit`, or null for a bad code. The code is used up unless `admit`
   * throws.
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

  /** Makes at most one code in ten minutes, unless codes are redeemed. */
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
