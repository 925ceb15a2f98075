import { cardSize } from "#renderer/art/atlasLayout.ts";
import type { Layout, Pose } from "#renderer/table/layout/layout.ts";

/** Just after the game has changed the layout may still be that of the previous one. */
export const amidst = ({ middle: { box, cardWidth } }: Layout): Pose => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
  rotation: 0,
  scale: cardWidth / cardSize.width,
});

export function deckPose(hand: Pose, { middle: { box, cardWidth } }: Layout): Pose {
  const towards = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return {
    x: hand.x + (towards.x - hand.x) * 0.3,
    y: hand.y + (towards.y - hand.y) * 0.3,
    rotation: hand.rotation,
    scale: (cardWidth / cardSize.width) * 0.6,
  };
}
