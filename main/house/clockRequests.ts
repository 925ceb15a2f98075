// The owner's requests for the clock of a tournament with real cards (H-6).

import type { Clock } from "#main/base/clock.ts";
import { granted } from "#main/base/refusal.ts";
import type { Store } from "#main/store/store.ts";
import type { KeptClock } from "#main/store/clockStore.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { HouseAsk } from "#shared/protocol/schema.ts";
import {
  lengthOf,
  moved,
  newClock,
  replanned,
  settledAt,
  type RoomClock,
} from "#shared/roomClock/clock.ts";
import type { ChipBankSaid } from "#shared/text/en/chipBank.ts";
import { refused } from "#shared/contract/outcome.ts";
import type { Handlers } from "./handlers.ts";
import type { ClockOn } from "./bigScreenContent.ts";
import { saying } from "#shared/text/said.ts";

type Parts = Readonly<{
  store: Pick<Store, "clocks">;
  clock: Clock;
}>;

/** A visible page asks every few seconds, one in the background every minute. */
const longestSilenceMs = 90_000;
const noClock: Refusal = refused("no-clock", saying<ChipBankSaid>("chipBank")("noClock"));

const shownClock = ({ clock, away }: KeptClock, now: number): RoomClock => {
  const { since, ...here } = settledAt(clock, now);
  return { ...here, isGoing: since !== null, away: away && away.to - away.from };
};

/**
 * Records a long time in which nobody saw the running clock, so that it can be reported once the
 * host is back.
 */
function lookedAt(clocks: Store["clocks"], kept: KeptClock, now: number): KeptClock {
  const { clock, seen } = kept;
  if (clock.since === null) return kept;
  const isAway = seen !== null && now - seen > longestSilenceMs;
  const next = {
    ...kept,
    seen: now,
    away: isAway ? { from: kept.away?.from ?? seen, to: now } : kept.away,
  };
  clocks.see(next);
  return next;
}

function movedBy(
  { clock, away }: KeptClock,
  action: HouseAsk<"moveRoomClock">["action"],
  now: number,
): KeptClock["clock"] {
  if (action === "goOn") return settledAt(clock, now);
  if (action !== "takeBack") return moved(clock, action, now);
  return away
    ? { ...settledAt(clock, now - (away.to - away.from)), since: now }
    : settledAt(clock, now);
}

/** Reads the clock and records that it was seen; null if there is none. Throws a StoreError. */
export function clockLookedAt({ store: { clocks }, clock }: Parts): RoomClock | null {
  const found = clocks.find();
  return found && shownClock(lookedAt(clocks, found, clock.now()), clock.now());
}

/** H-39: reads the clock without recording that it was seen. Throws a StoreError. */
export function clockOn({ store: { clocks }, clock: time }: Parts): ClockOn | null {
  const found = clocks.find();
  if (!found) return null;
  const { at, spent, since, stages } = settledAt(found.clock, time.now());
  if (at === stages.length - 1 && spent >= lengthOf(stages[at]!)) return "over";
  if (since !== null) return "going";
  return at === 0 && spent === 0 ? "unbegun" : "stopped";
}

export function clockRequests(
  parts: Parts,
): Handlers<"roomClock" | "planRoomClock" | "moveRoomClock"> {
  const {
    store: { clocks },
    clock: time,
  } = parts;
  const kept = (clock: KeptClock["clock"], now: number): Answer<RoomClock> => {
    const next: KeptClock = { clock, seen: clock.since === null ? null : now, away: null };
    clocks.keep(next);
    return granted(shownClock(next, now));
  };
  return {
    roomClock: () => granted(clockLookedAt(parts)),
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
