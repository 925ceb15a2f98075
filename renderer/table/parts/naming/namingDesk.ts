// What is asked of the cards that are to be played, and what does an answer do?

import type { Card } from "#shared/cards/card.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { DeskPart } from "#renderer/table/desk/deskPart.ts";
import type { DeskState } from "#renderer/table/desk/deskState.ts";
import { offersOf } from "#renderer/table/desk/offers.ts";
import { pickedCards } from "#renderer/table/desk/picks.ts";
import type { TableGame } from "#renderer/table/tableGame.ts";
import { choiceOf, moveOf, moveWith, readAs, type Answer, type Choice } from "./choice.ts";

export type Question = {
  /** Picked cards wait for a word more. */
  readonly choice: Choice | null;
  /** What the joker was named that raised the present question. */
  readonly named: Card | null;
};

declare module "#renderer/table/desk/deskState.ts" {
  interface DeskState {
    readonly naming?: Question;
  }
}

const unasked: Question = { choice: null, named: null };
export const questionIn = ({ naming = unasked }: DeskState): Question => naming;

/** Somebody left, say: the question stays open as long as the cards still raise it. */
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

export const namingDesk: DeskPart = {
  first: { naming: unasked },
  shown: (game, before, now) => ({ naming: stillAsked(game, questionIn(before), now) }),
  play: (desk, reading) => {
    const [move, choice] = [moveOf(reading), choiceOf(reading)];
    if (move) void desk.send(move);
    else if (choice) desk.change({ naming: { choice, named: null } });
    return move !== null || choice !== null;
  },
};

/**
 * The answer to the question that the picked cards raise, which may raise another; null takes the
 * play back.
 */
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
