import { Container, Sprite } from "pixi.js";
import { cardCell, softScale } from "#renderer/art/atlasLayout.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { shadowOffset } from "./CardSprite.ts";

export type FanShape = Readonly<{
  cardWidth: number;
  /** Angle between the outermost cards, radians, at most. */
  maxSpread: number;
  /** Cards drawn at most; a larger hand looks as full as this. */
  maxShown?: number;
}>;

/** Angle between neighbours in a small hand, radians. */
const widestStep = 0.15;
/** Distance of the fan's turning point below the cards' middles, in card widths. */
const reach = 2.1;

/** Opens upwards at rotation 0; its middle card's middle is at its position. */
export class BackFan extends Container {
  readonly #atlas: CardAtlas;
  readonly #shadows: Sprite[] = [];
  readonly #backs: Sprite[] = [];
  #shape: FanShape = { cardWidth: 40, maxSpread: 1 };
  #count = 0;

  constructor(atlas: CardAtlas) {
    super();
    this.#atlas = atlas;
  }

  get count(): number {
    return this.#count;
  }

  show(count: number, shape: FanShape = this.#shape): void {
    this.#count = count;
    this.#shape = shape;
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
    const last = this.#backs[this.#shown - 1];
    if (last === undefined) return { x: this.x, y: this.y, rotation: this.rotation };
    const cos = Math.cos(this.rotation) * this.scale.x;
    const sin = Math.sin(this.rotation) * this.scale.x;
    return {
      x: this.x + last.x * cos - last.y * sin,
      y: this.y + last.x * sin + last.y * cos,
      rotation: this.rotation + last.rotation,
    };
  }

  get #shown() {
    return Math.min(this.#count, this.#shape.maxShown ?? 14);
  }

  #grow() {
    while (this.#backs.length < this.#shown) {
      const shadow = new Sprite({
        texture: this.#atlas.texture("shadow"),
        anchor: 0.5,
        alpha: 0.42,
      });
      const back = new Sprite({ texture: this.#atlas.texture("back"), anchor: 0.5 });
      this.#shadows.push(shadow);
      this.#backs.push(back);
      this.addChild(shadow, back);
    }
  }

  #draw() {
    this.#grow();
    const shown = this.#shown;
    const { cardWidth, maxSpread } = this.#shape;
    const scale = cardWidth / cardCell.width;
    const step = shown > 1 ? Math.min(widestStep, maxSpread / (shown - 1)) : 0;
    const radius = cardWidth * reach;
    const shade = shadowOffset(this.rotation, cardWidth / 130);
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
