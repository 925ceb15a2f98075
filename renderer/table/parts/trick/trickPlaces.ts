// Where in the middle do the plays of a trick lie?

import type { Box } from "#renderer/art/box.ts";
import type { Pose } from "#renderer/table/layout/handFan.ts";
import { playBoxIn } from "#renderer/table/layout/middle.ts";
import type { Places } from "#renderer/table/layout/places.ts";
import { cardShape } from "#renderer/table/layout/regions.ts";
import type { SeatPlace } from "#renderer/table/layout/seatPlaces.ts";
import { sway } from "#renderer/table/layout/sway.ts";

declare module "#renderer/table/layout/layout.ts" {
  interface Layout {
    /** Where the present trick lies. */
    readonly trick?: Box;
  }
}

export const trickPlaces: Places = { slice: ({ middle }) => ({ trick: playBoxIn(middle.box) }) };

/** One play of the present trick, for its place alone. */
export type Laying = { readonly seat: number; readonly index: number; readonly cards: number };

const drawnWidth = 100;
/** How much of a card the next one of the same play leaves to be seen. */
const setStep = 0.4;

/** Where card `card` of a play lies: off the middle towards its player, a little askew. */
export function trickPose(
  trick: Box,
  trickCard: number,
  player: Pick<SeatPlace, "x" | "y">,
  laying: Laying,
  card: number,
): Pose {
  const { index, seat, cards } = laying;
  const height = trickCard * cardShape;
  const middle = { x: trick.x + trick.width / 2, y: trick.y + trick.height / 2 };
  const away = Math.hypot(player.x - middle.x, player.y - middle.y) || 1;
  const width = trickCard * (1 + (cards - 1) * setStep);
  const room = {
    x: Math.max(0, (trick.width - width) / 2),
    y: Math.max(0, (trick.height - height) / 2),
  };
  const reach = { x: Math.min(room.x, trickCard * 0.95), y: Math.min(room.y, trickCard * 0.5) };
  const turn = sway(index, seat) * 0.22;
  const along = (card - (cards - 1) / 2) * setStep * trickCard;
  const nudge = {
    x: sway(index + 7, seat) * trickCard * 0.12,
    y: sway(index + 3, seat) * trickCard * 0.1,
  };
  return {
    x: middle.x + ((player.x - middle.x) / away) * reach.x + nudge.x + Math.cos(turn) * along,
    y:
      middle.y +
      ((player.y - middle.y) / away) * reach.y +
      nudge.y +
      Math.sin(turn) * along +
      Math.abs(card - (cards - 1) / 2) * trickCard * 0.02,
    rotation: turn + (card - (cards - 1) / 2) * 0.045,
    scale: trickCard / drawnWidth,
  };
}
