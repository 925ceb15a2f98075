import { strengthOf, cardCode } from "#shared/poker/evaluate.ts";
import type { Card } from "#shared/cards/card.ts";
import { handSize } from "../options.ts";

export type Codes = Int32Array;
export const codesOf = (cards: readonly Card[]): Codes => Int32Array.from(cards, cardCode);

export type Drawn = Int32Array;

/** Fixed 32-bit numbers in place of chance, so that a judgement depends only on the view. */
export type Noise = Uint32Array;

/** Returns the deck without one copy of each card in hand. */
export function restOf(deck: Codes, hand: Codes): Codes {
  const missing = [...hand];
  return deck.filter((code) => {
    const at = missing.indexOf(code);
    if (at >= 0) missing.splice(at, 1);
    return at < 0;
  });
}

/**
 * Draws samples of five cards from the rest of the deck, without repetition within a sample.
 * Reorders `rest`.
 */
export function drawnFrom(rest: Codes, samples: number, noise: Noise, from: number): Drawn {
  const drawn = new Int32Array(samples * handSize);
  for (let at = 0; at < drawn.length; at += 1) {
    const place = at % handSize;
    const other =
      place +
      Math.floor(((noise[(from + at) % noise.length] as number) / 2 ** 32) * (rest.length - place));
    const code = rest[other] as number;
    rest[other] = rest[place] as number;
    rest[place] = code;
    drawn[at] = code;
  }
  return drawn;
}

export type Throw = readonly number[];

const places = [0, 1, 2, 3, 4];
/** Fewest cards first. */
const everyThrow: readonly Throw[] = Array.from({ length: 2 ** handSize }, (_, bits) =>
  places.filter((place) => (bits & (1 << place)) !== 0),
).sort((one, other) => one.length - other.length);
const throwsUpTo = Array.from({ length: handSize + 1 }, (_, most) =>
  everyThrow.filter(({ length }) => length <= most),
);

/**
 * Returns the hand's strength after the draw for each sample; without a throw there is only one.
 */
export function finalsOf(hand: Codes, thrown: Throw, drawn: Drawn): Uint16Array {
  const now = Int32Array.from(hand);
  const finals = new Uint16Array(thrown.length === 0 ? 1 : drawn.length / handSize);
  for (let sample = 0; sample < finals.length; sample += 1) {
    for (let at = 0; at < thrown.length; at += 1)
      now[thrown[at] as number] = drawn[sample * handSize + at] as number;
    finals[sample] = strengthOf(
      now[0] as number,
      now[1] as number,
      now[2] as number,
      now[3] as number,
      now[4] as number,
    );
  }
  return finals;
}

export interface BestThrow {
  readonly thrown: Throw;
  /** Mean of the worth of the resulting strengths. */
  readonly worth: number;
}

/** Of equal throws the one with the fewest cards is best. */
export function bestThrow(hand: Codes, most: number, drawn: Drawn, worth: Float32Array): BestThrow {
  let best: BestThrow = { thrown: [], worth: -1 };
  for (const thrown of throwsUpTo[most] ?? [[]]) {
    const finals = finalsOf(hand, thrown, drawn);
    let sum = 0;
    for (let at = 0; at < finals.length; at += 1) sum += worth[finals[at] as number] as number;
    const mean = sum / finals.length;
    if (mean > best.worth + 1e-6) best = { thrown, worth: mean };
  }
  return best;
}
