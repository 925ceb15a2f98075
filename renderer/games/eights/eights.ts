import {
  isNatural,
  rankOf,
  ranks,
  suitOf,
  type Card,
  type Rank,
  type Suit,
} from "#shared/cards/card.ts";
import type { Action, Reading, TableGame } from "#renderer/table/tableGame.ts";
import { wordsOf } from "#renderer/text/text.ts";
import type { EightsText } from "#shared/games/eights/text/en.ts";
import { isAsked, heldBy, type AnySeen } from "#shared/contract/seen.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { placeOf } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Shed, Want } from "#renderer/table/parts/shed/shedScene.ts";

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

/** A seat says that it has one card left or, in `words`, that it is among those who `passed`. */
export const speechOf =
  (passed: (seen: AnySeen) => readonly Seat[], words: () => string): TableGame["speech"] =>
  (seen, seat) => {
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

export const usualWant = { colour: null } as const satisfies Partial<Want>;

/** Nothing is wanted once the round is over. */
export const pileWith =
  (want: (seen: AnySeen) => Want) =>
  (seen: AnySeen): Shed => ({
    stock: seen.stock,
    pile: seen.pile,
    want: seen.facts.result === null ? want(seen) : null,
  });
