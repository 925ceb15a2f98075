// How is one card shown: its face or back, its shadow, its glow?
import { Container, Sprite } from 'pixi.js';
import type { Card } from '#shared/cards/card.ts';
import { cardCell, cardSize, softScale } from '#renderer/art/atlasLayout.ts';
import type { CardAtlas } from '#renderer/art/cardAtlas.ts';
import { glowColours } from '#renderer/art/palette.ts';
import { shadowOffset } from './cast.ts';

const faceScale = cardSize.width / cardCell.width;
const softStretch = faceScale / softScale;
const dimTint = 0xb9b2a8;
const restingShadow = 0.55;

/**
 * A card of `cardSize` at scale 1, its middle at its position.
 * It only draws what it is told; position, rotation, scale and alpha are the player's.
 */
export class CardSprite extends Container {
  /** To be attached to a render layer under all cards, where a neighbour's glow must not veil this card. */
  readonly halo: Sprite;
  readonly #atlas: CardAtlas;
  readonly #shadow: Sprite;
  readonly #front: Sprite;
  #face: Card | null;
  #flip = 1;
  #lift = 0;
  #dimmed = false;

  constructor(atlas: CardAtlas, face: Card | null = null) {
    super();
    this.#atlas = atlas;
    this.#face = face;
    this.#shadow = new Sprite({ texture: atlas.texture('shadow'), anchor: 0.5, alpha: restingShadow });
    this.halo = new Sprite({ texture: atlas.texture('glow'), anchor: 0.5, alpha: 0, visible: false, tint: glowColours.legal });
    this.#front = new Sprite({ anchor: 0.5 });
    this.addChild(this.#shadow, this.halo, this.#front);
    this.#turn();
    this.#raise();
  }

  /** The card on the upper side once turned up; null where it is not known, which shows the back. */
  get face(): Card | null {
    return this.#face;
  }

  set face(face: Card | null) {
    if (face === this.#face) return;
    this.#face = face;
    this.#turn();
    this.label = `card ${face ?? 'back'}`;
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

  /** Strength of the glow, 0…1. */
  get glow(): number {
    return this.halo.alpha;
  }

  set glow(glow: number) {
    this.halo.alpha = glow;
    this.halo.visible = glow > 0;
  }

  /** See `glowColours`. */
  get glowColour(): number {
    return this.halo.tint;
  }

  set glowColour(colour: number) {
    this.halo.tint = colour;
  }

  /** A card that may not be played now. */
  get dimmed(): boolean {
    return this.#dimmed;
  }

  set dimmed(dimmed: boolean) {
    this.#dimmed = dimmed;
    this.#front.tint = dimmed ? dimTint : 0xffffff;
  }

  override get rotation(): number {
    return super.rotation;
  }

  override set rotation(rotation: number) {
    super.rotation = rotation;
    this.#raise();
  }

  #turn(): void {
    this.#front.texture = this.#atlas.face(this.#flip >= 0.5 ? this.#face : null);
  }

  #raise(): void {
    const size = 1 + 0.07 * this.#lift;
    const width = Math.max(0.02, Math.abs(Math.cos(this.#flip * Math.PI))) * size;
    this.#front.scale.set(faceScale * width, faceScale * size);
    this.halo.scale.set(softStretch * width, softStretch * size);
    const height = 1 + 1.6 * this.#lift;
    const { x, y } = shadowOffset(this.rotation, height);
    this.#shadow.position.set(x, y);
    this.#shadow.scale.set(softStretch * width * (1 + 0.05 * this.#lift), softStretch * size * (1 + 0.05 * this.#lift));
    this.#shadow.alpha = restingShadow - 0.12 * this.#lift;
  }
}
