// What is asked while a response window is open, in words and in time?

import { isDealing } from "#renderer/table/desk/dealing.ts";
import type { DeskState } from "#renderer/table/desk/deskState.ts";
import { whoAt } from "#renderer/table/desk/people.ts";
import type { Response } from "./chain.ts";
import { isAnswered, isSameWindow, passMoment, responseIn, windowsIn } from "./responding.ts";
import type { TableGame } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";

/** Of the window that is shown; null where none is open, or the viewer has no part in it. */
export type Prompt = {
  readonly words: string;
  readonly response: Response;
  readonly isAnswered: boolean;
  /**
   * ms from the window's opening to when it is over for the viewer, and since when it is open; null
   * where that is past.
   */
  readonly ends: number;
  readonly openedAt: number | null;
};

export function promptOf(
  game: TableGame | null,
  state: DeskState,
  autoPass: boolean,
): Prompt | null {
  const { view, snapshot } = state;
  const { window } = windowsIn(state);
  const response = responseIn(game, view);
  if (!view || !response || isDealing(state)) return null;
  const answered = isAnswered(game, state);
  const isNewest = isSameWindow(window, { round: view.round, number: response.number });
  return {
    response,
    isAnswered: answered,
    words: response.words(whoAt(snapshot.table, view.seen.viewer)),
    ends:
      autoPass && !answered
        ? Math.min(passMoment(response, snapshot.table?.alone === true), response.seconds * 1000)
        : response.seconds * 1000,
    openedAt: isNewest && window ? window.openedAt : null,
  };
}

/** What is said of it once, when it opens and when it has been answered. */
export function spokenPrompt(
  { words, response, isAnswered: answered, ends }: Prompt,
  autoPass: boolean,
): string {
  const { youPassed, passesForYou, canAnswer, cannotAnswer, timeToAnswer } = tableText();
  if (answered) return youPassed;
  if (autoPass && !response.canAnswer) return `${words} ${passesForYou}`;
  return `${words} ${response.canAnswer ? canAnswer : cannotAnswer} ${timeToAnswer(Math.max(1, Math.floor(ends / 1000)))}`;
}

/**
 * What stands in the buttons' place, alike for everybody who waits: that the window is passed, or
 * will be. Null where there is something to press.
 */
export function quietWords(prompt: Prompt, autoPass: boolean): string | null {
  if (prompt.isAnswered) return tableText().youPassed;
  return autoPass && !prompt.response.canAnswer ? tableText().passesForYou : null;
}
