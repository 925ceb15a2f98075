import { Container, Graphics, Sprite, Text, type BitmapText } from "pixi.js";
import { frameOf } from "#renderer/art/atlasLayout.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { textFont } from "#renderer/art/fonts.ts";
import { fitName, numberText, writeChips } from "./writing.ts";
import type { SeatMetrics } from "./seatMetrics.ts";

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

type Count = { readonly icon: Sprite; readonly number: BitmapText; shown: boolean };

/** Dark glass with a gold hairline; its position is the middle of its upper edge. */
export class NamePlate extends Container {
  readonly #metrics: SeatMetrics;
  readonly #ground = new Graphics();
  readonly #name: Text;
  readonly #counts = new Container();
  readonly #lastGround = new Graphics();
  readonly #notice: Text;
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
    const style = {
      fontFamily: textFont,
      fontWeight: "600",
      fontSize: metrics.nameSize,
      fill: "#f7f1e3",
    } as const;
    this.#name = new Text({ text: "", style, resolution: 2.5 });
    this.#name.anchor.set(0.5);
    this.#name.y = metrics.nameHeight / 2 + 0.5;
    this.#chips = this.#makeCount(atlas, "chip3", metrics.countSize * 1.25);
    this.#cards = this.#makeCount(atlas, "back", metrics.countSize * 0.68);
    this.#counts.addChild(
      this.#lastGround,
      this.#chips.icon,
      this.#chips.number,
      this.#cards.icon,
      this.#cards.number,
    );
    const noticeSize = metrics.countSize * noticeShare;
    this.#notice = new Text({
      text: "",
      style: { ...style, fontWeight: "800", fontSize: noticeSize, fill: "#fff3d6" },
      resolution: 2.5,
      anchor: 0.5,
      visible: false,
    });
    this.#counts.y = this.#notice.y = metrics.nameHeight + metrics.countHeight / 2 - 2;
    this.addChild(this.#ground, this.#name, this.#counts, this.#noticeGround, this.#notice);
    this.#arrange();
  }

  #makeCount(atlas: CardAtlas, picture: "chip3" | "back", width: number): Count {
    const icon = new Sprite({ texture: atlas.texture(picture), anchor: 0.5 });
    icon.scale.set(width / frameOf(picture).width);
    const number = numberText(this.#metrics.countSize, numberGold);
    number.anchor.set(0, 0.5);
    return { icon, number, shown: false };
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
    if (words === this.#notice.text) return;
    this.#notice.text = words;
    this.#notice.visible = this.#noticeGround.visible = words !== "";
    this.#counts.visible = words === "";
    const [width, height] = [this.#notice.width + 14, this.#metrics.countHeight - 2];
    this.#noticeGround.clear();
    if (words !== "")
      this.#noticeGround
        .roundRect(-width / 2, this.#notice.y - height / 2, width, height, height / 2)
        .fill(0xffffff);
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
    this.#write(
      this.#chips,
      this.#chipCount === null ? null : writeChips(this.#chipCount, this.#metrics.shortFrom),
    );
    this.#write(this.#cards, this.#cardCount === null ? null : String(this.#cardCount));
    const groups = [this.#chips, this.#cards].filter((count) => count.shown);
    const widthOf = (count: Count) => count.icon.width + iconGap + count.number.width;
    const total = groups.reduce(
      (sum, count) => sum + widthOf(count),
      groupGap * Math.max(0, groups.length - 1),
    );
    this.#counts.scale.set(Math.min(1, (this.#metrics.plateWidth - 10) / total));
    let x = -total / 2;
    for (const count of groups) {
      count.icon.position.set(x + count.icon.width / 2, 0);
      count.number.position.set(x + count.icon.width + iconGap, -0.5);
      x += widthOf(count) + groupGap;
    }
    this.#lastGround.clear();
    if (this.#isLast && this.#cards.shown) {
      const { countHeight } = this.#metrics;
      const width = widthOf(this.#cards) + 12;
      this.#lastGround
        .roundRect(x - groupGap + 6 - width, -countHeight / 2, width, countHeight, countHeight / 2)
        .fill(alarm)
        .stroke({ width: 1.2, color: 0xffdc7a });
    }
    this.#drawGround();
  }

  #write(count: Count, words: string | null) {
    count.shown = words !== null;
    count.icon.visible = count.number.visible = count.shown;
    if (words !== null) count.number.text = words;
  }

  #drawGround() {
    const { plateWidth } = this.#metrics;
    const height = this.plateHeight;
    const wanted = `${height} ${this.#active}`;
    if (wanted === this.#drawn) return;
    this.#drawn = wanted;
    const radius = Math.min(11, height * 0.36);
    this.#ground
      .clear()
      .roundRect(-plateWidth / 2, 0, plateWidth, height, radius)
      .fill({ color: this.#active ? 0x2a1d0c : glass, alpha: this.#active ? 0.95 : 0.9 })
      .stroke(
        this.#active
          ? { width: 1.8, color: 0xffd978, alpha: 1 }
          : { width: 1, color: hairline, alpha: 0.45 },
      );
  }
}
