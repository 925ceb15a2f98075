import { Container, Sprite, Graphics, type BitmapText } from "pixi.js";
import { cardCell, cardSize, softScale } from "#renderer/art/atlasLayout.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { shadowOffset } from "#renderer/sprites/CardSprite.ts";
import { Easing } from "@tweenjs/tween.js";
import type { Box } from "#renderer/art/box.ts";
import { numberText } from "#renderer/sprites/writing.ts";
import { SuitMedallion, WantBadge } from "./WantBadge.ts";
import { overlap } from "#renderer/table/layout/boxes.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import { cardShape } from "#renderer/table/layout/regions.ts";
import { shedParts } from "./shedPlaces.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import { mostOnPile, type Want } from "./shedScene.ts";
import type { AnimationStep } from "#renderer/table/scene/animation.ts";
import { still, type Motion } from "#renderer/table/drawing/PartDrawings.ts";

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
class CardStack extends Container {
  readonly #atlas: CardAtlas;
  readonly #picture: "back" | "paper";
  readonly #shadow: Sprite;
  readonly #levels: Sprite[] = [];
  #cards = 0;
  #cardWidth: number = cardSize.width;

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

  get #height() {
    return Math.min(mostLevels, Math.ceil(this.#cards / cardsToLevel));
  }

  #draw() {
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

/**
 * Two arcs, left and right of their position: `reach` away from it, `height` from end to end;
 * pixels.
 */
export type ArrowsLook = Readonly<{ reach: number; height: number }>;

const colour = 0xe9c478;
const shade = 0x000000;
const restingAlpha = 0.62;
const pieces = 14;
/**
 * As shares of the height: how far the ends bend inwards, the width at the tail and before the
 * head, the head.
 */
const bend = 0.1;
const width = { tail: 0.012, neck: 0.05 };
const head = { width: 0.15, length: 0.15 };

/** Right down and left up is clockwise. */
class DirectionArrows extends Graphics {
  #look: ArrowsLook = { reach: 100, height: 100 };
  #lean = 1;
  #light = 0;

  constructor() {
    super({ label: "arrows" });
  }

  set look(look: ArrowsLook) {
    this.#look = look;
    this.#draw();
  }

  /** 1 clockwise, −1 the other way; between them the arrows turn round. */
  get lean(): number {
    return this.#lean;
  }

  set lean(lean: number) {
    this.#lean = lean;
    this.label = `arrows ${lean < 0 ? "anticlockwise" : "clockwise"}`;
    this.#draw();
  }

  /** 0 at rest … 1 bright. */
  set light(light: number) {
    this.#light = light;
    this.#draw();
  }

  #draw() {
    this.clear();
    this.alpha = restingAlpha + (1 - restingAlpha) * this.#light;
    for (const side of [-1, 1] as const) {
      this.poly(this.#arrow(side, 1.5)).fill({ color: shade, alpha: 0.3 });
      this.poly(this.#arrow(side, 0)).fill(colour);
    }
  }

  /** The outline of one arrow, tail first, as alternating x and y. */
  #arrow(side: -1 | 1, drop: number): number[] {
    const { reach, height } = this.#look;
    /** `along`: −1 … 1 from tail to head. `off`: towards the outer side. */
    const at = (along: number, off: number): [number, number] => {
      const y = (along * side * this.#lean * height) / 2;
      const slope = (8 * bend * y) / height;
      const out = (off * height * Math.abs(this.#lean)) / Math.hypot(1, slope);
      return [side * (reach - (4 * bend * y * y) / height + out), y + slope * out + drop];
    };
    const neck = 1 - head.length * 2;
    const line = Array.from(
      { length: pieces + 1 },
      (_, piece) => -1 + ((1 + neck) * piece) / pieces,
    );
    const wide = (along: number) =>
      (width.tail + ((width.neck - width.tail) * (along + 1)) / (1 + neck)) / 2;
    const outer = line.map((along) => at(along, wide(along)));
    const inner = line.toReversed().map((along) => at(along, -wide(along)));
    return [
      ...outer,
      at(neck, head.width / 2),
      at(1, 0),
      at(neck, -head.width / 2),
      ...inner,
    ].flat();
  }
}

export type ShedStep = Extract<
  AnimationStep,
  { readonly type: "stock" | "pile" | "want" | "name" | "reverse" | "away" }
>;

/** Sizes in card widths: the medallion of a named suit, the number on the stock. */
const medallionShare = 0.74;
const numberShare = 0.2;
const leastNumber = 13;
/**
 * The ground under the cards: dark enough to hide the cloth's emblem, with the cloth's own colour
 * in it.
 */
const ground = { color: 0x03100b, alpha: 0.58 } as const;
const outline = { width: 1.2, color: 0xe9c478, alpha: 0.5 } as const;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const named = (want: Want | null) => (want?.named === true && !want.any ? want.suit : null);

export class ShedDrawing {
  /** Under the cards, and between those on the pile and those in the air. */
  readonly below = new Container({ label: "shed" });
  readonly above = new Container();
  readonly #places = new Graphics();
  readonly #arrows = new DirectionArrows();
  readonly #stock: CardStack;
  readonly #plate = new Graphics();
  readonly #number: BitmapText = numberText(18, 0xffe9b8);
  readonly #pile: CardStack;
  readonly #badge: WantBadge;
  readonly #medallion: SuitMedallion;
  #layout: Layout;
  #want: Want | null = null;
  #cards = 0;

  constructor(atlas: CardAtlas, layout: Layout) {
    this.#layout = layout;
    this.#stock = new CardStack(atlas, "back");
    this.#stock.label = "stock";
    this.#pile = new CardStack(atlas, "paper");
    this.#badge = new WantBadge(atlas);
    this.#medallion = new SuitMedallion(atlas);
    this.#number.anchor.set(0.5);
    this.below.addChild(
      this.#places,
      this.#arrows,
      this.#stock,
      this.#plate,
      this.#number,
      this.#pile,
    );
    this.above.addChild(this.#medallion, this.#badge);
    this.layout = layout;
  }

  set layout(layout: Layout) {
    this.#layout = layout;
    const { shed } = layout;
    this.below.visible = this.above.visible = shed !== undefined;
    if (!shed) return;
    const { cardWidth, stock, pile, badge, arrows } = shed;
    const height = cardWidth * cardShape;
    this.#places.clear();
    for (const { x, y } of [stock, pile])
      this.#places
        .roundRect(x, y, cardWidth, height, cardWidth * 0.07)
        .fill(ground)
        .stroke(outline);
    this.#stock.position.set(stock.x + cardWidth / 2, stock.y + height / 2);
    this.#pile.position.set(pile.x + cardWidth / 2, pile.y + height / 2);
    this.#stock.cardWidth = this.#pile.cardWidth = cardWidth;
    this.#badge.position.set(badge.x, badge.y);
    this.#badge.radius = badge.radius;
    this.#medallion.position.copyFrom(this.#pile.position);
    this.#medallion.diameter = cardWidth * medallionShare;
    this.#arrows.position.set(arrows.x, arrows.y);
    this.#arrows.look = arrows;
    this.#writeNumber();
  }

  settle({ shed, direction }: Pick<Scene, "shed" | "direction">): void {
    this.#setStock(shed?.stock ?? 0);
    this.#setPile(shed?.pile.length ?? 0);
    // With two players there is no direction.
    this.#arrows.visible = shed !== undefined && direction !== null;
    this.#arrows.lean = direction ?? 1;
    this.#arrows.light = 0;
    this.#want = shed?.want ?? null;
    this.#badge.show(this.#onBadge(this.#want));
    this.#medallion.suit = named(this.#want);
    this.below.alpha = this.above.alpha = shed?.isAway ? 0 : 1;
  }

  cover(box: Box | null): void {
    const { shed } = this.#layout;
    this.#badge.alpha = box && shed && overlap(box, shedParts(shed).badge) ? 0 : 1;
  }

  begin(step: ShedStep): Motion {
    switch (step.type) {
      case "stock":
        this.#setStock(step.cards);
        break;
      case "pile":
        this.#setPile(step.cards);
        break;
      case "want":
        return this.#turnTo(step.want);
      case "name":
        return this.#medallion.spring(step.suit);
      case "reverse":
        return this.#reverse(step.direction);
      case "away":
        return this.#fade(step.isAway ? 0 : 1);
    }
    return still;
  }

  #setStock(cards: number) {
    this.#stock.cards = cards;
    if (cards === this.#cards) return;
    this.#cards = cards;
    this.#writeNumber();
  }

  /** The newest cards are sprites of their own. */
  #setPile(cards: number) {
    this.#pile.cards = Math.max(0, cards - mostOnPile);
  }

  #writeNumber() {
    const { shed } = this.#layout;
    this.#plate.clear();
    this.#number.text = this.#cards > 0 ? String(this.#cards) : "";
    if (!shed || this.#cards === 0) return;
    const { stock, cardWidth } = shed;
    this.#number.style.fontSize = Math.max(leastNumber, cardWidth * numberShare);
    const [x, y] = [
      stock.x + stock.width / 2,
      stock.y + stock.height - this.#number.style.fontSize * 0.35,
    ];
    this.#number.position.set(x, y);
    const height = this.#number.style.fontSize * 1.3;
    const width = Math.max(height, this.#number.width + height * 0.6);
    this.#plate
      .roundRect(x - width / 2, y - height / 2, width, height, height / 2)
      .fill({ color: 0x06150f, alpha: 0.86 })
      .stroke({ width: 1, color: 0xe9c478, alpha: 0.6 });
  }

  #turnTo(want: Want | null): Motion {
    const before = this.#want;
    this.#want = want;
    const [badgeBefore, badge] = [this.#onBadge(before), this.#onBadge(want)];
    const moves = [
      ...(isSame(badgeBefore, badge) ? [] : [this.#badge.turnTo(badge)]),
      this.#nameTo(named(want)),
    ];
    return (share) => moves.forEach((move) => move(share));
  }

  /** The same sign twice, side by side, would look like two things to match. */
  #onBadge(want: Want | null): Want | null {
    const saysNoMore = named(want) !== null && want?.rank === null && !want.only;
    return saysNoMore && this.#layout.shed?.isBadgeClose ? null : want;
  }

  #nameTo(suit: ReturnType<typeof named>): Motion {
    if (suit === this.#medallion.suit) return still;
    return suit === null ? this.#medallion.fade() : this.#medallion.spring(suit);
  }

  #fade(alpha: number): Motion {
    const from = this.below.alpha;
    if (from === alpha) return still;
    return (share) => {
      if (!this.below.destroyed)
        this.below.alpha = this.above.alpha = from + (alpha - from) * share;
    };
  }

  #reverse(direction: 1 | -1): Motion {
    const from = this.#arrows.lean;
    this.#arrows.visible = true;
    if (from === direction) return still;
    return (share) => {
      if (this.#arrows.destroyed) return;
      this.#arrows.lean = from + (direction - from) * Easing.Cubic.InOut(share);
      this.#arrows.light = Math.sin(share * Math.PI);
    };
  }
}
