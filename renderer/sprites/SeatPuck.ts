import { Graphics, type Sprite, type Text } from "pixi.js";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { activeGold, SeatFace, type BubbleSide } from "./SeatFace.ts";
import { CountCard, PlaceRibbon } from "./seatMarks.ts";
import { beadSeat, puckSeat, type PuckMetrics, type PuckSize } from "./seatMetrics.ts";
import type { SeatLook } from "./SeatPlate.ts";
import { fitName, wordsOf } from "./writing.ts";

const nextGold = 0xffe3a1;
const glass = 0x0d0a08;
const hairline = 0xe9c478;
/** A person who is gone pales, one who has left the round still more. */
const paleness = { gone: 0.6, out: 0.32 };

type Mark = "dealer" | "crown" | "bastard" | "markAway" | "markDropped";

/** A face and a number about the avatar's middle, the name below where its size has one. */
export class SeatPuck extends SeatFace {
  readonly #atlas: CardAtlas;
  readonly #metrics: PuckMetrics;
  readonly #ring = new Graphics();
  readonly #plate = new Graphics();
  readonly #name: Text | null;
  readonly #count: CountCard;
  readonly #marks = new Map<Mark, Sprite>();
  #ribbon: PlaceRibbon | null = null;
  #written = "";
  #ringed = "";

  constructor(atlas: CardAtlas, size: PuckSize) {
    const metrics = size === "puck" ? puckSeat : beadSeat;
    const { radius, nameHeight, nameSize, count, dealer } = metrics;
    super(atlas, { radius, halo: 3.9, skips: dealer, words: nameSize + 1 });
    this.#atlas = atlas;
    this.#metrics = metrics;
    this.#name = nameHeight > 0 ? this.#makeName() : null;
    this.#count = new CountCard(count);
    this.skips.position.set(radius * 0.62, radius * (this.#name ? 0.3 : -0.62));
    this.addChild(this.#ring, this.#plate);
    if (this.#name) this.addChild(this.#name);
    this.addChild(this.#count, this.skips);
  }

  #makeName() {
    const { radius, overlap, nameWidth, nameHeight, nameSize } = this.#metrics;
    const name = wordsOf(nameSize, "600", "#f7f1e3", 3);
    name.y = radius - overlap + nameHeight / 2;
    this.#plate
      .roundRect(-nameWidth / 2, radius - overlap, nameWidth, nameHeight, 5)
      .fill({ color: glass, alpha: 0.88 })
      .stroke({ width: 0.8, color: hairline, alpha: 0.4 });
    return name;
  }

  show(look: SeatLook): void {
    const { name, folded, active, presence } = look;
    this.label = `seat ${name}`;
    if (this.#name && name !== this.#written)
      fitName(this.#name, name, this.#metrics.nameWidth - 6);
    this.#written = name;
    this.halo.visible = active;
    this.#encircle(look);
    this.#count.show(folded ? 0 : (look.cards ?? 0), look.lastCard);
    const isGone = presence !== "here";
    this.face.alpha = folded ? paleness.out : isGone ? paleness.gone : 1;
    if (this.#name) this.#name.alpha = folded || isGone ? 0.5 : 1;
    this.#showMarks(look);
    this.skips.turns = look.skips;
    this.speak(look.speech);
  }

  /** A thick ring about who is to act, a thin one about who is next. */
  #encircle({ active, next }: SeatLook) {
    const wanted = active ? "active" : next ? "next" : "";
    if (wanted === this.#ringed) return;
    this.#ringed = wanted;
    this.#ring.clear();
    const { radius, ring } = this.#metrics;
    if (wanted !== "")
      this.#ring
        .circle(0, 0, radius)
        .stroke(
          active ? { width: ring, color: activeGold } : { width: ring * 0.75, color: nextGold },
        );
  }

  #showMarks({ dealer, title, presence, place }: SeatLook) {
    const { radius, dealer: size } = this.#metrics;
    this.#mark("dealer", dealer, size, -0.62, 0.5);
    this.#mark("crown", title === "first", radius, -0.62, -0.72);
    this.#mark("bastard", title === "last", radius, -0.62, -0.72);
    this.#mark("markAway", presence === "away", size, -0.1, 0.6);
    this.#mark("markDropped", presence === "dropped", size, -0.1, 0.6);
    if (place !== null && !this.#ribbon) {
      this.#ribbon = this.addChild(new PlaceRibbon(radius * 2.3));
      this.#ribbon.y = radius * 0.32;
    }
    if (this.#ribbon) this.#ribbon.place = place;
  }

  /** `x`, `y`: its middle in radii. */
  #mark(name: Mark, isShown: boolean, width: number, x: number, y: number) {
    const { radius } = this.#metrics;
    let mark = this.#marks.get(name);
    if (!mark && isShown) {
      mark = this.addChild(this.#atlas.sprite(name, { width, x: radius * x, y: radius * y }));
      this.#marks.set(name, mark);
    }
    if (mark) mark.visible = isShown;
  }

  protected override reach(side: BubbleSide): number {
    const { radius, overlap, nameHeight } = this.#metrics;
    return side === "below" && nameHeight > 0 ? radius - overlap + nameHeight + 1 : radius + 2;
  }
}
