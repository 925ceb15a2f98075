// How is something great said across the table: in letters that spring up, and are gone again?

import { Easing } from "@tweenjs/tween.js";
import { Container, Text } from "pixi.js";
import { displayFont } from "#renderer/art/fonts.ts";
import type { Craft, Motion } from "#renderer/table/drawing/partDrawing.ts";

/** The letters are painted at this size; of the table they take no more than these parts. */
const painted = 96;
const most = { width: 0.72, height: 0.24 };
const springs = 0.24;
const leaves = 0.8;

export class Proclamation extends Container {
  readonly #craft: Pick<Craft, "layout">;

  constructor(craft: Pick<Craft, "layout">) {
    super({ label: "proclamation" });
    this.#craft = craft;
  }

  show(words: string): Motion {
    this.clear();
    const { table } = this.#craft.layout;
    const text = new Text({
      text: words,
      style: {
        fontFamily: displayFont,
        fontSize: painted,
        fontWeight: "800",
        fill: "#ffe9b8",
        stroke: { color: "#2a1606", width: 12 },
      },
      resolution: 2,
      anchor: 0.5,
      label: `proclaims ${words}`,
    });
    const size = Math.min(
      (table.width * most.width) / text.width,
      (table.height * most.height) / text.height,
    );
    text.position.set(table.x + table.width / 2, table.y + table.height / 2);
    this.addChild(text);
    const move: Motion = (share) => {
      if (text.destroyed) return;
      text.scale.set(size * (0.4 + 0.6 * Easing.Back.Out(Math.min(1, share / springs))));
      text.alpha = Math.min(1, share / (springs / 2), (1 - share) / (1 - leaves));
      if (share === 1) text.destroy();
    };
    move(0);
    return move;
  }

  clear(): void {
    for (const text of this.removeChildren()) text.destroy();
  }
}
