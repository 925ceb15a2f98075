// Which buttons does Kings & Bastards have, and what do they say?

import type { Card } from "#shared/cards/card.ts";
import { isAsked, offers } from "#shared/contract/asked.ts";
import { asKings, type KingsSeen } from "#shared/games/kings-and-bastards/seen.ts";
import type { Action, AnySeen, Reading } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { kingsText } from "./text.ts";

/** What the main button does: "Play pair of 7s", "Give 2 cards". */
export function mainLabel(seen: AnySeen, reading: Reading): string {
  const kings = asKings(seen);
  if (kings.phase === "exchange" && isAsked(kings)) {
    const count =
      reading.kind === "move"
        ? ((reading.move as { readonly cards?: readonly Card[] }).cards?.length ?? 0)
        : 0;
    return kingsText().giveThis(count, kings.facts.exchange?.count ?? 2);
  }
  if (reading.kind === "rank") return kingsText().playJoker;
  return reading.kind === "move" ? kingsText().playThis(reading.words) : kingsText().play;
}

/** Who is out has nothing left to do in this round. */
export function actions(seen: AnySeen, reading: Reading): readonly Action[] {
  const kings = asKings(seen);
  const { viewer, facts } = kings;
  if (viewer === "spectator" || facts.result !== null || facts.out.includes(viewer)) return [];
  const main: Action = {
    id: "play",
    label: mainLabel(seen, reading),
    sends: "picked",
    shortcut: "Enter",
    kind: "primary",
    problem: playProblem(kings, reading),
  };
  return kings.phase === "exchange" && isAsked(kings) ? [main] : [main, pass(kings)];
}

function playProblem(seen: KingsSeen, reading: Reading): string | null {
  if (!isAsked(seen)) return tableText().notYourTurn;
  if (reading.kind === "nothing") return tableText().pickFirst;
  return reading.legal ? null : tableText().notLegal;
}

function pass(seen: KingsSeen): Action {
  const { legal } = seen;
  const canPass = offers(seen, "pass");
  const kind = canPass ? (legal.length === 1 ? "only" : "plain") : "faint";
  return {
    id: "pass",
    label: tableText().pass,
    sends: { type: "pass" },
    shortcut: "P",
    kind,
    problem: canPass ? null : isAsked(seen) ? tableText().cannotPass : tableText().notYourTurn,
  };
}
