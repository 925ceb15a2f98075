import { isAsked, offers, type AnySeen } from "#shared/contract/seen.ts";
import { asExordia, owedCard, pickedUp, type ExordiaSeen } from "#shared/games/exordia8/seen.ts";
import {
  eightsText,
  mostCards,
  order,
  place,
  playAction,
  speechOf,
} from "#renderer/games/eights/eights.ts";
import { cardName } from "#renderer/text/cardName.ts";
import type { BeatFrom } from "#renderer/table/part.ts";
import { gameOnTable, type Action, type Reading } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { exordiaText, picking, pile, sequent, words } from "./wording.ts";
import type { ExordiaEvent } from "#shared/games/exordia8/types.ts";
import {
  folded,
  laid,
  saysInPassing,
  showing,
  stakeBeats,
  tookPot,
  unseen,
  type Beats,
  type VisibleEventOf,
} from "#renderer/games/telling.ts";
import { aheadPart } from "#renderer/table/parts/ahead/ahead.ts";
import { celebrations } from "#renderer/table/parts/celebrations/celebrations.ts";
import { naming } from "#renderer/table/parts/naming/naming.ts";
import { shownHands } from "#renderer/table/parts/shownHands/shownHands.ts";
import { sequentPart as sequentPart } from "./sequent.ts";
import { shed } from "#renderer/table/parts/shed/shed.ts";

/** Besides playing there is at most one alternative: drawing, skipping, breaking or declining. */
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

const take = (
  { seat, told: { count }, cards }: VisibleEventOf<ExordiaEvent, "drew" | "brokeSequent">,
  words: string,
): Beat => ({ type: "take", seat, count, cards: cards ?? null, words });

const beatsOf: Beats<ExordiaEvent, Beat> = {
  dealt: (_event, seen) => [
    ...stakeBeats(seen, asExordia(seen).options.stake),
    { type: "deal", dealer: seen.facts.dealer },
  ],
  played: ({ seat, told: { card, suit } }) => laid(seat, [card], suit),
  drew: (event) => [take(event, eightsText().saysDraw(event.told.count))],
  skipped: ({ seat }) => saysInPassing(seat, exordiaText().saysSkip),
  reversed: ({ told: { direction } }) => [{ type: "reverse", direction }],
  tookAnotherTurn: ({ seat }) => saysInPassing(seat, eightsText().saysAgain),
  declined: ({ seat }) => saysInPassing(seat, exordiaText().saysDecline),
  startedSequent: ({ seat }) => [
    { type: "sequent", seat, how: "starts", words: exordiaText().saysSequent },
  ],
  finishedSequent: ({ seat }) => [
    { type: "sequent", seat, how: "ends", words: exordiaText().saysFinished },
  ],
  brokeSequent: broke,
  left: folded,
  blocked: unseen,
  won: ({ seat }) => [{ type: "win", seat, words: eightsText().saysWin }],
  tookPot,
};

export const beats = showing(beatsOf);

/** X8-16: with an empty stock nothing is picked up. */
function broke(event: VisibleEventOf<ExordiaEvent, "brokeSequent">): readonly Beat[] {
  const breaks: Beat = {
    type: "sequent",
    seat: event.seat,
    how: "breaks",
    words: exordiaText().saysBreaks,
  };
  return event.told.count > 0 ? [breaks, take(event, "")] : [breaks];
}

const parts = [
  shownHands(),
  shed({ shed: pile }),
  sequentPart({ sequent }),
  celebrations,
  naming,
  aheadPart(),
] as const;
type Beat = BeatFrom<typeof parts>;

export const exordiaTable = gameOnTable({
  id: "exordia8",
  parts,
  picking,
  words,
  actions,
  beats,
  order,
  mostCards,
  place,
  speech: speechOf(
    (seen) => asExordia(seen).facts.skipped,
    () => exordiaText().saysSkip,
  ),
  direction: (seen) => asExordia(seen).facts.direction,
});
