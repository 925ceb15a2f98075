// Where does the clock stand at this moment, and how is it set?

import { useCallback, useEffect, useState } from "react";
import { failureOf, useHouse, type Failed } from "#renderer/context/houseContext.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { HouseAsk } from "#shared/protocol/schema.ts";
import {
  timeOf,
  type ClockPlan,
  type ClockState,
  type ClockTime,
  type RoomClock,
} from "#shared/roomClock/clock.ts";

/** Another page may have set it. */
const askMs = 5_000;
const tickMs = 200;

/** What was told, by this page's own clock, which nobody sets. */
interface Held {
  readonly clock: ClockState;
  readonly away: number | null;
}

export interface RoomClockHold {
  /** Null before one is set up. */
  readonly clock:
    | (ClockTime & {
        readonly plan: ClockPlan;
        readonly isGoing: boolean;
        readonly away: number | null;
      })
    | null;
  readonly isKnown: boolean;
  readonly failure: Failed | null;
  readonly move: (action: HouseAsk<"moveRoomClock">["action"]) => void;
  /** Resolves to whether it was done. */
  readonly plan: (wanted: HouseAsk<"planRoomClock">) => Promise<boolean>;
}

const heldOf = ({ isGoing, away, ...rest }: RoomClock, at: number): Held => ({
  clock: { ...rest, since: isGoing ? at : null },
  away,
});

const shownOf = ({ clock, away }: Held, now: number): NonNullable<RoomClockHold["clock"]> => ({
  ...timeOf(clock, now),
  plan: clock,
  isGoing: clock.since !== null,
  away,
});

/**
 * H-39: a clock that is only looked at, as it was told at a moment of performance.now()'s clock.
 */
export function useShownClock(told: RoomClock, at: number): NonNullable<RoomClockHold["clock"]> {
  const [now, setNow] = useState(at);
  useEffect(() => {
    const ticking = setInterval(() => setNow(performance.now()), tickMs);
    return () => clearInterval(ticking);
  }, []);
  return shownOf(heldOf(told, at), Math.max(now, at));
}

export function useRoomClock(): RoomClockHold {
  const house = useHouse();
  const [held, setHeld] = useState<Held | null | undefined>(undefined);
  const [failure, setFailure] = useState<Failed | null>(null);
  const [now, setNow] = useState(() => performance.now());
  const take = useCallback((answer: Answer<RoomClock | null>): boolean => {
    setFailure(failureOf(answer));
    if (answer.ok) setHeld(answer.value && heldOf(answer.value, performance.now()));
    setNow(performance.now());
    return answer.ok;
  }, []);
  useEffect(() => {
    let wanted = true;
    const ask = (): void =>
      void house.ask("roomClock", {}).then((answer) => wanted && take(answer));
    ask();
    const asking = setInterval(ask, askMs);
    const ticking = setInterval(() => setNow(performance.now()), tickMs);
    return () => {
      wanted = false;
      clearInterval(asking);
      clearInterval(ticking);
    };
  }, [house, take]);
  const clock = held ? shownOf(held, now) : null;
  return {
    clock,
    isKnown: held !== undefined,
    failure,
    move: (action) => void house.ask("moveRoomClock", { action }).then(take),
    plan: async (wanted) => take(await house.ask("planRoomClock", wanted)),
  };
}
