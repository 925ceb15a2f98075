// How is it seen that a hand lies open?

import { Graphics } from "pixi.js";

const gold = 0xffe3a1;

/** An eye on dark glass about its position, so many pixels wide. */
export function eyeMark(width: number): Graphics {
  const radius = width / 2;
  const [half, lid] = [radius * 0.66, radius * 0.62];
  return new Graphics({ label: "open hand", visible: false })
    .circle(0, 0, radius)
    .fill({ color: 0x14100c, alpha: 0.94 })
    .stroke({ width: Math.max(1, radius * 0.1), color: 0xe9c478 })
    .moveTo(-half, 0)
    .quadraticCurveTo(0, -lid * 1.25, half, 0)
    .quadraticCurveTo(0, lid * 1.25, -half, 0)
    .stroke({ width: Math.max(1.2, radius * 0.15), color: gold, join: "round" })
    .circle(0, 0, radius * 0.24)
    .fill(gold);
}
