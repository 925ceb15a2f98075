import { Container, Sprite } from "pixi.js";
import { cardCell, cardSize, softScale } from "#renderer/art/atlasLayout.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { shadowOffset } from "#renderer/sprites/shadow.ts";

/** Number of cards per visible edge. */
const cardsToLevel = 5;
const mostLevels = 12;
/** Offset of one edge from the next, in card widths. */
const step = { x: 0.005, y: 0.0105 };
const edgeTints = [0xffffff, 0xc9c1b4] as const;
const softStretch = cardSize.width / cardCell.width / softScale;

/**
 * The top card's middle is at its position and the other cards lie below, so that it never moves.
 */
export class CardStack extends Container {
  readonly #atlas: CardAtlas;
  readonly #picture: "back" | "paper";
  readonly #shadow: Sprite;
  readonly #levels: Sprite[] = [];
  #cards = 0;
  #cardWidth: number = cardSize.width;

  /** `picture`: what the topmost card shows. */
  constructor(atlas: CardAtlas, picture: "back" | "paper") {
    super();
    this.#atlas = atlas;
    this.#picture = picture;
    this.#shadow = this.addChild(
      new Sprite({ texture: atlas.texture("shadow"), anchor: 0.5, alpha: 0.6 }),
    );
    this.#draw();
  }

  get cards(): number {
    return this.#cards;
  }

  set cards(cards: number) {
    const before = this.#height;
    this.#cards = cards;
    if (this.#height !== before) this.#draw();
  }

  set cardWidth(cardWidth: number) {
    this.#cardWidth = cardWidth;
    this.#draw();
  }

  get #height(): number {
    return Math.min(mostLevels, Math.ceil(this.#cards / cardsToLevel));
  }

  #draw(): void {
    const height = this.#height;
    while (this.#levels.length < height)
      this.#levels.push(
        this.addChild(new Sprite({ texture: this.#atlas.texture(this.#picture), anchor: 0.5 })),
      );
    this.#levels.forEach((level, index) => {
      const down = height - 1 - index;
      level.visible = down >= 0;
      if (down < 0) return;
      level.tint = down === 0 ? edgeTints[0] : edgeTints[down % 2]!;
      level.scale.set(this.#cardWidth / level.texture.width);
      level.position.set(down * step.x * this.#cardWidth, down * step.y * this.#cardWidth);
    });
    const { x, y } = shadowOffset(0, 1 + height * 0.12);
    const scale = this.#cardWidth / cardSize.width;
    this.#shadow.visible = height > 0;
    this.#shadow.scale.set(scale * softStretch);
    this.#shadow.position.set(
      (x + height * step.x * cardSize.width) * scale,
      (y + height * step.y * cardSize.width) * scale,
    );
  }
}
