import { Container, type Sprite } from "pixi.js";
import { cardCell, softScale } from "#renderer/art/atlasLayout.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { shadowOffset } from "./CardSprite.ts";

/** Angle between neighbours in a small hand, radians. */
const widestStep = 0.15;
/** Distance of the fan's turning point below the cards' middles, in card widths. */
const reach = 2.1;
/** A larger hand looks as full as this. */
const mostShown = 14;

/** Opens upwards at rotation 0; its middle card's middle is at its position. */
export class BackFan extends Container {
  readonly #atlas: CardAtlas;
  readonly #shadows: Sprite[] = [];
  readonly #backs: Sprite[] = [];
  #cardWidth = 40;
  #spread = 1;
  #shown = 0;

  constructor(atlas: CardAtlas) {
    super();
    this.#atlas = atlas;
  }

  /** `spread`: angle between the outermost cards at most, radians. */
  show(count: number, cardWidth: number, spread: number): void {
    this.#shown = Math.min(count, mostShown);
    this.#cardWidth = cardWidth;
    this.#spread = spread;
    this.#draw();
  }

  override get rotation(): number {
    return super.rotation;
  }

  override set rotation(rotation: number) {
    super.rotation = rotation;
    this.#draw();
  }

  /** Position of the last card, in the parent's pixels: where a played card leaves the hand. */
  get edge(): { x: number; y: number; rotation: number } {
    const { x, y, rotation } = this;
    const last = this.#backs[this.#shown - 1];
    if (!last) return { x, y, rotation };
    const cos = Math.cos(rotation) * this.scale.x;
    const sin = Math.sin(rotation) * this.scale.x;
    return {
      x: x + last.x * cos - last.y * sin,
      y: y + last.x * sin + last.y * cos,
      rotation: rotation + last.rotation,
    };
  }

  #draw() {
    const shown = this.#shown;
    while (this.#backs.length < shown) {
      const shadow = this.#atlas.sprite("shadow", { alpha: 0.42 });
      const back = this.#atlas.sprite("back");
      this.#shadows.push(shadow);
      this.#backs.push(back);
      this.addChild(shadow, back);
    }
    const scale = this.#cardWidth / cardCell.width;
    const step = shown > 1 ? Math.min(widestStep, this.#spread / (shown - 1)) : 0;
    const radius = this.#cardWidth * reach;
    const shade = shadowOffset(this.rotation, this.#cardWidth / 130);
    for (const [index, back] of this.#backs.entries()) {
      const shadow = this.#shadows[index]!;
      back.visible = shadow.visible = index < shown;
      if (!back.visible) continue;
      const angle = (index - (shown - 1) / 2) * step;
      back.rotation = shadow.rotation = angle;
      back.scale.set(scale);
      shadow.scale.set(scale / softScale);
      back.position.set(Math.sin(angle) * radius, radius - Math.cos(angle) * radius);
      shadow.position.set(back.x + shade.x, back.y + shade.y);
    }
  }
}
