import type { Card } from "#shared/cards/card.ts";
import { turnDown, type FaceDown } from "#shared/cards/faceDown.ts";
import { rolled, type Dice } from "#shared/chance/dice.ts";
import { payStake, readStacks, reseatStacks } from "./chips.ts";
import { saysOfStart, StartError, type Carrying, type Honours, type Reseating } from "./game.ts";
import { shown, type Json, type Public } from "./json.ts";
import type { CommonFacts, Move } from "./round.ts";
import type { Seat } from "./seats.ts";

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

/** Leaves out the fields without a value. */
export const present = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => (value ?? null) !== null)) as {
    readonly [K in keyof T]?: NonNullable<T[K]>;
  };

export type ChipsCarry = { readonly chips?: readonly number[] };
export type DealerCarry = ChipsCarry & { readonly dealer?: Seat };

type Staked = { readonly stake: number };

/** Throws a StartError. */
export const readChips = ({ chips }: Public, { stake }: Staked, seats: number): ChipsCarry =>
  stake > 0 || chips !== undefined ? { chips: readStacks(chips, seats) } : {};

export const chipsOver = ({ chips }: ChipsCarry): ChipsCarry => present({ chips });

export const reseatChips = ({ chips }: ChipsCarry, seating: Reseating): ChipsCarry =>
  chips ? { chips: reseatStacks(chips, seating) } : {};

/** Throws a StartError. */
export function readDealerCarry(given: Public, options: Staked, seats: number): DealerCarry {
  checkFields(given, ["dealer", "chips"], "carry");
  return present({
    dealer: readSeat(given["dealer"], "carry.dealer", seats),
    ...readChips(given, options, seats),
  });
}

/** Returns the first winner from the dealer's left (C-4), or null if nobody has won. */
export function firstWinner({ dealer, result }: CommonFacts): Seat | null {
  const winners = result?.winners ?? [];
  return winners.find((seat) => seat > (dealer ?? 0)) ?? winners[0] ?? null;
}

export const dealerOver = ({ facts }: { readonly facts: CommonFacts }): DealerCarry =>
  present({ dealer: firstWinner(facts), chips: facts.chips });

/** If the winner has left, the next occupied seat to their left deals (C-4). */
export const reseatDealer = (
  { dealer, ...chips }: DealerCarry,
  seating: Reseating,
): DealerCarry => ({
  ...(dealer !== undefined && { dealer: seating.atOrLeftOf(dealer) }),
  ...reseatChips(chips, seating),
});

/** A last dealer who left counts as the seat before their left neighbour (C-4). */
export const reseatLastDealer = (
  last: Seat | undefined,
  { seats, seatOf, atOrLeftOf }: Reseating,
): Seat | null =>
  last === undefined ? null : (seatOf(last) ?? (atOrLeftOf(last) + seats - 1) % seats);

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

/** Draws a seat by lot where neither the record nor an earlier round names a dealer. */
export function chooseDealer(
  named: Seat | null | undefined,
  seats: number,
  dice: Dice,
): Readonly<{ dealer: Seat; dice: Dice }> {
  if (named !== null && named !== undefined) return { dealer: named, dice };
  const lot = rolled(dice, seats);
  return { dealer: lot.value, dice: lot.dice };
}

/** Deals one card after the other in this order; other seats get none. */
export function dealHands(
  deck: readonly Card[],
  order: readonly Seat[],
  each: number,
  seats = order.length,
): readonly (readonly FaceDown[])[] {
  const hands = Array.from({ length: seats }, (): FaceDown[] => []);
  deck
    .slice(0, order.length * each)
    .forEach((card, at) => hands[order[at % order.length] ?? 0]?.push(turnDown(card)));
  return hands;
}
