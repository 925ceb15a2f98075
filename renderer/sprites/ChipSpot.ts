// How does an amount lie on the cloth: as chips, with its number below?

import { Container, Graphics } from 'pixi.js';
import type { CardAtlas } from '#renderer/art/cardAtlas.ts';
import { pileLooks, type PileLook } from './chipPiles.ts';
import { ChipStack } from './ChipStack.ts';
import { numberText } from './numbers.ts';
import { writeChips } from './writing.ts';

const gold = 0xffe3a1;
/** Distance of the number below the chips' feet, and its size, in chip widths; pixels at least. */
const numberDrop = 1.05;
const numberSize = 18;
const leastNumber = 0.68;
/** Below this many pixels a chip's amount is written in thousands from here on. */
const smallChip = 18;
const shortFrom = 10_000;

export class ChipSpot extends Container {
  readonly #look: PileLook;
  readonly #stack: ChipStack;
  readonly #ground = new Graphics();
  readonly #number = numberText(numberSize, gold);
  #amount = 0;

  constructor(atlas: CardAtlas, chipWidth: number, look: PileLook = pileLooks.pot) {
    super();
    this.#look = look;
    this.#stack = new ChipStack(atlas, chipWidth, look);
    this.#number.anchor.set(0.5);
    this.addChild(this.#stack, this.#ground, this.#number);
    this.chipWidth = chipWidth;
  }

  set chipWidth(chipWidth: number) {
    this.#stack.chipWidth = chipWidth;
    this.#number.y = chipWidth * numberDrop;
    this.#number.scale.set(Math.max(leastNumber, chipWidth / this.#look.fullChip));
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

  #write(): void {
    this.#stack.amount = this.#amount;
    this.#number.text = this.#amount > 0 ? writeChips(this.#amount, this.#stack.chipWidth < smallChip ? shortFrom : undefined) : '';
    this.#ground.clear();
    if (this.#amount === 0) return;
    const [width, height] = [this.#number.width + 14, this.#number.height + 4];
    this.#ground
      .roundRect(-width / 2, this.#number.y - height / 2, width, height, height / 2)
      .fill({ color: 0x06150f, alpha: 0.78 })
      .stroke({ width: 1, color: 0xe9c478, alpha: 0.5 });
  }
}
