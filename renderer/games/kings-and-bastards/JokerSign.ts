import { Container, Graphics } from "pixi.js";
import { pill, wordsOf } from "#renderer/sprites/writing.ts";
import type { Pose } from "#renderer/table/layout/handFan.ts";
import type { Rank } from "#shared/cards/card.ts";
import { kingsText } from "./wording.ts";

/** On a card 100 wide and 140 high, from its middle. */
const place = { y: 40, height: 34, padding: 22, letters: 24 };

/** Says on a joker in the trick which rank it stands for (KB-8). */
export class JokerSign extends Container {
  readonly #ground = new Graphics();
  readonly #words = wordsOf(place.letters, "700", "#ffe9b8");

  constructor() {
    super({ label: "joker sign", visible: false });
    this.#words.y = place.y;
    this.addChild(this.#ground, this.#words);
  }

  show(rank: Rank, { x, y, rotation, scale }: Pose): void {
    this.#words.text = kingsText().jokerSign(rank);
    const width = this.#words.width + place.padding;
    pill(this.#ground.clear(), 0, place.y, width, place.height)
      .fill({ color: 0x0b1b15, alpha: 0.92 })
      .stroke({ width: 1.5, color: 0xe9c478, alpha: 0.8 });
    this.position.set(x, y);
    this.rotation = rotation;
    this.scale.set(scale);
    this.visible = true;
  }

  hide(): void {
    this.visible = false;
  }
}
