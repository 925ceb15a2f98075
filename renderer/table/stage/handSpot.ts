// Where does a card leave or join a seat's hand, or the pack before a dealer?

import type { Layout, Pose } from '#renderer/table/layout/layout.ts';
import type { Spot } from '#renderer/table/scene/step.ts';
import type { SeatRow } from './SeatRow.ts';
import type { ShowdownRow } from '#renderer/table/parts/openHands/OpenHandsView.ts';

export type HandParts = { readonly seats: SeatRow; readonly showdown: ShowdownRow; readonly layout: Layout };

export function handSpot(spot: Spot, { seats, showdown, layout: { middle } }: HandParts): Pose {
  if (spot.zone === 'fan') return showdown.poseOf(spot.seat) ?? seats.handPose(spot.seat);
  if (spot.zone !== 'deck') return seats.handPose(0);
  const pose = seats.handPose(spot.seat);
  const towards = { x: middle.box.x + middle.box.width / 2, y: middle.box.y + middle.box.height / 2 };
  return { x: pose.x + (towards.x - pose.x) * 0.3, y: pose.y + (towards.y - pose.y) * 0.3, rotation: pose.rotation, scale: (middle.trickCard / 100) * 0.6 };
}
