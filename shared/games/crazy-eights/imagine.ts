import type { Card } from "#shared/cards/card.ts";
import { turnAllDown } from "#shared/cards/faceDown.ts";
import { without } from "#shared/cards/hand.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import { imagineWith, unseenDealt } from "#shared/contract/imagining.ts";
import type { Seen } from "#shared/contract/view.ts";
import { pack } from "./deal.ts";
import { handSize } from "./options.ts";
import type { CrazyRound, Facts, Move, Options } from "./types.ts";

type CrazySeen = Seen<Options, Facts, Move>;

export const imagine = imagineWith(dealtOut);

/**
 * CE-4: as long as nobody has drawn, everyone knows that an eight shuffled back is in the stock.
 */
function dealtOut(seen: CrazySeen, reader: DiceReader): CrazyRound["zones"] {
  const all = pack(seen.options, seen.hands.length);
  // Two of one name may have been the same card of two packs, turned up twice.
  const back = isUntouched(seen) ? [...new Set(seen.facts.turnedBack)] : [];
  const rest = without(all, back);
  if (back.length === 0 || !rest || !areUnseen(back, seen, all))
    return unseenDealt(seen, all, reader);
  const zones = unseenDealt({ ...seen, stock: seen.stock - back.length }, rest, reader);
  return { ...zones, stock: reader.shuffled([...zones.stock, ...turnAllDown(back)]) };
}

const areUnseen = (
  back: readonly Card[],
  { hands, pile }: CrazySeen,
  all: readonly Card[],
): boolean =>
  without(all, [
    ...back,
    ...pile,
    ...hands.flatMap((hand) => (typeof hand === "number" ? [] : hand)),
  ]) !== null;

function isUntouched({ options, hands, stock, pile, removed }: CrazySeen): boolean {
  const inHands = hands.reduce<number>(
    (sum, hand) => sum + (typeof hand === "number" ? hand : hand.length),
    0,
  );
  return (
    inHands + removed + pile.length === hands.length * handSize(options, hands.length) + 1 &&
    stock > 0
  );
}
