// How is it seen at a seat that its next turns are skipped?

import { Container, Graphics, type BitmapText } from "pixi.js";
import { numberText } from "./numberFont.ts";

const paper = 0xfbf4e2;
const red = 0xc4122c;
/** Made for this radius. */
const made = 12;

/** A barred circle about its position; how many turns stands beside it from two on. */
export class SkipMark extends Container {
  readonly #plate = new Graphics();
  readonly #number: BitmapText;
  #turns = 0;

  /** `width`: of the circle, in pixels. */
  constructor(width: number) {
    super({ label: "skips", visible: false });
    this.scale.set(width / (2 * made));
    const bar = made * 0.52;
    const sign = new Graphics()
      .circle(0, 0, made)
      .fill(paper)
      .circle(0, 0, made - 2)
      .moveTo(-bar, -bar)
      .lineTo(bar, bar)
      .stroke({ width: 3.2, color: red });
    this.#number = numberText(13, 0xffffff);
    this.#number.anchor.set(0.5);
    this.addChild(sign, this.#plate, this.#number);
  }

  get turns(): number {
    return this.#turns;
  }

  set turns(turns: number) {
    if (turns === this.#turns) return;
    this.#turns = turns;
    this.visible = turns > 0;
    this.#plate.clear();
    this.#number.text = turns > 1 ? `×${turns}` : "";
    if (turns < 2) return;
    const across = this.#number.width + 6;
    const [x, y] = [-made * 0.55, made * 0.95];
    this.#number.position.set(x, y);
    this.#plate
      .roundRect(x - across / 2, y - 7.5, across, 15, 7.5)
      .fill(red)
      .stroke({ width: 1, color: paper });
  }
}
