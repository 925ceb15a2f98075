// What does the button say that plays the picked cards of an eights game, and why may it not be
// pressed?

import { isAsked } from "#shared/contract/asked.ts";
import type { Action, AnySeen, Reading } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { eightsText } from "./text.ts";

/** `problem`: why it may not be pressed, where the game has reasons of its own. */
export const playAction = (
  seen: AnySeen,
  reading: Reading,
  problem = playProblem(seen, reading),
): Action => ({
  id: "play",
  label: playLabel(reading),
  sends: "picked",
  shortcut: "Enter",
  kind: "primary",
  problem,
});

export function playLabel(reading: Reading): string {
  if (reading.kind === "suit") return eightsText().playAndName(reading.words);
  return reading.kind === "nothing" || reading.kind === "rank"
    ? eightsText().play
    : eightsText().playThis(reading.words);
}

function playProblem(seen: AnySeen, reading: Reading): string | null {
  if (!isAsked(seen)) return tableText().notYourTurn;
  if (reading.kind === "nothing") return eightsText().pickCard;
  return reading.legal ? null : tableText().notLegal;
}
