// What does a move do to a round (X8-6…X8-19, C-5, C-9)?

import { peek, turnDown } from '#shared/cards/faceDown.ts';
import { withAt, withMore, without } from '#shared/cards/hand.ts';
import { handRemoved } from '#shared/game/leaving.ts';
import { commonly, refused, type Outcome } from '#shared/game/outcome.ts';
import type { Seat } from '#shared/game/seats.ts';
import { isTaken } from '#shared/game/takes.ts';
import { judged, won } from './ending.ts';
import { phase, toAct } from './phase.ts';
import { objection } from './plays.ts';
import { say } from './say.ts';
import { finishesSequent, owedCard, sequentAfter, startsSequent } from './sequents.ts';
import { topAfter, topWaiting } from './top.ts';
import { turnPassed } from './turns.ts';
import { takes, type ExordiaHappening, type ExordiaRound, type Facts, type Move, type Play } from './types.ts';

type Result = Outcome<ExordiaRound, ExordiaHappening>;

export function apply(round: ExordiaRound, seat: Seat, move: Move): Result {
  const { facts, zones } = round;
  if (facts.result) return refused('C-11', commonly('roundOver'));
  if (facts.left.includes(seat) || !(seat in zones.hands)) return refused('C-11', commonly('notInRound'));
  if (move.type === 'leave') return leave(round, seat);
  if (facts.turn !== seat) return refused('C-11', commonly('notYourTurn', { seats: toAct(round) }));
  if (!isTaken(takes, phase(round), move)) return outOfPlace(round, move);
  switch (move.type) {
    case 'play': return play(round, seat, move);
    case 'draw': return draw(round, seat);
    case 'skip': return skip(round, seat);
    case 'break': return breakSequent(round, seat, move);
    case 'decline': return decline(round, seat);
  }
}

function play(round: ExordiaRound, seat: Seat, move: Play): Result {
  const kept = without(round.zones.hands[seat] ?? [], [turnDown(move.card)]);
  if (!kept) return refused('C-12', say('notHeld', { card: move.card }));
  const error = objection(move, round);
  if (error) return { ok: false, error };
  const { zones, facts } = round;
  const { facts: put, happened } = meaning(facts, seat, move, zones.stock.length === 0);
  const after: ExordiaRound = { ...round, zones: { ...zones, hands: withAt(zones.hands, seat, kept), pile: withMore(zones.pile, [move.card]) }, facts: put };
  // X8-18: whatever the last card does, there is nobody left to do it to.
  if (kept.length === 0) return won(after, seat, happened);
  if (put.extra) return { ok: true, round: after, happened };
  if (move.card === 'Qh' && !put.top.plain) return { ok: true, round: after, happened: [...happened, { type: 'tookAnotherTurn', seat, told: {} }] };
  return { ok: true, round: turnPassed(after, seat), happened };
}

/** What the card means for those who come after: what is to be matched, the direction (X8-11), the sequent (X8-15, X8-17). */
function meaning(facts: Facts, seat: Seat, move: Play, stockIsEmpty: boolean): { readonly facts: Facts; readonly happened: readonly ExordiaHappening[] } {
  const { card, suit } = move;
  const top = topAfter(move, facts.top, stockIsEmpty);
  const reverses = card.startsWith('A') && !top.plain;
  const direction = reverses ? (facts.direction === 1 ? -1 : 1) : facts.direction;
  const [starts, finishes] = [startsSequent(card, facts), finishesSequent(facts)];
  const happened: ExordiaHappening[] = [{ type: 'played', seat, told: { card, ...(suit !== undefined && { suit }), ...(top.plain && { plain: true }) } }];
  if (reverses) happened.push({ type: 'reversed', seat, told: { direction } });
  if (starts && facts.top.suit !== null) happened.push({ type: 'startedSequent', seat, told: { suit: facts.top.suit } });
  if (finishes && facts.sequent) happened.push({ type: 'finishedSequent', seat, told: { suit: facts.sequent.suit } });
  return { facts: { ...facts, top, direction, sequent: sequentAfter(card, facts), extra: finishes, skipped: [] }, happened };
}

/** The top cards of the stock, as many as there are, go to the hand. */
function takeCards(round: ExordiaRound, seat: Seat, wanted: number, type: 'drew' | 'brokeSequent'): { readonly round: ExordiaRound; readonly happening: ExordiaHappening } {
  const { zones, facts } = round;
  const cards = zones.stock.slice(0, wanted);
  const stock = zones.stock.slice(cards.length);
  const hands = withAt(zones.hands, seat, withMore(zones.hands[seat] ?? [], cards));
  return {
    round: { ...round, zones: { ...zones, hands, stock }, facts: { ...facts, top: topWaiting(facts.top, stock.length === 0) } },
    happening: { type, seat, told: { count: cards.length }, only: { to: [seat], cards } },
  };
}

/** X8-7 */
function draw(round: ExordiaRound, seat: Seat): Result {
  if (round.zones.stock.length === 0) return refused('X8-7', say('noStock'));
  const { round: taken, happening } = takeCards(round, seat, 1, 'drew');
  return { ok: true, round: turnPassed(taken, seat), happened: [happening] };
}

/** X8-7, X8-19 */
function skip(round: ExordiaRound, seat: Seat): Result {
  if (round.zones.stock.length > 0) return refused('X8-7', say('stock'));
  const { facts } = round;
  const skipped: ExordiaRound = { ...round, facts: { ...facts, top: topWaiting(facts.top, true), skipped: [...facts.skipped, seat] } };
  return judged(turnPassed(skipped, seat), [{ type: 'skipped', seat, told: {} }]);
}

/** A move that this phase does not take: what it is for, or what is asked of the seat instead. */
function outOfPlace({ facts: { sequent } }: ExordiaRound, { type }: Move): Extract<Result, { readonly ok: false }> {
  if (type === 'break') return refused('X8-16', say('noSequent'));
  if (type === 'decline') return refused('X8-17', say('noExtra'));
  return sequent ? refused('X8-16', say('owed', { owed: owedCard(sequent) })) : refused('X8-17', say('extra'));
}

/** X8-16 */
function breakSequent(round: ExordiaRound, seat: Seat, move: Move): Result {
  const { sequent } = round.facts;
  if (!sequent) return outOfPlace(round, move);
  const owed = owedCard(sequent);
  if (round.zones.hands[seat]?.some((card) => peek(card) === owed)) return refused('X8-16', say('holdsOwed', { owed }));
  const broken: ExordiaRound = { ...round, facts: { ...round.facts, sequent: null } };
  const { round: taken, happening } = takeCards(broken, seat, 2, 'brokeSequent');
  return { ok: true, round: turnPassed(taken, seat), happened: [happening] };
}

/** X8-17: the suit that was named with the 8 binds the next player. */
function decline(round: ExordiaRound, seat: Seat): Result {
  return { ok: true, round: turnPassed(round, seat), happened: [{ type: 'declined', seat, told: {} }] };
}

/** C-5, X8-6: the hand is removed from play. X8-15: leaving is not acting, so a chance or a card owed goes to the next. */
function leave(round: ExordiaRound, seat: Seat): Result {
  const { zones, facts } = round;
  const gone: ExordiaRound = {
    ...round,
    zones: handRemoved(zones, seat),
    facts: { ...facts, left: [...facts.left, seat], skipped: facts.skipped.filter((other) => other !== seat) },
  };
  const happened: readonly ExordiaHappening[] = [{ type: 'left', seat, told: { removed: zones.hands[seat]?.length ?? 0 } }];
  return judged(facts.turn === seat ? turnPassed(gone, seat) : gone, happened);
}
