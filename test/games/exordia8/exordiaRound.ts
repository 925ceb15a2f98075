// Gives tests a whole round of Exordia8, at any moment of it.

import type { Suit, Card } from "#shared/cards/card.ts";
import { peekAll, turnAllDown } from "#shared/cards/faceDown.ts";
import { newDice } from "#shared/chance/dice.ts";
import { completeOptions } from "#shared/contract/options.ts";
import type { Accepted } from "#shared/contract/outcome.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { exordia8 } from "#shared/games/exordia8/index.ts";
import { emptyTop, topAfter } from "#shared/games/exordia8/plays.ts";
import type {
  ExordiaEvent,
  ExordiaRound,
  Facts,
  Move,
  Options,
  Play,
} from "#shared/games/exordia8/types.ts";
import { sentence } from "#shared/games/texts.ts";
import { hand } from "#test/support/hand.ts";
import { moveText } from "#test/support/moveText.ts";
import { dealing } from "#test/support/dealtRound.ts";

/** A round dealt from whole packs in a seed's order. */
export const dealt = dealing(exordia8, "exordia");

type Laying = Readonly<{
  /** Seat 0's first, of any length, each written like "3c 7d Jk". */
  hands: readonly string[];
  /** Top first; two cards where none are given. */
  stock?: string;
  /** Top last: as if its last card had just been put on a card of no account. */
  pile?: string;
  /** The suit named with it. */
  named?: Suit;
  options?: Partial<Options>;
  /** Seat 0 is to act where nothing else is said. */
  facts?: Partial<Facts>;
}>;

/** A round at some moment, laid out by hand. */
export function laid({
  hands,
  stock = "9c 9d",
  pile = "",
  named,
  options = {},
  facts = {},
}: Laying): ExordiaRound {
  const [cards, open] = [hand(stock), hand(pile)];
  const last = open.at(-1);
  const top =
    last === undefined ? emptyTop : topAfter(put(last, named), emptyTop, cards.length === 0);
  return {
    options: completeOptions(exordia8.options, options),
    zones: {
      hands: hands.map((text) => turnAllDown(hand(text))),
      stock: turnAllDown(cards),
      removed: [],
      pile: open,
    },
    facts: {
      dealer: 0,
      direction: 1,
      turn: 0,
      top,
      sequent: null,
      extra: false,
      skipped: [],
      left: [],
      result: null,
      ...facts,
    },
    sealed: null,
    secret: null,
    dice: newDice("laid"),
  };
}

export const put = (card: Card, suit?: Suit): Play => ({
  type: "play",
  card,
  ...(suit !== undefined && { suit }),
});
export const [draw, skip, breaks, decline, leave] = [
  { type: "draw" },
  { type: "skip" },
  { type: "break" },
  { type: "decline" },
  { type: "leave" },
] as const;

/** Throws where the move is refused. */
export function step(
  round: ExordiaRound,
  seat: Seat,
  move: Move,
): Accepted<ExordiaRound, ExordiaEvent> {
  const outcome = exordia8.apply(round, seat, move);
  if (!outcome.ok)
    throw new Error(
      `seat ${seat}, ${moveText(move)}: ${outcome.error.code} ${sentence(outcome.error)}`,
    );
  return outcome;
}

/** Where moves of several seats, one after the other, lead. */
export const after = (
  round: ExordiaRound,
  ...moves: readonly (readonly [Seat, Move])[]
): ExordiaRound => moves.reduce((now, [seat, move]) => step(now, seat, move).round, round);

/** The rule that forbids a move, or "allowed". */
export function verdict(round: ExordiaRound, seat: Seat, move: Move): string {
  const outcome = exordia8.apply(round, seat, move);
  return outcome.ok ? "allowed" : outcome.error.code;
}

/** What seat 0 may do, or who is to act: "8h names s", "draw". */
export const legalOf = (round: ExordiaRound, seat = round.facts.turn ?? 0): readonly string[] =>
  exordia8.legal(round, seat).map(moveText);
export const happenedIn = ({ happened }: Accepted<ExordiaRound, ExordiaEvent>): readonly string[] =>
  happened.map(({ type }) => type);
export const handOf = ({ zones }: ExordiaRound, seat: Seat): string =>
  peekAll(zones.hands[seat] ?? []).join(" ");

/** To the end by default moves. */
export function playedOut(round: ExordiaRound): ExordiaRound {
  let now = round;
  for (let seat = now.facts.turn; seat !== null; seat = now.facts.turn)
    now = after(now, [seat, exordia8.defaultMove(now, seat)]);
  return now;
}
