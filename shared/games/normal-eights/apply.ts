import { turnDown } from "#shared/cards/faceDown.ts";
import { withAt } from "#shared/cards/hand.ts";
import { refused, type Outcome, type Refusal } from "#shared/contract/outcome.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { applyEights, canDraw, pass, toAct, type EightsRules } from "../eights/rules.ts";
import { say } from "./about.ts";
import { answer, chainMoved, nope, windowsClosed, withWindow } from "./chain.ts";
import { discardSets, pick, revealedIfAllChose } from "./choices.ts";
import { withoutEffect } from "./effects.ts";
import { phase, settledChain } from "./phase.ts";
import { countedAs, objection, toMatch } from "./plays.ts";
import { forgotten } from "./sightings.ts";
import { drawing, drew, ending, turnEnded, turnPassed } from "./turns.ts";
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
  turnPassed,
  passes: "passed",
  gone,
  settled,
  afterLeave,
};

export const apply = applyEights<NormalRound, Move, NormalEvent>(rules, {
  takes,
  phase,
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
  const { card, as, target, suit } = move;
  const hand = round.zones.hands[seat] ?? [];
  if (!hand.includes(turnDown(card))) return refused("C-12", say("notHeld", { card }));
  // A copy of the drawn card is as good as the card itself (C-1).
  if (round.facts.drew && hand.at(-1) !== turnDown(card)) return refused("NE-3", say("notDrawn"));
  const counted = countedAs(move);
  if (!counted.ok) return counted;
  const error = objection(move, counted.card, round, seat);
  if (error) return { ok: false, error };
  const effect: Effect = { seat, card: counted.card, target: target ?? null, suit: suit ?? null };
  const told = {
    card,
    ...(as !== undefined && { as }),
    ...(target !== undefined && { target }),
    ...(suit !== undefined && { suit }),
  };
  return {
    ok: true,
    round: withWindow(round, { seat, card, sendBack: false }, counted.card, effect),
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

/** NE-25: voids the sealed choice of the leaver. */
function gone(round: NormalRound, seat: Seat): NormalRound {
  const { facts, sealed } = round;
  const others = (seats: readonly Seat[]): readonly Seat[] =>
    seats.filter((other) => other !== seat);
  return {
    ...round,
    facts: {
      ...facts,
      shown: others(facts.shown),
      skips: withAt(facts.skips, seat, 0),
      passed: others(facts.passed),
      ...(facts.pending && { pending: others(facts.pending) }),
    },
    sealed: sealed && {
      ...sealed,
      from: others(sealed.from),
      choices: new Map([...sealed.choices].filter(([other]) => other !== seat)),
    },
    secret: forgotten(round.secret, seat),
  };
}

/**
 * C-5: the last player has won, even if another has no cards; the cards of the chain go on the pile
 * without effect.
 */
function settled(round: NormalRound, happened: NormalEvent[]): NormalRound {
  if (round.facts.chain.length === 0) return round;
  const chain = settledChain(round.facts).map((card) => ({ ...card, back: false }));
  return chainMoved(round, chain, happened);
}

/** C-5 */
function afterLeave(round: NormalRound, seat: Seat, happened: NormalEvent[]): NormalRound | null {
  const { facts, sealed } = round;
  switch (phase(round)) {
    case "respond":
      return sealed && sealed.choices.size === sealed.from.length
        ? windowsClosed(round, happened)
        : round;
    // NE-25
    case "give":
      return seat === facts.effect?.seat || seat === facts.effect?.target
        ? withoutEffect(round, happened)
        : round;
    case "war":
    case "sets":
    case "purge":
      return revealedIfAllChose(round, happened);
    default:
      return null;
  }
}
