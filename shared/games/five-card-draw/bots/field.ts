// A bot judges its chances by the results of a few thousand hands, dealt and played to the end of
// the draw.

import type { Card } from "#shared/cards/card.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { cardCode, highestStrength, strengthOf } from "#shared/poker/evaluate.ts";
import { pack } from "../deal.ts";
import { handSize, packCount, type Options } from "../types.ts";

type Codes = Int32Array;
/** Samples of five cards, one after the other. */
type Drawn = Int32Array;
/** Fixed 32-bit numbers in place of chance, so that a judgement depends only on the view. */
type Noise = Uint32Array;
/** Places of the cards thrown. */
export type Throw = readonly number[];

/**
 * The best `share` of all hands before the draw, and of these the ones that drew `drew` cards
 * (null: any number).
 */
export type Range = Readonly<{
  share: number;
  drew: number | null;
}>;
export const anyHand: Range = { share: 1, drew: null };

export interface Field {
  readonly deck: Codes;
  readonly noise: Noise;
  /**
   * Returns, by strength, the chance to beat a hand of this range in the end; a tie counts half.
   */
  beats(range: Range): Float32Array;
}

/**
 * Draws samples of five cards from the rest of the deck, without repetition within a sample.
 * Reorders `rest`.
 */
function drawnFrom(rest: Codes, samples: number, noise: Noise, from: number): Drawn {
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

const places = [0, 1, 2, 3, 4];
/** Fewest cards first. */
const everyThrow: readonly Throw[] = Array.from({ length: 2 ** handSize }, (_, bits) =>
  places.filter((place) => (bits & (1 << place)) !== 0),
).sort((one, other) => one.length - other.length);
const throwsUpTo = Array.from({ length: handSize + 1 }, (_, most) =>
  everyThrow.filter(({ length }) => length <= most),
);
const throwsOfCount = Array.from({ length: handSize + 1 }, (_, count) =>
  everyThrow.filter(({ length }) => length === count),
);

/**
 * Returns the hand's strength after the draw for each sample; without a throw there is only one.
 */
function finalsOf(hand: Codes, thrown: Throw, drawn: Drawn): Uint16Array {
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

/**
 * Of equal throws the one with the fewest cards is best. `promise` is the mean of the worth of the
 * resulting strengths.
 */
function bestThrow(hand: Codes, throws: readonly Throw[], drawn: Drawn, worth: Float32Array) {
  let best: Readonly<{ thrown: Throw; promise: number }> = { thrown: [], promise: -1 };
  for (const thrown of throws) {
    const finals = finalsOf(hand, thrown, drawn);
    let sum = 0;
    for (let at = 0; at < finals.length; at += 1) sum += worth[finals[at] as number] as number;
    const promise = sum / finals.length;
    if (promise > best.promise + 1e-6) best = { thrown, promise };
  }
  return best;
}

/** With several packs, as often as the hand has a card. */
function without(deck: Codes, hand: Codes): Codes {
  const missing = [...hand];
  return deck.filter((code) => {
    const at = missing.indexOf(code);
    if (at >= 0) missing.splice(at, 1);
    return at < 0;
  });
}

/** Draws tried for each throw. */
const samples = 240;

/** The throw that makes most of this worth by strength, and the strengths that it may lead to. */
export function bestDraw(
  { deck, noise }: Field,
  cards: readonly Card[],
  most: number,
  worth: Float32Array,
): Readonly<{ thrown: Throw; finals: Uint16Array }> {
  const hand = Int32Array.from(cards, cardCode);
  const drawn = drawnFrom(without(deck, hand), most === 0 ? 1 : samples, noise, 0);
  const { thrown } = bestThrow(hand, throwsUpTo[most] ?? [[]], drawn, worth);
  return { thrown, finals: finalsOf(hand, thrown, drawn) };
}

/** The strengths that this throw may lead to, under the same draws as `bestDraw` tries. */
export function drawnStrengths(
  { deck, noise }: Field,
  cards: readonly Card[],
  thrown: Throw,
): Uint16Array {
  const hand = Int32Array.from(cards, cardCode);
  return finalsOf(hand, thrown, drawnFrom(without(deck, hand), samples, noise, 0));
}

/** Draws tried for each throw where only classes of hands are wanted. */
const fewSamples = 64;

/** The best throw of each number of cards, from none, and the mean worth of its results. */
export function throwsOf(
  { deck, noise }: Field,
  hand: Codes,
  most: number,
  worth: Float32Array,
): readonly Readonly<{ thrown: Throw; promise: number }>[] {
  const drawn = drawnFrom(without(deck, hand), fewSamples, noise, 0);
  return Array.from({ length: most + 1 }, (_, count) =>
    bestThrow(hand, throwsOfCount[count] ?? [], drawn, worth),
  );
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

type Played = Readonly<{
  promise: number;
  drew: number;
  final: number;
}>;

const fields = new Map<string, Field>();

export function fieldOf(options: Options, seats: number): Field {
  const key = [packCount(seats), options.jokersPerPack, options.maxDraw].join();
  const known = fields.get(key);
  if (known) return known;
  const [oldest] = fields.keys();
  if (oldest !== undefined && fields.size >= mostFields) fields.delete(oldest);
  const made = newField(options, seats);
  fields.set(key, made);
  return made;
}

function newField(options: Options, seats: number): Field {
  const deck = Int32Array.from(pack(options, seats), cardCode);
  const dice = new DiceReader(newDice("the field"));
  const noise = Uint32Array.from({ length: 2 ** 15 }, () => dice.below(2 ** 32));
  const play = (count: number, most: number, worth: Float32Array) =>
    playedHands({ deck, noise, count, most, worth });
  // First come hands as dealt, then draws that aim to beat those, then draws that aim to beat the
  // latter.
  const unplayed = play(hands, 0, new Float32Array(highestStrength() + 1));
  const once = play(hands / 4, options.maxDraw, chancesAgainst(unplayed));
  const played = play(hands, options.maxDraw, chancesAgainst(once)).toSorted(
    (one, other) => other.promise - one.promise,
  );
  const tables = new Map<string, Float32Array>();
  return {
    deck,
    noise,
    beats: ({ share: wished, drew }) => {
      const share = nearestShare(wished);
      const key = `${share}/${drew}`;
      const known = tables.get(key);
      if (known) return known;
      const made = chancesAgainst(within(played, { share, drew }));
      tables.set(key, made);
      return made;
    },
  };
}

type Playing = Readonly<{
  deck: Codes;
  noise: Noise;
  count: number;
  most: number;
  worth: Float32Array;
}>;

function playedHands({ deck, noise, count, most, worth }: Playing): readonly Played[] {
  const pool = Int32Array.from(deck);
  return Array.from({ length: count }, (_, number) => {
    const start = number * (samplesPerHand + 2) * handSize;
    const hand = drawnFrom(pool, 1, noise, start);
    // `drawnFrom` has left the hand at the front of the pool.
    const rest = pool.slice(handSize);
    const { thrown, promise } = bestThrow(
      hand,
      throwsUpTo[most] ?? [[]],
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

function within(played: readonly Played[], { share, drew }: Range) {
  const best = played.slice(0, Math.max(fewest, Math.round(played.length * share)));
  if (drew === null) return best;
  const those = best.filter((one) => one.drew === drew);
  if (those.length >= fewest) return those;
  const all = played.filter((one) => one.drew === drew);
  return all.length >= fewest ? all.slice(0, Math.max(fewest, those.length)) : best;
}

function chancesAgainst(played: readonly Played[]) {
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

const nearestShare = (share: number) =>
  shares.reduce((best, one) => (Math.abs(one - share) < Math.abs(best - share) ? one : best));
