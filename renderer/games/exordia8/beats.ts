// What is to be seen of a round of Exordia8 as it happens?

import { asExordia } from "#shared/games/exordia8/seen.ts";
import type { ExordiaHappening } from "#shared/games/exordia8/types.ts";
import { folded, laid, saysInPassing, stakeBeats, tookPot } from "#renderer/games/commonBeats.ts";
import { eightsText } from "#renderer/games/eights/text.ts";
import { showing, unseen, type Beats, type ToldOf } from "#renderer/games/telling.ts";
import type { Beat } from "#renderer/table/scene/beat.ts";
import { exordiaText } from "./text.ts";

const take = (
  { seat, told: { count }, cards }: ToldOf<ExordiaHappening, "drew" | "brokeSequent">,
  words: string,
): Beat => ({ type: "take", seat, count, cards: cards ?? null, words });

const beatsOf: Beats<ExordiaHappening> = {
  dealt: (_told, seen) => [
    ...stakeBeats(seen, asExordia(seen).options.stake),
    { type: "deal", dealer: seen.facts.dealer },
  ],
  played: ({ seat, told: { card, suit } }) => laid(seat, [card], suit),
  drew: (told) => [take(told, eightsText().saysDraw(told.told.count))],
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
function broke(told: ToldOf<ExordiaHappening, "brokeSequent">): readonly Beat[] {
  const breaks: Beat = {
    type: "sequent",
    seat: told.seat,
    how: "breaks",
    words: exordiaText().saysBreaks,
  };
  return told.told.count > 0 ? [breaks, take(told, "")] : [breaks];
}
