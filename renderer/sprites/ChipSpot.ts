import { Container, Graphics } from "pixi.js";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { ChipStack, pileStyles, type PileLook } from "./ChipStack.ts";
import { fitName, numberText, pill, wordsOf, writeChips } from "./writing.ts";

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
const ink = 0x06150f;

/**
 * Grows little within the text sizes of the settings, where bets lie close together, and much on a
 * screen that is read from three metres.
 */
const growthAt = (textScale: number): number => Math.max(1, textScale ** 2 - 1.2);

/** In pixels, and how much larger than usual what is written is to be. */
export type ChipSize = Readonly<{ chipWidth: number; textScale: number }>;

export class ChipSpot extends Container {
  readonly #look: PileLook;
  readonly #stack: ChipStack;
  readonly #ground = new Graphics();
  readonly #number = numberText(numberSize, gold);
  readonly #name = wordsOf(numberSize * nameSize, "700", gold);
  readonly #who = wordsOf(numberSize * whoSize, "600", gold);
  #names = "";
  #amount = 0;

  constructor(atlas: CardAtlas, chips: ChipSize, look: PileLook = pileStyles.pot) {
    super();
    this.#look = look;
    this.#stack = new ChipStack(atlas, chips.chipWidth, look);
    this.addChild(this.#stack, this.#ground, this.#name, this.#number, this.#who);
    this.size(chips);
  }

  size({ chipWidth, textScale }: ChipSize): void {
    const grown = growthAt(textScale);
    const usual = Math.max(leastNumber, chipWidth / this.#look.fullChip);
    this.#stack.chipWidth = chipWidth;
    // A larger number needs as much more room above it as below it.
    this.#stack.y = (usual * (1 - grown) * numberSize) / 2;
    this.#number.scale.set(usual * grown);
    this.#number.y = chipWidth * numberDrop;
    this.#write();
  }

  /** What it is called, and for whom it is; "" for neither. */
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
    const [amount, number, name] = [this.#amount, this.#number, this.#name];
    const { chipWidth } = this.#stack;
    this.#stack.amount = amount;
    number.text =
      amount > 0 ? writeChips(amount, chipWidth < smallChip ? shortFrom : undefined) : "";
    this.#ground.clear();
    this.#who.visible = amount > 0 && this.#names !== "";
    name.scale.set(number.scale.x);
    const named = name.width + gap;
    const fits = named + number.width + 2 * side <= Math.max(room.least, chipWidth * room.chips);
    name.visible = amount > 0 && name.text !== "" && fits;
    if (amount === 0) return;
    const before = name.visible ? named : 0;
    const [width, height] = [before + number.width + 2 * side, number.height + 4];
    name.position.set(-width / 2 + side + name.width / 2, number.y);
    number.x = before / 2;
    if (this.#who.visible) this.#writeWho(number.y + height / 2, number.scale.x);
    pill(this.#ground, 0, number.y, width, height)
      .fill({ color: ink, alpha: 0.78 })
      .stroke({ width: 1, color: 0xe9c478, alpha: 0.5 });
  }

  /** On a ground of its own: it may lie over a line of the cloth. */
  #writeWho(top: number, scale: number) {
    const who = this.#who;
    fitName(who, this.#names, (this.#stack.chipWidth * room.chips) / scale);
    who.scale.set(who.scale.x * scale);
    who.y = top + who.height / 2;
    const width = who.width + side;
    this.#ground
      .roundRect(-width / 2, who.y - who.height / 2, width, who.height, 4)
      .fill({ color: ink, alpha: 0.6 });
  }
}
