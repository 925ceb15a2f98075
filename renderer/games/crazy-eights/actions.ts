// Which buttons does Crazy Eights have, and what do they say?

import { isAsked, offers } from "#shared/contract/asked.ts";
import { asCrazy, type CrazySeen } from "#shared/games/crazy-eights/seen.ts";
import { eightsText } from "#renderer/games/eights/text.ts";
import { playAction } from "#renderer/games/eights/playAction.ts";
import type { Action, AnySeen, Reading } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { crazyText } from "./text.ts";

/** Drawing and passing are never both possible (CE-6, CE-9): one button does either. */
export function actions(seen: AnySeen, reading: Reading): readonly Action[] {
  const crazy = asCrazy(seen);
  const { viewer, facts } = crazy;
  if (viewer === "spectator" || facts.result !== null || facts.left.includes(viewer)) return [];
  return [playAction(seen, reading), offers(crazy, "pass") ? pass(crazy) : draw(crazy)];
}

const kindOf = ({ legal }: CrazySeen): Action["kind"] => (legal.length === 1 ? "only" : "plain");

const pass = (seen: CrazySeen): Action => ({
  id: "pass",
  label: tableText().pass,
  sends: { type: "pass" },
  shortcut: "P",
  kind: kindOf(seen),
  problem: null,
});

function draw(seen: CrazySeen): Action {
  const can = offers(seen, "draw");
  const problem = can
    ? null
    : isAsked(seen)
      ? seen.facts.drew
        ? crazyText().hasDrawn
        : crazyText().noDraw
      : tableText().notYourTurn;
  return {
    id: "draw",
    label: eightsText().draw,
    sends: { type: "draw" },
    shortcut: "D",
    kind: can ? kindOf(seen) : "faint",
    problem,
  };
}
