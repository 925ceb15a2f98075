// Where does the bar for bets stand: beside the buttons for good, or over the cloth while it is
// asked for?

import type { Box } from "#renderer/art/box.ts";
import { clamp } from "#renderer/table/layout/boxes.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";

export type BetPlace =
  | { readonly kind: "beside"; readonly box: Box }
  /** Pixels from the window's edges. `covers`: so much above the line for whose turn it is. */
  | {
      readonly kind: "over";
      readonly right: number;
      readonly bottom: number;
      readonly width: number;
      readonly height: number;
      readonly covers: number;
    };

/** Pixels. */
const gap = 10;
/** For words of the usual size, pixels. */
const narrowest = 140;
const widest = 240;
const lowest = 120;
const overWidth = 300;
const overHeight = 168;

/** Beside where the hand leaves enough room; else it would cover what must be seen all the time. */
export function betPlace(
  { actions, hand, handPlaces, portrait, room, status, words }: Layout,
  cards: number,
): BetPlace {
  const margin = room.width - actions.x - actions.width;
  const wished = overHeight * Math.max(1, room.textScale);
  if (portrait)
    return {
      kind: "over",
      right: margin,
      bottom: room.height - status.y + gap,
      width: room.width - 2 * margin,
      height: wished,
      covers: wished + gap,
    };
  const handEnd = (handPlaces(Math.max(1, cards)).at(-1)?.x ?? hand.x) + hand.cardWidth * 0.56;
  const width = Math.min(actions.x - handEnd - 2 * gap, widest * words);
  if (width < narrowest * words || actions.height < lowest * words) {
    const over = {
      right: margin,
      bottom: room.height - actions.y + gap,
      width: clamp(
        room.width - margin - handEnd,
        0.75 * overWidth * room.textScale,
        overWidth * Math.max(1, room.textScale),
      ),
    };
    return { kind: "over", ...over, height: Math.min(wished, actions.y - 2 * gap), covers: 0 };
  }
  return {
    kind: "beside",
    box: { x: actions.x - gap - width, y: actions.y, width, height: actions.height },
  };
}
