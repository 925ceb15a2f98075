// How are King and Bastard celebrated at their seats?

import type { Container } from 'pixi.js';
import type { CardAtlas } from '#renderer/art/cardAtlas.ts';
import { Celebration } from '#renderer/sprites/Celebration.ts';
import type { SeatPlace } from '#renderer/table/layout/layout.ts';

/** Width of the landed crown over the avatar's. */
const crownShare = 1.7;

/** `bare`: while the large crown or cap drops onto the seat, the small one is not there yet. */
export function celebrate(layer: Container, atlas: CardAtlas, { x, y, box }: SeatPlace, party: 'king' | 'bastard', bare: (isBare: boolean) => void): (share: number) => void {
  const width = Math.min(box.width, box.height) * 0.62 * crownShare;
  const celebration = new Celebration(atlas, party, width);
  celebration.position.set(x, y - box.height * 0.18);
  celebration.label = `celebration ${party}`;
  layer.addChild(celebration);
  bare(true);
  return (share) => {
    if (celebration.destroyed) return;
    celebration.progress = share;
    if (share < 1) return;
    celebration.destroy({ children: true });
    bare(false);
  };
}
