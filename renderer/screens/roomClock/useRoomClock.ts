import { useEffect, useState } from "react";
import {
  heardAt,
  useAnswer,
  useHouseActions,
  type Failed,
} from "#renderer/context/houseContext.ts";
import type { KeylessAsk } from "#renderer/client/onceKey.ts";
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

export type RoomClockHold = Readonly<{
  clock:
    | (ClockTime &
        Readonly<{
          plan: ClockPlan;
          isGoing: boolean;
          away: number | null;
        }>)
    | null;
  isKnown: boolean;
  failure: Failed | null;
  move: (action: HouseAsk<"moveRoomClock">["action"]) => void;
  /** Resolves to whether it was done. */
  plan: (wanted: HouseAsk<"planRoomClock">) => Promise<boolean>;
}>;

function shownOf(
  { isGoing, away, ...rest }: RoomClock,
  at: number,
  now: number,
): NonNullable<RoomClockHold["clock"]> {
  const clock: ClockState = { ...rest, since: isGoing ? at : null };
  return { ...timeOf(clock, Math.max(now, at)), plan: clock, isGoing, away };
}

function useNow(): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(performance.now()), tickMs);
    return () => clearInterval(ticking);
  }, []);
  return now;
}

/** H-39: shows a clock without controls, as received at a performance.now() time. */
export const useShownClock = (clock: RoomClock, at: number): NonNullable<RoomClockHold["clock"]> =>
  shownOf(clock, at, useNow());

export function useRoomClock(): RoomClockHold {
  const { known, failure, take } = useAnswer("roomClock", {}, { every: askMs });
  const { refusal, act } = useHouseActions();
  const now = useNow();
  const done = async <R extends "moveRoomClock" | "planRoomClock">(
    request: R,
    payload: HouseAsk<R>,
  ): Promise<boolean> => {
    const answer = await act(request, payload as KeylessAsk<R>);
    if (answer) take(answer.value);
    return answer !== null;
  };
  return {
    clock: known ? shownOf(known, heardAt(known), now) : null,
    isKnown: known !== undefined,
    failure: refusal ?? failure,
    move: (action) => void done("moveRoomClock", { action }),
    plan: (wanted) => done("planRoomClock", wanted),
  };
}
