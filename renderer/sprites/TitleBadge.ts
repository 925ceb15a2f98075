// How is a title shown, and how often it was won?
import { Container, Graphics, Sprite, type BitmapText } from "pixi.js";
import { frameOf } from "#renderer/art/atlasLayout.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { numberText } from "./numberFont.ts";

export type Title = "crown" | "bastard";

/** A crown or a fool's cap about its position, the count as a superscript at its right shoulder. */
export class TitleBadge extends Container {
  readonly #ground = new Graphics();
  readonly #number: BitmapText;
  readonly #picture: Sprite;
  readonly #size: number;
  readonly #fullScale: number;
  #count = 0;

  /** `size`: width of the badge in pixels. */
  constructor(atlas: CardAtlas, title: Title, size: number) {
    super();
    this.#size = size;
    this.#picture = new Sprite({ texture: atlas.texture(title), anchor: 0.5 });
    this.#fullScale = size / frameOf(title).width;
    this.#number = numberText(Math.max(9, size * 0.36), 0xffe9b8);
    this.#number.anchor.set(0.5);
    this.addChild(this.#picture, this.#ground, this.#number);
    this.visible = false;
    this.isWorn = false;
  }

  /** The title is held now; else the badge is a small, faint mark that keeps the score. */
  set isWorn(isWorn: boolean) {
    this.#picture.scale.set(this.#fullScale * (isWorn ? 1 : 0.82));
    this.#picture.alpha = isWorn ? 1 : 0.6;
  }

  /** Times the title was won; 0 hides the badge. */
  get count(): number {
    return this.#count;
  }

  set count(count: number) {
    if (count === this.#count) return;
    this.#count = count;
    this.visible = count > 0;
    this.#number.text = String(count);
    const x = this.#size * 0.52;
    const y = -this.#size * 0.28;
    const height = this.#number.height + 1;
    const width = Math.max(height, this.#number.width + 5);
    this.#number.position.set(x, y);
    this.#ground
      .clear()
      .roundRect(x - width / 2, y - height / 2, width, height, height / 2)
      .fill({ color: 0x14100c, alpha: 0.92 })
      .stroke({ width: 0.8, color: 0xe9c478, alpha: 0.7 });
  }
}
