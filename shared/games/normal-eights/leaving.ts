// What happens when a player leaves, whatever waits for him (C-5, NE-25)?

import { withAt, withMore } from '#shared/cards/hand.ts';
import { handRemoved } from '#shared/game/leaving.ts';
import type { Accepted } from '#shared/game/outcome.ts';
import type { Sealed } from '#shared/game/round.ts';
import type { Seat } from '#shared/game/seats.ts';
import { activeSeats } from '#shared/game/turns.ts';
import { chainMoved, windowsClosed } from './chain.ts';
import { ifAllChose } from './choices.ts';
import { withoutEffect } from './effects.ts';
import { endRound, judgedBlock } from './ending.ts';
import { phase } from './phase.ts';
import { settledChain } from './settling.ts';
import { forgotten } from './sightings.ts';
import { turnPassed } from './turns.ts';
import type { Facts, Move, NormalHappening, NormalRound } from './types.ts';

export function leave(round: NormalRound, seat: Seat): Accepted<NormalRound, NormalHappening> {
  const happened: NormalHappening[] = [{ type: 'left', seat, told: { removed: round.zones.hands[seat]?.length ?? 0 } }];
  const gone = withoutSeat(round, seat);
  const active = activeSeats(gone);
  return { ok: true, round: active.length === 1 ? wonAlone(gone, active, happened) : judged(gone, seat, happened), happened };
}

/** C-5: the hand is removed from play. NE-25: a sealed choice of who has left is void. */
function withoutSeat(round: NormalRound, seat: Seat): NormalRound {
  const { facts, sealed } = round;
  const others = (seats: readonly Seat[]): readonly Seat[] => seats.filter((other) => other !== seat);
  const after: Facts = {
    ...facts, left: withMore(facts.left, [seat]), shown: others(facts.shown), skips: withAt(facts.skips, seat, 0), passed: others(facts.passed),
    ...(facts.pending && { pending: others(facts.pending) }),
  };
  return { ...round, zones: handRemoved(round.zones, seat), facts: after, sealed: sealed && withoutChoice(sealed, seat), secret: forgotten(round.secret, seat) };
}

function withoutChoice(sealed: Sealed<Move>, seat: Seat): Sealed<Move> {
  const choices = new Map(sealed.choices);
  choices.delete(seat);
  return { ...sealed, from: sealed.from.filter((other) => other !== seat), choices };
}

/** C-5: one alone has won, whoever has no cards; the cards of the chain go on the pile without effect. */
function wonAlone(round: NormalRound, active: readonly Seat[], happened: NormalHappening[]): NormalRound {
  if (round.facts.chain.length === 0) return endRound(round, active, happened);
  const chain = settledChain(round.facts).map((settled) => ({ ...settled, back: false }));
  happened.push({ type: 'settled', told: { chain } });
  return endRound(chainMoved(round, chain), active, happened);
}

/** C-5: whatever waits is judged at once. */
function judged(round: NormalRound, seat: Seat, happened: NormalHappening[]): NormalRound {
  const { facts, sealed } = round;
  switch (phase(round)) {
    case 'respond': return sealed && sealed.choices.size === sealed.from.length ? windowsClosed(round, happened) : round;
    // NE-25: there is nobody to give, or nobody to get the card.
    case 'give': return seat === facts.effect?.seat || seat === facts.effect?.target ? withoutEffect(round, happened) : round;
    case 'war': case 'sets': case 'purge': return ifAllChose(round, happened);
    default: return judgedBlock(facts.turn === seat ? turnPassed(round, seat, happened) : round, happened);
  }
}
