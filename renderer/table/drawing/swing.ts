// How does a held card follow the place it should be at?

import type { CardSprite } from "#renderer/sprites/CardSprite.ts";
import type { HandTarget } from "./cards/handTarget.ts";
import type { Spring } from "./cards/spring.ts";

/** A glow comes and goes within about this time, ms. */
const glowTime = 70;
const aboveAll = 1000;

/** `index`: its place in the hand. True while it moves. */
export function swing(
  sprite: CardSprite,
  spring: Spring,
  target: HandTarget,
  index: number,
  ms: number,
): boolean {
  const moves = spring.step(target, ms);
  const { x, y, rotation, scale, lift } = spring.now;
  sprite.position.set(x, y);
  sprite.rotation = rotation;
  sprite.scale.set(scale);
  sprite.lift = Math.max(0, lift);
  sprite.zIndex = target.above ? aboveAll + index : index;
  sprite.dimmed = target.dimmed;
  sprite.glowColour = target.glowColour;
  const glow = sprite.glow + (target.glow - sprite.glow) * Math.min(1, ms / glowTime);
  const glows = Math.abs(glow - target.glow) > 0.01;
  sprite.glow = glows ? glow : target.glow;
  return moves || glows;
}
