// Rules, bots and the host name a sentence; whoever reads it makes it from his own catalogue.

import type { Public } from "#shared/contract/json.ts";

/**
 * A sentence by its place in the catalogues – "crazy-eights.refusals.drawOn" – and what it speaks
 * of: cards as codes, ranks, suits, numbers, seats, names, or others that are said within it. Never
 * words, never anything hidden (C-7).
 */
export type Said = { readonly key: string; readonly args: Public };

/** Makes what is said within a sentence, in the sentence's own language. */
export type Tell = (said: Said) => string;

/** One entry of a catalogue of what rules, bots and the host say. */
export type Phrase = string | ((args: never, tell: Tell) => string);
export type Phrases = { readonly [key: string]: Phrase };

/** What a sentence must be given: nothing, or the one argument of its function. */
export type Given<P> = P extends (args: infer A extends Public, tell: Tell) => string
  ? readonly [args: A]
  : readonly [];

export type Saying<P extends Phrases> = <K extends keyof P & string>(
  key: K,
  ...given: Given<P[K]>
) => Said;

/**
 * Names sentences of one part of the catalogues, `place`: a key that is not there, or what does not
 * fit it, does not compile.
 */
export const saying =
  <P extends Phrases>(place: string): Saying<P> =>
  (key, ...given) => ({ key: `${place}.${key}`, args: given[0] ?? {} });

/** What every language must say, by the type of the English catalogue. */
export type Widened<T> = T extends string
  ? string
  : T extends (...given: infer G) => infer R
    ? (...given: G) => R extends string ? string : R
    : { readonly [K in keyof T]: Widened<T[K]> };

/** An error that people are told of. */
export abstract class SaidError extends Error {
  readonly said: Said;

  constructor(said: Said, options?: ErrorOptions) {
    super(`${said.key} ${JSON.stringify(said.args)}`, options);
    this.said = said;
  }
}
