import { payStake, readStacks, reseatStacks } from "./chips.ts";
import { saysOfStart, StartError, type Carrying, type Honours, type Reseating } from "./game.ts";
import { shown, type Json, type Public } from "./json.ts";
import type { CommonFacts, Move } from "./round.ts";
import type { Seat } from "./seats.ts";
import type { Card } from "#shared/cards/card.ts";
import { turnDown, type FaceDown } from "#shared/cards/faceDown.ts";
import { rolled, type Dice } from "#shared/chance/dice.ts";

/**
 * Throws a StartError for a field that the game does not know. `where` is a prefix such as "carry".
 */
export function checkFields(given: Public, known: readonly string[], where: string): void {
  for (const key of Object.keys(given))
    if (!known.includes(key))
      throw new StartError(saysOfStart("unknownField", { where, field: shown(key), known }));
}

/** Returns null if no seat is given. Throws a StartError that names the field ("carry.king"). */
export function readSeat(value: Json | undefined, field: string, seats: number): Seat | null {
  if (value === undefined || value === null) return null;
  if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value < seats)
    return value;
  throw new StartError(saysOfStart("notASeat", { field, seats, value: shown(value) }));
}

export type ChipsCarry = { readonly chips?: readonly number[] };
export type DealerCarry = ChipsCarry & { readonly dealer?: Seat };

type Staked = { readonly stake: number };

/** Throws a StartError. */
export const readChips = ({ chips }: Public, { stake }: Staked, seats: number): ChipsCarry =>
  stake > 0 || chips !== undefined ? { chips: readStacks(chips, seats) } : {};

export const chipsOver = ({ chips }: ChipsCarry): ChipsCarry => (chips ? { chips } : {});

export const reseatChips = ({ chips }: ChipsCarry, seating: Reseating): ChipsCarry =>
  chips ? { chips: reseatStacks(chips, seating) } : {};

/** Throws a StartError. */
export function readDealerCarry(given: Public, options: Staked, seats: number): DealerCarry {
  checkFields(given, ["dealer", "chips"], "carry");
  const dealer = readSeat(given["dealer"], "carry.dealer", seats);
  return { ...(dealer !== null && { dealer }), ...readChips(given, options, seats) };
}

/** Returns the first winner from the dealer's left (C-4), or null if nobody has won. */
export function firstWinner({ dealer, result }: CommonFacts): Seat | null {
  const winners = result?.winners ?? [];
  return winners.find((seat) => seat > (dealer ?? 0)) ?? winners[0] ?? null;
}

export function dealerOver({ facts }: { readonly facts: CommonFacts }): DealerCarry {
  const dealer = firstWinner(facts);
  return { ...(dealer !== null && { dealer }), ...chipsOver(facts) };
}

/** If the winner has left, the next occupied seat to their left deals (C-4). */
export const reseatDealer = ({ dealer, chips }: DealerCarry, seating: Reseating): DealerCarry => ({
  ...(dealer !== undefined && { dealer: seating.atOrLeftOf(dealer) }),
  ...reseatChips(chips ? { chips } : {}, seating),
});

/** The winner has the button in the poker hands that follow (H-8). */
const buttonWon = (facts: CommonFacts): Honours => ({
  titles: {},
  button: firstWinner(facts),
});

export const dealerCarry = {
  read: readDealerCarry,
  after: dealerOver,
  reseat: reseatDealer,
  honours: buttonWon,
} satisfies Carrying<Staked, CommonFacts, Move, unknown, DealerCarry>;

/** Returns the facts that every round begins with, the stakes paid. Throws a StartError. */
export const opening = ({ chips }: ChipsCarry, { stake }: Staked) => ({
  left: [],
  result: null,
  ...(chips && payStake(chips, stake)),
});

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
