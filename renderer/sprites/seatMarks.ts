import { Container, Graphics, Text, Sprite, type BitmapText } from "pixi.js";
import { numberText } from "./writing.ts";
import type { PuckMetrics } from "./seatMetrics.ts";
import { textFont } from "#renderer/art/fonts.ts";
import { text } from "#renderer/text/text.ts";
import { frameOf } from "#renderer/art/atlasLayout.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";

const paper = 0xfbf4e2;
const ink = 0x24160d;
const alarm = 0xd4152f;
const alarmRim = 0xffdc7a;
const lastScale = 1.18;

/** A small card about its position with a number on it; the last card is red. */
export class CountCard extends Container {
  readonly #size: PuckMetrics["count"];
  readonly #ground = new Graphics();
  readonly #number: BitmapText;
  #shown = "";

  constructor(size: PuckMetrics["count"]) {
    super();
    this.#size = size;
    this.#number = numberText(size.size, ink);
    this.#number.anchor.set(0.5);
    this.addChild(this.#ground, this.#number);
    this.visible = false;
  }

  show(cards: number, isLast: boolean): void {
    const shown = `${cards} ${isLast}`;
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.visible = cards > 0;
    const { width, height, size } = this.#size;
    this.scale.set(isLast ? lastScale : 1);
    this.#number.text = String(cards);
    this.#number.tint = isLast ? 0xffffff : ink;
    this.#number.scale.set(1);
    this.#number.scale.set(Math.min(1, (width - 2) / Math.max(1, this.#number.width)));
    this.#number.y = -size * 0.03;
    this.#ground
      .clear()
      .roundRect(-width / 2, -height / 2, width, height, 4)
      .fill(isLast ? alarm : paper)
      .stroke({
        width: isLast ? 2 : 1.2,
        color: isLast ? alarmRim : ink,
        alpha: isLast ? 1 : 0.75,
      });
  }
}

type RibbonColours = Readonly<{ ground: number; fold: number; ink: string }>;

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

  #draw(colours: RibbonColours) {
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

const red = 0xc4122c;
/** Made for this radius. */
const made = 12;

/** A barred circle about its position; how many turns stands beside it from two on. */
export class SkipMark extends Container {
  readonly #plate = new Graphics();
  readonly #number: BitmapText;
  #turns = 0;

  constructor(width: number) {
    super({ label: "skips", visible: false });
    this.scale.set(width / (2 * made));
    const bar = made * 0.52;
    const sign = new Graphics()
      .circle(0, 0, made)
      .fill(paper)
      .circle(0, 0, made - 2)
      .moveTo(-bar, -bar)
      .lineTo(bar, bar)
      .stroke({ width: 3.2, color: red });
    this.#number = numberText(13, 0xffffff);
    this.#number.anchor.set(0.5);
    this.addChild(sign, this.#plate, this.#number);
  }

  get turns(): number {
    return this.#turns;
  }

  set turns(turns: number) {
    if (turns === this.#turns) return;
    this.#turns = turns;
    this.visible = turns > 0;
    this.#plate.clear();
    this.#number.text = turns > 1 ? `×${turns}` : "";
    if (turns < 2) return;
    const across = this.#number.width + 6;
    const [x, y] = [-made * 0.55, made * 0.95];
    this.#number.position.set(x, y);
    this.#plate
      .roundRect(x - across / 2, y - 7.5, across, 15, 7.5)
      .fill(red)
      .stroke({ width: 1, color: paper });
  }
}

export type Title = "crown" | "bastard";

/** A crown or a fool's cap about its position, the count as a superscript at its right shoulder. */
export class TitleBadge extends Container {
  readonly #ground = new Graphics();
  readonly #number: BitmapText;
  readonly #picture: Sprite;
  readonly #size: number;
  readonly #fullScale: number;
  #count = 0;

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

  set isWorn(isWorn: boolean) {
    this.#picture.scale.set(this.#fullScale * (isWorn ? 1 : 0.82));
    this.#picture.alpha = isWorn ? 1 : 0.6;
  }

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

const gold = 0xffe3a1;

/** An eye on dark glass about its position, so many pixels wide. */
export function eyeMark(width: number): Graphics {
  const radius = width / 2;
  const [half, lid] = [radius * 0.66, radius * 0.62];
  return new Graphics({ label: "open hand", visible: false })
    .circle(0, 0, radius)
    .fill({ color: 0x14100c, alpha: 0.94 })
    .stroke({ width: Math.max(1, radius * 0.1), color: 0xe9c478 })
    .moveTo(-half, 0)
    .quadraticCurveTo(0, -lid * 1.25, half, 0)
    .quadraticCurveTo(0, lid * 1.25, -half, 0)
    .stroke({ width: Math.max(1.2, radius * 0.15), color: gold, join: "round" })
    .circle(0, 0, radius * 0.24)
    .fill(gold);
}
