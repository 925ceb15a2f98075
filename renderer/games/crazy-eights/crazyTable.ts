import { isAsked, offers, type AnySeen } from "#shared/contract/seen.ts";
import { asCrazy, countedHand, type CrazySeen } from "#shared/games/crazy-eights/seen.ts";
import {
  eightsText,
  mostCards,
  order,
  place,
  playAction,
  speechOf,
} from "#renderer/games/eights/eights.ts";
import type { BeatFrom } from "#renderer/table/part.ts";
import { gameOnTable, type Action, type Reading } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { crazyText, picking, pile, words } from "./wording.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { showdown, type ShownHand } from "#renderer/table/parts/shownHands/shownHands.ts";
import type { CrazyEvent } from "#shared/games/crazy-eights/types.ts";
import {
  folded,
  laid,
  saysInPassing,
  showing,
  stakeBeats,
  tookPot,
  unseen,
  type Beats,
} from "#renderer/games/telling.ts";
import { aheadPart } from "#renderer/table/parts/ahead/ahead.ts";
import { celebrations } from "#renderer/table/parts/celebrations/celebrations.ts";
import { naming } from "#renderer/table/parts/naming/naming.ts";
import { shed } from "#renderer/table/parts/shed/shed.ts";
import { tally } from "./tally.ts";

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

export function countedLook(seen: CrazySeen, seat: Seat): ShownHand | null {
  const counted = countedHand(seen, seat);
  return (
    counted && {
      cards: counted.cards.toSorted(order("rank")),
      lit: counted.cards.map(() => true),
      words: crazyText().saysCount(counted.points),
    }
  );
}

const beatsOf: Beats<CrazyEvent, Beat> = {
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

/** CE-11: the winner of a blocked round subtracts the own points, which go to nobody. */
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
function dealt(_event: unknown, seen: AnySeen): readonly Beat[] {
  const { pile, facts, options } = asCrazy(seen);
  const card = pile.at(-1);
  return [
    ...stakeBeats(seen, options.stake),
    { type: "deal", dealer: null },
    ...(card ? [{ type: "turnUp", card, back: facts.turnedBack } as const] : []),
  ];
}

const parts = [
  showdown({ shown: (seen, seat) => countedLook(asCrazy(seen), seat) }),
  shed({ shed: pile }),
  tally,
  celebrations,
  naming,
  aheadPart(),
] as const;
type Beat = BeatFrom<typeof parts>;

export const crazyTable = gameOnTable({
  id: "crazy-eights",
  parts,
  picking,
  words,
  actions,
  beats,
  order,
  mostCards,
  place,
  speech: speechOf(
    (seen) => asCrazy(seen).facts.passed,
    () => eightsText().saysPass,
  ),
  // CE-5: play follows the turn order, in which the seats sit.
  direction: () => 1,
  circle: (seen) => asCrazy(seen).facts.order,
});
