import {
  isJoker,
  isNatural,
  rankOf,
  suitOf,
  suits,
  type Card,
  type Natural,
  type Rank,
} from "#shared/cards/card.ts";
import { forbidden, refused, type Refusal, type RuleError } from "#shared/contract/outcome.ts";
import { say } from "./say.ts";
import type { Facts, Play } from "./types.ts";

/** KB-2: low to high. The 2 is a trump outside the order. */
export const order = [
  "3",
  "4",
  "5",
  "6",
  "7",
  "8",
  "9",
  "T",
  "J",
  "Q",
  "K",
  "A",
] as const satisfies readonly Rank[];

/** KB-8: no set is larger. */
export const longest = 4;

const heights = new Map<Rank, number>(order.map((rank, height) => [rank, height]));

/** 0 for a 3 … 11 for an ace; −1 for a 2, which has no rank (KB-2). */
export const heightOf = (rank: Rank): number => heights.get(rank) ?? -1;

export const isTwo = (card: Card): boolean => card[0] === "2";

/** Naturals 3…A by rank, then clubs, diamonds, hearts, spades; then jokers; then 2s. */
const lowness: ReadonlyMap<Card, number> = new Map(
  [
    ...order.flatMap((rank) => suits.map((suit): Card => `${rank}${suit}`)),
    "Jk" as const,
    ...suits.map((suit): Card => `2${suit}`),
  ].map((card, at) => [card, at]),
);

export const fromLowest = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((one, other) => (lowness.get(one) ?? 0) - (lowness.get(other) ?? 0));

/**
 * KB-6: sorts highest first; equal ranks go s, h, d, c. Jokers, then 2s come last; with `trumps`,
 * 2s, then jokers come first.
 */
export function fromHighest(cards: readonly Card[], trumps: boolean): readonly Card[] {
  const height = (card: Card) => {
    if (isJoker(card)) return trumps ? order.length : -1;
    if (isTwo(card)) return trumps ? order.length + 1 : -2;
    return heightOf(rankOf(card));
  };
  const suitHeight = (card: Card) => (isJoker(card) ? 0 : suits.indexOf(suitOf(card)));
  return cards.toSorted(
    (one, other) => height(other) - height(one) || suitHeight(other) - suitHeight(one),
  );
}

export type Combination = Readonly<{ rank: Rank; count: number; jokers: number }>;

type Read = Readonly<{ ok: true; value: Combination }> | Refusal;

/** KB-8, KB-10 */
export function readCombination({ cards, as }: Play): Read {
  const naturals = cards.filter(isNatural);
  const jokers = cards.length - naturals.length;
  const first = naturals[0];
  if (first === undefined) return readLoneJoker(cards, as);
  if (as !== undefined) return refused("C-13", say("asInSet"));
  if (cards.length > 1 && naturals.some(isTwo)) return refused("KB-10", say("twoInSet"));
  if (cards.length > longest) return refused("KB-8", say("tooMany", { count: cards.length }));
  const rank = rankOf(first);
  if (naturals.some((card) => rankOf(card) !== rank)) return refused("KB-8", say("otherRanks"));
  return { ok: true, value: { rank, count: cards.length, jokers } };
}

// KB-3 and KB-8 both bar a joker as a 2; the error cites KB-8, which says what may be declared.
function readLoneJoker(cards: readonly Card[], as: Rank | undefined): Read {
  if (cards.length > 1) return refused("KB-8", say("jokersAlone"));
  if (as === undefined) return refused("C-13", say("noAs"));
  if (as === "2") return refused("KB-8", say("asTwo"));
  return { ok: true, value: { rank: as, count: 1, jokers: 1 } };
}

type Asked = Pick<Facts, "lead" | "owed">;

/** KB-7, KB-9, KB-10 */
export function objection(
  { lead, owed }: Asked,
  cards: readonly Card[],
  { rank, count }: Combination,
): RuleError | null {
  if (owed && !cards.includes(owed)) return forbidden("KB-7", say("owed"));
  if (!lead || rank === "2") return null;
  if (count !== lead.count) return forbidden("KB-9", say("otherCount", { lead }));
  return heightOf(rank) <= heightOf(lead.rank)
    ? forbidden("KB-9", say("notHigher", { rank, lead }))
    : null;
}

/** Suits have no effect (KB-2), so counts are enough. */
export type Tally = Readonly<{
  /** Number of naturals of each height, from the 3 up. */
  ranked: readonly number[];
  twos: number;
  jokers: number;
}>;

/** A play by what its cards are. */
export type Shape = Readonly<{
  /** Of the set; −1 for a 2. */
  height: number;
  count: number;
  jokers: number;
}>;

/** KB-10 */
export const aTwo: Shape = { height: -1, count: 1, jokers: 0 };

type Due = Readonly<{ lead: Pick<Shape, "height" | "count"> | null; owed: boolean }>;

/**
 * Lists every distinct play by rank, count and number of jokers, lowest first and a 2 last (KB-7,
 * KB-9).
 */
export function legalShapes({ ranked, twos, jokers }: Tally, due: Due): readonly Shape[] {
  const { lead, owed } = due;
  const shapes: Shape[] = [];
  const last = owed ? 0 : order.length - 1;
  for (let height = lead ? lead.height + 1 : 0; height <= last; height += 1)
    addShapesOf(shapes, height, ranked[height] ?? 0, jokers, due);
  if (twos > 0 && !owed) shapes.push(aTwo);
  return shapes;
}

function addShapesOf(
  shapes: Shape[],
  height: number,
  naturals: number,
  jokers: number,
  { lead, owed }: Due,
): void {
  const only = lead?.count;
  const most = only ?? Math.min(longest, naturals + jokers);
  for (let count = only ?? 1; count <= most; count += 1) {
    if (count === 1) {
      if (naturals > 0) shapes.push({ height, count, jokers: 0 });
      if (jokers > 0 && !owed) shapes.push({ height, count, jokers: 1 });
      continue;
    }
    for (let used = Math.max(0, count - naturals); used <= jokers && used < count; used += 1)
      shapes.push({ height, count, jokers: used });
  }
}

/** A play for each legal shape; each contains the 3 of clubs while it is owed. */
export function legalPlays(hand: readonly Card[], { lead, owed }: Asked): readonly Play[] {
  const byRank = Map.groupBy(hand.filter(isNatural), rankOf);
  const jokers = hand.filter(isJoker);
  const twos = byRank.get("2") ?? [];
  const ranked = order.map((rank) => byRank.get(rank) ?? []);
  const tally = {
    ranked: ranked.map((naturals) => naturals.length),
    twos: twos.length,
    jokers: jokers.length,
  };
  const toBeat = lead && { height: heightOf(lead.rank), count: lead.count };
  return legalShapes(tally, { lead: toBeat, owed: owed !== null }).map((shape): Play => {
    const { height, count, jokers: used } = shape;
    const held = shape === aTwo ? twos : (ranked[height] ?? []);
    const naturals = owed ? owedFirst(held, owed) : held;
    const cards = [...naturals.slice(0, count - used), ...jokers.slice(0, used)];
    const isLoneJoker = used === count;
    return { type: "play", cards, ...(isLoneJoker && { as: order[height]! }) };
  });
}

const owedFirst = (naturals: readonly Natural[], owed: "3c") =>
  naturals.includes(owed) ? [owed, ...naturals.toSpliced(naturals.indexOf(owed), 1)] : naturals;
