import type { Card } from "#shared/cards/card.ts";
import { turnDown, type FaceDown } from "#shared/cards/faceDown.ts";
import { rolled, type Dice } from "#shared/chance/dice.ts";
import type { DealerCarry } from "./carry.ts";
import type { Seat } from "./seats.ts";

/** Returns the record's dealer, else the last winner, else a seat drawn by lot. */
export function chooseDealer(
  named: Seat | null,
  carry: DealerCarry,
  seats: number,
  dice: Dice,
): { readonly dealer: Seat; readonly dice: Dice } {
  const dealer = named ?? carry.dealer;
  if (dealer !== undefined) return { dealer, dice };
  const lot = rolled(dice, seats);
  return { dealer: lot.value, dice: lot.dice };
}

export function dealHands(
  deck: readonly Card[],
  order: readonly Seat[],
  each: number,
): readonly (readonly FaceDown[])[] {
  const hands: FaceDown[][] = order.map(() => []);
  deck
    .slice(0, order.length * each)
    .forEach((card, at) => hands[order[at % order.length] ?? 0]?.push(turnDown(card)));
  return hands;
}
