import type { Card } from "#shared/cards/card.ts";
import { peekAll, turnDown, type FaceDown } from "#shared/cards/faceDown.ts";
import type { Offer } from "#shared/contract/game.ts";
import {
  refused,
  took,
  type Accepted,
  type Outcome,
  type Refusal,
} from "#shared/contract/outcome.ts";
import type { Seat } from "#shared/contract/seats.ts";
import {
  applyEights,
  canDraw,
  drawn,
  isOut,
  nextToAct,
  pass,
  played,
  put,
  type EightsRules,
} from "../eights/rules.ts";
import { say } from "./about.ts";
import {
  cardsForBreak,
  legalPlays,
  objection,
  owedCard,
  sequentAfter,
  startsSequent,
  topAfter,
  topWaiting,
} from "./plays.ts";
import {
  takes,
  type ExordiaEvent,
  type ExordiaRound,
  type Facts,
  type Move,
  type Play,
  type Sequent,
  type Top,
} from "./types.ts";

type ExordiaOutcome = Outcome<ExordiaRound, ExordiaEvent>;

const rules: EightsRules<ExordiaRound, ExordiaEvent> = {
  turnPassed,
  passes: "skipped",
  /**
   * X8-15: leaving is not acting, so the chance of a sequent or the card owed passes to the next
   * seat.
   */
  gone: (round, seat) => ({
    ...round,
    facts: { ...round.facts, skipped: round.facts.skipped.filter((other) => other !== seat) },
  }),
  ofEquals: (round, equals, actor) => [firstFrom(round, equals, actor)],
  won: (seat) => ({ type: "won", seat, told: {} }),
  closed: (facts) => ({
    ...facts,
    top: { ...facts.top, spark: false },
    sequent: null,
    extra: false,
    skipped: [],
  }),
};

/** After a Queen of Hearts it is `turn` again, with the same seat (X8-12). */
export function phase({ facts: { result, sequent, extra } }: ExordiaRound): keyof typeof takes {
  if (result) return "over";
  if (sequent) return "sequent";
  return extra ? "extra" : "turn";
}

export const apply = applyEights<ExordiaRound, Move, ExordiaEvent>(rules, {
  takes,
  phase,
  outOfPlace,
  moves: { play, draw, skip, break: breakSequent, decline },
});

export function legal(round: ExordiaRound, seat: Seat): readonly Offer<Move>[] {
  const { facts, zones } = round;
  if (facts.turn !== seat) return [];
  const plays = legalPlays(peekAll(zones.hands[seat] ?? []), round);
  // X8-16
  if (facts.sequent && plays.length > 0) return plays;
  return [...plays, insteadOfPlay(round)];
}

/** X8-7, X8-16, X8-17 */
function insteadOfPlay({ facts, zones }: ExordiaRound): Move {
  if (facts.sequent) return { type: "break" };
  if (facts.extra) return { type: "decline" };
  return { type: zones.stock.length > 0 ? "draw" : "skip" };
}

/** C-6. An 8 names its own suit. */
export function defaultMove(round: ExordiaRound, seat: Seat): Move {
  const { sequent } = round.facts;
  return sequent && holdsOwed(round, seat, sequent)
    ? {
        type: "play",
        card: owedCard(sequent),
        ...(sequent.next === "8" && { suit: sequent.suit }),
      }
    : insteadOfPlay(round);
}

const holdsOwed = ({ zones }: ExordiaRound, seat: Seat, sequent: Sequent): boolean =>
  zones.hands[seat]?.includes(turnDown(owedCard(sequent))) === true;

function play(round: ExordiaRound, seat: Seat, move: Play): ExordiaOutcome {
  const zones = put(round.zones, seat, [move.card]);
  if (!zones) return refused("C-12", say("notHeld", { card: move.card }));
  const error = objection(move, round);
  if (error) return { ok: false, error };
  const { facts, happened } = meaning(round, seat, move);
  const after: ExordiaRound = { ...round, zones, facts };
  // X8-18: a player who is out takes no other turn.
  if (actsAgain(move.card, facts.top) && !isOut(after, seat))
    happened.push({ type: "tookAnotherTurn", seat, told: {} });
  return played(rules, after, seat, happened);
}

/** X8-12 */
const actsAgain = (card: Card, { plain }: Top): boolean => card === "Qh" && !plain;

/** Returns what a card changes for those who follow (X8-11, X8-15, X8-17). */
function meaning(
  { facts, zones }: ExordiaRound,
  seat: Seat,
  move: Play,
): Readonly<{ facts: Facts; happened: ExordiaEvent[] }> {
  const { card, suit } = move;
  const top = topAfter(move, facts.top, zones.stock.length === 0);
  const reverses = card.startsWith("A") && !top.plain;
  const direction = reverses ? (facts.direction === 1 ? -1 : 1) : facts.direction;
  const finished = facts.sequent?.next === "8" ? facts.sequent : null;
  const happened: ExordiaEvent[] = [
    {
      type: "played",
      seat,
      told: { card, ...(suit !== undefined && { suit }), ...(top.plain && { plain: true }) },
    },
  ];
  if (reverses) happened.push({ type: "reversed", seat, told: { direction } });
  if (startsSequent(card, facts) && facts.top.suit !== null)
    happened.push({ type: "startedSequent", seat, told: { suit: facts.top.suit } });
  if (finished) happened.push({ type: "finishedSequent", seat, told: { suit: finished.suit } });
  const turn =
    finished || actsAgain(card, top)
      ? seat
      : nextToAct({ direction, left: facts.left }, zones.hands.length, seat);
  return {
    facts: {
      ...facts,
      top,
      direction,
      turn,
      sequent: sequentAfter(card, facts),
      extra: finished !== null,
      skipped: [],
    },
    happened,
  };
}

function waiting(round: ExordiaRound): ExordiaRound {
  const { facts, zones } = round;
  const top = topWaiting(facts.top, zones.stock.length === 0);
  return top === facts.top ? round : { ...round, facts: { ...facts, top } };
}

function turnPassed(round: ExordiaRound, from: Seat): ExordiaRound {
  const { facts, zones } = round;
  const turn = nextToAct(facts, zones.hands.length, from);
  return { ...round, facts: { ...facts, extra: false, turn } };
}

/** X8-19: one of the equals wins alone. */
function firstFrom({ facts, zones }: ExordiaRound, equals: readonly Seat[], actor: Seat): Seat {
  const after = (seat: Seat): Seat => nextToAct(facts, zones.hands.length, seat);
  let seat = facts.turn === null || facts.turn === actor ? after(actor) : facts.turn;
  while (!equals.includes(seat)) seat = after(seat);
  return seat;
}

const [drew, brokeSequent] = [took("drew"), took("brokeSequent")];

/** Takes up to `count` cards from the stock and ends the turn. */
function taken(
  round: ExordiaRound,
  seat: Seat,
  count: number,
  tell: (seat: Seat, cards: readonly FaceDown[]) => ExordiaEvent,
): Accepted<ExordiaRound, ExordiaEvent> {
  const happened: ExordiaEvent[] = [];
  const after = drawn(rules, round, seat, count, tell, happened);
  return { ok: true, round: turnPassed(waiting(after), seat), happened };
}

/** X8-7 */
function draw(round: ExordiaRound, seat: Seat): ExordiaOutcome {
  return canDraw(rules, round) ? taken(round, seat, 1, drew) : refused("X8-7", say("noStock"));
}

/** X8-7, X8-19 */
function skip(round: ExordiaRound, seat: Seat): ExordiaOutcome {
  return canDraw(rules, round)
    ? refused("X8-7", say("stock"))
    : pass(rules, waiting(round), seat, { type: "skipped", seat, told: {} });
}

function outOfPlace({ facts: { sequent } }: ExordiaRound, { type }: Move): Refusal {
  if (type === "break") return refused("X8-16", say("noSequent"));
  if (type === "decline") return refused("X8-17", say("noExtra"));
  return sequent
    ? refused("X8-16", say("owed", { owed: owedCard(sequent) }))
    : refused("X8-17", say("extra"));
}

/** X8-16 */
function breakSequent(round: ExordiaRound, seat: Seat, move: Move): ExordiaOutcome {
  const { facts } = round;
  if (!facts.sequent) return outOfPlace(round, move);
  if (holdsOwed(round, seat, facts.sequent))
    return refused("X8-16", say("holdsOwed", { owed: owedCard(facts.sequent) }));
  return taken({ ...round, facts: { ...facts, sequent: null } }, seat, cardsForBreak, brokeSequent);
}

/** X8-17 */
function decline(round: ExordiaRound, seat: Seat): ExordiaOutcome {
  return {
    ok: true,
    round: turnPassed(round, seat),
    happened: [{ type: "declined", seat, told: {} }],
  };
}
