import { rankOf, suitOf, suits, type Natural, type Rank, type Suit } from "#shared/cards/card.ts";
import type { Want } from "./shedScene.ts";
import { Easing } from "@tweenjs/tween.js";
import { Container, Graphics, Sprite } from "pixi.js";
import { frameOf } from "#renderer/art/atlasLayout.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { rankText } from "#renderer/sprites/writing.ts";

/** A suit, a rank, or the stroke between alternatives; places and sizes in radii of the emblem. */
type Sign = Readonly<{
  what: Suit | Rank | "/";
  x: number;
  y: number;
  size: number;
}>;

const suitsOf: { readonly [K in "red" | "black"]: readonly Suit[] } = {
  red: ["h", "d"],
  black: ["s", "c"],
};

const four = (): readonly Sign[] =>
  suits.map((what, index) => ({
    what,
    x: index % 2 === 0 ? -0.32 : 0.32,
    y: index < 2 ? -0.32 : 0.32,
    size: 0.52,
  }));

/** As in a card's corner, for the one card that may follow. */
const corner = (card: Natural): readonly Sign[] => [
  { what: rankOf(card), x: 0, y: -0.27, size: 0.92 },
  { what: suitOf(card), x: 0, y: 0.45, size: 0.56 },
];

function eitherOr(wanted: readonly Suit[], rank: Rank): readonly Sign[] {
  const signs = wanted.map((what, index): Sign => ({
    what,
    x: -0.4,
    y: wanted.length === 1 ? 0 : index === 0 ? -0.3 : 0.3,
    size: wanted.length === 1 ? 0.68 : 0.5,
  }));
  return [
    ...signs,
    { what: "/", x: 0.02, y: 0, size: 0.95 },
    { what: rank, x: 0.42, y: -0.01, size: 0.86 },
  ];
}

function wantSigns({ any, suit, rank, colour, only }: Want): readonly Sign[] {
  if (only && only !== "Jk") return corner(only);
  if (any) return four();
  const wanted = colour ? suitsOf[colour] : suit ? [suit] : [];
  if (rank !== null && wanted.length > 0) return eitherOr(wanted, rank);
  if (rank !== null) return [{ what: rank, x: 0, y: -0.01, size: 1.15 }];
  const side = wanted.length === 1 ? [0] : [-0.38, 0.38];
  return wanted.map((what, index) => ({
    what,
    x: side[index]!,
    y: 0.02,
    size: wanted.length === 1 ? 1.16 : 0.66,
  }));
}

/** Radius at which the medallion is painted; its width on the table is set separately. */
const radius = 50;
const pipShare = 1.24;
const restingLight = 0.85;
const lightShare = 3.1;

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

  /** Shown without motion; null hides it. */
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

  /** Shown without motion; null hides it. */
  show(want: Want | null): void {
    this.#want = want;
    this.visible = want !== null;
    this.#face.scale.set(1);
    this.#halo.visible = Boolean(want?.only);
    this.#halo.alpha = 0.7;
    for (const sign of this.#signs.removeChildren()) sign.destroy({ children: true });
    if (want) this.#signs.addChild(...wantSigns(want).map((sign) => this.#made(sign)));
  }

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

  #made({ what, x, y, size }: Sign) {
    const made =
      what === "/"
        ? this.#slash(size)
        : suits.some((suit) => suit === what)
          ? this.#pip(what as Suit, size)
          : this.#rank(what as Rank, size);
    made.position.set(x * painted, y * painted);
    return made;
  }

  #pip(suit: Suit, size: number) {
    const pip = new Sprite({ texture: this.#atlas.pip(suit), anchor: 0.5 });
    pip.scale.set((size * painted) / frameOf("pipC").width);
    return pip;
  }

  #rank(rank: Rank, size: number) {
    const text = rankText(size * painted, ink);
    text.text = rank === "T" ? "10" : rank;
    // Two digits are narrowed rather than made smaller, as in a card's corner.
    if (rank === "T") text.scale.x = 0.72;
    return text;
  }

  #slash(size: number) {
    const half = (size * painted) / 2;
    return new Graphics()
      .moveTo(half * 0.28, -half)
      .lineTo(-half * 0.28, half)
      .stroke({ width: 1.6, color: 0xa57a34, alpha: 0.75, cap: "round" });
  }
}
