import type { Box } from "#renderer/art/box.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { lyingIn, type Lying } from "#renderer/table/layout/freePlace.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { SeatPlace } from "#renderer/table/layout/seatPlaces.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";

/** A remark of the usual length in letters of the usual size, with its speaker's name; pixels. */
const usual = { width: 200, height: 26 };
const gap = 2;
/** What a seat says of the game stays readable beside it, pixels. */
const speech = { width: 96, height: 32 };

function fanBox({ fan }: SeatPlace): readonly Box[] {
  if (!fan) return [];
  const across = fan.discs.flatMap(({ x, radius }) => [x - radius, x + radius]);
  const down = fan.discs.flatMap(({ y, radius }) => [y - radius, y + radius]);
  const [x, y] = [Math.min(...across), Math.min(...down)];
  return [{ x, y, width: Math.max(...across) - x, height: Math.max(...down) - y }];
}

function speechBox({ x, y, box, bubble }: SeatPlace): Box {
  const { width, height } = speech;
  if (bubble === "left") return { x: box.x - width, y: y - height / 2, width, height };
  if (bubble === "right") return { x: box.x + box.width, y: y - height / 2, width, height };
  const top = bubble === "above" ? box.y - height : box.y + box.height;
  return { x: x - width / 2, y: top, width, height };
}

/**
 * A remark lies near its speaker's face, above it if it may, and covers neither cards nor buttons;
 * plates and what seats say of the game only where there is no other room.
 */
export function lyingFor(layout: Layout, scene: Scene, seat: Seat): Lying | null {
  const place = layout.seats[seat];
  if (!place) return null;
  const { kept, plates, room } = lyingIn(layout, scene);
  const { middle, trick = middle.box, status, actions, hudLeft, hudRight, seats } = layout;
  const buttons = [status, actions, hudLeft, hudRight];
  return {
    room,
    kept: [...kept, ...buttons, trick, ...seats.flatMap(fanBox)],
    plates: [...plates, ...seats.map(speechBox)],
    wished: {
      x: place.x - usual.width / 2,
      y: place.box.y - usual.height - gap,
    },
  };
}
