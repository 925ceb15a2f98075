// How are King, Bastard and the winner of a round celebrated at their seats?

import type { Container } from "pixi.js";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { Celebration } from "./Celebration.ts";
import type { Party } from "./confetti.ts";
import type { SeatPlace } from "#renderer/table/layout/layout.ts";

/** Width of the landed crown over the avatar's. */
const crownShare = 1.7;
/** Pixels. */
const leastBurst = 76;

function burst(
  layer: Container,
  atlas: CardAtlas,
  { x, y, box }: SeatPlace,
  party: Party,
  over: () => void,
): (share: number) => void {
  const width = Math.min(box.width, box.height) * 0.62 * crownShare;
  const celebration = new Celebration(atlas, party, width);
  celebration.position.set(x, y - box.height * 0.18);
  celebration.label = `celebration ${party}`;
  layer.addChild(celebration);
  return (share) => {
    if (celebration.destroyed) return;
    celebration.progress = share;
    if (share < 1) return;
    celebration.destroy({ children: true });
    over();
  };
}

/** `bare`: while the large crown or cap drops onto the seat, the small one is not there yet. */
export function celebrate(
  layer: Container,
  atlas: CardAtlas,
  place: SeatPlace,
  party: "king" | "bastard",
  bare: (isBare: boolean) => void,
): (share: number) => void {
  bare(true);
  return burst(layer, atlas, place, party, () => bare(false));
}

/** Who has won a round without a title for it. A small seat's burst is as large as a plate's. */
export const cheer = (
  layer: Container,
  atlas: CardAtlas,
  place: SeatPlace,
): ((share: number) => void) =>
  burst(
    layer,
    atlas,
    {
      ...place,
      box: {
        ...place.box,
        width: Math.max(leastBurst, place.box.width),
        height: Math.max(leastBurst, place.box.height),
      },
    },
    "winner",
    () => undefined,
  );
