// What does a move do to a round (NE-3…NE-25, C-5, C-9)?

import { turnDown } from '#shared/cards/faceDown.ts';
import { commonly, refused, type Outcome } from '#shared/game/outcome.ts';
import type { Seat } from '#shared/game/seats.ts';
import { isTaken } from '#shared/game/takes.ts';
import { answer, nope, withWindow } from './chain.ts';
import { discardSets, pick } from './choices.ts';
import { canDraw, drawn } from './drawing.ts';
import { judgedBlock, passedBy } from './ending.ts';
import { leave } from './leaving.ts';
import { phase, toAct } from './phase.ts';
import { countedAs, objection, toMatch } from './plays.ts';
import { say } from './say.ts';
import { turnEnded, turnPassed } from './turns.ts';
import { takes, type Effect, type Facts, type Move, type NormalHappening, type NormalRound, type Phase, type Play } from './types.ts';

type Result = Outcome<NormalRound, NormalHappening>;

export function apply(round: NormalRound, seat: Seat, move: Move): Result {
  const { facts, zones } = round;
  if (facts.result) return refused('C-11', commonly('roundOver'));
  if (facts.left.includes(seat) || !(seat in zones.hands)) return refused('C-11', commonly('notInRound'));
  if (move.type === 'leave') return leave(round, seat);
  const now = phase(round);
  const refusal = notAsked(round, seat) ?? outOfPlace(now, move, facts);
  if (refusal) return refusal;
  switch (move.type) {
    case 'play': return play(round, seat, move);
    case 'draw': return draw(round, seat);
    case 'keep': return keep(round, seat);
    case 'pass': return now === 'respond' ? answer(round, seat) : pass(round, seat);
    case 'nope': return nope(round, seat, move);
    case 'pick': return pick(round, seat, move);
    case 'sets': return discardSets(round, seat, move);
  }
}

type Refusal = Extract<Result, { readonly ok: false }>;

/** What is said depends on nothing but the seat's own answer: who else has answered stays hidden (NE-20). */
function notAsked(round: NormalRound, seat: Seat): Refusal | null {
  const { sealed, facts } = round;
  if (!sealed) return facts.turn === seat ? null : refused('C-11', commonly('notYourTurn', { seats: toAct(round) }));
  if (sealed.choices.has(seat)) return sealed.tellsProgress ? refused('NE-23', say('chosen')) : refused('NE-20', say('passed'));
  return sealed.from.includes(seat) ? null : refused('C-11', say('notAsked', { seats: toAct(round) }));
}

/** By which rule a phase takes no other moves. */
const asked: { readonly [P in Exclude<Phase, 'over'>]: string } = { turn: 'NE-3', drawn: 'NE-3', respond: 'NE-20', war: 'NE-7', give: 'NE-10', sets: 'NE-11', purge: 'NE-12' };

function outOfPlace(now: Phase, move: Move, facts: Facts): Refusal | null {
  if (now === 'over' || isTaken(takes, now, move)) return null;
  const instead = now === 'turn' ? say('turn', toMatch(facts)) : say(now);
  return move.type === 'nope' ? refused('NE-18', say('nopeNothing', { instead })) : refused(asked[now], instead);
}

function play(round: NormalRound, seat: Seat, move: Play): Result {
  const hand = round.zones.hands[seat] ?? [];
  const card = turnDown(move.card);
  if (!hand.includes(card)) return refused('C-12', say('notHeld', { card: move.card }));
  // Copies of the card drawn are as good as it (C-1).
  if (round.facts.drew && hand.at(-1) !== card) return refused('NE-3', say('notDrawn'));
  const counted = countedAs(move);
  if (!counted.ok) return counted;
  const error = objection(move, counted.card, round, seat);
  if (error) return { ok: false, error };
  const { as, target, suit } = move;
  const effect: Effect = { seat, card: counted.card, target: target ?? null, suit: suit ?? null };
  const told = { card: move.card, ...(as !== undefined && { as }), ...(target !== undefined && { target }), ...(suit !== undefined && { suit }) };
  return { ok: true, round: withWindow(round, { seat, card: move.card, sendBack: false }, counted.card, effect), happened: [{ type: 'played', seat, told }] };
}

/** NE-3, NE-6 */
function draw(round: NormalRound, seat: Seat): Result {
  if (!canDraw(round)) return refused('NE-6', say('noStock', toMatch(round.facts)));
  const happened: NormalHappening[] = [];
  const after = drawn(round, seat, 1, 'turn', happened);
  return { ok: true, round: { ...after, facts: { ...after.facts, drew: true, passed: [] } }, happened };
}

/** NE-3 */
function keep(round: NormalRound, seat: Seat): Result {
  const happened: NormalHappening[] = [{ type: 'kept', seat, told: {} }];
  return { ok: true, round: turnEnded(round, happened), happened };
}

/** NE-6: with a playable card in hand too. */
function pass(round: NormalRound, seat: Seat): Result {
  if (canDraw(round)) return refused('NE-6', say('canDraw', toMatch(round.facts)));
  const happened: NormalHappening[] = [{ type: 'passed', seat, told: {} }];
  const passed = { ...round, facts: { ...round.facts, passed: passedBy(round.facts, seat) } };
  const blocked = judgedBlock(passed, happened);
  return { ok: true, round: blocked.facts.result ? blocked : turnPassed(blocked, seat, happened), happened };
}
