// What does a move do to a hand (FD-5…FD-13, C-5, C-9)?

import { withMore } from '#shared/cards/hand.ts';
import { commonly, refused, type Outcome } from '#shared/game/outcome.ts';
import type { Seat } from '#shared/game/seats.ts';
import { isTaken } from '#shared/game/takes.ts';
import { isInHand } from './betting.ts';
import { draw, mostToDraw } from './draw.ts';
import { phaseOf, toAct } from './phase.ts';
import { say } from './say.ts';
import { goOn } from './stages.ts';
import { takes, type DrawHappening, type DrawRound, type Move } from './types.ts';
import { bet, call, check, fold, raise, withoutHand } from './wagers.ts';

type Result = Outcome<DrawRound, DrawHappening>;

export function apply(round: DrawRound, seat: Seat, move: Move): Result {
  const { facts } = round;
  if (facts.result) return refused('C-11', commonly('roundOver'));
  if (facts.left.includes(seat) || !(seat in facts.dealtIn)) return refused('C-11', commonly('notInRound'));
  if (move.type === 'leave') return leave(round, seat);
  if (facts.turn !== seat) return refused('C-11', commonly('notYourTurn', { seats: toAct(round) }));
  if (!isTaken(takes, phaseOf(facts), move)) return wrongStage(round, seat);
  switch (move.type) {
    case 'bet': return bet(round, seat, move.to);
    case 'raise': return raise(round, seat, move.to);
    case 'call': return call(round, seat);
    case 'check': return check(round, seat);
    case 'fold': return fold(round, seat);
    case 'draw': return draw(round, seat, move);
  }
}

const wrongStage = (round: DrawRound, seat: Seat): Result =>
  phaseOf(round.facts) === 'draw'
    ? refused('FD-11', say('drawing', { most: mostToDraw(round, seat) }))
    : refused('FD-11', say('betting'));

/** C-5, FD-8: a fold that gives up the seat. What was put in stays in the pot, and a bet still has to be matched. */
function leave(round: DrawRound, seat: Seat): Result {
  const removed = round.zones.hands[seat]?.length ?? 0;
  const gone = isInHand(round.facts, seat) ? withoutHand(round, seat) : round;
  const facts = { ...gone.facts, left: withMore(gone.facts.left, [seat]), foldOrder: gone.facts.foldOrder.filter((other) => other !== seat) };
  return goOn({ ...gone, facts }, [{ type: 'left', seat, told: { removed } }]);
}
