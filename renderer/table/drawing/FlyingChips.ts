// How do chips cross the cloth?

import { Easing } from "@tweenjs/tween.js";
import { Container } from "pixi.js";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import type { PileLook } from "#renderer/sprites/chipPiles.ts";
import { ChipStack } from "#renderer/sprites/ChipStack.ts";
import type { Point } from "#renderer/table/layout/boxes.ts";

/** A handful in the air looks smaller than it lies. */
const inAir = 0.86;
/** Long ways are thrown higher, up to this many pixels. */
const highest = 36;
const rise = 0.12;

export type Handful = { readonly chipWidth: number; readonly look: PileLook };

export class FlyingChips extends Container {
  readonly #atlas: CardAtlas;

  constructor(atlas: CardAtlas) {
    super();
    this.#atlas = atlas;
  }

  /**
   * A handful that starts at once; what comes back moves it and, at the end of the way, calls
   * `landed`.
   */
  send(
    from: Point,
    to: Point,
    amount: number,
    { chipWidth, look }: Handful,
    landed: () => void,
  ): (share: number) => void {
    const chips = new ChipStack(this.#atlas, chipWidth * inAir, look);
    chips.amount = amount;
    chips.position.set(from.x, from.y);
    this.addChild(chips);
    const height = Math.min(highest, Math.hypot(to.x - from.x, to.y - from.y) * rise);
    return (share) => {
      if (chips.destroyed) return;
      const way = Easing.Cubic.InOut(share);
      chips.position.set(
        from.x + (to.x - from.x) * way,
        from.y + (to.y - from.y) * way - Math.sin(share * Math.PI) * height,
      );
      if (share < 1) return;
      chips.destroy({ children: true });
      landed();
    };
  }

  clear(): void {
    for (const chips of this.removeChildren()) chips.destroy({ children: true });
  }
}
