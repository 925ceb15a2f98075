// How are hands dealt, who deals, and what goes on from round to round (C-4, C-8)?

import type { Card } from "#shared/cards/card.ts";
import { turnDown, type FaceDown } from "#shared/cards/faceDown.ts";
import { rolled, type Dice } from "#shared/chance/dice.ts";
import { checkFields, readSeat } from "#shared/contract/carry.ts";
import { payStake, readStacks, reseatStacks } from "#shared/contract/chips.ts";
import type { Honours, Reseating } from "#shared/contract/game.ts";
import type { Public } from "#shared/contract/json.ts";
import type { CommonFacts } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";

/** The stacks, where something is played for. */
export type ChipsCarry = { readonly chips?: readonly number[] };
/** Of a game in which the last winner deals. */
export type DealerCarry = ChipsCarry & { readonly dealer?: Seat };

type Staked = { readonly stake: number };

/** Throws a StartError. */
export const readChips = ({ chips }: Public, { stake }: Staked, seats: number): ChipsCarry =>
  stake > 0 || chips !== undefined ? { chips: readStacks(chips, seats) } : {};

export const chipsOver = ({ chips }: ChipsCarry): ChipsCarry => (chips ? { chips } : {});

export const reseatChips = ({ chips }: ChipsCarry, seating: Reseating): ChipsCarry =>
  chips ? { chips: reseatStacks(chips, seating) } : {};

/** Who deals, and the stacks. Throws a StartError. */
export function readDealerCarry(given: Public, options: Staked, seats: number): DealerCarry {
  checkFields(given, ["dealer", "chips"], "carry");
  const dealer = readSeat(given["dealer"], "carry.dealer", seats);
  return { ...(dealer !== null && { dealer }), ...readChips(given, options, seats) };
}

type WithDealer = CommonFacts & { readonly dealer: Seat };

/** C-4: of several winners the first from the dealer's left; null while there is none. */
export function firstWinner({ dealer, result }: WithDealer): Seat | null {
  const winners = result?.winners ?? [];
  return winners.find((seat) => seat > dealer) ?? winners[0] ?? null;
}

/** The winner deals next. */
export function dealerOver({ facts }: { readonly facts: WithDealer }): DealerCarry {
  const dealer = firstWinner(facts);
  return { ...(dealer !== null && { dealer }), ...chipsOver(facts) };
}

/** C-4: for a winner who is gone the next occupied seat to his left deals. */
export const reseatDealer = ({ dealer, chips }: DealerCarry, seating: Reseating): DealerCarry => ({
  ...(dealer !== undefined && { dealer: seating.atOrLeftOf(dealer) }),
  ...reseatChips(chips ? { chips } : {}, seating),
});

/** H-8: the winner has the button in the poker hands that follow; no eights game has titles. */
export const buttonWon = (facts: WithDealer): Honours => ({
  titles: {},
  button: firstWinner(facts),
});

/** The record's dealer; else the last winner; in a first game by lot. */
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

/** So many each, one card at a time in this order of all seats. */
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

/**
 * What every round begins with: nobody has left or won, and the stakes are paid. Throws a
 * StartError.
 */
export const opening = ({ chips }: ChipsCarry, { stake }: Staked) => ({
  left: [],
  result: null,
  ...(chips && payStake(chips, stake)),
});
