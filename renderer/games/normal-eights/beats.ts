// What is to be seen of a round of Normal Eights as it happens?

import { asNormal } from "#shared/games/normal-eights/seen.ts";
import type { NormalHappening } from "#shared/games/normal-eights/types.ts";
import { folded, saysInPassing, stakeBeats, tookPot } from "#renderer/games/commonBeats.ts";
import { eightsText } from "#renderer/games/eights/text.ts";
import { showing, unseen, type Beats, type ToldOf } from "#renderer/games/telling.ts";
import type { Beat } from "#renderer/table/scene/beat.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import { normalText } from "./text.ts";
import { shownHand } from "./handLook.ts";
import { saysPlaying } from "./speech.ts";

const beatsOf: Beats<NormalHappening> = {
  dealt,
  played: ({ seat, told: { card, as } }) => [
    { type: "chain", seat, card, words: saysPlaying(as ?? card) },
  ],
  noped: ({ seat, told: { card, sendBack } }) => [
    {
      type: "chain",
      seat,
      card,
      words: sendBack ? normalText().saysNopeBack : normalText().saysNope,
    },
  ],
  // A pass in a window is seen by nobody, not even by who passed: only that the window is over
  // (NE-20).
  answered: unseen,
  settled: ({ told: { chain } }) => [
    {
      type: "settle",
      cards: chain.map(({ seat, card, stands, back }) => ({ seat, card, stands, back })),
    },
  ],
  asked: unseen,
  picked: ({ seat }) => [{ type: "choose", seat }],
  turned: ({ told: { picks, highest } }) => [{ type: "duel", picks, best: highest }],
  discarded: ({ told: { cards } }) => [{ type: "discard", cards }],
  gave: ({ seat, told: { to, card }, cards }) => [
    {
      type: "swap",
      gifts: [{ from: seat, to, count: 1, cards: card === undefined ? (cards ?? null) : [card] }],
    },
  ],
  drew,
  refilled: ({ told: { cards } }) => [{ type: "refill", cards }],
  showed: ({ seat, told: { cards } }) => [{ type: "show", seat, hand: shownHand(cards) }],
  hid: ({ seat }) => [{ type: "hide", seat }],
  reversed: ({ told: { direction } }) => [{ type: "reverse", direction }],
  again: ({ seat }) => saysInPassing(seat, eightsText().saysAgain),
  skipping: ({ told: { target } }) => [
    { type: "skip", seat: target, more: true, words: normalText().saysMisses },
  ],
  skipped: ({ seat }) => [{ type: "skip", seat, more: false, words: normalText().saysSkipped }],
  named: ({ seat, told: { suit } }) => [{ type: "name", seat, suit }],
  fizzled: ({ seat = 0 }) => saysInPassing(seat, normalText().saysNothing),
  kept: ({ seat }) => saysInPassing(seat, normalText().saysKeep),
  passed: ({ seat }) => saysInPassing(seat, eightsText().saysPass),
  left: folded,
  blocked: unseen,
  won: ({ seat }) => [{ type: "win", seat, words: eightsText().saysWin }],
  tookPot,
};

export const beats = showing(beatsOf);

/** NE-6: what cannot be drawn is not drawn. */
function drew({
  seat,
  told: { count, cards: open },
  cards: own,
}: ToldOf<NormalHappening, "drew">): readonly Beat[] {
  return [
    {
      type: "take",
      seat,
      count,
      cards: open ?? own ?? null,
      words: count === 0 ? normalText().saysNothing : eightsText().saysDraw(count),
    },
  ];
}

/** NE-2 */
function dealt(_told: unknown, seen: AnySeen): readonly Beat[] {
  const { pile, options, facts } = asNormal(seen);
  const card = pile.at(-1);
  return [
    ...stakeBeats(seen, options.stake),
    { type: "deal", dealer: facts.dealer },
    ...(card === undefined ? [] : [{ type: "turnUp", card, back: [] } as const]),
  ];
}
