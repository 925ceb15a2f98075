// In which order do the seats follow one another around the table?

import type { Room } from "./regions.ts";

/** All seats clockwise, the viewer's first; for a spectator as the game names them. */
export function circleFrom({
  seats,
  own,
  circle,
}: Pick<Room, "seats" | "own" | "circle">): readonly number[] {
  const order =
    circle?.length === seats ? circle : Array.from({ length: seats }, (_, seat) => seat);
  const first = own === null ? 0 : Math.max(0, order.indexOf(own));
  return [...order.slice(first), ...order.slice(0, first)];
}

/** The others, clockwise from the viewer's left; all seats for a spectator. */
export const othersOf = (room: Pick<Room, "seats" | "own" | "circle">): readonly number[] =>
  room.own === null ? circleFrom(room) : circleFrom(room).slice(1);
