import { Container, Graphics, type BitmapText, type Sprite } from "pixi.js";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import type { SeatMetrics } from "./seatMetrics.ts";
import { fitName, numberText, pill, wordsOf, writeChips } from "./writing.ts";

const glass = 0x0d0a08;
const hairline = 0xe9c478;
const numberGold = 0xffe3a1;
const alarm = 0xd4152f;
const noticeGround = 0xa3182c;
const calmGround = 0x3b312a;
const calmInk = 0xcfc3b0;
const iconGap = 3;
const groupGap = 9;
/** Height of a notice's letters over the counts'. */
const noticeShare = 0.84;

type Count = Readonly<{ icon: Sprite; number: BitmapText }>;

const widthOf = ({ icon, number }: Count) => icon.width + iconGap + number.width;

function write({ icon, number }: Count, words: string | null) {
  icon.visible = number.visible = words !== null;
  if (words !== null) number.text = words;
}

/** Dark glass with a gold hairline; its position is the middle of its upper edge. */
export class NamePlate extends Container {
  readonly #metrics: SeatMetrics;
  readonly #ground = new Graphics();
  readonly #name;
  readonly #counts = new Container();
  readonly #lastGround = new Graphics();
  readonly #notice;
  readonly #noticeGround = new Graphics();
  readonly #chips: Count;
  readonly #cards: Count;
  #chipCount: number | null = null;
  #cardCount: number | null = null;
  #fullName = "";
  #active = false;
  #isLast = false;
  #drawn = "";

  constructor(atlas: CardAtlas, metrics: SeatMetrics) {
    super();
    this.#metrics = metrics;
    const { nameSize, nameHeight, countSize, countHeight } = metrics;
    this.#name = wordsOf(nameSize, "600", "#f7f1e3", 2.5);
    this.#name.y = nameHeight / 2 + 0.5;
    const countOf = (picture: "chip3" | "back", width: number): Count => {
      const number = numberText(countSize, numberGold);
      number.anchor.set(0, 0.5);
      return { icon: atlas.sprite(picture, { width }), number };
    };
    this.#chips = countOf("chip3", countSize * 1.25);
    this.#cards = countOf("back", countSize * 0.68);
    this.#counts.addChild(
      this.#lastGround,
      this.#chips.icon,
      this.#chips.number,
      this.#cards.icon,
      this.#cards.number,
    );
    this.#notice = wordsOf(countSize * noticeShare, "800", "#fff3d6", 2.5);
    this.#notice.visible = false;
    this.#counts.y = this.#notice.y = nameHeight + countHeight / 2 - 2;
    this.addChild(this.#ground, this.#name, this.#counts, this.#noticeGround, this.#notice);
    this.#arrange();
  }

  get plateHeight(): number {
    const { nameHeight, countHeight } = this.#metrics;
    return this.#chipCount === null && this.#cardCount === null
      ? nameHeight
      : nameHeight + countHeight;
  }

  set fullName(name: string) {
    if (name === this.#fullName) return;
    this.#fullName = name;
    fitName(this.#name, name, this.#metrics.plateWidth - 14);
  }

  get chips(): number | null {
    return this.#chipCount;
  }

  set chips(chips: number | null) {
    if (chips === this.#chipCount) return;
    this.#chipCount = chips;
    this.#arrange();
  }

  set cards(cards: number | null) {
    if (cards === this.#cardCount) return;
    this.#cardCount = cards;
    this.#arrange();
  }

  set lastCard(isLast: boolean) {
    if (isLast === this.#isLast) return;
    this.#isLast = isLast;
    this.#cards.number.tint = isLast ? 0xffffff : numberGold;
    this.#arrange();
  }

  /** Stands in place of the counts; empty for none. */
  set notice(words: string) {
    const notice = this.#notice;
    if (words === notice.text) return;
    notice.text = words;
    notice.visible = this.#noticeGround.visible = words !== "";
    this.#counts.visible = words === "";
    this.#noticeGround.clear();
    if (words !== "")
      pill(this.#noticeGround, 0, notice.y, notice.width + 14, this.#metrics.countHeight - 2).fill(
        0xffffff,
      );
  }

  /** A notice that calls nobody: what it tells is over. */
  set calm(calm: boolean) {
    this.#noticeGround.tint = calm ? calmGround : noticeGround;
    this.#notice.tint = calm ? calmInk : 0xffffff;
  }

  /** Writing pales, the glass stays: what lies under the plate must not shine through. */
  set faded(faded: boolean) {
    this.#name.alpha = this.#counts.alpha = faded ? 0.55 : 1;
  }

  set active(active: boolean) {
    this.#active = active;
    this.#drawGround();
  }

  #arrange() {
    const { plateWidth, countHeight, shortFrom } = this.#metrics;
    write(this.#chips, this.#chipCount === null ? null : writeChips(this.#chipCount, shortFrom));
    write(this.#cards, this.#cardCount === null ? null : String(this.#cardCount));
    const groups = [this.#chips, this.#cards].filter(({ icon }) => icon.visible);
    const total = groups.reduce((sum, count) => sum + widthOf(count) + groupGap, -groupGap);
    this.#counts.scale.set(Math.min(1, (plateWidth - 10) / Math.max(0, total)));
    let x = -total / 2;
    for (const count of groups) {
      const { icon, number } = count;
      icon.position.set(x + icon.width / 2, 0);
      number.position.set(x + icon.width + iconGap, -0.5);
      x += widthOf(count) + groupGap;
    }
    this.#lastGround.clear();
    if (this.#isLast && this.#cardCount !== null) {
      const width = widthOf(this.#cards) + 12;
      pill(this.#lastGround, x - groupGap + 6 - width / 2, 0, width, countHeight)
        .fill(alarm)
        .stroke({ width: 1.2, color: 0xffdc7a });
    }
    this.#drawGround();
  }

  #drawGround() {
    const { plateWidth } = this.#metrics;
    const height = this.plateHeight;
    const wanted = `${height} ${this.#active}`;
    if (wanted === this.#drawn) return;
    this.#drawn = wanted;
    this.#ground
      .clear()
      .roundRect(-plateWidth / 2, 0, plateWidth, height, Math.min(11, height * 0.36))
      .fill(this.#active ? { color: 0x2a1d0c, alpha: 0.95 } : { color: glass, alpha: 0.9 })
      .stroke(
        this.#active
          ? { width: 1.8, color: 0xffd978, alpha: 1 }
          : { width: 1, color: hairline, alpha: 0.45 },
      );
  }
}
