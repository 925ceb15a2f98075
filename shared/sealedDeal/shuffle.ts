// A seat's shuffle of the sealed deck: every card is encrypted anew, so that nobody can tell which
// came where, with a proof that no card was exchanged.

import { bytesToHex } from "@noble/hashes/utils.js";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { decodedKey } from "./group.ts";
import type { Element, Group } from "./group.ts";
import type { Ciphertext, Hex, Point, ShuffleProof } from "./parts.ts";
import { randomScalar } from "./scalars.ts";
import type { RandomBytes } from "./scalars.ts";
import type { HiddenCard, Statement } from "./shuffleEquations.ts";
import { decodedProof, encodedProof } from "./shuffleFields.ts";
import { provesShuffle, shuffleProofOf } from "./shuffleProof.ts";
import { sealedText } from "./texts.ts";

/** `seat`: whose shuffle it is. `joint`: the key of all seats. */
type ShuffleContext = Readonly<{ planHash: Hex; seat: Seat; joint: Point }>;

const seedBytes = 32;

function decodedDeck(group: Group, deck: readonly Ciphertext[]): readonly HiddenCard[] | null {
  const cards = deck.map(([mask, masked]): HiddenCard | null => {
    const first = group.decoded(mask);
    const second = group.decoded(masked);
    return first && second && [first, second];
  });
  return cards.every((card) => card !== null) ? cards : null;
}

const reencrypted = (
  group: Group,
  [mask, masked]: HiddenCard,
  joint: Element,
  blind: bigint,
): HiddenCard => [mask.plus(group.base.times(blind)), masked.plus(joint.times(blind))];

const statementOf = (
  { planHash, seat }: ShuffleContext,
  joint: Element,
  from: readonly HiddenCard[],
  to: readonly HiddenCard[],
): Statement => ({
  context: sealedText("shuffle", planHash, seat, from.length),
  joint,
  from,
  to,
});

/** @throws RangeError if the deck holds what is no pair of points, or `joint` is no key */
export function shuffled(
  group: Group,
  context: ShuffleContext,
  deck: readonly Ciphertext[],
  random: RandomBytes,
): Readonly<{ deck: readonly Ciphertext[]; proof: ShuffleProof }> {
  const joint = decodedKey(group, context.joint);
  const from = decodedDeck(group, deck);
  if (joint === null || from === null) throw new RangeError("no shuffle of what is no deck");
  const dice = new DiceReader(newDice(bytesToHex(random(seedBytes))));
  const drawn = dice.shuffled(from.map((card, place) => ({ card, place })));
  const blinds = drawn.map(() => randomScalar(random));
  const to = drawn.map(({ card }, at) => reencrypted(group, card, joint, blinds[at] ?? 0n));
  const witness = { permutation: drawn.map(({ place }) => place), blinds };
  const proof = shuffleProofOf(group, statementOf(context, joint, from, to), witness, random);
  return {
    deck: to.map(([mask, masked]) => [mask.encoded, masked.encoded]),
    proof: encodedProof(proof),
  };
}

/** Whether the proof shows that `to` holds the cards of `from`. */
export function isShuffle(
  group: Group,
  context: ShuffleContext,
  from: readonly Ciphertext[],
  to: readonly Ciphertext[],
  proof: ShuffleProof,
): boolean {
  const joint = decodedKey(group, context.joint);
  const before = decodedDeck(group, from);
  const after = decodedDeck(group, to);
  const decoded = decodedProof(group, proof, from.length);
  if (!joint || !before || !after || !decoded) return false;
  if (before.length === 0 || before.length !== after.length) return false;
  return provesShuffle(group, statementOf(context, joint, before, after), decoded);
}
