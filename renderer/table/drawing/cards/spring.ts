// How does a held card follow the place where it should be: quickly, with a little swing?

import type { Pose } from "#renderer/table/layout/layout.ts";

/** What of a card swings. */
export type Held = Pose & { readonly lift: number };

type Field = keyof Held;
const fields: readonly Field[] = ["x", "y", "rotation", "scale", "lift"];
/** Differences that nobody sees: pixels, radians, parts. */
const rest: { readonly [K in Field]: number } = {
  x: 0.15,
  y: 0.15,
  rotation: 0.0008,
  scale: 0.0008,
  lift: 0.004,
};

const stiffness = 330;
const damping = 25;
/** Longest step of the reckoning, seconds: larger ones swing out of hand. */
const longestStep = 0.008;
/** After a pause of the page the swing does not make up for it. */
const longestLapse = 0.05;

export class Spring {
  #now: { [K in Field]: number };
  #speed: { [K in Field]: number } = { x: 0, y: 0, rotation: 0, scale: 0, lift: 0 };

  constructor(at: Held) {
    this.#now = { ...at };
  }

  get now(): Held {
    return this.#now;
  }

  jump(to: Held): void {
    this.#now = { ...to };
    this.#speed = { x: 0, y: 0, rotation: 0, scale: 0, lift: 0 };
  }

  /** A push, pixels per second: a refused card shakes. */
  push(x: number): void {
    this.#speed.x += x;
  }

  /** True while it still moves. */
  step(target: Held, ms: number): boolean {
    if (this.#isAtRest(target)) {
      this.jump(target);
      return false;
    }
    let left = Math.min(ms / 1000, longestLapse);
    while (left > 0) {
      const time = Math.min(left, longestStep);
      for (const field of fields) {
        const pull = stiffness * (target[field] - this.#now[field]) - damping * this.#speed[field];
        this.#speed[field] += pull * time;
        this.#now[field] += this.#speed[field] * time;
      }
      left -= time;
    }
    return true;
  }

  #isAtRest(target: Held): boolean {
    return fields.every(
      (field) =>
        Math.abs(target[field] - this.#now[field]) < rest[field] &&
        Math.abs(this.#speed[field]) < rest[field] * 30,
    );
  }
}
