// Checks that a hand which another program played and recorded goes the same way here: OpenSpiel's
// `gin_rummy` (github.com/google-deepmind/open_spiel,
// open_spiel/integration_tests/playthroughs/gin_rummy.txt) with its default settings: knock with
// ten, 25 for gin and undercut. This file holds what was dealt, done, listed and counted. Known
// differences: OpenSpiel deals ten cards to one player and then ten to the other; a card just taken
// may go straight back (GR-8), which the playthrough lists once and never does; both players lay
// their melds group by group, where here a knock and a lay-off are one move each; equal deadwood
// scores for nobody, a player may still knock with the last discard, at most two cards in a row are
// laid off at one end of a run, and hands are single ones (GR-13…GR-17) – none of which comes up in
// this hand.

import { expect, test } from "vitest";
import { turnAllDown } from "#shared/cards/faceDown.ts";
import { arrange } from "#shared/games/gin-rummy/arranger.ts";
import { ginRummy } from "#shared/games/gin-rummy/index.ts";
import type { GinRound, Move } from "#shared/games/gin-rummy/types.ts";
import { allNames } from "#test/support/anyDeckRecords.ts";
import { deckFor } from "#test/support/deckFor.ts";
import { hand } from "#test/support/hand.ts";
import {
  dealt,
  discard,
  draw,
  handOf,
  knock,
  layOff,
  made,
  pass,
  refusal,
  resultOf,
  shownMelds,
  take,
} from "./moment.ts";

/** Player 0 is offered the up-card first: player 1 has dealt. */
const hands = ["4d Jh Ts 3s Kh Qc Td 8c 9h 6d", "6s Js 7s 4h Qh Qs 2s 9c 8h 8s"] as const;
const upCard = "5c";
/**
 * Turn after turn: what was drawn from the stock – or "up", the card from the pile –, and what was
 * discarded.
 */
const turns = [
  "2d Kh",
  "6c Qh",
  "7d Qc",
  "Jd Qs",
  "Jc Jh",
  "up 9c",
  "Ks Ks",
  "3h 8h",
  "5d Jc",
  "up 6c",
];
/**
 * What the playthrough says is left over in each hand before a turn's discard, where it says so.
 */
const deadwood = new Map([
  [0, [72, 53]],
  [1, [72, 49]],
  [9, [42, 9]],
]);
/** What it lists for the discard of a turn, where it does. */
const listed = new Map([
  [0, "3s Ts 8c Qc 2d 4d 6d Td 9h Jh Kh"],
  [1, "2s 6s 7s 8s Js Qs 6c 9c 4h 8h Qh"],
  [8, "3s Ts 8c Jc 2d 4d 5d 6d 7d Td 9h"],
  // The jack of clubs was taken in this very turn.
  [9, "2s 6s 7s 8s Js 6c Jc Jd 3h 4h Jh"],
]);
const mayNotGoBack = "Jc";

/** As it was dealt; the cards that were drawn lie on the stock in their order. */
function asDealt(): GinRound {
  const drawn = turns.flatMap((turn) => (turn.startsWith("up") ? [] : hand(turn.slice(0, 2))));
  const out = [...hands.flatMap(hand), ...hand(upCard), ...drawn];
  const rest = allNames.filter((card) => !out.includes(card));
  return dealt({
    seats: 2,
    dealer: 1,
    deck: [...deckFor(hands.map(hand), 1), ...hand(upCard), ...drawn, ...rest],
  });
}

/**
 * Least deadwood without the one card that goes in any case: OpenSpiel counts ten cards of eleven.
 */
const leftIn = (round: GinRound, seat: number): number => {
  const cards = hand(handOf(round, seat));
  return cards.length < 11
    ? arrange(cards).deadwood
    : Math.min(...cards.map((_, at) => arrange(cards.toSpliced(at, 1)).deadwood));
};

function upToTheKnock(): GinRound {
  let round = made(asDealt(), [0, pass], [1, pass]);
  for (const [at, turn] of turns.entries()) {
    const seat = at % 2;
    const [from = "", out = ""] = turn.split(" ");
    if (from !== "up") expect(round.zones.stock.slice(0, 1)).toEqual(turnAllDown(hand(from)));
    round = made(round, [seat, from === "up" ? take : draw]);
    const counted = deadwood.get(at);
    if (counted) expect([leftIn(round, 0), leftIn(round, 1)], `turn ${at}`).toEqual(counted);
    const offered = ginRummy
      .legal(round, seat)
      .flatMap((offer) => (offer.type === "discard" && "card" in offer ? [offer.card] : []));
    const allowed = listed.get(at);
    if (allowed !== undefined)
      expect(offered.toSorted(), `turn ${at}`).toEqual(
        hand(allowed)
          .filter((card) => at !== 9 || card !== mayNotGoBack)
          .toSorted(),
      );
    if (at < turns.length - 1) round = made(round, [seat, discard(out)]);
  }
  return round;
}

test("GR-3 GR-6 GR-7 GR-9 GR-14 the hand that OpenSpiel recorded goes the same way to the same score", () => {
  expect(leftIn(asDealt(), 0)).toBe(80);
  expect(leftIn(asDealt(), 1)).toBe(53);
  const last = upToTheKnock();
  const offers = ginRummy.legal(last, 1) as readonly Move[];
  expect(offers.filter(({ type }) => type === "knock")).toEqual([knock("6c")]);
  const knocked = made(last, [1, knock("6c")]);
  expect([shownMelds(knocked.facts.melds[1]), knocked.facts.deadwood[1]]).toEqual([
    "Jc Jd Jh Js/6s 7s 8s",
    9,
  ]);
  const over = made(knocked, [0, layOff()]);
  expect([over.facts.laidOff, shownMelds(over.facts.melds[0]), over.facts.deadwood[0]]).toEqual([
    [[], []],
    "4d 5d 6d 7d",
    42,
  ]);
  expect(resultOf(over)).toMatchObject({ winners: [1], points: [0, 33], by: "knock" });
  expect([over.zones.stock.length, over.zones.pile.join("")]).toEqual([23, "5cKhQhQcQs9cKs8h6c"]);
});

test("GR-8 there the card just taken may go back, here it may not", () => {
  expect(listed.get(9)).toContain(mayNotGoBack);
  expect(refusal(upToTheKnock(), [1, discard(mayNotGoBack)])).toBe("GR-8");
});
