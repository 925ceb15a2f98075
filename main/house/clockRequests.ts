// How does the owner set and look at the clock of a tournament with real cards (H-6)?

import type { Clock } from '#main/host/clock.ts';
import type { HouseVisitor } from '#main/host/visitor.ts';
import type { Store } from '#main/store/store.ts';
import type { KeptClock } from '#main/store/clockStore.ts';
import type { Answer, HouseAnswers, Refusal } from '#shared/protocol/messages.ts';
import type { HouseAsk } from '#shared/protocol/schema.ts';
import { moved, newClock, replanned, settledAt, type RoomClock } from '#shared/roomClock/clock.ts';
import type { ChipBankSaid } from '#shared/text/en/chipBank.ts';
import { refused } from '#shared/contract/outcome.ts';
import { saying } from '#shared/text/said.ts';

type ClockRequest = 'roomClock' | 'planRoomClock' | 'moveRoomClock';
type Handlers = { readonly [R in ClockRequest]: (visitor: HouseVisitor<R>, payload: HouseAsk<R>) => Answer<HouseAnswers[R]> };

interface Parts {
  readonly store: Pick<Store, 'clocks'>;
  readonly clock: Clock;
}

/** A page that is looked at asks every few seconds, one in the background every minute. */
const longestSilenceMs = 90_000;
const noClock: Refusal = refused('no-clock', saying<ChipBankSaid>('chipBank')('noClock'));

const told = ({ clock, away }: KeptClock, now: number): RoomClock => {
  const { since, ...here } = settledAt(clock, now);
  return { ...here, isGoing: since !== null, away: away && away.to - away.from };
};

/** Nobody has looked at it for a long time although it went: so it is known once the host is there again. */
function lookedAt(clocks: Store['clocks'], kept: KeptClock, now: number): KeptClock {
  const { clock, seen } = kept;
  if (clock.since === null) return kept;
  const isAway = seen !== null && now - seen > longestSilenceMs;
  const next = { ...kept, seen: now, away: isAway ? { from: kept.away?.from ?? seen, to: now } : kept.away };
  clocks.see(next);
  return next;
}

function movedBy({ clock, away }: KeptClock, action: HouseAsk<'moveRoomClock'>['action'], now: number): KeptClock['clock'] {
  if (action === 'goOn') return settledAt(clock, now);
  if (action !== 'takeBack') return moved(clock, action, now);
  return away ? { ...settledAt(clock, now - (away.to - away.from)), since: now } : settledAt(clock, now);
}

/** Handlers that throw a StoreError. */
export function clockRequests({ store, clock: time }: Parts): Handlers {
  const { clocks } = store;
  const kept = (clock: KeptClock['clock'], now: number): Answer<RoomClock> => {
    const next: KeptClock = { clock, seen: clock.since === null ? null : now, away: null };
    clocks.keep(next);
    return { ok: true, value: told(next, now) };
  };
  return {
    roomClock: () => {
      const found = clocks.find();
      return { ok: true, value: found && told(lookedAt(clocks, found, time.now()), time.now()) };
    },
    planRoomClock: (_visitor, { plan, anew }) => {
      const found = anew ? null : clocks.find();
      return kept(found ? replanned(found.clock, plan, time.now()) : newClock(plan), time.now());
    },
    moveRoomClock: (_visitor, { action }) => {
      const found = clocks.find();
      return found ? kept(movedBy(found, action, time.now()), time.now()) : noClock;
    },
  };
}
