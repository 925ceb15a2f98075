// Whose turn comes after the one to act?

import type { Seat } from "#shared/contract/seats.ts";
import type { Part } from "#renderer/table/part.ts";
import { circleFrom } from "#renderer/table/layout/circle.ts";
import type { Room } from "#renderer/table/layout/regions.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";

/**
 * By the direction of play, past those who are out or skipped; null where the game has no direction
 * or nobody is to act.
 */
export function nextToAct(
  scene: Scene,
  parts: readonly Pick<Part, "isPassedOver">[],
  room: Pick<Room, "seats" | "own" | "circle">,
): Seat | null {
  const { toAct, direction, folded, counts } = scene;
  const [seat] = toAct;
  // Where all choose at the same time nobody is next.
  if (seat === undefined || toAct.length > 1 || direction === null) return null;
  const circle = circleFrom(room);
  const at = circle.indexOf(seat);
  const others = circle
    .slice(1)
    .map((_, step) => circle[(at + (step + 1) * direction + circle.length) % circle.length]!);
  return (
    others.find(
      (one) =>
        !folded[one] &&
        (counts[one] ?? 0) > 0 &&
        !parts.some((part) => part.isPassedOver?.(scene, one)),
    ) ?? null
  );
}
