// How is it shown which place a player who is out has won?
import { Container, Graphics, Text } from "pixi.js";
import { textFont } from "#renderer/art/fonts.ts";
import { text } from "#renderer/text/text.ts";

type RibbonColours = { readonly ground: number; readonly fold: number; readonly ink: string };

const medals: readonly RibbonColours[] = [
  { ground: 0xe7bd63, fold: 0x9a6f28, ink: "#3a2408" },
  { ground: 0xcdd3da, fold: 0x848d97, ink: "#22272d" },
  { ground: 0xcf8f5d, fold: 0x85502a, ink: "#341a08" },
];
const plain: RibbonColours = { ground: 0x4b4038, fold: 0x2a231e, ink: "#f3e6cc" };

/** A ribbon with swallow tails about its position; gold, silver, bronze, then plain. */
export class PlaceRibbon extends Container {
  readonly #ground = new Graphics();
  readonly #words: Text;
  readonly #width: number;
  #place: number | null = null;

  /** `width`: from tail to tail in pixels. */
  constructor(width: number) {
    super();
    this.#width = width;
    this.#words = new Text({
      text: "",
      style: { fontFamily: textFont, fontSize: Math.max(10.5, width * 0.2), fontWeight: "800" },
      resolution: 2,
      anchor: 0.5,
    });
    this.addChild(this.#ground, this.#words);
    this.visible = false;
  }

  /** 1 is first; null hides the ribbon. */
  get place(): number | null {
    return this.#place;
  }

  set place(place: number | null) {
    if (place === this.#place) return;
    this.#place = place;
    this.visible = place !== null;
    if (place === null) return;
    const colours = medals[place - 1] ?? plain;
    this.#words.text = text().result.nth(place);
    this.#words.style.fill = colours.ink;
    this.#draw(colours);
  }

  #draw(colours: RibbonColours): void {
    const half = this.#width / 2;
    const height = this.#width * 0.29;
    const band = half * 0.72;
    this.#ground.clear();
    for (const side of [-1, 1]) {
      const y = height * 0.22 - height / 2;
      this.#ground
        .poly([
          side * band * 0.8,
          y,
          side * half,
          y,
          side * (half - 5),
          y + height / 2,
          side * half,
          y + height,
          side * band * 0.8,
          y + height,
        ])
        .fill(colours.fold);
    }
    this.#ground
      .roundRect(-band, -height / 2, band * 2, height, 2)
      .fill(colours.ground)
      .stroke({ width: 0.8, color: 0x000000, alpha: 0.35 });
  }
}
