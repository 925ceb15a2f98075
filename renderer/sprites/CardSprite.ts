import { Container, Sprite } from "pixi.js";
import type { Card } from "#shared/cards/card.ts";
import { cardCell, cardSize, softScale } from "#renderer/art/atlasLayout.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { glowColours } from "#renderer/art/palette.ts";

/**
 * Light comes from above and a little from the left, however a card is turned; pixels at scale 1.
 */
const fall = { x: 3.4, y: 8.5 } as const;

/** `height`: above the cloth; 1 lies on it. */
export function shadowOffset(rotation: number, height: number): { x: number; y: number } {
  const [cos, sin] = [Math.cos(-rotation), Math.sin(-rotation)];
  return { x: (fall.x * cos - fall.y * sin) * height, y: (fall.x * sin + fall.y * cos) * height };
}

/** Scale of a shadow or glow about a card at scale 1. */
const softStretch = cardSize.width / cardCell.width / softScale;
/** Where the large index of a bold card lies: its middle and its height, at scale 1. */
const boldIndex = { x: -18, height: 118 } as const;
const dimTint = 0xb9b2a8;
const restingShadow = 0.55;

/** Of `cardSize` at scale 1, its middle at its position. */
export class CardSprite extends Container {
  /**
   * To be attached to a render layer under all cards, where a neighbour's glow must not veil this
   * card.
   */
  readonly halo: Sprite;
  readonly #atlas: CardAtlas;
  readonly #shadow: Sprite;
  readonly #front = new Sprite({ anchor: 0.5 });
  #index: Sprite | null = null;
  #face: Card | null;
  #flip = 1;
  #lift = 0;

  constructor(atlas: CardAtlas, face: Card | null = null) {
    super();
    this.#atlas = atlas;
    this.#face = face;
    this.#shadow = atlas.sprite("shadow", { alpha: restingShadow });
    this.halo = atlas.sprite("glow", { alpha: 0, visible: false, tint: glowColours.legal });
    this.addChild(this.#shadow, this.halo, this.#front);
    this.#turn();
  }

  /** Null shows the back. */
  get face(): Card | null {
    return this.#face;
  }

  set face(face: Card | null) {
    if (face === this.#face) return;
    this.#face = face;
    this.#turn();
    this.label = `card ${face ?? "back"}`;
  }

  /** 0 lies face down, 1 face up; between them the card turns about its long middle. */
  get flip(): number {
    return this.#flip;
  }

  set flip(flip: number) {
    if (flip === this.#flip) return;
    this.#flip = flip;
    this.#turn();
  }

  /** 0 lies on the cloth, 1 is held above it: larger, its shadow further off. */
  get lift(): number {
    return this.#lift;
  }

  set lift(lift: number) {
    if (lift === this.#lift) return;
    this.#lift = lift;
    this.#raise();
  }

  /** 0…1 */
  get glow(): number {
    return this.halo.alpha;
  }

  set glow(glow: number) {
    this.halo.alpha = glow;
    this.halo.visible = glow > 0;
  }

  set glowColour(colour: number) {
    this.halo.tint = colour;
  }

  set dimmed(dimmed: boolean) {
    this.#front.tint = dimmed ? dimTint : 0xffffff;
    if (this.#index) this.#index.tint = this.#front.tint;
  }

  /** Shows rank and suit alone, as large as the part that the next card leaves visible. */
  set bold(bold: boolean) {
    if (bold === (this.#index !== null)) return;
    this.#index?.destroy();
    this.#index = bold ? this.addChild(new Sprite({ anchor: 0.5, tint: this.#front.tint })) : null;
    this.#turn();
  }

  override get rotation(): number {
    return super.rotation;
  }

  override set rotation(rotation: number) {
    super.rotation = rotation;
    this.#raise();
  }

  #turn() {
    const face = this.#flip >= 0.5 ? this.#face : null;
    this.#front.texture = this.#atlas.texture(this.#index && face ? "paper" : (face ?? "back"));
    if (this.#index) {
      this.#index.visible = face !== null;
      if (face) this.#index.texture = this.#atlas.bold(face);
    }
    this.#raise();
  }

  #raise() {
    const size = 1 + 0.07 * this.#lift;
    const width = Math.max(0.02, Math.abs(Math.cos(this.#flip * Math.PI))) * size;
    const faceScale = cardSize.width / this.#front.texture.width;
    this.#front.scale.set(faceScale * width, faceScale * size);
    if (this.#index) {
      const scale = boldIndex.height / this.#index.texture.height;
      this.#index.scale.set(scale * width, scale * size);
      this.#index.x = boldIndex.x * width;
    }
    this.halo.scale.set(softStretch * width, softStretch * size);
    const { x, y } = shadowOffset(this.rotation, 1 + 1.6 * this.#lift);
    const stretch = softStretch * (1 + 0.05 * this.#lift);
    this.#shadow.position.set(x, y);
    this.#shadow.scale.set(stretch * width, stretch * size);
    this.#shadow.alpha = restingShadow - 0.12 * this.#lift;
  }
}
