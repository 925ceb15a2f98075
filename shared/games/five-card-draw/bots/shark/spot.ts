// Sorts the situations of a hand into few enough spots that each has a row of its own in the
// strategy: what is alike in cards, position, price, stacks and draws is played alike.

/** What a betting decision hangs on, in chips of any size. */
export type Betting = Readonly<{
  isSecond: boolean;
  /** Class of the starting hand, in the second stage of the final one. */
  hand: number;
  /** Others still in the hand, and of these the ones that may still act after this seat. */
  rivals: number;
  behind: number;
  /** 0 without a bet in this stage, 1 with one, 2 once it was raised. */
  raised: 0 | 1 | 2;
  toCall: number;
  pot: number;
  /** Chips that this seat and a rival could still put in after a call. */
  left: number;
  /** Cards drawn by this seat, and the fewest that a rival drew; only in the second stage. */
  drew: number;
  rivalDrew: number;
}>;

/** What a draw hangs on. `rivalDrew`: null if no rival has drawn yet. */
export type Drawing = Readonly<{
  hand: number;
  rivals: number;
  pot: number;
  left: number;
  rivalDrew: number | null;
}>;

export const startClasses = 24;
export const finalClasses = 24;
/** Draws of more cards than this are rare and count as this many. */
const mostDrawn = 3;

/** Call price as a part of the pot after the call. */
const priceBounds = [0.001, 0.21, 0.29, 0.37, 0.45];
/** Chips left, as a part of the pot after the call. */
const depthBounds = [0.001, 0.5, 1.2, 3, 8];
const steps = priceBounds.length + 1;
const depths = depthBounds.length + 1;
/** Of rivals; more count as this many. */
const crowd = 3;
const bets = 3;

/** The number of bounds at or below the value. */
export function stepOf(bounds: readonly number[], value: number): number {
  let step = 0;
  while (step < bounds.length && value >= (bounds[step] as number)) step += 1;
  return step;
}

const capped = (value: number, most: number): number => Math.min(value, most);

const firstStage = startClasses * crowd * crowd * bets * steps * depths;
const secondStage =
  finalClasses * crowd * crowd * bets * steps * depths * (mostDrawn + 1) * (mostDrawn + 1);
const draws = startClasses * crowd * depths * (mostDrawn + 2);
export const spotCount = firstStage + secondStage + draws;

export function bettingSpot(at: Betting): number {
  const after = at.pot + at.toCall;
  let spot = at.hand;
  spot = spot * crowd + capped(at.rivals, crowd) - 1;
  spot = spot * crowd + capped(at.behind, crowd - 1);
  spot = spot * bets + at.raised;
  spot = spot * steps + stepOf(priceBounds, at.toCall / after);
  spot = spot * depths + stepOf(depthBounds, at.left / after);
  if (!at.isSecond) return spot;
  spot = spot * (mostDrawn + 1) + capped(at.drew, mostDrawn);
  spot = spot * (mostDrawn + 1) + capped(at.rivalDrew, mostDrawn);
  return firstStage + spot;
}

export function drawingSpot(at: Drawing): number {
  let spot = at.hand;
  spot = spot * crowd + capped(at.rivals, crowd) - 1;
  spot = spot * depths + stepOf(depthBounds, at.left / at.pot);
  spot = spot * (mostDrawn + 2) + (at.rivalDrew === null ? 0 : 1 + capped(at.rivalDrew, mostDrawn));
  return firstStage + secondStage + spot;
}

/** Columns of a row. In a draw the column is the number of cards. */
export const columns = 7;
export const [giveUp, call, smallest] = [0, 1, 2] as const;
const [half, whole, double, allIn] = [3, 4, 5, 6] as const;

/** By column: fractions of the pot after a call. */
const sizes = [0, 0, 0, 0.5, 1, 2];
/** A wager that would leave less than this part of itself becomes all in. */
const restWorthKeeping = 0.5;
/** All in is thought of only up to this many pots. */
const mostPots = 4;

export type Wagering = Readonly<{
  isRaise: boolean;
  /** The seat's totals in this stage. */
  min: number;
  max: number;
  inStage: number;
  toMatch: number;
  pot: number;
}>;

/** Returns the wagers worth thinking of: by column the total, 0 where there is none. */
export function wagersAt(at: Wagering): readonly number[] {
  const { isRaise, min, max, inStage, toMatch } = at;
  const pot = at.pot + toMatch - inStage;
  const totals = [0, 0, 0, 0, 0, 0, 0];
  let largest = 0;
  const [first, last] = isRaise ? [half, whole] : [smallest, double];
  for (let column: number = first; column <= last; column += 1) {
    const wished = column === smallest ? min : Math.round(toMatch + sizes[column]! * pot);
    const to = Math.min(max, Math.max(min, wished));
    if (max - to < restWorthKeeping * (to - inStage) || to <= largest) continue;
    totals[column] = to;
    largest = to;
  }
  if (max - toMatch <= mostPots * pot || largest === 0) totals[allIn] = max;
  return totals;
}
