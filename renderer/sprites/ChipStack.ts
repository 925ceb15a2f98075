// How does an amount lie on the cloth as chips?
import { Container, Sprite } from "pixi.js";
import { frameOf } from "#renderer/art/atlasLayout.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { chipRise } from "#renderer/art/chips.ts";
import { noiseFrom } from "#renderer/art/noise.ts";
import { pileFeet, pileStyles, pilesFor, type PileLook } from "./chipPiles.ts";

const chipNames = ["chip0", "chip1", "chip2", "chip3", "chip4"] as const;

/** Piles about its position, the feet of the middle ones at it. */
export class ChipStack extends Container {
  readonly #atlas: CardAtlas;
  readonly #pool: Sprite[] = [];
  readonly #look: PileLook;
  #amount = 0;
  #chipWidth: number;

  /** `chipWidth`: width of one chip in pixels. */
  constructor(atlas: CardAtlas, chipWidth: number, look: PileLook = pileStyles.pot) {
    super();
    this.#atlas = atlas;
    this.#look = look;
    this.#chipWidth = chipWidth;
  }

  get amount(): number {
    return this.#amount;
  }

  set amount(amount: number) {
    if (amount === this.#amount) return;
    this.#amount = amount;
    this.#draw();
  }

  get chipWidth(): number {
    return this.#chipWidth;
  }

  set chipWidth(width: number) {
    this.#chipWidth = width;
    this.#draw();
  }

  #sprite(index: number): Sprite {
    const known = this.#pool[index];
    if (known !== undefined) return known;
    const made = new Sprite({ anchor: 0.5 });
    this.#pool.push(made);
    this.addChild(made);
    return made;
  }

  #draw(): void {
    const piles = pilesFor(this.#amount, this.#look);
    const feet = pileFeet(piles.length);
    const scale = this.#chipWidth / frameOf("chip0").width;
    // The seed is fixed, so that a growing pile does not shiver.
    const jitter = noiseFrom(29);
    let used = 0;
    for (const [index, { kind, height }] of piles.entries()) {
      const foot = feet[index]!;
      for (let level = 0; level < height; level++) {
        const chip = this.#sprite(used++);
        chip.visible = true;
        chip.texture = this.#atlas.texture(chipNames[kind]!);
        chip.scale.set(scale);
        const x = foot.x * this.#chipWidth + (jitter() - 0.5) * this.#chipWidth * 0.045;
        chip.position.set(x, (foot.y - level * chipRise) * this.#chipWidth);
      }
    }
    for (const spare of this.#pool.slice(used)) spare.visible = false;
  }
}
