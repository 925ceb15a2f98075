import { rankOf, suitOf } from "#shared/cards/card.ts";
import { peek, peekAll } from "#shared/cards/faceDown.ts";
import type { Offer } from "#shared/contract/game.ts";
import { refused, took, type Outcome } from "#shared/contract/outcome.ts";
import type { Seat } from "#shared/contract/seats.ts";
import {
  applyEights,
  canDraw,
  drawn,
  newStock,
  pass,
  played,
  put,
  type EightsRules,
} from "../eights/rules.ts";
import { isEight, natural } from "../eights/seen.ts";
import { say } from "./about.ts";
import { legalPlays, mayFollow, objection } from "./plays.ts";
import { countedSeats, pointsIn } from "./points.ts";
import {
  takes,
  type CrazyEvent,
  type CrazyRound,
  type Facts,
  type Move,
  type Play,
} from "./types.ts";

type CrazyOutcome = Outcome<CrazyRound, CrazyEvent>;

const rules: EightsRules<CrazyRound, CrazyEvent> = {
  /** CE-9, CE-10 */
  refilling: { may: ({ options }) => options.refill, atOnce: true, tell: newStock },
  turnPassed,
  passes: "passed",
  /** CE-10, C-14 */
  countOf: (hand) => pointsIn(peekAll(hand)),
  /** C-8 */
  order: ({ order }) => order,
  points: pointsWon,
  counted,
  won: (seat, { points }) => ({ type: "won", seat, told: { points: points?.[seat] ?? 0 } }),
  closed: (facts) => ({ ...facts, drew: false, passed: [] }),
};

export const phase = ({ facts }: CrazyRound): keyof typeof takes =>
  facts.result ? "over" : "turn";

export const apply = applyEights<CrazyRound, Move, CrazyEvent>(rules, {
  takes,
  phase,
  moves: { play, draw, pass: passOrDrawOn },
});

export const legal = (round: CrazyRound, seat: Seat): readonly Offer<Move>[] =>
  round.facts.turn === seat
    ? [...legalPlays(peekAll(round.zones.hands[seat] ?? []), round.facts), defaultMove(round, seat)]
    : [];

export const defaultMove = (round: CrazyRound, seat: Seat): Move => ({
  type: canDraw(rules, round) && !hasDrawnEnough(round, seat) ? "draw" : "pass",
});

function play(round: CrazyRound, seat: Seat, move: Play): CrazyOutcome {
  const { facts } = round;
  const { cards, suit } = move;
  const zones = put(round.zones, seat, cards);
  if (!zones) return refused("C-12", say("notHeld", { cards }));
  const error = objection(move, facts);
  if (error) return { ok: false, error };
  const after: CrazyRound = {
    ...round,
    zones,
    facts: {
      ...facts,
      ...leftToMatch(move),
      turn: nextInOrder(facts, seat),
      drew: false,
      passed: [],
    },
  };
  return played(rules, after, seat, [
    { type: "played", seat, told: suit ? { cards, suit } : { cards } },
  ]);
}

/** CE-7, CE-8 */
function leftToMatch({ cards, suit }: Play): Pick<Facts, "suit" | "rank"> {
  const top = natural(cards.at(-1) ?? "Jk");
  return isEight(top)
    ? { suit: suit ?? suitOf(top), rank: null }
    : { suit: suitOf(top), rank: rankOf(top) };
}

const drew = took("drew");

/** CE-6 */
function draw(round: CrazyRound, seat: Seat): CrazyOutcome {
  if (!canDraw(rules, round)) return refused("CE-9", say("noStock"));
  if (hasDrawnEnough(round, seat)) return refused("CE-6", say("drewEnough"));
  const happened: CrazyEvent[] = [];
  const after = drawn(rules, round, seat, 1, drew, happened);
  return {
    ok: true,
    round: round.options.drawUntilPlayable
      ? { ...after, facts: { ...after.facts, drew: true } }
      : turnPassed(after, seat),
    happened,
  };
}

/** CE-6: only `drawUntilPlayable` lets a turn go on after a draw. */
const hasDrawnEnough = ({ facts, zones }: CrazyRound, seat: Seat): boolean =>
  facts.drew && zones.hands[seat]?.some((card) => mayFollow(peek(card), facts)) === true;

/**
 * CE-6, CE-9. Nobody has passed yet when a player can draw, as only a play makes drawing possible
 * again (CE-10).
 */
function passOrDrawOn(round: CrazyRound, seat: Seat): CrazyOutcome {
  if (!canDraw(rules, round) || hasDrawnEnough(round, seat))
    return pass(rules, round, seat, { type: "passed", seat, told: {} });
  return round.facts.drew ? refused("CE-6", say("drawOn")) : refused("CE-9", say("canDraw"));
}

function turnPassed(round: CrazyRound, from: Seat): CrazyRound {
  return { ...round, facts: { ...round.facts, turn: nextInOrder(round.facts, from), drew: false } };
}

/** CE-2, CE-5; players who left are skipped (C-3). */
function nextInOrder({ order, left }: Facts, seat: Seat): Seat {
  let at = order.indexOf(seat);
  do at = (at + 1) % order.length;
  while (left.includes(order[at] ?? seat) && order[at] !== seat);
  return order[at] ?? seat;
}

/** CE-11 */
function counted({ zones, facts }: CrazyRound): readonly CrazyEvent[] {
  return countedSeats(facts).flatMap((seat) => {
    const cards = peekAll(zones.hands[seat] ?? []);
    return cards.length > 0
      ? [{ type: "counted", seat, told: { cards, points: pointsIn(cards) } } as const]
      : [];
  });
}

/**
 * CE-11: one formula for all endings: a player who went out holds nothing, and for one who alone
 * remained no hand is counted.
 */
function pointsWon(inHand: readonly number[], winners: readonly Seat[]): readonly number[] {
  const others = inHand.reduce(
    (sum, points, seat) => (winners.includes(seat) ? sum : sum + points),
    0,
  );
  return inHand.map((own, seat) =>
    winners.includes(seat) ? Math.max(0, Math.floor((others - own) / winners.length)) : 0,
  );
}
