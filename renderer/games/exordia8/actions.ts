// Which buttons does Exordia8 have, and what do they say?

import { isAsked, offers } from "#shared/contract/asked.ts";
import { asExordia, owedCard, pickedUp, type ExordiaSeen } from "#shared/games/exordia8/seen.ts";
import { eightsText } from "#renderer/games/eights/text.ts";
import { playAction } from "#renderer/games/eights/playAction.ts";
import { cardName } from "#renderer/text/cardName.ts";
import type { Action, AnySeen, Reading } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { exordiaText } from "./text.ts";

/**
 * Beside playing there is one thing that may be done instead: drawing, skipping, breaking or
 * declining.
 */
export function actions(seen: AnySeen, reading: Reading): readonly Action[] {
  const exordia = asExordia(seen);
  const { viewer, facts } = exordia;
  if (viewer === "spectator" || facts.result !== null || facts.left.includes(viewer)) return [];
  return [playAction(seen, reading), instead(exordia)];
}

function instead(seen: ExordiaSeen): Action {
  const kind = seen.legal.length === 1 ? "only" : "plain";
  const words = exordiaText();
  if (!isAsked(seen))
    return { ...draw, label: eightsText().draw, kind: "faint", problem: tableText().notYourTurn };
  const owed = owedCard(seen);
  if (owed !== null) {
    const can = offers(seen, "break");
    return {
      id: "break",
      label: words.take(pickedUp(seen)),
      sends: { type: "break" },
      shortcut: "B",
      kind: can ? "only" : "faint",
      problem: can ? null : words.mustPut(cardName(owed)),
    };
  }
  if (offers(seen, "decline"))
    return {
      id: "decline",
      label: words.decline,
      sends: { type: "decline" },
      shortcut: "P N",
      kind,
      problem: null,
    };
  if (offers(seen, "skip"))
    return {
      id: "skip",
      label: words.skip,
      sends: { type: "skip" },
      shortcut: "P",
      kind,
      problem: null,
    };
  return { ...draw, label: eightsText().draw, kind, problem: null };
}

const draw = { id: "draw", sends: { type: "draw" }, shortcut: "D" } as const;
