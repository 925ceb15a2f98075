// Deals and plays a few thousand hands to the end of the draw. A bot judges its chances by the
// results.

import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { highestStrength } from "#shared/poker/evaluate.ts";
import { pack } from "../deal.ts";
import { bestThrow, codesOf, drawnFrom, finalsOf, type Codes, type Noise } from "./draws.ts";
import { handSize, packCount } from "../options.ts";
import type { Options } from "../types.ts";

/**
 * The best `share` of all hands before the draw, and of these the ones that drew `drew` cards
 * (null: any number).
 */
export interface Range {
  readonly share: number;
  readonly drew: number | null;
}

export interface Field {
  readonly deck: Codes;
  readonly noise: Noise;
  /**
   * Returns, by strength, the chance to beat a hand of this range in the end; a tie counts half.
   */
  beats(range: Range): Float32Array;
}

const hands = 3000;
const samplesPerHand = 24;
/** Ranges are rounded to the nearest of these. */
const shares = [1, 0.8, 0.64, 0.5, 0.4, 0.3, 0.22, 0.16, 0.11, 0.08, 0.05];
/**
 * Fewer hands than this are too few to judge by: without jokers only about 20 of the hands dealt
 * are pat.
 */
const fewest = 10;
const mostFields = 12;

interface Played {
  readonly promise: number;
  readonly drew: number;
  readonly final: number;
}

const fields = new Map<string, Field>();

export function fieldOf(options: Options, seats: number): Field {
  const key = [packCount(seats), options.jokersPerPack, options.maxDraw].join();
  const known = fields.get(key);
  if (known) return known;
  const oldest = [...fields.keys()][0];
  if (oldest !== undefined && fields.size >= mostFields) fields.delete(oldest);
  const made = newField(options, seats);
  fields.set(key, made);
  return made;
}

function newField(options: Options, seats: number): Field {
  const deck = codesOf(pack(options, seats));
  const dice = new DiceReader(newDice("the field"));
  const noise = Uint32Array.from({ length: 2 ** 15 }, () => dice.below(2 ** 32));
  // First come hands as dealt, then draws that aim to beat those, then draws that aim to beat the
  // latter.
  const unplayed = playedHands({
    deck,
    noise,
    most: 0,
    worth: new Float32Array(highestStrength() + 1),
    count: hands,
  });
  const once = playedHands({
    deck,
    noise,
    most: options.maxDraw,
    worth: chancesAgainst(unplayed),
    count: hands / 4,
  });
  const played = playedHands({
    deck,
    noise,
    most: options.maxDraw,
    worth: chancesAgainst(once),
    count: hands,
  }).toSorted((one, other) => other.promise - one.promise);
  const tables = new Map<string, Float32Array>();
  return {
    deck,
    noise,
    beats: (range) => {
      const share = nearestShare(range.share);
      const key = `${share}/${range.drew}`;
      const known = tables.get(key);
      if (known) return known;
      const made = chancesAgainst(within(played, { ...range, share }));
      tables.set(key, made);
      return made;
    },
  };
}

interface Playing {
  readonly deck: Codes;
  readonly noise: Noise;
  readonly most: number;
  readonly worth: Float32Array;
  readonly count: number;
}

function playedHands({ deck, noise, most, worth, count }: Playing): readonly Played[] {
  const pool = Int32Array.from(deck);
  return Array.from({ length: count }, (_, number) => {
    const start = number * (samplesPerHand + 2) * handSize;
    const hand = drawnFrom(pool, 1, noise, start);
    // `drawnFrom` has left the hand at the front of the pool.
    const rest = pool.slice(handSize);
    const { thrown, worth: promise } = bestThrow(
      hand,
      most,
      drawnFrom(rest, samplesPerHand, noise, start + handSize),
      worth,
    );
    const [final = 0] = finalsOf(
      hand,
      thrown,
      drawnFrom(rest, 1, noise, start + (samplesPerHand + 1) * handSize),
    );
    return { promise, drew: thrown.length, final };
  });
}

function within(played: readonly Played[], { share, drew }: Range): readonly Played[] {
  const best = played.slice(0, Math.max(fewest, Math.round(played.length * share)));
  const those = drew === null ? best : best.filter((one) => one.drew === drew);
  if (those.length >= fewest) return those;
  const all = drew === null ? best : played.filter((one) => one.drew === drew);
  return all.length >= fewest ? all.slice(0, Math.max(fewest, those.length)) : best;
}

function chancesAgainst(played: readonly Played[]): Float32Array {
  const counts = new Uint32Array(highestStrength() + 2);
  for (const { final } of played) counts[final] = (counts[final] ?? 0) + 1;
  const chances = new Float32Array(highestStrength() + 1);
  let below = 0;
  for (let strength = 0; strength < chances.length; strength += 1) {
    const equal = counts[strength] ?? 0;
    chances[strength] = (below + equal / 2) / played.length;
    below += equal;
  }
  return chances;
}

const nearestShare = (share: number): number =>
  shares.reduce((best, one) => (Math.abs(one - share) < Math.abs(best - share) ? one : best));
