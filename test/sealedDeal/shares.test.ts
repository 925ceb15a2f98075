// Tries what opens cards.

import { expect, test } from "vitest";
import { cardPoints, firstDeck } from "#shared/sealedDeal/cards.ts";
import { jointKey } from "#shared/sealedDeal/keys.ts";
import type { Ciphertext, Share } from "#shared/sealedDeal/parts.ts";
import { cardIndex, isShare, shareOf } from "#shared/sealedDeal/shares.ts";
import { shuffled } from "#shared/sealedDeal/shuffle.ts";
import { group, groups } from "./groups.ts";
import { noPoints, noScalars } from "./notEncoded.ts";
import { planHash, seatsOf } from "./seats.ts";
import { seededRandom } from "./seededRandom.ts";

const cards = 5;
const seats = seatsOf(2);
const joint = jointKey(
  group,
  seats.map(({ keys }) => keys),
);
const points = cardPoints(group, planHash, cards);
const random = seededRandom("shares");
const { deck } = shuffled(group, { planHash, seat: 0, joint }, firstDeck(group, points), random);
const contextOf = (seat: number, place: number) => ({ planHash, seat, place });
const sharesOf = (cipher: Ciphertext, place: number): readonly Share[] =>
  seats.map((secrets, seat) => shareOf(group, contextOf(seat, place), secrets.deck, cipher));
const deckKey = seats[0]!.keys.deck;
const cipher = deck[0]!;
const [share, othersShare] = sharesOf(cipher, 0) as [Share, Share];
const isTaken = (given: Share, seat = 0, place = 0, card = cipher): boolean =>
  isShare(group, contextOf(seat, place), deckKey, card, given);

test("H-51 the shares of all seats open every card of a shuffled deck, each once", () => {
  const opened = deck.map((card, place) => cardIndex(group, card, sharesOf(card, place), points));
  expect(opened.toSorted()).toEqual([0, 1, 2, 3, 4]);
});

test("H-51 one share is not enough", () =>
  expect(cardIndex(group, cipher, [share], points)).toBeNull());

test.each(groups)("H-51 a share is the same each time, and taken, by %s", (_name, other) => {
  expect(shareOf(other, contextOf(0, 0), seats[0]!.deck, cipher)).toEqual(share);
  expect(isShare(other, contextOf(0, 0), deckKey, cipher, share)).toBe(true);
});

test("H-51 a share is that of one seat, one place, one card and one deal", () => {
  expect(isTaken(share, 1)).toBe(false);
  expect(isTaken(share, 0, 1)).toBe(false);
  expect(isTaken(share, 0, 0, deck[1])).toBe(false);
  expect(isTaken(othersShare)).toBe(false);
  const elsewhere = { ...contextOf(0, 0), planHash: "0".repeat(64) };
  expect(isShare(group, elsewhere, deckKey, cipher, share)).toBe(false);
});

test("H-51 a share with anything else in it is not taken", () => {
  const { proof } = share;
  expect(isTaken({ ...share, share: othersShare.share })).toBe(false);
  expect(isTaken({ ...share, proof: othersShare.proof })).toBe(false);
  for (const point of noPoints) {
    expect(isTaken({ ...share, share: point })).toBe(false);
    expect(isTaken(share, 0, 0, [point, cipher[1]])).toBe(false);
    expect(isShare(group, contextOf(0, 0), point, cipher, share)).toBe(false);
    expect(cardIndex(group, cipher, [{ ...share, share: point }, othersShare], points)).toBeNull();
    expect(cardIndex(group, [cipher[0], point], [share, othersShare], points)).toBeNull();
  }
  for (const scalar of noScalars) {
    expect(isTaken({ ...share, proof: { ...proof, challenge: scalar } })).toBe(false);
    expect(isTaken({ ...share, proof: { ...proof, response: scalar } })).toBe(false);
  }
});
