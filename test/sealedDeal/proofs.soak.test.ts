// Tampers with proofs of all kinds: none may be taken.

import { expect, test } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { isBox, sealedBox, unboxed } from "#shared/sealedDeal/boxes.ts";
import { cardPoints, firstDeck } from "#shared/sealedDeal/cards.ts";
import { areDepositPoints, depositParts, isPart } from "#shared/sealedDeal/deposits.ts";
import { areKeys, jointKey } from "#shared/sealedDeal/keys.ts";
import type { Ciphertext } from "#shared/sealedDeal/parts.ts";
import { isShare, shareOf } from "#shared/sealedDeal/shares.ts";
import { isShuffle, shuffled } from "#shared/sealedDeal/shuffle.ts";
import { isSigned, signedMove } from "#shared/sealedDeal/signatures.ts";
import { sweep } from "../support/sweep.ts";
import { group } from "./groups.ts";
import { planHash, seatsOf } from "./seats.ts";
import { seededRandom } from "./seededRandom.ts";
import { tampered } from "./tampered.ts";
import type { Tree } from "./tampered.ts";

const seats = seatsOf(2);
const [{ deck: secret, box: boxSecret, signing, keys }] = seats as [(typeof seats)[0]];
const joint = jointKey(
  group,
  seats.map((seat) => seat.keys),
);
const chance = new DiceReader(newDice("tampered proofs"));
const triesOfEach = 100;

/** Anew after some tries. */
function noneIsTaken<T extends Tree>(
  tries: number,
  made: (number: number) => T,
  isTaken: (value: T) => boolean,
): void {
  for (let tried = 0; tried < tries; tried += triesOfEach) {
    const value = made(tried);
    expect(isTaken(value)).toBe(true);
    for (let again = 0; again < triesOfEach; again += 1) {
      const changed = tampered(value, chance);
      expect(isTaken(changed), JSON.stringify(changed)).toBe(false);
    }
  }
}

function tamperShuffles(tries: number, cards: (number: number) => number): void {
  noneIsTaken(
    tries,
    (number) => {
      const context = { planHash, seat: 0, joint };
      const random = seededRandom(`shuffle ${number}`);
      const unshuffled = firstDeck(group, cardPoints(group, planHash, cards(number)));
      const from = shuffled(group, context, unshuffled, random).deck;
      return { context, from, ...shuffled(group, context, from, random) };
    },
    ({ context, from, deck, proof }) => isShuffle(group, context, from, deck, proof),
  );
}

const shufflesOfFew = sweep(300, 3000);
test(`H-51 of ${shufflesOfFew} tampered shuffles of two to four cards none is taken`, () =>
  tamperShuffles(shufflesOfFew, (number) => 2 + ((number / triesOfEach) % 3)));

const shufflesOfAll = sweep(100, 400);
test(`H-51 of ${shufflesOfAll} tampered shuffles of 53 cards none is taken`, () =>
  tamperShuffles(shufflesOfAll, () => 53));

const shares = sweep(200, 2000);
test(`H-51 of ${shares} tampered shares none is taken`, () =>
  noneIsTaken(
    shares,
    (place) => {
      const context = { planHash, seat: 0, place };
      const random = seededRandom(`share ${place}`);
      const first = firstDeck(group, cardPoints(group, planHash, 1));
      const [cipher] = shuffled(group, { ...context, joint }, first, random).deck as [Ciphertext];
      const [mask] = cipher;
      return { context, key: keys.deck, mask, share: shareOf(group, context, secret, cipher) };
    },
    ({ context, key, mask, share }) =>
      isShare(group, context, key, [mask, group.zero.encoded], share),
  ));

const keySets = sweep(200, 1600);
test(`H-51 of ${keySets} tampered sets of keys none is taken`, () =>
  noneIsTaken(
    keySets,
    (number) => {
      const seat = (number / triesOfEach) % seats.length;
      const { salt: _salt, signing: _signing, ...proved } = seats[seat]!.keys;
      return { context: { planHash, seat }, proved };
    },
    ({ context, proved }) => areKeys(group, context, { ...keys, ...proved }),
  ));

const deposits = sweep(200, 1500);
test(`H-51 of ${deposits} tampered deposits none is taken`, () =>
  noneIsTaken(
    deposits,
    (number) => {
      const random = seededRandom(`deposits ${number}`);
      return { key: keys.deck, parts: depositParts(group, secret, 3, random) };
    },
    ({ key, parts }) =>
      areDepositPoints(
        group,
        key,
        parts.map(({ point }) => point),
      ) && parts.every(({ point, part }) => isPart(group, point, part)),
  ));

const boxes = sweep(200, 1000);
test(`H-51 of ${boxes} tampered boxes none is taken and opened`, () =>
  noneIsTaken(
    boxes,
    (number) => {
      const context = `box ${number}`;
      const random = seededRandom(context);
      return { context, secret: boxSecret, box: sealedBox(group, context, keys.box, "3c", random) };
    },
    ({ context, secret: key, box }) =>
      isBox(group, context, box) && unboxed(group, context, key, box) !== null,
  ));

const signatures = sweep(200, 500);
test(`H-51 of ${signatures} tampered signatures none is taken`, () =>
  noneIsTaken(
    signatures,
    (number) => {
      const text = `move ${number}`;
      return { key: keys.signing, text, signature: signedMove(signing, text) };
    },
    ({ key, text, signature }) => isSigned(key, text, signature),
  ));
