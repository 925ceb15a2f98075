// How is it shown what the next card must be?

import { Container, Graphics, Sprite } from "pixi.js";
import { suits, type Rank, type Suit } from "#shared/cards/card.ts";
import { frameOf } from "#renderer/art/atlasLayout.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import type { Want } from "./shedScene.ts";
import { rankText } from "#renderer/sprites/numbers.ts";
import { wantSigns, type Sign } from "./wantSigns.ts";

const ink = 0x2a1d12;
/** Signs are placed and painted for an emblem of this radius. */
const painted = 40;
const emblemRim = 0.94;

/** A round emblem about its position that says what may follow. */
export class WantBadge extends Container {
  readonly #atlas: CardAtlas;
  readonly #halo: Sprite;
  readonly #face = new Container();
  readonly #signs = new Container();
  #radius = painted;
  #want: Want | null = null;

  constructor(atlas: CardAtlas) {
    super({ label: "want" });
    this.#atlas = atlas;
    this.#halo = new Sprite({
      texture: atlas.texture("halo"),
      anchor: 0.5,
      tint: 0xffd978,
      alpha: 0,
      visible: false,
    });
    const emblem = new Sprite({ texture: atlas.texture("emblem"), anchor: 0.5 });
    emblem.scale.set((2 * painted) / emblemRim / frameOf("emblem").width);
    this.#halo.scale.set((2.9 * painted) / frameOf("halo").width);
    this.#face.addChild(emblem, this.#signs);
    this.addChild(this.#halo, this.#face);
    this.visible = false;
  }

  set radius(radius: number) {
    this.#radius = radius;
    this.scale.set(radius / painted);
  }

  get radius(): number {
    return this.#radius;
  }

  /** At once; null shows nothing. */
  show(want: Want | null): void {
    this.#want = want;
    this.visible = want !== null;
    this.#face.scale.set(1);
    this.#halo.visible = Boolean(want?.only);
    this.#halo.alpha = 0.7;
    for (const sign of this.#signs.removeChildren()) sign.destroy({ children: true });
    if (want) this.#signs.addChild(...wantSigns(want).map((sign) => this.#made(sign)));
  }

  /** The emblem turns over like a coin. */
  turnTo(want: Want | null): (share: number) => void {
    const before = this.#want;
    let turned = false;
    return (share) => {
      if (this.destroyed) return;
      if (!turned && (share >= 0.5 || before === null)) {
        turned = true;
        this.show(want);
      }
      const appears = before === null || (want === null && turned);
      this.#face.scale.set(
        appears ? share : Math.max(0.02, Math.abs(Math.cos(share * Math.PI))),
        appears ? share : 1,
      );
    };
  }

  #made({ what, x, y, size }: Sign): Container {
    const made =
      what === "/"
        ? this.#slash(size)
        : suits.some((suit) => suit === what)
          ? this.#pip(what as Suit, size)
          : this.#rank(what as Rank, size);
    made.position.set(x * painted, y * painted);
    return made;
  }

  #pip(suit: Suit, size: number): Sprite {
    const pip = new Sprite({ texture: this.#atlas.pip(suit), anchor: 0.5 });
    pip.scale.set((size * painted) / frameOf("pipC").width);
    return pip;
  }

  #rank(rank: Rank, size: number): Container {
    const text = rankText(size * painted, ink);
    text.text = rank === "T" ? "10" : rank;
    // Two digits are narrowed rather than made smaller, as in a card's corner.
    if (rank === "T") text.scale.x = 0.72;
    return text;
  }

  #slash(size: number): Graphics {
    const half = (size * painted) / 2;
    return new Graphics()
      .moveTo(half * 0.28, -half)
      .lineTo(-half * 0.28, half)
      .stroke({ width: 1.6, color: 0xa57a34, alpha: 0.75, cap: "round" });
  }
}
