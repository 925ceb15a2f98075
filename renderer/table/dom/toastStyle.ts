// Where does the box lie that says what was refused, or advised?

import type { CSSProperties } from "react";
import type { Box } from "#renderer/art/box.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";

/** Pixels. */
const edge = 8;
const widest = 640;

/**
 * Just above the line that says whose turn it is, as wide as a phone allows; in a low window it
 * ends where the buttons, or what stands beside them, begin.
 */
export function toastStyle(
  { status, actions, room, table, portrait }: Layout,
  above: number | "all",
  beside: Box | null,
): CSSProperties {
  const side = portrait ? edge : Math.max(edge, room.width / 2 - widest / 2);
  if (above === "all") return { top: table.y + table.rail + edge, left: side, right: side };
  const low = status.y - edge - above;
  const begins = [actions, beside].flatMap((box) =>
    !portrait && box && box.width > 0 && box.y < low ? [box.x] : [],
  );
  const end = Math.min(room.width - side, ...begins.map((x) => x - edge));
  return {
    bottom: room.height - low,
    left: portrait ? side : Math.max(edge, Math.min(side, end - widest)),
    right: room.width - end,
  };
}
