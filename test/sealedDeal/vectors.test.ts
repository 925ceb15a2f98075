// Holds the fixed values from which other programs start.

import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { isBox, openedText, openingOf, sealedBox, unboxed } from "#shared/sealedDeal/boxes.ts";
import { cardPoints, firstDeck } from "#shared/sealedDeal/cards.ts";
import { areDepositPoints, depositParts } from "#shared/sealedDeal/deposits.ts";
import type { Group } from "#shared/sealedDeal/group.ts";
import { areKeys, commitmentTo, jointKey, newSeatKeys } from "#shared/sealedDeal/keys.ts";
import type { Ciphertext } from "#shared/sealedDeal/parts.ts";
import { cardIndex, isShare, shareOf } from "#shared/sealedDeal/shares.ts";
import { isShuffle, shuffled } from "#shared/sealedDeal/shuffle.ts";
import { isSigned, signedMove } from "#shared/sealedDeal/signatures.ts";
import { python } from "#test/support/python.ts";
import { groups } from "./groups.ts";
import { seededRandom } from "./seededRandom.ts";
import vectors from "./vectors.json" with { type: "json" };

const { planHash, chance, boxContext, boxText, moveText } = vectors;
const place = 1;
const depositors = 2;

/** All chance comes from one seed, in this order. */
function computed(group: Group) {
  const random = seededRandom(chance);
  const seats = [0, 1].map((seat) => newSeatKeys(group, { planHash, seat }, random));
  const keys = seats.map((seat) => seat.keys);
  const [{ secrets }, other] = seats as [(typeof seats)[0], (typeof seats)[0]];
  const joint = jointKey(group, keys);
  const cards = cardPoints(group, planHash, 3);
  const shuffle = shuffled(group, { planHash, seat: 0, joint }, firstDeck(group, cards), random);
  const cipher = shuffle.deck[place]!;
  const shares = seats.map((one, seat) =>
    shareOf(group, { planHash, seat, place }, one.secrets.deck, cipher),
  );
  const box = sealedBox(group, boxContext, other.keys.box, boxText, random);
  return {
    planHash,
    chance,
    seats: seats.map((one) => one.secrets),
    commitments: keys.map((one, seat) => commitmentTo(planHash, seat, one)),
    joint,
    cards,
    shuffle,
    shares,
    card: cardIndex(group, cipher, shares, cards),
    boxContext,
    boxText,
    box,
    opened: openingOf(group, boxContext, other.secrets.box, box),
    deposits: depositParts(group, secrets.deck, depositors, random),
    moveText,
    signature: signedMove(secrets.signing, moveText),
  };
}

test.each(groups)("H-51 the fixed values are those of the code, by %s", (_name, group) =>
  expect(computed(group)).toEqual(vectors),
);

test.each(groups)("H-51 the fixed values are taken, by %s", (_name, group) => {
  const { seats, joint, cards, shuffle, shares } = vectors;
  const deck = shuffle.deck as unknown as readonly Ciphertext[];
  seats.forEach(({ keys }, seat) => {
    const context = { planHash, seat };
    expect(areKeys(group, context, keys)).toBe(true);
    expect(isShare(group, { ...context, place }, keys.deck, deck[place]!, shares[seat]!)).toBe(
      true,
    );
  });
  const context = { planHash, seat: 0, joint };
  expect(isShuffle(group, context, firstDeck(group, cards), deck, shuffle.proof)).toBe(true);
  const [, { box: secret, keys: receiver }] = seats as [unknown, (typeof seats)[1]];
  expect(isBox(group, boxContext, vectors.box)).toBe(true);
  expect(unboxed(group, boxContext, secret, vectors.box)).toBe(boxText);
  const { box, opened } = vectors;
  expect(openedText(group, boxContext, receiver.box, box, opened)).toEqual({ text: boxText });
  const [{ keys }] = seats as [(typeof seats)[0]];
  const points = vectors.deposits.map(({ point }) => point);
  expect(areDepositPoints(group, keys.deck, points)).toBe(true);
  expect(isSigned(keys.signing, moveText, vectors.signature)).toBe(true);
});

test.skipIf(python === undefined)(
  "H-51 a program in Python, by the page about fair deals, comes to the fixed values and finds what was changed (skipped where there is no Python)",
  () => {
    const { shuffle } = vectors;
    const { proof } = shuffle;
    const changed = [
      vectors,
      { ...vectors, shuffle: { ...shuffle, proof: { ...proof, sumResponse: proof.challenge } } },
    ];
    const { stdout, stderr } = spawnSync(python!, ["-B", "test/sealedDeal/check_vectors.py"], {
      input: changed.map((each) => `${JSON.stringify(each)}\n`).join(""),
      encoding: "utf8",
    });
    expect(stderr).toBe("");
    const found = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as unknown);
    expect(found).toEqual([[], ["not the same: shuffle", "not right: shuffle"]]);
  },
);
