import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { isAsked, ownHand } from "#shared/contract/seen.ts";
import {
  askedSeats,
  concernOf,
  foundSets,
  hasAnswered,
  mayAnswer,
  rankCounted,
  smallestSet,
  windowSeconds,
  type NormalSeen,
} from "#shared/games/normal-eights/seen.ts";
import type { NormalEvent, Sets } from "#shared/games/normal-eights/types.ts";
import {
  dealBeats,
  eightsText,
  mostCards,
  orderWith,
  place,
  speechOf,
  take,
  usualBeats,
  withLastCard,
} from "#renderer/games/eights/eights.ts";
import { saysInPassing, showing, unseen, type Beats } from "#renderer/games/telling.ts";
import type { BeatFrom } from "#renderer/table/part.ts";
import { aheadPart, onlyMove } from "#renderer/table/parts/ahead/ahead.ts";
import { celebrations } from "#renderer/table/parts/celebrations/celebrations.ts";
import { exchange } from "#renderer/table/parts/exchange/exchange.ts";
import { naming } from "#renderer/table/parts/naming/naming.ts";
import { shed } from "#renderer/table/parts/shed/shed.ts";
import { shownHands, type ShownHand } from "#renderer/table/parts/shownHands/shownHands.ts";
import { skips } from "#renderer/table/parts/skips.ts";
import { momentOf, moments } from "#renderer/table/parts/moments/moments.ts";
import { gameOnTable } from "#renderer/table/tableGame.ts";
import { actions, picking } from "./actions.ts";
import { chain, type Response } from "./chain/chain.tsx";
import { choices } from "./choices/choices.ts";
import { sets } from "./sets.tsx";
import { chainQuestion, normalText, pile, responseWords } from "./status.ts";
import { words } from "./wording.ts";

const ahead = aheadPart({
  // NE-20: response windows are passed in their own way, all at the same moment.
  onlyMove: (seen: NormalSeen) => (seen.phase === "respond" ? null : onlyMove(seen)),
  /**
   * NE-7, NE-10…NE-12: with one card there is no choice, and with fewer than make a set no set.
   * Everybody sees how many cards a player holds.
   */
  isForcedOpenly(seen: NormalSeen) {
    const held = ownHand(seen).length;
    return seen.phase === "sets"
      ? held < smallestSet
      : ["war", "give", "purge"].includes(seen.phase) && held === 1;
  },
});

/** Aces lie at the end, since they are never played in turn (NE-18). */
const order = orderWith("A");

const shownHand = (cards: readonly Card[]): ShownHand => ({
  cards: cards.toSorted(order("suit")),
  lit: cards.map(() => true),
  words: "",
});

/** Includes the viewer's own hand. */
export function shown({ hands, facts }: NormalSeen, seat: Seat): ShownHand | null {
  const hand = hands[seat];
  return facts.result === null &&
    facts.shown.includes(seat) &&
    typeof hand === "object" &&
    hand.length > 0
    ? shownHand(hand)
    : null;
}

/** Depends on what the card counts as (NE-24). */
function saysPlaying(counted: Card): string {
  const rank = rankCounted(counted);
  return rank === null ? "" : normalText().saysCard[rank];
}

const saysNoping = (sendBack: boolean): string =>
  sendBack ? normalText().saysNopeBack : normalText().saysNope;

/** While a window is open, the words for the cards in it stay. */
function chained({ facts: { chain: links, counted } }: NormalSeen, seat: Seat): string {
  const at = links.findLastIndex((link) => link.seat === seat);
  const link = links[at];
  if (!link) return "";
  return at > 0 ? saysNoping(link.sendBack) : saysPlaying(counted[at] ?? link.card);
}

const saysWaiting = speechOf(
  (seen: NormalSeen) => seen.facts.passed,
  () => eightsText().saysPass,
);

const speech = (seen: NormalSeen, seat: Seat): string =>
  seen.facts.result !== null || seen.facts.left.includes(seat)
    ? ""
    : chained(seen, seat) || saysWaiting(seen, seat);

const beatsOf: Beats<NormalEvent, Beat> = {
  ...usualBeats,
  /** NE-2 */
  dealt: (_event, seen: NormalSeen) => dealBeats(seen, seen.options.stake, seen.pile.at(-1)),
  played: ({ seat, told: { card, as } }) => [
    { type: "chain", seat, card, words: saysPlaying(as ?? card) },
  ],
  noped: ({ seat, told: { card, sendBack } }, { facts }: NormalSeen) => [
    // An ace that answers an ace.
    ...(facts.chain.length > 2 ? [momentOf("aceWar", seat)] : []),
    { type: "chain", seat, card, words: saysNoping(sendBack) },
  ],
  // NE-20: nobody sees a pass in a window, not even the one who passed: only that the window is
  // over.
  answered: unseen,
  settled: ({ told }) => [
    {
      type: "settle",
      cards: told.chain.map(({ seat, card, stands, back }) => ({ seat, card, stands, back })),
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
  /** NE-6: cards that the stock does not have are not drawn. */
  drew: (event) => [
    take(
      { ...event, cards: event.told.cards ?? event.cards },
      event.told.count === 0 ? normalText().saysNothing : undefined,
    ),
  ],
  showed: ({ seat, told: { cards } }) => [{ type: "show", seat, hand: shownHand(cards) }],
  hid: ({ seat }) => [{ type: "hide", seat }],
  again: ({ seat }) => saysInPassing(seat, eightsText().saysAgain),
  skipping: ({ told: { target } }) => [
    { type: "skip", seat: target, more: true, words: normalText().saysMisses },
  ],
  skipped: ({ seat }) => [{ type: "skip", seat, more: false, words: normalText().saysSkipped }],
  named: ({ seat, told: { suit } }) => [{ type: "name", seat, suit }],
  fizzled: ({ seat = 0 }) => saysInPassing(seat, normalText().saysNothing),
  kept: ({ seat }) => saysInPassing(seat, normalText().saysKeep),
  won: ({ seat }) => [{ type: "win", seat, words: eightsText().saysWin }],
};

export function response(seen: NormalSeen): Response | null {
  const { viewer, facts } = seen;
  const seconds = windowSeconds(seen);
  if (!seconds || viewer === "spectator" || facts.left.includes(viewer)) return null;
  return {
    words: (who) => responseWords(seen, who),
    isOver: hasAnswered(seen),
    canAnswer: ownHand(seen).some(mayAnswer),
    concerns: concernOf(seen, viewer),
    number: facts.windows,
    floor: seconds.floor,
    seconds: seconds.full,
  };
}

export const setsOf = (seen: NormalSeen): Sets["sets"] | null =>
  seen.phase === "sets" && isAsked(seen) ? foundSets(ownHand(seen)) : null;

/** NE-10: a gift is given at once; no card is laid face down before. */
export const chosen = (seen: NormalSeen): readonly Seat[] =>
  seen.phase === "give"
    ? []
    : askedSeats(seen).filter((seat) => !seen.facts.pending?.includes(seat));

const parts = [
  shownHands({ shown }),
  skips({ skips: (seen: NormalSeen) => seen.facts.skips }),
  shed({ shed: pile }),
  chain({ chain: chainQuestion, response }),
  choices({ chosen }),
  sets({ sets: setsOf }),
  exchange,
  moments,
  celebrations,
  naming,
  ahead,
] as const;
type Beat = BeatFrom<typeof parts>;

export const normalTable = gameOnTable({
  id: "normal-eights",
  parts,
  picking,
  words,
  actions,
  beats: withLastCard(showing(beatsOf)),
  order,
  mostCards,
  place,
  speech,
  direction: (seen: NormalSeen) => seen.facts.direction,
});
