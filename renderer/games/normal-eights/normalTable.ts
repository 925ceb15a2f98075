import {
  askedSeats,
  asNormal,
  foundSets,
  hasAnswered,
  isSet,
  mayAnswer,
  rankCounted,
  smallestSet,
  windowSeconds,
} from "#shared/games/normal-eights/seen.ts";
import { aheadPart as aheadPart, onlyMove } from "#renderer/table/parts/ahead/ahead.ts";
import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { shownHands, type ShownHand } from "#renderer/table/parts/shownHands/shownHands.ts";
import {
  eightsText,
  hasOneLeft,
  mostCards,
  orderWith,
  place,
} from "#renderer/games/eights/eights.ts";
import {
  chainQuestion as questionChain,
  normalText,
  pile,
  responseWords,
  setName,
} from "./status.ts";
import type { Move, NormalEvent, Sets } from "#shared/games/normal-eights/types.ts";
import {
  folded,
  saysInPassing,
  showing,
  stakeBeats,
  tookPot,
  unseen,
  type Beats,
  type VisibleEventOf,
} from "#renderer/games/telling.ts";
import { isAsked, ownHand, type AnySeen } from "#shared/contract/seen.ts";
import { chain, type ChainHooks, type Response } from "./chain/chain.tsx";
import { sets, type SetsOffer } from "./sets.tsx";
import { celebrations } from "#renderer/table/parts/celebrations/celebrations.ts";
import { choices } from "./choices/choices.ts";
import { exchange } from "#renderer/table/parts/exchange/exchange.ts";
import { naming } from "#renderer/table/parts/naming/naming.ts";
import { shed } from "#renderer/table/parts/shed/shed.ts";
import { skips } from "#renderer/table/parts/skips.ts";
import type { BeatFrom } from "#renderer/table/part.ts";
import { gameOnTable } from "#renderer/table/tableGame.ts";
import { actions } from "./actions.ts";
import { picking } from "./picking.ts";
import { words } from "./wording.ts";

/**
 * NE-7, NE-10…NE-12: with one card there is no choice, and with fewer than make a set no set.
 * Everybody sees how many cards a player holds.
 */
function isForcedOpenly(seen: AnySeen): boolean {
  const { phase } = asNormal(seen);
  const held = ownHand(seen).length;
  return phase === "sets"
    ? held < smallestSet
    : ["war", "give", "purge"].includes(phase) && held === 1;
}

export const ahead = aheadPart({
  // NE-20: response windows are passed in their own way, all at the same moment.
  onlyMove: (seen) => (asNormal(seen).phase === "respond" ? null : onlyMove(seen)),
  isForcedOpenly,
});

/** Aces lie at the end, since they are never played in turn (NE-18). */
export const order = orderWith("A");

export const shownHand = (cards: readonly Card[]): ShownHand => ({
  cards: cards.toSorted(order("suit")),
  lit: cards.map(() => true),
  words: "",
});

/** Includes the viewer's own hand. */
export function shown(seen: AnySeen, seat: Seat): ShownHand | null {
  const { hands, facts } = asNormal(seen);
  const hand = hands[seat];
  return facts.result === null &&
    facts.shown.includes(seat) &&
    typeof hand === "object" &&
    hand.length > 0
    ? shownHand(hand)
    : null;
}

/** Depends on what the card counts as (NE-24). */
export function saysPlaying(counted: Card): string {
  const rank = rankCounted(counted);
  return rank === null ? "" : normalText().saysCard[rank];
}

/** While a window is open, the words for the cards in it stay. */
function chained(seen: AnySeen, seat: Seat): string {
  const { chain, counted } = asNormal(seen).facts;
  const at = chain.findLastIndex((link) => link.seat === seat);
  const link = chain[at];
  if (!link) return "";
  if (at > 0) return link.sendBack ? normalText().saysNopeBack : normalText().saysNope;
  return saysPlaying(counted[at] ?? link.card);
}

export function speech(seen: AnySeen, seat: Seat): string {
  const { passed, result, left } = asNormal(seen).facts;
  if (result !== null || left.includes(seat)) return "";
  const said = chained(seen, seat);
  if (said !== "") return said;
  if (hasOneLeft(seen, seat)) return eightsText().saysLastCard;
  return passed.includes(seat) ? eightsText().saysPass : "";
}

const beatsOf: Beats<NormalEvent, Beat> = {
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
  // NE-20: nobody sees a pass in a window, not even the one who passed: only that the window is
  // over.
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

/** NE-6: cards that the stock does not have are not drawn. */
function drew({
  seat,
  told: { count, cards: open },
  cards: own,
}: VisibleEventOf<NormalEvent, "drew">): readonly Beat[] {
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
function dealt(_event: unknown, seen: AnySeen): readonly Beat[] {
  const { pile, options, facts } = asNormal(seen);
  const card = pile.at(-1);
  return [
    ...stakeBeats(seen, options.stake),
    { type: "deal", dealer: facts.dealer },
    ...(card === undefined ? [] : [{ type: "turnUp", card, back: [] } as const]),
  ];
}

const pass: Move = { type: "pass" };

function response(seen: AnySeen): Response | null {
  const normal = asNormal(seen);
  const { viewer, facts } = normal;
  const seconds = windowSeconds(normal);
  if (!seconds || viewer === "spectator" || facts.left.includes(viewer)) return null;
  return {
    words: (who) => responseWords(normal, who),
    isOver: hasAnswered(normal),
    canAnswer: ownHand(normal).some(mayAnswer),
    pass,
    number: facts.windows,
    floor: seconds.floor,
    seconds: seconds.full,
  };
}

const read: SetsOffer["read"] = (move) => ({
  sets: (move as Sets).sets,
  top: (move as Sets).top ?? null,
});
const moveOf: SetsOffer["moveOf"] = (sets, top): Sets => ({
  type: "sets",
  sets,
  ...(top !== null && sets.length > 0 && { top }),
});

export function setsOf(seen: AnySeen): SetsOffer | null {
  const normal = asNormal(seen);
  if (normal.phase !== "sets" || !isAsked(normal)) return null;
  return { found: foundSets(ownHand(normal)), isSet, nameOf: setName, moveOf, read };
}

/** NE-10: a gift is given at once; no card is laid face down before. */
export function chosen(seen: AnySeen): readonly Seat[] {
  const normal = asNormal(seen);
  return normal.phase === "give"
    ? []
    : askedSeats(normal).filter((seat) => !(normal.facts.pending ?? []).includes(seat));
}

export const windows: ChainHooks = { chain: (seen) => questionChain(asNormal(seen)), response };

const parts = [
  shownHands({ shown }),
  skips({ skips: (seen) => asNormal(seen).facts.skips }),
  shed({ shed: pile }),
  chain(windows),
  choices({ chosen }),
  sets({ sets: setsOf }),
  exchange,
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
  beats,
  order,
  mostCards,
  place,
  speech,
  direction: (seen) => asNormal(seen).facts.direction,
});
