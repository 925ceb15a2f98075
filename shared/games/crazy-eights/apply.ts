import { rankOf, suitOf } from "#shared/cards/card.ts";
import { applyWith } from "#shared/contract/applying.ts";
import { refused, type Outcome } from "#shared/contract/outcome.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { took } from "#shared/contract/outcome.ts";
import { canDraw, drawn } from "../eights/drawing.ts";
import { leave, pass, played, put } from "../eights/round.ts";
import { isAsked, toAct } from "../eights/turns.ts";
import { hasDrawnEnough } from "./legal.ts";
import { phase } from "./phase.ts";
import { objection } from "./plays.ts";
import { isEight, natural } from "./ranks.ts";
import { nextInOrder, rules, turnPassed } from "./rules.ts";
import { say } from "./say.ts";
import {
  takes,
  type CrazyEvent,
  type CrazyRound,
  type Facts,
  type Move,
  type Play,
} from "./types.ts";

type CrazyOutcome = Outcome<CrazyRound, CrazyEvent>;

export const apply = applyWith<CrazyRound, Move, CrazyEvent>({
  takes,
  phase,
  toAct,
  isAsked,
  moves: { play, draw, pass: passOrDrawOn },
  leave: (round, seat) => leave(rules, round, seat),
});

function play(round: CrazyRound, seat: Seat, move: Play): CrazyOutcome {
  const { facts } = round;
  const { cards, suit } = move;
  const zones = put(round.zones, seat, cards);
  if (!zones) return refused("C-12", say("notHeld", { cards }));
  const error = objection(move, facts);
  if (error) return { ok: false, error };
  const top = leftToMatch(move);
  const after: CrazyRound = {
    ...round,
    zones,
    facts: {
      ...facts,
      suit: top.suit,
      rank: top.rank,
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

/**
 * CE-6, CE-9. Nobody has passed yet when a player can draw, as only a play makes drawing possible
 * again (CE-10).
 */
function passOrDrawOn(round: CrazyRound, seat: Seat): CrazyOutcome {
  if (!canDraw(rules, round) || hasDrawnEnough(round, seat))
    return pass(rules, round, seat, { type: "passed", seat, told: {} });
  return round.facts.drew ? refused("CE-6", say("drawOn")) : refused("CE-9", say("canDraw"));
}
