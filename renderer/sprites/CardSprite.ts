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
  const cos = Math.cos(-rotation);
  const sin = Math.sin(-rotation);
  return { x: (fall.x * cos - fall.y * sin) * height, y: (fall.x * sin + fall.y * cos) * height };
}

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
  readonly #front: Sprite;
  #index: Sprite | null = null;
  #face: Card | null;
  #flip = 1;
  #lift = 0;
  #dimmed = false;

  constructor(atlas: CardAtlas, face: Card | null = null) {
    super();
    this.#atlas = atlas;
    this.#face = face;
    this.#shadow = new Sprite({
      texture: atlas.texture("shadow"),
      anchor: 0.5,
      alpha: restingShadow,
    });
    this.halo = new Sprite({
      texture: atlas.texture("glow"),
      anchor: 0.5,
      alpha: 0,
      visible: false,
      tint: glowColours.legal,
    });
    this.#front = new Sprite({ anchor: 0.5 });
    this.addChild(this.#shadow, this.halo, this.#front);
    this.#turn();
    this.#raise();
  }

  /** Null shows the back. */
  get face(): Card | null {
    return this.#face;
  }

  set face(face: Card | null) {
    if (face === this.#face) return;
    this.#face = face;
    this.#turn();
    this.#raise();
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
    this.#raise();
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

  get glow(): number {
    return this.halo.alpha;
  }

  set glow(glow: number) {
    this.halo.alpha = glow;
    this.halo.visible = glow > 0;
  }

  get glowColour(): number {
    return this.halo.tint;
  }

  set glowColour(colour: number) {
    this.halo.tint = colour;
  }

  get dimmed(): boolean {
    return this.#dimmed;
  }

  set dimmed(dimmed: boolean) {
    this.#dimmed = dimmed;
    this.#front.tint = dimmed ? dimTint : 0xffffff;
    if (this.#index) this.#index.tint = this.#front.tint;
  }

  /** Shows rank and suit alone, as large as the part that the next card leaves visible. */
  set bold(bold: boolean) {
    if (bold === (this.#index !== null)) return;
    this.#index?.destroy();
    this.#index = bold ? this.addChild(new Sprite({ anchor: 0.5 })) : null;
    this.dimmed = this.#dimmed;
    this.#turn();
    this.#raise();
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
    this.#front.texture =
      this.#index && face ? this.#atlas.texture("paper") : this.#atlas.face(face);
    if (!this.#index) return;
    this.#index.visible = face !== null;
    if (face) this.#index.texture = this.#atlas.bold(face);
  }

  #raise() {
    const size = 1 + 0.07 * this.#lift;
    const width = Math.max(0.02, Math.abs(Math.cos(this.#flip * Math.PI))) * size;
    const faceScale = cardSize.width / this.#front.texture.width;
    this.#front.scale.set(faceScale * width, faceScale * size);
    this.#placeIndex(width, size);
    this.halo.scale.set(softStretch * width, softStretch * size);
    const height = 1 + 1.6 * this.#lift;
    const { x, y } = shadowOffset(this.rotation, height);
    this.#shadow.position.set(x, y);
    this.#shadow.scale.set(
      softStretch * width * (1 + 0.05 * this.#lift),
      softStretch * size * (1 + 0.05 * this.#lift),
    );
    this.#shadow.alpha = restingShadow - 0.12 * this.#lift;
  }

  #placeIndex(width: number, size: number) {
    if (!this.#index) return;
    const scale = boldIndex.height / this.#index.texture.height;
    this.#index.scale.set(scale * width, scale * size);
    this.#index.x = boldIndex.x * width;
  }
}
