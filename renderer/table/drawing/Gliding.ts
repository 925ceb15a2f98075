import { Easing } from "@tweenjs/tween.js";
import type { Container } from "pixi.js";

export type Resting = Readonly<{
  x: number;
  y: number;
  scale: number;
  rotation: number;
}>;

type Glide = {
  readonly node: Container;
  readonly from: Resting;
  readonly to: Resting;
  readonly ms: number;
  passed: number;
};

const restOf = ({ x, y, scale, rotation }: Container): Resting => ({
  x,
  y,
  scale: scale.x,
  rotation,
});

function rest(node: Container, { x, y, scale, rotation }: Resting) {
  node.position.set(x, y);
  node.scale.set(scale);
  if (node.rotation !== rotation) node.rotation = rotation;
}

const turned = (from: number, to: number) =>
  from + Math.atan2(Math.sin(to - from), Math.cos(to - from));

export class Gliding {
  readonly #glides = new Map<Container, Glide>();

  move(node: Container, to: Resting, ms: number): void {
    if (ms <= 0) {
      this.#glides.delete(node);
      return rest(node, to);
    }
    const from = restOf(node);
    this.#glides.set(node, {
      node,
      from,
      to: { ...to, rotation: turned(from.rotation, to.rotation) },
      ms,
      passed: 0,
    });
  }

  finish(): void {
    for (const { node, to } of this.#glides.values()) rest(node, to);
    this.#glides.clear();
  }

  clear(): void {
    this.#glides.clear();
  }

  tick(ms: number): boolean {
    for (const glide of this.#glides.values()) {
      const { node, from, to } = glide;
      glide.passed += ms;
      const share = Easing.Cubic.InOut(Math.min(1, glide.passed / glide.ms));
      const between = (key: keyof Resting) => from[key] + (to[key] - from[key]) * share;
      rest(node, {
        x: between("x"),
        y: between("y"),
        scale: between("scale"),
        rotation: between("rotation"),
      });
      if (glide.passed >= glide.ms) this.#glides.delete(node);
    }
    return this.#glides.size > 0;
  }
}
