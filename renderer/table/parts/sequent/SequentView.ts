// How is a sequent shown and moved?

import { Container } from "pixi.js";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { still, type Motion } from "#renderer/table/drawing/partDrawing.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { Sequent } from "./sequentScene.ts";
import { SequentStrip } from "./SequentStrip.ts";

export class SequentView extends Container {
  readonly #atlas: CardAtlas;
  readonly #strip: SequentStrip;
  /** Sequents that are over. */
  readonly #passing = new Container();

  constructor(atlas: CardAtlas, layout: Layout) {
    super();
    this.#atlas = atlas;
    this.#strip = new SequentStrip(atlas);
    this.addChild(this.#strip, this.#passing);
    this.layout = layout;
  }

  set layout({ shed }: Layout) {
    this.visible = shed !== undefined;
    if (!shed) return;
    const { strip } = shed;
    this.#strip.position.set(strip.x + strip.width / 2, strip.y + strip.height / 2);
    this.#strip.boxWidth = strip.width;
  }

  /** Nothing moves any more. */
  settle(sequent: Sequent | null): void {
    for (const passing of this.#passing.removeChildren()) passing.destroy({ children: true });
    this.#strip.show(sequent);
  }

  turnTo(sequent: Sequent | null): Motion {
    this.#strip.show(sequent);
    return sequent?.runs ? this.#strip.light() : still;
  }

  beckon(): Motion {
    return this.#strip.beckon();
  }

  /** What was shown goes in its own way, while what comes takes its place. */
  pass(how: "starts" | "ends" | "breaks"): Motion {
    const look = this.#strip.look;
    if (how === "starts" || !look) return still;
    const passing = new SequentStrip(this.#atlas);
    passing.position.copyFrom(this.#strip.position);
    passing.scale.copyFrom(this.#strip.scale);
    passing.show(how === "ends" ? { ...look, next: null } : look);
    this.#passing.addChild(passing);
    this.#strip.show(null);
    const move = how === "ends" ? passing.sweep() : passing.crumble();
    return (share) => {
      if (passing.destroyed) return;
      move(share);
      if (share === 1) passing.destroy({ children: true });
    };
  }
}
