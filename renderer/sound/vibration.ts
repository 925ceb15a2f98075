import type { SoundName } from "./recipes.ts";

type Shaker = { vibrate?(pattern: number[]): boolean };

/** Milliseconds of shaking and stillness in turn, for what one would miss with the phone in hand. */
const patterns: { readonly [N in SoundName]?: number[] } = {
  yourTurn: [35],
  error: [20, 40, 20],
  win: [30, 60, 30, 60, 90],
  lose: [120],
  crown: [25, 50, 70],
  gin: [25, 50, 70],
  heartbeat: [30, 110, 30],
  strike: [90],
  law: [40, 100, 40],
};

/** True on phones and tablets whose browser can vibrate. */
export const canVibrate = (): boolean =>
  "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

export function vibrate(name: SoundName, shaker: Shaker = navigator): void {
  const pattern = patterns[name];
  if (pattern) shaker.vibrate?.(pattern);
}
