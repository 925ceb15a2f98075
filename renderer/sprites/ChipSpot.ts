import { Container, Graphics, Text } from "pixi.js";
import { textFont } from "#renderer/art/fonts.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { fitName, numberText, writeChips } from "./writing.ts";
import { pileStyles, ChipStack, type PileLook } from "./ChipStack.ts";

const gold = 0xffe3a1;
/** Distance of the number below the chips' feet, and its size, in chip widths; pixels at least. */
const numberDrop = 1.05;
const numberSize = 18;
const leastNumber = 0.68;
/** Below this many pixels a chip's amount is written in thousands from here on. */
const smallChip = 18;
const shortFrom = 10_000;
/** Words beside and below the number, as parts of its size. */
const nameSize = 0.78;
const whoSize = 0.66;
/** Pixels between name and number, and at the sides of what is written. */
const gap = 5;
const side = 7;
/**
 * Names below are cut to so many chip widths; where number and name would need more, and more than
 * so many pixels, the number stands alone.
 */
const room = { chips: 3.4, least: 72 };

const wordsOf = (size: number, weight: "600" | "700"): Text =>
  new Text({
    text: "",
    style: { fontFamily: textFont, fontSize: size, fontWeight: weight, fill: gold },
    resolution: 2,
    anchor: 0.5,
  });

export class ChipSpot extends Container {
  readonly #look: PileLook;
  readonly #stack: ChipStack;
  readonly #ground = new Graphics();
  readonly #number = numberText(numberSize, gold);
  readonly #name = wordsOf(numberSize * nameSize, "700");
  readonly #who = wordsOf(numberSize * whoSize, "600");
  #names = "";
  #amount = 0;

  constructor(atlas: CardAtlas, chipWidth: number, look: PileLook = pileStyles.pot) {
    super();
    this.#look = look;
    this.#stack = new ChipStack(atlas, chipWidth, look);
    this.#number.anchor.set(0.5);
    this.addChild(this.#stack, this.#ground, this.#name, this.#number, this.#who);
    this.chipWidth = chipWidth;
  }

  set chipWidth(chipWidth: number) {
    this.#stack.chipWidth = chipWidth;
    this.#number.y = chipWidth * numberDrop;
    this.#number.scale.set(Math.max(leastNumber, chipWidth / this.#look.fullChip));
    this.#write();
  }

  call(called: string, names: string): void {
    if (called === this.#name.text && names === this.#names) return;
    this.#name.text = called;
    this.#names = names;
    this.#write();
  }

  get amount(): number {
    return this.#amount;
  }

  set amount(amount: number) {
    if (amount === this.#amount) return;
    this.#amount = amount;
    this.#write();
  }

  #write() {
    this.#stack.amount = this.#amount;
    this.#number.text =
      this.#amount > 0
        ? writeChips(this.#amount, this.#stack.chipWidth < smallChip ? shortFrom : undefined)
        : "";
    this.#ground.clear();
    this.#name.visible = this.#amount > 0 && this.#name.text !== "";
    this.#who.visible = this.#amount > 0 && this.#names !== "";
    if (this.#amount === 0) return;
    const scale = this.#number.scale.x;
    this.#name.scale.set(scale);
    const named = this.#name.width + gap;
    if (
      named + this.#number.width + 2 * side >
      Math.max(room.least, this.#stack.chipWidth * room.chips)
    )
      this.#name.visible = false;
    const before = this.#name.visible ? named : 0;
    const [width, height] = [before + this.#number.width + 2 * side, this.#number.height + 4];
    this.#name.position.set(-width / 2 + side + this.#name.width / 2, this.#number.y);
    this.#number.x = before / 2;
    this.#writeWho(scale, height);
    this.#ground
      .roundRect(-width / 2, this.#number.y - height / 2, width, height, height / 2)
      .fill({ color: 0x06150f, alpha: 0.78 })
      .stroke({ width: 1, color: 0xe9c478, alpha: 0.5 });
  }

  /** Below the number, on a ground of its own: it may lie over a line of the cloth. */
  #writeWho(scale: number, height: number) {
    if (!this.#who.visible) return;
    fitName(this.#who, this.#names, (this.#stack.chipWidth * room.chips) / scale);
    this.#who.scale.set(this.#who.scale.x * scale);
    this.#who.y = this.#number.y + height / 2 + this.#who.height / 2;
    const [width, tall] = [this.#who.width + side, this.#who.height];
    this.#ground
      .roundRect(-width / 2, this.#who.y - tall / 2, width, tall, 4)
      .fill({ color: 0x06150f, alpha: 0.6 });
  }
}
