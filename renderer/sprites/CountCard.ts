// How is the number of cards shown that somebody holds, where there is no room for a fan?
import { Container, Graphics, type BitmapText } from "pixi.js";
import { numberText } from "./numberFont.ts";
import type { PuckMetrics } from "./seatMetrics.ts";

const paper = 0xfbf4e2;
const ink = 0x24160d;
const alarm = 0xd4152f;
const alarmRim = 0xffdc7a;
/** The last card stands out by its size too. */
const lastScale = 1.18;

/** A small card about its position with a number on it; the last card is red. */
export class CountCard extends Container {
  readonly #size: PuckMetrics["count"];
  readonly #ground = new Graphics();
  readonly #number: BitmapText;
  #shown = "";

  constructor(size: PuckMetrics["count"]) {
    super();
    this.#size = size;
    this.#number = numberText(size.size, ink);
    this.#number.anchor.set(0.5);
    this.addChild(this.#ground, this.#number);
    this.visible = false;
  }

  /** `isLast`: who holds it is about to win. No cards are not shown. */
  show(cards: number, isLast: boolean): void {
    const shown = `${cards} ${isLast}`;
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.visible = cards > 0;
    const { width, height, size } = this.#size;
    this.scale.set(isLast ? lastScale : 1);
    this.#number.text = String(cards);
    this.#number.tint = isLast ? 0xffffff : ink;
    this.#number.scale.set(1);
    this.#number.scale.set(Math.min(1, (width - 2) / Math.max(1, this.#number.width)));
    this.#number.y = -size * 0.03;
    this.#ground
      .clear()
      .roundRect(-width / 2, -height / 2, width, height, 4)
      .fill(isLast ? alarm : paper)
      .stroke({
        width: isLast ? 2 : 1.2,
        color: isLast ? alarmRim : ink,
        alpha: isLast ? 1 : 0.75,
      });
  }
}
