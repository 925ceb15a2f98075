// Rules, bots and the host only name a sentence; the reader's catalogue provides its words.

import type { Public } from "#shared/contract/json.ts";

/**
 * A sentence as a key of the catalogues ("crazy-eights.refusals.drawOn") and its arguments: cards
 * as codes, ranks, suits, numbers, seats, names, or sentences within it. Never words, and never
 * anything hidden (C-7).
 */
export type Said = Readonly<{ key: string; args: Public }>;

/** Words a sentence that is within another, in the same language. */
export type Tell = (said: Said) => string;

export type Phrase = string | ((args: never, tell: Tell) => string);
export type Phrases = { readonly [key: string]: Phrase };

/** A sentence's arguments: none, or the one argument of its function. */
export type PhraseArgs<P> = P extends (args: infer A extends Public, tell: Tell) => string
  ? readonly [args: A]
  : readonly [];

export type Saying<P extends Phrases> = <K extends keyof P & string>(
  key: K,
  ...given: PhraseArgs<P[K]>
) => Said;

/**
 * Builds sentences of the part `place` of the catalogues. An unknown key or a wrong argument does
 * not compile.
 */
export const saying =
  <P extends Phrases>(place: string): Saying<P> =>
  (key, ...given) => ({ key: `${place}.${key}`, args: given[0] ?? {} });

/** The requirements for every language, derived from the type of the English catalogue. */
export type Widened<T> = T extends string
  ? string
  : T extends (...given: infer G) => infer R
    ? (...given: G) => R extends string ? string : R
    : { readonly [K in keyof T]: Widened<T[K]> };

export abstract class SaidError extends Error {
  readonly said: Said;

  constructor(said: Said, options?: ErrorOptions) {
    super(`${said.key} ${JSON.stringify(said.args)}`, options);
    this.said = said;
  }
}
