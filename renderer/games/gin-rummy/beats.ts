import { isNatural, rankOf, ranks, type Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import {
  asGin,
  inPackOrder,
  meldOf,
  opponentOf,
  pointsOf,
  restOf,
  type GinSeen,
} from "#shared/games/gin-rummy/seen.ts";
import type { LaidHand } from "./melds/meldsScene.ts";
import type { AnySeen } from "#shared/contract/seen.ts";
import type { GinEvent } from "#shared/games/gin-rummy/types.ts";
import {
  folded,
  laid as laidDown,
  saysInPassing,
  showing,
  stakeBeats,
  tookPot,
  type Beats,
  type VisibleEventOf,
} from "#renderer/games/telling.ts";
import { momentOf } from "#renderer/table/parts/moments/moments.ts";
import type { GinBeat as Beat } from "./ginTable.ts";
import { ginText } from "./wording.ts";

/** GR-4 */
const height = (card: Card) => (isNatural(card) ? ranks.indexOf(rankOf(card)) : -1);
const leftOver = (cards: readonly Card[]): LaidHand["rest"] =>
  inPackOrder(cards)
    .toSorted((one, other) => height(other) - height(one))
    .map((card) => ({ card, points: pointsOf(card) }));

export const laidHand = (
  melds: readonly (readonly Card[])[],
  rest: readonly Card[],
  on: readonly (readonly Card[])[] = [],
): LaidHand => ({
  melds: melds.map((meld, at) => meldOf([...meld, ...(on[at] ?? [])])?.cards ?? meld),
  added: on.flat(),
  rest: leftOver(rest),
});

const heldOf = ({ hands }: GinSeen, seat: Seat): readonly Card[] => {
  const hand = hands[seat];
  return typeof hand === "object" ? hand : [];
};

export function laid(seen: AnySeen, seat: Seat): LaidHand | null {
  const gin = asGin(seen);
  const { melds, knocker, laidOff } = gin.facts;
  const own = melds[seat] ?? null;
  if (own === null) return null;
  if (seat === knocker) return laidHand(own, restOf(heldOf(gin, seat), own), laidOff);
  return laidHand(own, restOf(heldOf(gin, seat), [...own, ...laidOff]));
}

const beatsOf: Beats<GinEvent, Beat> = {
  dealt,
  passed: ({ seat }) => saysInPassing(seat, ginText().saysPass),
  took: ({ seat, told: { card } }) => [{ type: "takeTop", seat, card, words: ginText().saysTake }],
  drew: ({ seat, told: { count }, cards }) => [
    { type: "take", seat, count, cards: cards ?? null, words: ginText().saysDraw(count) },
  ],
  discarded: ({ seat, told: { card } }) => laidDown(seat, [card], undefined),
  wentDown,
  laidOff,
  // No words: the count beside the cards shows it.
  counted: ({ seat, told: { melds, rest } }) => [
    { type: "layDown", seat, hand: laidHand(melds, rest), words: "" },
  ],
  dead: (_event, seen) => stakesBack(seen),
  left: folded,
  won: ({ seat, told: { by, points } }) => [
    ...(by === "undercut" ? [momentOf("undercut", seat, ginText().endedBy.undercut)] : []),
    { type: "win", seat, words: points > 0 ? ginText().saysPoints(points) : "" },
  ],
  wonMatch: ({ seat, told: { shutout } }) => [
    momentOf("match", seat, ginText().saysMatch(shutout)),
  ],
  tookPot,
};

export const beats = showing(beatsOf);

/** GR-9, GR-12 */
function wentDown({
  seat,
  told: { by, card, melds, rest, deadwood },
}: VisibleEventOf<GinEvent, "wentDown">): readonly Beat[] {
  const words = by === "bigGin" ? ginText().saysBigGin : ginText().saysKnock(deadwood);
  return [
    ...(card === null ? [] : laidDown(seat, [card], undefined)),
    { type: "layDown", seat, hand: laidHand(melds, rest), words },
    ...(by === "knock" ? [] : [momentOf("gin", seat, ginText().endedBy[by])]),
  ];
}

/** GR-13: on the opponent's melds, which are shown with all cards laid off there. */
function laidOff(
  { seat, told: { on } }: VisibleEventOf<GinEvent, "laidOff">,
  seen: AnySeen,
): readonly Beat[] {
  const to = opponentOf(seat);
  const hand = laid(seen, to);
  return hand ? [{ type: "layOff", seat, to, cards: on.flat(), hand }] : [];
}

function dealt(
  { told: { dealer } }: VisibleEventOf<GinEvent, "dealt">,
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
