// How does a hand lie open at a seat: its cards, which of them count, and what they are?

import { Container, Graphics, Text } from 'pixi.js';
import type { Card } from '#shared/cards/card.ts';
import { cardSize } from '#renderer/art/atlasLayout.ts';
import type { CardAtlas } from '#renderer/art/cardAtlas.ts';
import { textFont } from '#renderer/art/fonts.ts';
import { glowColours } from '#renderer/art/palette.ts';
import { CardSprite } from './CardSprite.ts';

export type OpenCards = {
  readonly cards: readonly Card[];
  /** Which of the cards count. */
  readonly lit: readonly boolean[];
  /** Empty where nothing is said. */
  readonly words: string;
};

/** How much of a card the next one leaves to be seen, in card widths; larger hands lie in rows no wider than five cards. */
const step = 0.46;
const fewCards = 5;
const mostInRow = 7;
/** By how much a row stands above the next, in card widths; further rows take the place of the words. */
const rowStep = 0.5;
/** Cards that count stand out by this part of a card's height. */
const rise = 0.1;
const glow = 0.55;
/** Words: part of a card's width high, at least so many pixels, and at most so many hands wide. */
const wordsSize = 0.3;
const leastWords = 10.5;
const widestWords = 1.12;

/** Its cards' middle is at its position. */
export class OpenHand extends Container {
  readonly #atlas: CardAtlas;
  readonly #cards: CardSprite[] = [];
  readonly #ground = new Graphics();
  readonly #words = new Text({ text: '', style: { fontFamily: textFont, fontSize: 24, fontWeight: '700', fill: '#ffe9b8' }, resolution: 2, anchor: 0.5 });
  #hand: OpenCards | null = null;
  #cardWidth = 40;
  #turned = 1;

  constructor(atlas: CardAtlas) {
    super();
    this.#atlas = atlas;
    this.addChild(this.#ground, this.#words);
  }

  set cardWidth(width: number) {
    this.#cardWidth = width;
    this.#lay();
  }

  show(hand: OpenCards): void {
    this.#hand = hand;
    while (this.#cards.length < hand.cards.length) {
      const card = new CardSprite(this.#atlas);
      this.#cards.push(card);
      this.addChildAt(card, this.#cards.length - 1);
    }
    for (const spare of this.#cards.splice(hand.cards.length)) spare.destroy({ children: true });
    hand.cards.forEach((card, index) => {
      this.#cards[index]!.face = card;
    });
    this.#words.text = hand.words;
    this.#lay();
    this.turn(this.#turned);
  }

  /** 0: face down and together, 1: open. */
  turn(share: number): void {
    this.#turned = share;
    const { lit = [] } = this.#hand ?? {};
    const all = lit.every((counts) => counts);
    this.#cards.forEach((card, index) => {
      card.flip = Math.min(1, share * 1.6);
      const counts = lit[index] ?? true;
      const marked = share === 1;
      card.dimmed = marked && !counts;
      card.glow = marked && counts && !all ? glow : 0;
      card.glowColour = glowColours.winning;
    });
    this.#words.visible = this.#ground.visible = share === 1 && this.#words.text !== '';
    this.#lay();
  }

  #lay(): void {
    const width = this.#cardWidth;
    const count = this.#cards.length;
    const whole = (1 + (fewCards - 1) * step) * width;
    const rows = count > fewCards ? Math.ceil(count / mostInRow) : 1;
    const perRow = Math.ceil(count / rows);
    const gap = perRow > fewCards ? (whole - width) / (perRow - 1) : step * width;
    const spread = 0.35 + 0.65 * this.#turned;
    this.#cards.forEach((card, index) => {
      const counts = this.#hand?.lit[index] ?? true;
      card.scale.set(width / cardSize.width);
      const row = Math.floor(index / perRow);
      const lifted = counts && this.#turned === 1 && !this.#isWhole ? rise * width : 0;
      card.position.set(((index % perRow) - (perRow - 1) / 2) * gap * spread, row * rowStep * width - lifted);
    });
    this.#write(whole);
  }

  get #isWhole(): boolean {
    return this.#hand?.lit.every((counts) => counts) ?? true;
  }

  #write(handWidth: number): void {
    const height = Math.max(leastWords, this.#cardWidth * wordsSize);
    this.#words.scale.set(1);
    const wished = height / 24;
    this.#words.scale.set(Math.min(wished, (handWidth * widestWords) / Math.max(1, this.#words.width)));
    const y = (this.#cardWidth * cardSize.height) / cardSize.width / 2 + this.#words.height * 0.42;
    this.#words.y = y;
    const [width, tall] = [this.#words.width + 12, this.#words.height + 2];
    this.#ground.clear();
    if (this.#words.text === '') return;
    this.#ground.roundRect(-width / 2, y - tall / 2, width, tall, tall / 2).fill({ color: 0x0b1b15, alpha: 0.86 }).stroke({ width: 1, color: 0xe9c478, alpha: 0.45 });
  }
}
