// Shows the clock of a tournament with real cards on a screen for the room (H-6, H-39).

import { ClockFace } from "#renderer/screens/roomClock/ClockFace.tsx";
import styles from "#renderer/screens/roomClock/RoomClock.module.css";
import { useShownClock } from "#renderer/screens/roomClock/useRoomClock.ts";
import type { RoomClock } from "#shared/roomClock/clock.ts";

/** `at`: when the clock was received, as a performance.now() time. */
export function ClockRoom({ clock, at }: Readonly<{ clock: RoomClock; at: number }>) {
  const shown = useShownClock(clock, at);
  return (
    <div className={styles.room}>
      <ClockFace clock={shown} controls={null} />
    </div>
  );
}
