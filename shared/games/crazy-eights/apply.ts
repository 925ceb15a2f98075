// What does a move do to a round (CE-5…CE-11, C-5, C-9)?

import { rankOf, suitOf } from '#shared/cards/card.ts';
import { turnAllDown } from '#shared/cards/faceDown.ts';
import { withAt, withMore, without } from '#shared/cards/hand.ts';
import { handRemoved } from '#shared/game/leaving.ts';
import { commonly, refused, type Outcome } from '#shared/game/outcome.ts';
import type { Seat } from '#shared/game/seats.ts';
import { canDraw, drawOne } from './drawing.ts';
import { endBlocked, endRound } from './ending.ts';
import { hasDrawnEnough } from './legal.ts';
import { toAct } from './phase.ts';
import { objection } from './plays.ts';
import { isEight, natural } from './ranks.ts';
import { say } from './say.ts';
import { activeSeats, isBlocked, nextInOrder } from './turns.ts';
import type { CrazyHappening, CrazyRound, Facts, Move, Play } from './types.ts';

type Result = Outcome<CrazyRound, CrazyHappening>;

export function apply(round: CrazyRound, seat: Seat, move: Move): Result {
  const { facts } = round;
  if (facts.result) return refused('C-11', commonly('roundOver'));
  if (facts.left.includes(seat) || !(seat in round.zones.hands)) return refused('C-11', commonly('notInRound'));
  if (move.type === 'leave') return leave(round, seat);
  if (facts.turn !== seat) return refused('C-11', commonly('notYourTurn', { seats: toAct(round) }));
  if (move.type === 'play') return play(round, seat, move);
  return move.type === 'draw' ? draw(round, seat) : pass(round, seat);
}

function play(round: CrazyRound, seat: Seat, move: Play): Result {
  const { zones, facts } = round;
  const kept = without(zones.hands[seat] ?? [], turnAllDown(move.cards));
  if (!kept) return refused('C-12', say('notHeld', { cards: move.cards }));
  const error = objection(move, facts);
  if (error) return { ok: false, error };
  const after: CrazyRound = {
    ...round,
    zones: { ...zones, hands: withAt(zones.hands, seat, kept), pile: withMore(zones.pile, move.cards) },
    facts: { ...facts, ...leftToMatch(move), turn: nextInOrder(facts, seat), drew: false, passed: [] },
  };
  const happened: readonly CrazyHappening[] = [{ type: 'played', seat, told: { cards: move.cards, ...(move.suit && { suit: move.suit }) } }];
  return kept.length === 0 ? endRound(after, [seat], happened) : { ok: true, round: after, happened };
}

/** CE-7, CE-8: the last card lies on top; after an eight the named suit alone counts. */
function leftToMatch({ cards, suit }: Play): Pick<Facts, 'suit' | 'rank'> {
  const top = natural(cards.at(-1) ?? 'Jk');
  return isEight(top) ? { suit: suit ?? suitOf(top), rank: null } : { suit: suitOf(top), rank: rankOf(top) };
}

/** CE-6: the turn is over with a draw, unless `drawUntilPlayable` lets the drawer look at what he got. */
function draw(round: CrazyRound, seat: Seat): Result {
  if (!canDraw(round)) return refused('CE-9', say('noStock'));
  if (hasDrawnEnough(round, seat)) return refused('CE-6', say('drewEnough'));
  const drawn = drawOne(round, seat);
  const { facts } = drawn.round;
  const drew = round.options.drawUntilPlayable;
  return { ok: true, round: { ...drawn.round, facts: { ...facts, turn: drew ? seat : nextInOrder(facts, seat), drew } }, happened: drawn.happened };
}

/**
 * CE-9, CE-10: what counts towards a block is that no card can be drawn now, whether or not one was drawn before in
 * this turn. Only a play brings cards to draw again, so who can draw finds nobody in `passed`.
 */
function pass(round: CrazyRound, seat: Seat): Result {
  const { facts } = round;
  const blocksToo = !canDraw(round);
  if (!blocksToo && !hasDrawnEnough(round, seat)) {
    return facts.drew ? refused('CE-6', say('drawOn')) : refused('CE-9', say('canDraw'));
  }
  const passed: CrazyRound = { ...round, facts: { ...facts, turn: nextInOrder(facts, seat), drew: false, passed: blocksToo ? withMore(facts.passed, [seat]) : facts.passed } };
  const happened: readonly CrazyHappening[] = [{ type: 'passed', seat, told: {} }];
  return isBlocked(passed.facts) ? endBlocked(passed, happened) : { ok: true, round: passed, happened };
}

/** C-5: who alone remains wins; else the turn goes on, and a block that waited for the leaver alone is there now. */
function leave(round: CrazyRound, seat: Seat): Result {
  const { facts, zones } = round;
  const left = withMore(facts.left, [seat]);
  const isHisTurn = facts.turn === seat;
  const after: Facts = { ...facts, left, ...(isHisTurn && { turn: nextInOrder({ ...facts, left }, seat), drew: false }) };
  const gone: CrazyRound = { ...round, zones: handRemoved(zones, seat), facts: after };
  const happened: readonly CrazyHappening[] = [{ type: 'left', seat, told: { removed: zones.hands[seat]?.length ?? 0 } }];
  const active = activeSeats(after);
  if (active.length === 1) return endRound(gone, active, happened);
  return isBlocked(after) ? endBlocked(gone, happened) : { ok: true, round: gone, happened };
}
