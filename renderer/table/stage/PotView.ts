// How is the pot shown, and how do chips get there and away?

import { Easing } from '@tweenjs/tween.js';
import { Container, Graphics } from 'pixi.js';
import type { CardAtlas } from '#renderer/art/cardAtlas.ts';
import { ChipStack } from '#renderer/sprites/ChipStack.ts';
import { numberText } from '#renderer/sprites/numbers.ts';
import { writeChips } from '#renderer/sprites/writing.ts';
import type { Point } from '#renderer/table/layout/boxes.ts';
import type { Layout } from '#renderer/table/layout/layout.ts';

const gold = 0xffe3a1;

export class PotView extends Container {
  readonly #atlas: CardAtlas;
  readonly #stack: ChipStack;
  readonly #ground = new Graphics();
  readonly #number = numberText(18, gold);
  readonly #flying = new Container();
  #layout: Layout;
  #amount = 0;

  constructor(atlas: CardAtlas, layout: Layout) {
    super({ label: 'pot' });
    this.#atlas = atlas;
    this.#layout = layout;
    this.#stack = new ChipStack(atlas, layout.middle.pot.chipWidth);
    this.#number.anchor.set(0.5);
    this.addChild(this.#stack, this.#ground, this.#number, this.#flying);
    this.layout = layout;
  }

  set layout(layout: Layout) {
    this.#layout = layout;
    const { x, y, chipWidth } = layout.middle.pot;
    this.#stack.chipWidth = chipWidth;
    this.#stack.position.set(x, y);
    this.#number.position.set(x, y + chipWidth * 1.05);
    this.#number.scale.set(Math.max(0.66, chipWidth / 40));
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
    this.#number.text = this.#amount > 0 ? writeChips(this.#amount) : '';
    const [width, height] = [this.#number.width + 18, this.#number.height + 6];
    this.#ground.clear();
    if (this.#amount === 0) return;
    this.#ground
      .roundRect(this.#number.x - width / 2, this.#number.y - height / 2, width, height, height / 2)
      .fill({ color: 0x06150f, alpha: 0.78 })
      .stroke({ width: 1, color: 0xe9c478, alpha: 0.5 });
  }

  /** Chips on their way between seats (their places) and the pot (null). */
  send(from: Point | null, to: Point | null, amount: number): (share: number) => void {
    const { pot } = this.#layout.middle;
    const [start, end] = [from ?? pot, to ?? pot];
    const chips = new ChipStack(this.#atlas, pot.chipWidth * 0.86);
    chips.amount = amount;
    this.#flying.addChild(chips);
    const before = this.#amount;
    if (from === null) this.amount = Math.max(0, before - amount);
    return (share) => {
      const way = Easing.Cubic.InOut(share);
      chips.position.set(start.x + (end.x - start.x) * way, start.y + (end.y - start.y) * way - Math.sin(share * Math.PI) * 36);
      if (share < 1) return;
      chips.destroy({ children: true });
      if (to === null) this.amount += amount;
    };
  }

  /** Nothing flies any more. */
  settle(amount: number): void {
    for (const chips of this.#flying.removeChildren()) chips.destroy({ children: true });
    this.amount = amount;
  }
}
