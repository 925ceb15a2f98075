// How does a named suit shine on the pile?

import { Easing } from "@tweenjs/tween.js";
import { Container, Sprite } from "pixi.js";
import type { Suit } from "#shared/cards/card.ts";
import { frameOf } from "#renderer/art/atlasLayout.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";

/** Of the medallion as it is made; its width on the table is told. */
const radius = 50;
const pipShare = 1.24;
const restingLight = 0.85;
const lightShare = 3.1;

/** A medallion about its position with the sign of a suit. */
export class SuitMedallion extends Container {
  readonly #atlas: CardAtlas;
  readonly #light: Sprite;
  readonly #body = new Container();
  readonly #pip: Sprite;
  #suit: Suit | null = null;

  constructor(atlas: CardAtlas) {
    super();
    this.#atlas = atlas;
    this.#light = new Sprite({
      texture: atlas.texture("halo"),
      anchor: 0.5,
      tint: 0xffdf8a,
      alpha: restingLight,
    });
    this.#light.scale.set((radius * lightShare) / frameOf("halo").width);
    const emblem = new Sprite({ texture: atlas.texture("emblem"), anchor: 0.5 });
    emblem.scale.set((2.12 * radius) / frameOf("emblem").width);
    this.#pip = new Sprite({ anchor: 0.5 });
    this.#body.addChild(emblem, this.#pip);
    this.addChild(this.#light, this.#body);
    this.suit = null;
  }

  set diameter(diameter: number) {
    this.scale.set(diameter / (2 * radius));
  }

  get suit(): Suit | null {
    return this.#suit;
  }

  /** At once; null shows nothing. */
  set suit(suit: Suit | null) {
    this.#suit = suit;
    this.label = `named ${suit ?? "nothing"}`;
    this.visible = suit !== null;
    this.alpha = 1;
    this.#body.scale.set(1);
    this.#light.alpha = restingLight;
    this.#light.scale.set((radius * lightShare) / frameOf("halo").width);
    if (suit === null) return;
    this.#pip.texture = this.#atlas.pip(suit);
    this.#pip.scale.set((radius * pipShare) / frameOf("pipC").width);
  }

  /** It springs up in a flash of light. */
  spring(suit: Suit): (share: number) => void {
    this.suit = suit;
    const full = this.#light.scale.x;
    return (share) => {
      if (this.destroyed || this.#suit !== suit) return;
      this.#body.scale.set(Easing.Back.Out(Math.min(1, share * 1.6)));
      const flash = Math.sin(Math.min(1, share * 1.15) * Math.PI);
      this.#light.scale.set(full * (0.4 + 0.6 * Math.min(1, share * 2) + 0.5 * flash));
      this.#light.alpha = Math.min(1, restingLight * Math.min(1, share * 3) + 0.3 * flash);
    };
  }

  /** The suit is matched: it fades. */
  fade(): (share: number) => void {
    const before = this.#suit;
    return (share) => {
      if (this.destroyed || this.#suit !== before) return;
      this.alpha = 1 - share;
      this.#body.scale.set(1 + share * 0.15);
      if (share === 1) this.suit = null;
    };
  }
}
