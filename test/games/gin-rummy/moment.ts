// Lets tests lay out a moment of Gin Rummy, play on from it, and describe where things are
// afterwards.

import { peekAll, turnAllDown } from "#shared/cards/faceDown.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { ginRummy } from "#shared/games/gin-rummy/index.ts";
import type { Facts, GinRound, Melds, Move, Options } from "#shared/games/gin-rummy/types.ts";
import { sentence } from "#shared/games/texts.ts";
import { dealing } from "#test/support/dealtRound.ts";
import { hand } from "#test/support/hand.ts";

export const dealt = dealing(ginRummy, "gin");

type Laying = Readonly<{
  stock?: string;
  pile?: string;
  options?: Partial<Options>;
  facts?: Partial<Facts>;
  chips?: readonly [number, number];
}>;

/** Seat 1 has dealt; the up-card has been passed over, and seat 0 begins its turn. */
export function laid(
  hands: readonly [string, string],
  { stock = "2d 3d 4d 5d 6d 7d 8d", pile = "6c", options = {}, facts = {}, chips }: Laying = {},
): GinRound {
  const round = dealt({ seats: 2, dealer: 1, options, ...(chips && { carry: { chips } }) });
  return {
    ...round,
    zones: {
      hands: hands.map((text) => turnAllDown(hand(text))),
      stock: turnAllDown(hand(stock)),
      removed: [],
      pile: hand(pile),
    },
    facts: { ...round.facts, offered: false, ...facts },
  };
}

export type Step = readonly [seat: Seat, move: Move];

export function done(round: GinRound, [seat, move]: Step) {
  const outcome = ginRummy.apply(round, seat, move);
  if (!outcome.ok)
    throw new Error(
      `seat ${seat} ${JSON.stringify(move)}: ${outcome.error.code} ${sentence(outcome.error)}`,
    );
  return outcome;
}

export const made = (round: GinRound, ...steps: readonly Step[]): GinRound =>
  steps.reduce((now, step) => done(now, step).round, round);

/**
 * The rule that forbids it, once it is sure that there are words for it; null where nothing does.
 */
export function refusal(round: GinRound, [seat, move]: Step): string | null {
  const outcome = ginRummy.apply(round, seat, move);
  if (outcome.ok) return null;
  if (sentence(outcome.error).length < 10 || sentence(outcome.error).includes("gin-rummy"))
    throw new Error(`no words for ${outcome.error.key}`);
  return outcome.error.code;
}

export const take: Move = { type: "take" };
export const pass: Move = { type: "pass" };
export const draw: Move = { type: "draw" };
export const goBig: Move = { type: "bigGin" };
export const leave: Move = { type: "leave" };
export const discard = (card: string): Move => ({ type: "discard", card: hand(card)[0]! });
/** "5s 6s 7s/9c 9d 9h" */
const lists = (text: string): Melds => text.split("/").map(hand);
export const knock = (card: string, melds?: string): Move => ({
  type: "knock",
  card: hand(card)[0]!,
  ...(melds !== undefined && { melds: melds === "" ? [] : lists(melds) }),
});
/** "8s 9s/" is nothing on the second. */
export const layOff = (on?: string): Move => ({
  type: "layOff",
  ...(on !== undefined && { on: lists(on) }),
});

export const handOf = ({ zones }: GinRound, seat: Seat): string =>
  peekAll(zones.hands[seat]!).join(" ");
export const pileOf = ({ zones }: GinRound): string => zones.pile.join(" ");
export const shownMelds = (melds: Melds | null | undefined): string | null =>
  melds?.map((meld) => meld.join(" ")).join("/") ?? null;
export const resultOf = ({ facts }: GinRound) => facts.result!;
export const legalOf = (round: GinRound, seat: Seat): readonly string[] =>
  ginRummy
    .legal(round, seat)
    .map((offer) => ("card" in offer ? `${offer.type} ${offer.card}` : offer.type));
