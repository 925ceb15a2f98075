// What is to be seen of a round of Crazy Eights as it happens?

import type { Seat } from "#shared/contract/seats.ts";
import { asCrazy, countedHand, type CrazySeen } from "#shared/games/crazy-eights/seen.ts";
import type { CrazyHappening } from "#shared/games/crazy-eights/types.ts";
import { folded, laid, saysInPassing, stakeBeats, tookPot } from "#renderer/games/commonBeats.ts";
import { eightsText } from "#renderer/games/eights/text.ts";
import { showing, unseen, type Beats } from "#renderer/games/telling.ts";
import type { Beat } from "#renderer/table/scene/beat.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import { countedLook } from "./handLook.ts";
import { crazyText } from "./text.ts";

const beatsOf: Beats<CrazyHappening> = {
  dealt,
  played: ({ seat, told: { cards, suit } }) => laid(seat, cards, suit),
  drew: ({ seat, told: { count }, cards }) => [
    { type: "take", seat, count, cards: cards ?? null, words: eightsText().saysDraw(count) },
  ],
  refilled: ({ told: { cards } }) => [{ type: "refill", cards }],
  passed: ({ seat }) => saysInPassing(seat, eightsText().saysPass),
  left: folded,
  blocked: unseen,
  counted: ({ seat }, seen) => counted(seat, asCrazy(seen)),
  won: ({ seat, told: { points } }) => [
    { type: "win", seat, words: crazyText().saysPoints(points) },
  ],
  tookPot,
};

export const beats = showing(beatsOf);

/** CE-11: who has won blocked takes his own points off, which go nowhere. */
function counted(seat: Seat, seen: CrazySeen): readonly Beat[] {
  const hand = countedLook(seen, seat);
  const winners = seen.facts.result?.winners ?? [];
  return hand
    ? [
        {
          type: "tally",
          seat,
          hand,
          to: winners.includes(seat) ? [] : winners,
          words: crazyText().saysScored(countedHand(seen, seat)?.points ?? 0),
        },
      ]
    : [];
}

/** CE-4: with no stock left nothing is turned up. */
function dealt(_told: unknown, seen: AnySeen): readonly Beat[] {
  const { pile, facts, options } = asCrazy(seen);
  const card = pile.at(-1);
  return [
    ...stakeBeats(seen, options.stake),
    { type: "deal", dealer: null },
    ...(card ? [{ type: "turnUp", card, back: facts.turnedBack } as const] : []),
  ];
}
