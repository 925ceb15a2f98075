// Trains the strategy of the draw Shark by external-sampling Monte Carlo CFR (Lanctot et al. 2009)
// with linear weights.

import { anyHand } from "#shared/games/five-card-draw/bots/field.ts";
import {
  finalClass,
  startClass,
  type HandBounds,
} from "#shared/games/five-card-draw/bots/shark/hands.ts";
import {
  bettingSpot,
  call,
  columns,
  drawingSpot,
  finalClasses,
  giveUp,
  smallest,
  spotCount,
} from "#shared/games/five-card-draw/bots/shark/spot.ts";
import type { Options } from "#shared/games/five-card-draw/types.ts";
import { Dealer, mostDrawn, type Dealt } from "./cards.ts";
import { QuickHand } from "./quickHand.ts";
import type { Random } from "./random.ts";
import { ante, stacksBy } from "./stacks.ts";

/** `share`: of the seats. `counts`: by spot and column how often that was chosen. */
export type Known = Readonly<{ share: number; counts: Float64Array }>;
/** Fewer known decisions than this tell too little of a spot. */
const leastKnown = 4;
/** Classes of starting hands by the number of cards best drawn. */
const startSizes = [4, 6, 4, 10];

const quantiles = (sorted: readonly number[], shares: readonly number[]): readonly number[] =>
  shares.map(
    (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 1,
  );

/** Finer towards the best hands, which decide most chips. */
const finalShares = Array.from(
  { length: finalClasses - 1 },
  (_, at) => 1 - (1 - (at + 1) / finalClasses) ** 1.8,
);

function boundsOf(dealer: Dealer, hands: number): HandBounds {
  const beats = dealer.field.beats(anyHand);
  const promises: number[][] = startSizes.map(() => []);
  const chances: number[] = [];
  for (let dealt = 0; dealt < hands; dealt += 1) {
    const { starting, finals } = dealer.deal(1);
    const { draws, promise } = starting[0]!;
    promises[draws]!.push(promise);
    chances.push(beats[finals[0]![draws]!]!);
  }
  const rising = (list: number[]): number[] => list.sort((one, other) => one - other);
  return {
    start: startSizes.map((size, draws) =>
      quantiles(
        rising(promises[draws]!),
        Array.from({ length: size - 1 }, (_, at) => (at + 1) / size),
      ),
    ),
    final: quantiles(rising(chances), finalShares),
  };
}

const noWagers: readonly number[] = [];

function after(hand: QuickHand, column: number, wagers: readonly number[]): QuickHand {
  const next = new QuickHand(hand);
  if (hand.stage === "draw") next.draws(column);
  else next.bets(column, wagers[column]!);
  return next;
}

type Hands = Readonly<{
  starts: readonly number[];
  dealt: Dealt;
}>;

export class Training {
  readonly #regrets = new Float64Array(spotCount * columns);
  readonly played = new Float64Array(spotCount * columns);
  readonly visits = new Uint32Array(spotCount);
  readonly bounds: HandBounds;
  readonly #dealer: Dealer;
  readonly #random: Random;
  readonly #beats: Float32Array;
  /** Players whose ways are known, whom others may be. */
  known: readonly Known[] = [];
  /** By seat; null for one that plays the strategy itself. */
  #kinds: readonly (Float64Array | null)[] = [];
  #weight = 0;
  #hands!: Hands;
  #hero = 0;

  /** `hands`: how many are dealt to find the classes of hands. */
  constructor(options: Options, random: Random, hands = 40_000) {
    this.#random = random;
    this.#dealer = new Dealer(options, random);
    this.#beats = this.#dealer.field.beats(anyHand);
    this.bounds = boundsOf(this.#dealer, hands);
  }

  iterate(count: number): void {
    for (let at = 0; at < count; at += 1) {
      this.#weight += 1;
      const stacks = stacksBy(this.#random);
      const dealt = this.#dealer.deal(stacks.length);
      this.#hands = {
        dealt,
        starts: dealt.starting.map((one) => startClass(this.bounds, one)),
      };
      this.#kinds = stacks.map(() => this.#kind());
      for (this.#hero = 0; this.#hero < stacks.length; this.#hero += 1)
        this.#walk(new QuickHand({ stacks, ante }));
    }
  }

  #kind(): Float64Array | null {
    let left = this.#random.next();
    for (const { share, counts } of this.known) {
      left -= share;
      if (left < 0) return counts;
    }
    return null;
  }

  /** Returns what the hero wins, in antes. */
  #walk(hand: QuickHand): number {
    if (hand.stage === "over") return this.#net(hand);
    if (hand.stage === "draw")
      return this.#choose(hand, this.#drawingSpot(hand), this.#drawsOpen(hand), noWagers);
    const wagers = hand.wagers();
    let open = 1 << giveUp;
    if (hand.toCall > 0) open |= 1 << call;
    for (let column = smallest; column < columns; column += 1)
      if (wagers[column]! > 0) open |= 1 << column;
    return this.#choose(hand, this.#bettingSpot(hand), open, wagers);
  }

  /** Standing pat, the best draw, and one card fewer. Bit by bit the columns. */
  #drawsOpen({ turn }: QuickHand): number {
    const best = this.#hands.dealt.starting[turn]!.draws;
    return 1 | (1 << best) | (best > 0 ? 1 << (best - 1) : 0);
  }

  #drawingSpot(hand: QuickHand): number {
    const { turn } = hand;
    let rivalDrew: number | null = null;
    for (let other = 0; other < hand.seats; other += 1)
      if (other !== turn && !hand.folded[other] && hand.drew[other]! >= 0)
        rivalDrew = Math.min(rivalDrew ?? mostDrawn, hand.drew[other]!);
    return drawingSpot({
      hand: this.#hands.starts[turn]!,
      rivals: hand.inHand() - 1,
      pot: hand.pot,
      left: hand.left(),
      rivalDrew,
    });
  }

  #choose(hand: QuickHand, spot: number, open: number, wagers: readonly number[]): number {
    const from = spot * columns;
    const known = this.#kinds[hand.turn];
    if (hand.turn !== this.#hero && known) {
      const column = this.#knownColumn(known, from, open);
      if (column >= 0) return this.#walk(after(hand, column, wagers));
    }
    const shares = this.#sharesAt(from, open);
    return hand.turn === this.#hero
      ? this.#tryAll(hand, from, open, wagers, shares)
      : this.#walk(after(hand, this.#sampled(spot, open, shares), wagers));
  }

  /** By regret matching. */
  #sharesAt(from: number, open: number): readonly number[] {
    const shares: number[] = [];
    let positive = 0;
    let count = 0;
    for (let column = 0; column < columns; column += 1) {
      const isOpen = (open & (1 << column)) !== 0;
      const regret = isOpen ? Math.max(0, this.#regrets[from + column]!) : 0;
      shares.push(regret);
      positive += regret;
      if (isOpen) count += 1;
    }
    for (let column = 0; column < columns; column += 1)
      if (positive > 0) shares[column]! /= positive;
      else shares[column] = open & (1 << column) ? 1 / count : 0;
    return shares;
  }

  #tryAll(
    hand: QuickHand,
    from: number,
    open: number,
    wagers: readonly number[],
    shares: readonly number[],
  ): number {
    const worth: number[] = [];
    let mean = 0;
    for (let column = 0; column < columns; column += 1) {
      const value = open & (1 << column) ? this.#walk(after(hand, column, wagers)) : 0;
      worth.push(value);
      mean += shares[column]! * value;
    }
    for (let column = 0; column < columns; column += 1)
      if (open & (1 << column))
        this.#regrets[from + column]! += (worth[column]! - mean) * this.#weight;
    return mean;
  }

  #sampled(spot: number, open: number, shares: readonly number[]): number {
    this.visits[spot]! += 1;
    let left = this.#random.next();
    let chosen = -1;
    for (let column = 0; column < columns; column += 1) {
      const share = shares[column]!;
      this.played[spot * columns + column]! += share * this.#weight;
      if (left >= 0 && share > 0 && open & (1 << column)) chosen = column;
      left -= share;
    }
    return chosen;
  }

  /** Chooses as the known player does there; −1 if too little is known. */
  #knownColumn(counts: Float64Array, from: number, open: number): number {
    let all = 0;
    for (let column = 0; column < columns; column += 1)
      if (open & (1 << column)) all += counts[from + column]!;
    if (all < leastKnown) return -1;
    let left = this.#random.next() * all;
    for (let column = 0; column < columns; column += 1) {
      if (!(open & (1 << column))) continue;
      left -= counts[from + column]!;
      if (left < 0) return column;
    }
    return -1;
  }

  #bettingSpot(hand: QuickHand): number {
    const { turn, stage } = hand;
    let behind = 0;
    let rivalDrew = mostDrawn;
    for (let other = 0; other < hand.seats; other += 1) {
      if (other === turn || hand.folded[other]) continue;
      if (hand.mustAct(other)) behind += 1;
      if (stage === "second") rivalDrew = Math.min(rivalDrew, hand.drew[other]!);
    }
    const isSecond = stage === "second";
    const drew = hand.drew[turn]!;
    return bettingSpot({
      isSecond,
      hand: isSecond ? this.#finalClass(turn, drew) : this.#hands.starts[turn]!,
      rivals: hand.inHand() - 1,
      behind,
      raised: hand.toMatch === 0 ? 0 : hand.leastRaise >= hand.toMatch ? 1 : 2,
      toCall: hand.toCall,
      pot: hand.pot,
      left: hand.left(),
      drew,
      rivalDrew,
    });
  }

  #finalClass(seat: number, drew: number): number {
    return finalClass(this.bounds, this.#beats[this.#hands.dealt.finals[seat]![drew]!]!);
  }

  #net(hand: QuickHand): number {
    if (hand.folded[this.#hero]) return -hand.committed[this.#hero]! / ante;
    const strengths = hand.drew.map(
      (drew, seat) => this.#hands.dealt.finals[seat]![Math.max(0, drew)]!,
    );
    return hand.net(this.#hero, strengths) / ante;
  }
}
