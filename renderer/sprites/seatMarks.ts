import { Color, Container, Graphics, type Sprite } from "pixi.js";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { text } from "#renderer/text/text.ts";
import type { PuckMetrics } from "./seatMetrics.ts";
import { numberText, pill, wordsOf } from "./writing.ts";

const paper = 0xfbf4e2;
const ink = 0x24160d;
const alarm = 0xd4152f;
const alarmRim = 0xffdc7a;
const hairline = 0xe9c478;
const glass = 0x14100c;

const lastScale = 1.18;

/** A small card about its position with a number on it; the last card is red. */
export class CountCard extends Container {
  readonly #size: PuckMetrics["count"];
  readonly #ground = new Graphics();
  readonly #number;
  #shown = "";

  constructor(size: PuckMetrics["count"]) {
    super({ visible: false, x: size.x, y: size.y });
    this.#size = size;
    this.#number = numberText(size.size, ink);
    this.addChild(this.#ground, this.#number);
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
      .stroke(isLast ? { width: 2, color: alarmRim } : { width: 1.2, color: ink, alpha: 0.75 });
  }
}

const medals = [
  { ground: 0xe7bd63, fold: 0x9a6f28, ink: "#3a2408" },
  { ground: 0xcdd3da, fold: 0x848d97, ink: "#22272d" },
  { ground: 0xcf8f5d, fold: 0x85502a, ink: "#341a08" },
];
const plain = { ground: 0x4b4038, fold: 0x2a231e, ink: "#f3e6cc" };

/** With swallow tails about its position; gold, silver, bronze, then plain. */
export class PlaceRibbon extends Container {
  readonly #ground = new Graphics();
  readonly #words;
  readonly #width: number;
  #place: number | null = null;

  constructor(width: number) {
    super({ visible: false });
    this.#width = width;
    this.#words = wordsOf(Math.max(10.5, width * 0.2), "800", plain.ink);
    this.addChild(this.#ground, this.#words);
  }

  /** 1 is first; null hides the ribbon. */
  set place(place: number | null) {
    if (place === this.#place) return;
    this.#place = place;
    this.visible = place !== null;
    if (place === null) return;
    const colours = medals[place - 1] ?? plain;
    this.#words.text = text().result.nth(place);
    this.#words.style.fill = colours.ink;
    const half = this.#width / 2;
    const height = this.#width * 0.29;
    const band = half * 0.72;
    const y = height * 0.22 - height / 2;
    this.#ground.clear();
    for (const side of [-1, 1]) {
      const [inner, outer] = [side * band * 0.8, side * half];
      const notch = [side * (half - 5), y + height / 2];
      this.#ground
        .poly([inner, y, outer, y, ...notch, outer, y + height, inner, y + height])
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
  readonly #number = numberText(13, 0xffffff);
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
    this.#number.position.set(-made * 0.55, made * 0.95);
    this.addChild(sign, this.#plate, this.#number);
  }

  set turns(turns: number) {
    if (turns === this.#turns) return;
    this.#turns = turns;
    this.visible = turns > 0;
    this.#plate.clear();
    this.#number.text = turns > 1 ? `×${turns}` : "";
    if (turns < 2) return;
    const { x, y, width } = this.#number;
    pill(this.#plate, x, y, width + 6, 15)
      .fill(red)
      .stroke({ width: 1, color: paper });
  }
}

/** A crown or a fool's cap about its position, the count as a superscript at its right shoulder. */
export class TitleBadge extends Container {
  readonly #ground = new Graphics();
  readonly #number;
  readonly #picture: Sprite;
  readonly #fullScale: number;
  #count = 0;

  constructor(atlas: CardAtlas, title: "crown" | "bastard", width: number) {
    super({ visible: false });
    this.#picture = atlas.sprite(title, { width });
    this.#fullScale = this.#picture.scale.x;
    this.#number = numberText(Math.max(9, width * 0.36), 0xffe9b8);
    this.#number.position.set(width * 0.52, -width * 0.28);
    this.addChild(this.#picture, this.#ground, this.#number);
  }

  /** Held now; else a small, faint mark that keeps the score. */
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
    const { x, y } = this.#number;
    const height = this.#number.height + 1;
    pill(this.#ground.clear(), x, y, Math.max(height, this.#number.width + 5), height)
      .fill({ color: glass, alpha: 0.92 })
      .stroke({ width: 0.8, color: hairline, alpha: 0.7 });
  }
}

const eyeGold = 0xffe3a1;

/** An eye on dark glass about its position, so many pixels wide. */
export function eyeMark(width: number): Graphics {
  const radius = width / 2;
  const [half, lid] = [radius * 0.66, radius * 0.62];
  return new Graphics({ label: "open hand", visible: false })
    .circle(0, 0, radius)
    .fill({ color: glass, alpha: 0.94 })
    .stroke({ width: Math.max(1, radius * 0.1), color: hairline })
    .moveTo(-half, 0)
    .quadraticCurveTo(0, -lid * 1.25, half, 0)
    .quadraticCurveTo(0, lid * 1.25, -half, 0)
    .stroke({ width: Math.max(1.2, radius * 0.15), color: eyeGold, join: "round" })
    .circle(0, 0, radius * 0.24)
    .fill(eyeGold);
}

/** Red at the end, gold, and green while there is time. */
const timeColours = [new Color(0xf0503c), new Color(0xffd35c), new Color(0x4fe08c)] as const;
/** Share of the time at which the ring is gold. */
const goldAt = 0.35;

function colourAt(remaining: number) {
  const late = remaining < goldAt;
  const from = timeColours[late ? 0 : 1];
  const to = timeColours[late ? 1 : 2];
  const share = late ? remaining / goldAt : Math.min(1, ((remaining - goldAt) / (1 - goldAt)) * 2);
  const mix = (channel: "red" | "green" | "blue") =>
    from[channel] + (to[channel] - from[channel]) * share;
  return new Color([mix("red"), mix("green"), mix("blue")]).toNumber();
}

/** Empties clockwise about its position; redrawn only when it moved by a visible step. */
export class ClockRing extends Graphics {
  readonly #radius: number;
  readonly #thickness: number;
  #remaining: number | null = null;

  /** Radius of the ring's middle line and its thickness, pixels. */
  constructor(radius: number, thickness: number) {
    super();
    this.#radius = radius;
    this.#thickness = thickness;
  }

  /** 1 full … 0 out of time; null shows no ring. */
  get remaining(): number | null {
    return this.#remaining;
  }

  set remaining(remaining: number | null) {
    const stepped =
      remaining === null ? null : Math.round(Math.min(1, Math.max(0, remaining)) * 360) / 360;
    if (stepped === this.#remaining) return;
    this.#remaining = stepped;
    this.clear();
    if (stepped === null) return;
    const [radius, width, top] = [this.#radius, this.#thickness, -Math.PI / 2];
    this.circle(0, 0, radius).stroke({ width, color: 0x000000, alpha: 0.8 });
    if (stepped === 0) return;
    this.moveTo(0, -radius)
      .arc(0, 0, radius, top, top - stepped * Math.PI * 2, true)
      .stroke({ width, color: colourAt(stepped), cap: "round" });
  }
}
