import type { Card, Rank, Suit } from "#shared/cards/card.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Reading, TableGame } from "#renderer/table/tableGame.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { DeskPartOf } from "#renderer/table/part.ts";
import type { DeskState } from "#renderer/table/desk/deskState.ts";
import { offersOf } from "#renderer/table/desk/offers.ts";
import { pickedCards } from "#renderer/table/desk/picks.ts";
import type { NamingSlices } from "./naming.ts";

type Choice = Exclude<Reading, { readonly kind: "nothing" | "move" }>;
type Answer = Rank | Suit | Seat | Card;

function offeredBy(choice: Choice): readonly Answer[] {
  switch (choice.kind) {
    case "rank":
      return choice.ranks;
    case "suit":
      return choice.suits;
    case "seat":
      return choice.seats;
    case "card":
      return choice.cards;
  }
}

const isAmong = <T extends Answer>(offered: readonly T[], answer: Answer): answer is T =>
  offered.some((one) => one === answer);

/** Null if the picked cards leave only one answer, or none. */
export function choiceOf(reading: Reading): Choice | null {
  if (reading.kind === "nothing" || reading.kind === "move") return null;
  if (offeredBy(reading).length > 1) return reading;
  // With a single card to name, the question that follows is asked at once.
  return reading.kind === "card" ? choiceOf(namedAlone(reading)) : null;
}

/** With no cards to choose from it makes one up, so that the host explains the problem. */
const namedAlone = (reading: Extract<Reading, { readonly kind: "card" }>): Reading =>
  reading.readAs(reading.cards[0] ?? "As");

/**
 * The move without a question. With nothing to choose from it makes an answer up, so that the host
 * explains the problem.
 */
export function moveOf(reading: Reading): Move | null {
  if (choiceOf(reading)) return null;
  switch (reading.kind) {
    case "nothing":
      return null;
    case "move":
      return reading.move;
    case "rank":
      return reading.moveAs(reading.ranks[0] ?? "3");
    case "suit":
      return reading.moveAs(reading.suits[0] ?? "c");
    case "seat":
      return reading.moveAs(reading.seats[0] ?? 0);
    case "card":
      return moveOf(namedAlone(reading));
  }
}

/** Null if the answer to the last question is not among those offered. */
export function moveWith(reading: Reading, answer: Answer): Move | null {
  switch (reading.kind) {
    case "rank":
      return isAmong(reading.ranks, answer) ? reading.moveAs(answer) : null;
    case "suit":
      return isAmong(reading.suits, answer) ? reading.moveAs(answer) : null;
    case "seat":
      return isAmong(reading.seats, answer) ? reading.moveAs(answer) : null;
    default:
      return null;
  }
}

/** Once the joker is named; the question itself if that name is no longer offered. */
export function readAs(reading: Reading, named: Card | null): Reading {
  if (reading.kind !== "card") return reading;
  if (named !== null && reading.cards.includes(named)) return reading.readAs(named);
  return reading.cards.length === 1 ? namedAlone(reading) : reading;
}

export type Question = Readonly<{
  choice: Choice | null;
  named: Card | null;
}>;

const unasked: Question = { choice: null, named: null };
export const questionIn = ({ naming = unasked }: DeskState): Question => naming;

/** The question stays open as long as the cards still raise it, for example after somebody left. */
function stillAsked(
  { picking }: TableGame,
  { choice, named }: Question,
  { view, picked, scene }: DeskState,
): Question {
  return {
    named,
    choice:
      choice &&
      view &&
      choiceOf(readAs(picking.read(view.seen, pickedCards(picking, scene.hand, picked)), named)),
  };
}

export const namingDesk: DeskPartOf<NamingSlices> = {
  first: { naming: unasked },
  shown: (game, before, now) => ({ naming: stillAsked(game, questionIn(before), now) }),
  play: (desk, reading) => {
    const [move, choice] = [moveOf(reading), choiceOf(reading)];
    if (move) void desk.send(move);
    else if (choice) desk.change({ naming: { choice, named: null } });
    return move !== null || choice !== null;
  },
};

/** Null cancels the play; an answer may raise another question. */
export function choose(desk: Desk, answer: Answer | null): void {
  const { named } = questionIn(desk.state());
  desk.change({ naming: unasked });
  const { reading: first } = offersOf(desk.game, desk.state()) ?? {};
  if (answer === null || !first) return;
  const asked = readAs(first, named);
  const now = asked.kind === "card" ? readAs(asked, answer as Card) : asked;
  const move = now === asked ? moveWith(asked, answer) : moveOf(now);
  if (move) void desk.send(move);
  else if (now !== asked) desk.change({ naming: { choice: choiceOf(now), named: answer as Card } });
}
