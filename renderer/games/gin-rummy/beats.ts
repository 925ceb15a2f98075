// What is to be seen of a hand of Gin Rummy as it happens?

import { asGin, opponentOf } from "#shared/games/gin-rummy/seen.ts";
import type { GinHappening } from "#shared/games/gin-rummy/types.ts";
import { folded, laid, saysInPassing, stakeBeats, tookPot } from "#renderer/games/commonBeats.ts";
import { showing, type Beats, type ToldOf } from "#renderer/games/telling.ts";
import type { Beat } from "#renderer/table/scene/beat.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import { laid as laidOf, laidHand } from "./laid.ts";
import { ginText } from "./text.ts";

const beatsOf: Beats<GinHappening> = {
  dealt,
  passed: ({ seat }) => saysInPassing(seat, ginText().saysPass),
  took: ({ seat, told: { card } }) => [{ type: "takeTop", seat, card, words: ginText().saysTake }],
  drew: ({ seat, told: { count }, cards }) => [
    { type: "take", seat, count, cards: cards ?? null, words: ginText().saysDraw(count) },
  ],
  discarded: ({ seat, told: { card } }) => laid(seat, [card], undefined),
  wentDown,
  laidOff,
  // The count beside the cards says it.
  counted: ({ seat, told: { melds, rest } }) => [
    { type: "layDown", seat, hand: laidHand(melds, rest), words: "" },
  ],
  dead: (_told, seen) => stakesBack(seen),
  left: folded,
  won: ({ seat, told: { by, points } }) => [
    ...(by === "undercut" ? proclaimed(ginText().endedBy.undercut, "reverse") : []),
    { type: "win", seat, words: points > 0 ? ginText().saysPoints(points) : "" },
  ],
  wonMatch: ({ told: { shutout } }) => proclaimed(ginText().saysMatch(shutout), "win"),
  tookPot,
};

export const beats = showing(beatsOf);

const proclaimed = (words: string, sound: "win" | "reverse"): readonly Beat[] => [
  { type: "proclaim", words, sound },
];

/** GR-9, GR-12 */
function wentDown({
  seat,
  told: { by, card, melds, rest, deadwood },
}: ToldOf<GinHappening, "wentDown">): readonly Beat[] {
  const words = by === "bigGin" ? ginText().saysBigGin : ginText().saysKnock(deadwood);
  return [
    ...(card === null ? [] : laid(seat, [card], undefined)),
    { type: "layDown", seat, hand: laidHand(melds, rest), words },
    ...(by === "knock" ? [] : proclaimed(ginText().endedBy[by], "win")),
  ];
}

/** GR-13: on the other's melds, as they lie with all that goes there. */
function laidOff(
  { seat, told: { on } }: ToldOf<GinHappening, "laidOff">,
  seen: AnySeen,
): readonly Beat[] {
  const to = opponentOf(seat);
  const hand = laidOf(seen, to);
  return hand ? [{ type: "layOff", seat, to, cards: on.flat(), hand }] : [];
}

function dealt(
  { told: { dealer } }: ToldOf<GinHappening, "dealt">,
  seen: AnySeen,
): readonly Beat[] {
  const { pile, options } = asGin(seen);
  const card = pile.at(-1);
  return [
    ...stakeBeats(seen, options.stake),
    { type: "deal", dealer },
    ...(card ? [{ type: "turnUp", card, back: [] } as const] : []),
  ];
}

/** GR-15 */
function stakesBack(seen: AnySeen): readonly Beat[] {
  const { options, facts, hands } = asGin(seen);
  return facts.pot === undefined || options.stake === 0
    ? []
    : hands.map((_, seat): Beat => ({
        type: "chips",
        from: "pot",
        to: seat,
        amount: options.stake,
      }));
}
