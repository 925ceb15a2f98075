// What of the table is needed while it is played, so that nothing that is told should lie over it?

import type { Box } from "#renderer/art/box.ts";
import type { Point } from "#renderer/table/layout/boxes.ts";
import type { Lying } from "#renderer/table/layout/freePlace.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import { keptBox } from "#renderer/table/layout/middle.ts";
import { cardShape } from "#renderer/table/layout/regions.ts";

/** A stack with its amount, in widths of a chip. */
const stack = { side: 1.8, above: 2.2, below: 1.6 };
const aboutPot = ({
  chipWidth,
  at,
}: {
  readonly chipWidth: number;
  readonly at: readonly Point[];
}): readonly Box[] =>
  at.map(({ x, y }) => ({
    x: x - stack.side * chipWidth,
    y: y - stack.above * chipWidth,
    width: 2 * stack.side * chipWidth,
    height: (stack.above + stack.below) * chipWidth,
  }));

const aboutBadge = ({
  x,
  y,
  radius,
}: {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}): Box => ({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius });

/** About which all discs of a fan lie. */
function aboutFan({ fan }: Layout["seats"][number]): readonly Box[] {
  if (!fan) return [];
  const [left, top] = [
    Math.min(...fan.discs.map(({ x, radius }) => x - radius)),
    Math.min(...fan.discs.map(({ y, radius }) => y - radius)),
  ];
  const [right, low] = [
    Math.max(...fan.discs.map(({ x, radius }) => x + radius)),
    Math.max(...fan.discs.map(({ y, radius }) => y + radius)),
  ];
  return [{ x: left, y: top, width: right - left, height: low - top }];
}

/** Pixels between the corner and what is told below it. */
const below = { side: 12, down: 8 };

/**
 * While a round is played: stock and pile or what else lies in the middle, the line that says whose
 * turn it is, buttons and hand. The same for the whole round.
 */
export function playingIn(layout: Layout): Lying {
  const { room, seats, hand, status, actions, hudLeft, hudRight, middle, shed, wager } = layout;
  const top = Math.min(status.y, hand.y - (hand.cardWidth * cardShape) / 2 - hand.pickedLift);
  const own = { x: hand.x - hand.width / 2, y: top, width: hand.width, height: room.height - top };
  const cloth = shed
    ? [shed.stock, shed.pile, aboutBadge(shed.badge)]
    : wager
      ? aboutPot(wager.potPlaces(1))
      : [keptBox(middle)];
  return {
    room,
    kept: [...cloth, status, actions, own, hudLeft, hudRight],
    plates: seats.flatMap((seat) => [seat.box, ...aboutFan(seat)]),
    wished: { x: below.side, y: hudLeft.y + hudLeft.height + below.down },
  };
}
