// How is the pot of a stake shown, and how do chips get there and away?

import { Container } from "pixi.js";
import type { Box } from "#renderer/art/box.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { pileLooks } from "#renderer/sprites/chipPiles.ts";
import { ChipSpot } from "#renderer/sprites/ChipSpot.ts";
import { overlap, type Point } from "#renderer/table/layout/boxes.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { FlyingChips } from "./FlyingChips.ts";

export class PotView extends Container {
  readonly #spot: ChipSpot;
  readonly #flying: FlyingChips;
  #layout: Layout;

  constructor(atlas: CardAtlas, layout: Layout) {
    super({ label: "pot" });
    this.#layout = layout;
    this.#spot = new ChipSpot(atlas, layout.middle.pot.chipWidth);
    this.#flying = new FlyingChips(atlas);
    this.#spot.call(tableText().potName, "");
    this.addChild(this.#spot, this.#flying);
    this.lay(layout);
  }

  /** Hidden while something lies on a part of it. */
  cover(box: Box | null): void {
    const { x, y, chipWidth } = this.#layout.middle.pot;
    this.visible =
      box === null ||
      !overlap(box, {
        x: x - chipWidth,
        y: y - chipWidth * 0.9,
        width: chipWidth * 2,
        height: chipWidth * 2.3,
      });
  }

  lay(layout: Layout): void {
    this.#layout = layout;
    const { x, y, chipWidth } = layout.middle.pot;
    this.#spot.chipWidth = chipWidth;
    this.#spot.position.set(x, y);
  }

  /** Chips on their way between seats (their places) and the pot (null). */
  send(from: Point | null, to: Point | null, amount: number): (share: number) => void {
    const { pot } = this.#layout.middle;
    if (from === null) this.#spot.amount = Math.max(0, this.#spot.amount - amount);
    return this.#flying.send(
      from ?? pot,
      to ?? pot,
      amount,
      { chipWidth: pot.chipWidth, look: pileLooks.pot },
      () => {
        if (to === null) this.#spot.amount += amount;
      },
    );
  }

  /** Nothing flies any more. */
  settle(amount: number): void {
    this.#flying.clear();
    this.#spot.amount = amount;
  }
}
