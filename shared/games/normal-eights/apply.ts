import { turnDown } from "#shared/cards/faceDown.ts";
import { applyWith } from "#shared/contract/applying.ts";
import { refused, type Outcome, type Refusal } from "#shared/contract/outcome.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { canDraw } from "../eights/drawing.ts";
import { leave, pass } from "../eights/round.ts";
import type { EightsRules } from "../eights/rules.ts";
import { isAsked, toAct } from "../eights/turns.ts";
import { answer, nope, withWindow } from "./chain.ts";
import { discardSets, pick } from "./choices.ts";
import { drawing, drew } from "./drawing.ts";
import { ending } from "./ending.ts";
import { leaving } from "./leaving.ts";
import { phase } from "./phase.ts";
import { countedAs, objection, toMatch } from "./plays.ts";
import { say } from "./say.ts";
import { turnEnded, turnPassed } from "./turns.ts";
import {
  takes,
  type Effect,
  type Move,
  type NormalEvent,
  type NormalRound,
  type Phase,
  type Play,
} from "./types.ts";

type NormalOutcome = Outcome<NormalRound, NormalEvent>;

const rules: EightsRules<NormalRound, NormalEvent> = {
  ...drawing,
  ...ending,
  ...leaving,
  turnPassed,
  passes: "passed",
};

export const apply = applyWith<NormalRound, Move, NormalEvent>({
  takes,
  phase,
  toAct,
  isAsked,
  notAsked,
  outOfPlace,
  moves: {
    play,
    draw,
    keep,
    pass: (round, seat) =>
      round.facts.chain.length > 0 ? answer(round, seat) : passTurn(round, seat),
    nope,
    pick,
    sets: discardSets,
  },
  leave: (round, seat) => leave(rules, round, seat),
});

/**
 * Depends only on the seat's own answer, so that the refusal does not reveal who else has answered
 * (NE-20).
 */
function notAsked(round: NormalRound, seat: Seat): Refusal | null {
  const { sealed } = round;
  if (!sealed) return null;
  if (sealed.choices.has(seat))
    return sealed.tellsProgress ? refused("NE-23", say("chosen")) : refused("NE-20", say("passed"));
  return refused("C-11", say("notAsked", { seats: toAct(round) }));
}

const asked: { readonly [P in Exclude<Phase, "over">]: string } = {
  turn: "NE-3",
  drawn: "NE-3",
  respond: "NE-20",
  war: "NE-7",
  give: "NE-10",
  sets: "NE-11",
  purge: "NE-12",
};

function outOfPlace(round: NormalRound, move: Move): Refusal | null {
  const now = phase(round);
  if (now === "over") return null;
  const instead = now === "turn" ? say("turn", toMatch(round.facts)) : say(now);
  return move.type === "nope"
    ? refused("NE-18", say("nopeNothing", { instead }))
    : refused(asked[now], instead);
}

function play(round: NormalRound, seat: Seat, move: Play): NormalOutcome {
  const hand = round.zones.hands[seat] ?? [];
  const card = turnDown(move.card);
  if (!hand.includes(card)) return refused("C-12", say("notHeld", { card: move.card }));
  // A copy of the drawn card is as good as the card itself (C-1).
  if (round.facts.drew && hand.at(-1) !== card) return refused("NE-3", say("notDrawn"));
  const counted = countedAs(move);
  if (!counted.ok) return counted;
  const error = objection(move, counted.card, round, seat);
  if (error) return { ok: false, error };
  const { as, target, suit } = move;
  const effect: Effect = { seat, card: counted.card, target: target ?? null, suit: suit ?? null };
  const told = {
    card: move.card,
    ...(as !== undefined && { as }),
    ...(target !== undefined && { target }),
    ...(suit !== undefined && { suit }),
  };
  return {
    ok: true,
    round: withWindow(round, { seat, card: move.card, sendBack: false }, counted.card, effect),
    happened: [{ type: "played", seat, told }],
  };
}

/** NE-3, NE-6 */
function draw(round: NormalRound, seat: Seat): NormalOutcome {
  if (!canDraw(rules, round)) return refused("NE-6", say("noStock", toMatch(round.facts)));
  const happened: NormalEvent[] = [];
  const after = drew(round, seat, 1, "turn", happened);
  return {
    ok: true,
    round: { ...after, facts: { ...after.facts, drew: true, passed: [] } },
    happened,
  };
}

/** NE-3 */
function keep(round: NormalRound, seat: Seat): NormalOutcome {
  const happened: NormalEvent[] = [{ type: "kept", seat, told: {} }];
  return { ok: true, round: turnEnded(round, happened), happened };
}

/** NE-6: allowed even with a playable card in hand. */
function passTurn(round: NormalRound, seat: Seat): NormalOutcome {
  return canDraw(rules, round)
    ? refused("NE-6", say("canDraw", toMatch(round.facts)))
    : pass(rules, round, seat, { type: "passed", seat, told: {} });
}
