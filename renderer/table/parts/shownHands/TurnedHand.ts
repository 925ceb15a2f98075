import { Container, Graphics, Text } from "pixi.js";
import { cardSize } from "#renderer/art/atlasLayout.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { textFont } from "#renderer/art/fonts.ts";
import { glowColours } from "#renderer/art/palette.ts";
import { CardSprite } from "#renderer/sprites/CardSprite.ts";
import type { ShownHand } from "./shownHands.ts";
import { twoLines } from "#renderer/sprites/writing.ts";

/**
 * `perRow`: cards in a row. `gap`: from card to card, and `size`: of a card, both in widths of the
 * largest ones.
 */
type ShownRows = Readonly<{ perRow: number; gap: number; size: number }>;

/** Distance between rows, in card widths; further rows take the place of the words. */
const rowStep = 0.5;
const fewInRow = 5;
const mostRows = 6;
const leastGap = 0.27;
/** Height of the room in widths of the largest cards: two rows. */
const shape = 1.4;
const roomHigh = shape + rowStep;

/**
 * Returns the rows with the largest cards for a room of this width (in card widths); a row of few
 * is no wider than needed.
 */
export function rowsOf(count: number, roomWide: number, step: number): ShownRows {
  if (count <= fewInRow) return { perRow: Math.max(1, count), gap: step, size: 1 };
  let best: ShownRows | null = null;
  for (let rows = 2; rows <= mostRows; rows += 1) {
    const perRow = Math.ceil(count / rows);
    const size = Math.min(
      1,
      roomHigh / (shape + (rows - 1) * rowStep),
      roomWide / (1 + (perRow - 1) * leastGap),
    );
    if (best && size <= best.size) continue;
    best = {
      perRow,
      size,
      gap: perRow > 1 ? Math.min(step, (roomWide / size - 1) / (perRow - 1)) : step,
    };
  }
  return best!;
}

/**
 * Pixels. `step`: how much of a card stays visible beside the next, and `rise`: how far cards that
 * count stand out, both in card widths.
 */
export type TurnedLook = Readonly<{
  cardWidth: number;
  bold: boolean;
  brief: boolean;
  step: number;
  rise: number;
  words: number;
  wordsWidth: number;
}>;

/** Larger hands lie in rows no wider than this number of cards. */
const fewCards = 5;
const cardShape = cardSize.height / cardSize.width;
const glow = 0.55;
/** Size at which the letters are painted before they are scaled down. */
const paintedWords = 28;
const padding = { x: 13, y: 3 };

/** Shares of the motion in which one card turns, and in which all of a few have turned. */
const turns = { one: 0.4, all: 0.92 } as const;

/** A few cards turn one by one, more of them all at once. */
export function flipAt(share: number, index: number, of: number): number {
  const start = of > fewCards || of < 2 ? 0 : (index / (of - 1)) * (turns.all - turns.one);
  return Math.max(0, Math.min(1, (share - start) / turns.one));
}

/** Its cards' middle is at its position. */
export class TurnedHand extends Container {
  readonly #atlas: CardAtlas;
  readonly #cards: CardSprite[] = [];
  readonly #ground = new Graphics();
  readonly #words = new Text({
    text: "",
    style: {
      fontFamily: textFont,
      fontSize: paintedWords,
      fontWeight: "700",
      fill: "#ffe9b8",
      align: "center",
    },
    resolution: 2,
    anchor: { x: 0.5, y: 0 },
  });
  #hand: ShownHand = { cards: [], lit: [], words: "" };
  #look: TurnedLook;
  #turned = 1;

  constructor(atlas: CardAtlas, look: TurnedLook) {
    super();
    this.#atlas = atlas;
    this.#look = look;
    this.addChild(this.#ground, this.#words);
  }

  set look(look: TurnedLook) {
    this.#look = look;
    this.show(this.#hand);
  }

  show(hand: ShownHand): void {
    this.#hand = hand;
    while (this.#cards.length < hand.cards.length) {
      const card = new CardSprite(this.#atlas);
      this.#cards.push(card);
      this.addChildAt(card, this.#cards.length - 1);
    }
    for (const spare of this.#cards.splice(hand.cards.length)) spare.destroy({ children: true });
    hand.cards.forEach((card, index) => {
      this.#cards[index]!.face = card;
      this.#cards[index]!.bold = this.#look.bold;
    });
    this.#write();
    this.turn(this.#turned);
  }

  /** 0: face down and together, 1: open. */
  turn(share: number): void {
    this.#turned = share;
    const isOpen = share === 1;
    const all = this.#hand.lit.every((counts) => counts);
    this.#cards.forEach((card, index) => {
      const counts = this.#hand.lit[index] ?? true;
      card.flip = flipAt(share, index, this.#cards.length);
      card.dimmed = isOpen && !counts;
      card.glow = isOpen && counts && !all ? glow : 0;
      card.glowColour = glowColours.winning;
    });
    this.#words.visible = this.#ground.visible = isOpen && this.#hand.words !== "";
    this.#lay(all);
  }

  #lay(all: boolean) {
    const { cardWidth, step, rise } = this.#look;
    const { perRow, gap, size } = rowsOf(this.#cards.length, 1 + (fewCards - 1) * step, step);
    const spread = 0.35 + 0.65 * this.#turned;
    const width = cardWidth * size;
    const top = (-(1 - size) / 2) * cardWidth * cardShape;
    this.#cards.forEach((card, index) => {
      const lifted =
        (this.#hand.lit[index] ?? true) && this.#turned === 1 && !all ? rise * cardWidth : 0;
      card.scale.set(width / cardSize.width);
      card.position.set(
        ((index % perRow) - (perRow - 1) / 2) * gap * width * spread,
        top + Math.floor(index / perRow) * rowStep * width - lifted,
      );
    });
  }

  /** One line if there is room, else two, else smaller letters. */
  #write() {
    const { cardWidth, words, wordsWidth, bold, brief } = this.#look;
    this.#words.scale.set(1);
    this.#words.text = brief ? this.#hand.words.split(", ")[0]! : this.#hand.words;
    const wished = words / paintedWords;
    if (bold && !brief && this.#words.width * wished > wordsWidth)
      this.#words.text = twoLines(this.#hand.words);
    this.#words.scale.set(Math.min(wished, wordsWidth / Math.max(1, this.#words.width)));
    const top = (cardWidth * cardSize.height) / cardSize.width / 2 + 1;
    this.#words.y = top + padding.y / 2;
    this.#ground.clear();
    if (this.#hand.words === "") return;
    const [width, height] = [this.#words.width + padding.x, this.#words.height + padding.y];
    this.#ground
      .roundRect(-width / 2, top, width, height, Math.min(10, height / 2))
      .fill({ color: 0x0b1b15, alpha: 0.88 })
      .stroke({ width: 1, color: 0xe9c478, alpha: 0.45 });
  }
}
