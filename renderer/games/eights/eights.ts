import {
  isNatural,
  rankOf,
  ranks,
  suitOf,
  type Card,
  type Rank,
  type Suit,
} from "#shared/cards/card.ts";
import type { Left, OfSeat, OfTable, Took, TookPot } from "#shared/contract/outcome.ts";
import { placeOf } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { heldBy, isAsked, type AnySeen, type VisibleEvent } from "#shared/contract/seen.ts";
import { isAnyAsked, isSuitNamed } from "#shared/games/eights/seen.ts";
import type { EightsText } from "#shared/games/eights/text/en.ts";
import {
  folded,
  mover,
  saysInPassing,
  stakeBeats,
  tookPot,
  unseen,
  type Beats,
  type Sentences,
} from "#renderer/games/telling.ts";
import type { Shed, Want } from "#renderer/table/parts/shed/shedScene.ts";
import { momentOf } from "#renderer/table/parts/moments/moments.ts";
import type { BeatIn } from "#renderer/table/scene/animation.ts";
import type { Action, Reading, TableGame } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { wordsOf } from "#renderer/text/text.ts";

/** Alternates black and red so that neighbouring suits are easy to tell apart. */
const suitOrder: readonly Suit[] = ["c", "d", "s", "h"];
const suitPlace = (card: Card): number =>
  isNatural(card) ? suitOrder.indexOf(suitOf(card)) : suitOrder.length;

export const orderBy =
  (height: (card: Card) => number): TableGame["order"] =>
  (sortBy) =>
  (one, other) => {
    const [byRank, bySuit] = [height(one) - height(other), suitPlace(one) - suitPlace(other)];
    return sortBy === "rank" ? byRank || bySuit : bySuit || byRank;
  };

/** Cards with a special use lie at the end: those of the special rank, then jokers. */
const apart = (card: Card, special: Rank): number =>
  isNatural(card) ? (rankOf(card) === special ? 1 : 0) : 2;
const rankPlace = (card: Card): number =>
  isNatural(card) ? ranks.indexOf(rankOf(card)) : ranks.length;
const usual = orderBy(rankPlace);

export const orderWith =
  (special: Rank): TableGame["order"] =>
  (sortBy) =>
  (one, other) =>
    apart(one, special) - apart(other, special) || usual(sortBy)(one, other);

export const order = orderWith("8");

export const eightsText = (): EightsText => wordsOf<EightsText>("eights");

/** Only who still plays has buttons. */
export const isPlaying = ({ viewer, facts }: AnySeen): boolean =>
  viewer !== "spectator" && facts.result === null && !facts.left.includes(viewer);

/** A button for a move without cards; faint where it has a `problem`. */
export const bareAction = (
  { legal }: Pick<AnySeen, "legal">,
  type: string,
  label: string,
  shortcut: string,
  problem: string | null = null,
): Action => ({
  id: type,
  label,
  sends: { type },
  shortcut,
  kind: problem !== null ? "faint" : legal.length === 1 ? "only" : "plain",
  problem,
});

export const playAction = (
  seen: AnySeen,
  reading: Reading,
  problem = playProblem(seen, reading),
): Action => ({
  id: "play",
  label: playLabel(reading),
  sends: "picked",
  shortcut: "Enter",
  kind: "primary",
  problem,
});

export function playLabel(reading: Reading): string {
  if (reading.kind === "suit") return eightsText().playAndName(reading.words);
  return reading.kind === "nothing" || reading.kind === "rank"
    ? eightsText().play
    : eightsText().playThis(reading.words);
}

function playProblem(seen: AnySeen, reading: Reading): string | null {
  if (!isAsked(seen)) return tableText().notYourTurn;
  if (reading.kind === "nothing") return eightsText().pickCard;
  return reading.legal ? null : tableText().notLegal;
}

export const hasOneLeft = (seen: AnySeen, seat: Seat): boolean =>
  seen.facts.result === null && heldBy(seen, seat) === 1;

/** After a shared second place comes the fourth, as in the table of results. */
export const place = ({ facts: { result } }: AnySeen, seat: Seat): number | null =>
  result && placeOf(result, seat);

/** Time slows for the card that empties a hand; everybody sees how many a hand has (C-7). */
export const withLastCard =
  <B extends { readonly type: string }>(
    beats: (seen: AnySeen, happened: readonly VisibleEvent[]) => readonly B[],
  ) =>
  (seen: AnySeen, happened: readonly VisibleEvent[]): readonly (B | BeatIn<"moment">)[] => {
    const told = beats(seen, happened);
    const last = told.findLast(
      (beat): beat is B & { readonly seat: Seat } => beat.type === "lay" || beat.type === "chain",
    );
    return last && heldBy(seen, last.seat) === 0
      ? told.flatMap((beat) => (beat === last ? [momentOf("lastCard", last.seat), beat] : [beat]))
      : told;
  };

/** A seat says that it has one card left or, in `words`, that it is among those who `passed`. */
export const speechOf =
  <S extends AnySeen>(passed: (seen: S) => readonly Seat[], words: () => string) =>
  (seen: S, seat: Seat): string => {
    if (hasOneLeft(seen, seat)) return eightsText().saysLastCard;
    return seen.facts.result === null && passed(seen).includes(seat) ? words() : "";
  };

export const condition = (seen: AnySeen, seat: Seat): string =>
  hasOneLeft(seen, seat) ? eightsText().oneLeft : "";

/**
 * Hands grow in these games: the table is laid out again only when the own hand exceeds one of
 * these sizes. The first fits into one row on a small phone.
 */
const handSteps = [15, 22, 30, 44, 60] as const;

/** A spectator has no hand that could take room from the table. */
export function mostCards(seen: AnySeen): number {
  const held = seen.viewer === "spectator" ? 0 : heldBy(seen, seen.viewer);
  return handSteps.find((step) => held <= step) ?? held;
}

function matches(suit: Suit | null, rank: Rank | null): readonly string[] {
  const words = eightsText();
  return [
    ...(suit === null ? [] : [words.suit(suit)]),
    ...(rank === null ? [] : [words.rank(rank)]),
  ];
}

export function matchWords(suit: Suit | null, rank: Rank | null): string {
  const parts = matches(suit, rank);
  return parts.length === 0 ? eightsText().anyCard : eightsText().anyOf(parts);
}

/** What matching a suit or a rank comes to. */
export const wantOf = (
  seen: Parameters<typeof isAnyAsked>[0],
  suit: Suit | null,
  rank: Rank | null,
): Want => ({
  ...usualWant,
  any: isAnyAsked(seen),
  suit,
  rank,
  named: isSuitNamed(seen),
  words: matchWords(suit, rank),
});

export const usualWant = { colour: null } as const satisfies Partial<Want>;

/** Nothing is wanted once the round is over. */
export const pileWith =
  <S extends AnySeen>(want: (seen: S) => Want) =>
  (seen: S): Shed => ({
    stock: seen.stock,
    pile: seen.pile,
    want: seen.facts.result === null ? want(seen) : null,
  });

/** What lies in the middle, around what a game says of it in its `own` sentences, "" for none. */
export function middleWords(
  { pile, stock, removed }: AnySeen,
  own: readonly string[],
): readonly string[] {
  const words = eightsText();
  const top = pile.at(-1);
  return [
    top === undefined ? words.emptyPile : words.onPile(cardName(top), pile.length),
    ...own,
    words.inStock(stock),
    removed > 0 ? words.removed(removed) : "",
  ].filter((sentence) => sentence !== "");
}

export const directionWords = (direction: 1 | -1): string =>
  direction === 1 ? eightsText().clockwise : eightsText().counterClockwise;

export const adviseWords = (played: string, suit: Suit | undefined): string => {
  const label = eightsText().playThis(played);
  return suit === undefined ? label : eightsText().adviseSuit(label, suit);
};

/** The stakes, the deal and the card turned up, after `back` were turned up and shuffled back. */
export const dealBeats = (
  seen: AnySeen,
  stake: number,
  turnedUp?: Card,
  back: readonly Card[] = [],
): readonly BeatIn<"chips" | "deal" | "turnUp">[] => [
  ...stakeBeats(seen, stake),
  { type: "deal", dealer: seen.facts.dealer },
  ...(turnedUp === undefined ? [] : [{ type: "turnUp", card: turnedUp, back } as const]),
];

/** The seat says how many it takes, or `words`. */
export const take = (
  {
    seat,
    told: { count },
    cards,
  }: Readonly<{
    seat: Seat;
    told: { readonly count: number };
    cards?: readonly Card[] | undefined;
  }>,
  words = eightsText().saysDraw(count),
): BeatIn<"take"> => ({ type: "take", seat, count, cards: cards ?? null, words });

/** What happens in most eights games, on the table and in words. */
type Usual =
  | Took<"drew">
  | OfTable<"refilled", { readonly cards: number }>
  | OfSeat<"passed">
  | OfSeat<"reversed", { readonly direction: 1 | -1 }>
  | OfTable<"blocked">
  | Left
  | TookPot;

export const usualBeats = {
  drew: (event) => [take(event)],
  refilled: ({ told: { cards } }) => [{ type: "refill", cards }],
  passed: ({ seat }) => saysInPassing(seat, eightsText().saysPass),
  reversed: ({ told: { direction } }) => [{ type: "reverse", direction }],
  left: folded,
  blocked: unseen,
  tookPot,
} satisfies Beats<Usual, BeatIn<"take" | "refill" | "say" | "reverse" | "fold" | "chips">>;

export const usualSentences = {
  drew: (event, who) =>
    eightsText().drew(mover(event, who), event.told.count, (event.cards ?? []).map(cardName)),
  refilled: ({ told }) => eightsText().refilled(told.cards),
  passed: (event, who) => eightsText().passed(mover(event, who)),
  reversed: ({ told }) => eightsText().reversed(told.direction),
  left: (event, who) => eightsText().left(mover(event, who)),
  tookPot: (event, who) => eightsText().tookPot(mover(event, who), event.told.amount),
} satisfies Omit<Sentences<Usual>, "blocked">;
