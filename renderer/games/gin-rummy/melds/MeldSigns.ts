import { Easing } from "@tweenjs/tween.js";
import { Container, Graphics, type BitmapText } from "pixi.js";
import { still, type Craft, type Motion } from "#renderer/table/drawing/PartDrawings.ts";
import { numberText } from "#renderer/sprites/writing.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { pointsOf, type LaidHand } from "./meldsScene.ts";

const pad = 0.07;
const numberSize = 1.05;
/** Extra size to which a count springs when it changes. */
const pop = 0.5;

type Count = Readonly<{ node: Container; disc: Graphics; number: BitmapText }>;

export class MeldSigns {
  readonly trays = new Container({ label: "meld trays" });
  readonly counts = new Container({ label: "meld counts" });
  readonly #craft: Pick<Craft, "layout">;
  readonly #hands = new Map<Seat, LaidHand>();
  readonly #points = new Map<Seat, number>();
  readonly #ground = new Graphics();
  readonly #count = new Map<Seat, Count>();

  constructor(craft: Pick<Craft, "layout">) {
    this.#craft = craft;
    this.trays.addChild(this.#ground);
  }

  lay(seat: Seat, hand: LaidHand | null): void {
    if (hand) this.#hands.set(seat, hand);
    else this.#hands.delete(seat);
    this.redraw();
  }

  count(seat: Seat, points: number | null): Motion {
    if (points === null) this.#points.delete(seat);
    else this.#points.set(seat, points);
    this.redraw();
    const node = this.#count.get(seat)?.node;
    if (points === null || !node) return still;
    return (share) => {
      if (!node.destroyed) node.scale.set(1 + pop * (1 - Easing.Cubic.Out(share)));
    };
  }

  settle(laid: readonly (LaidHand | null)[]): void {
    this.#hands.clear();
    this.#points.clear();
    laid.forEach((hand, seat) => {
      if (!hand) return;
      this.#hands.set(seat, hand);
      this.#points.set(seat, pointsOf(hand));
    });
    this.redraw();
    for (const { node } of this.#count.values()) node.scale.set(1);
  }

  redraw(): void {
    this.#ground.clear();
    for (const { node } of this.#count.values()) node.visible = false;
    for (const [seat, hand] of this.#hands) this.#drawHand(seat, hand);
  }

  #drawHand(seat: Seat, hand: LaidHand): void {
    const places = this.#craft.layout.laidPlaces?.(seat, hand);
    if (!places) return;
    const { trays, cardWidth, count } = places;
    const by = pad * cardWidth;
    trays.forEach(({ x, y, width, height }, group) => {
      const isMeld = group < hand.melds.length;
      this.#ground
        .roundRect(x - by, y - by, width + 2 * by, height + 2 * by, cardWidth * 0.1)
        .fill({ color: isMeld ? 0xe9c478 : 0x1a0606, alpha: isMeld ? 0.28 : 0.42 });
    });
    const points = this.#points.get(seat);
    if (points === undefined) return;
    const { node, disc, number } = this.#count.get(seat) ?? this.#makeCount(seat);
    const { x, y, radius } = count;
    node.visible = true;
    node.label = `left over ${points}`;
    node.position.set(x, y);
    disc
      .clear()
      .circle(0, 0, radius)
      .fill({ color: points === 0 ? 0x1f5d2c : 0x5d1512 })
      .stroke({ width: Math.max(1.5, radius * 0.1), color: 0xffe9b8 });
    number.text = String(points);
    number.style.fontSize = radius * numberSize;
  }

  #makeCount(seat: Seat): Count {
    const made: Count = {
      node: new Container(),
      disc: new Graphics(),
      number: numberText(20, 0xffffff),
    };
    made.number.anchor.set(0.5);
    made.node.addChild(made.disc, made.number);
    this.counts.addChild(made.node);
    this.#count.set(seat, made);
    return made;
  }
}
