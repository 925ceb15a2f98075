import type { Seat } from "#shared/contract/seats.ts";
import { cardsCollected, cardsForKing } from "../../effects.ts";
import {
  asAnswer,
  five,
  isAnswer,
  jack,
  king,
  nine,
  none,
  queen,
  rankIn,
  seven,
  six,
  suitIn,
  ten,
  three,
  two,
  type QuickCard,
} from "../../quickCards.ts";
import type { QuickEffect } from "../../quickChain.ts";
import type { QuickRound } from "../../quickRound.ts";
import { expectedInSets } from "../effects.ts";
import { highestOf, setsIn, shareNotHigher, unknownTop } from "./hand.ts";
import { leastChance, longestEnding } from "../judgement.ts";
import { QuickStanding } from "./standing.ts";
import type { QuickWeights } from "./weights.ts";

/** The chance of a win that only an answer could prevent. */
const nearlySure = 1 - leastChance;
/** How often a seat goes out by a war to which it brings its last card, about. */
const lastWins = 1 / 4;

/**
 * What one seat expects of a round, by its own cards and the number of the others', much as
 * `outlook.ts` and `effects.ts` have it. All chances are 0…1.
 */
export class QuickOutlook {
  readonly #round: QuickRound;
  readonly #seat: Seat;
  readonly #weights: QuickWeights;
  readonly #standing: QuickStanding;

  constructor(round: QuickRound, seat: Seat, weights: QuickWeights) {
    this.#round = round;
    this.#seat = seat;
    this.#weights = weights;
    this.#standing = new QuickStanding(round, seat, weights);
  }

  /** Takes note of the cards that lie open; to be called before each decision. */
  look(): void {
    this.#standing.look();
  }

  ofKeeping(): number {
    this.#standing.begin(none);
    return this.#standing.chanceAfter(this.#seat);
  }

  ofDrawing(): number {
    this.#standing.begin(none);
    const fits = this.#standing.fitting;
    this.#standing.top = unknownTop;
    const played = this.#standing.chanceAfter(this.#seat);
    this.#standing.begin(none);
    this.#standing.draw(this.#seat, 1);
    return fits * played + (1 - fits) * this.#standing.chanceAfter(this.#seat);
  }

  ofPlaying(card: QuickCard, effect: QuickEffect): number {
    if (this.#goesOutByAces(card)) return nearlySure;
    this.#standing.begin(card);
    this.#standing.counts[this.#seat]! -= 1;
    this.#standing.top = { suit: suitIn(effect.card), rank: rankIn(effect.card) };
    return this.#chanceAfter(effect);
  }

  /**
   * The chance if the seat answers with so many of its aces, `answer` first, and nobody else does;
   * `none` and 0: if it passes.
   */
  ofAnswering(answer: QuickCard, answers: number, sendBack: boolean): number {
    this.#standing.begin(answer);
    const { chain, effect, active } = this.#round;
    const length = chain.length + answers;
    this.#standing.counts[this.#seat]! -= answers;
    chain.forEach(({ seat, card }, at) => {
      const isCancelled = (length - 1 - at) % 2 === 1;
      if (!isCancelled || !(chain[at + 1]?.sendBack ?? sendBack)) return;
      this.#standing.counts[seat]! += 1;
      if (seat === this.#seat) this.#standing.burden += this.#weights.cost[rankIn(card)]!;
    });
    const last = answer === none ? chain.at(-1)!.counted : asAnswer(answer);
    this.#standing.top = { suit: suitIn(last), rank: rankIn(last) };
    const { seat: user } = effect!;
    return length % 2 === 1 && active[user]!
      ? this.#chanceAfter(effect!)
      : this.#standing.chanceAfter(user);
  }

  get #hand(): readonly QuickCard[] {
    return this.#round.hands[this.#seat]!;
  }

  /** NE-4, NE-18: it can answer its own card with all that it holds besides. */
  #goesOutByAces(card: QuickCard): boolean {
    const hand = this.#hand;
    if (hand.length < 2 || hand.length > longestEnding + 1) return false;
    let others = 0;
    for (const other of hand) if (!isAnswer(other)) others += 1;
    return others === (isAnswer(card) ? 0 : 1);
  }

  #chanceAfter({ seat: user, card, target, suit }: QuickEffect): number {
    switch (rankIn(card)) {
      case two:
        return this.#chanceAfterWar(user);
      case three:
        this.#standing.draw(user, cardsCollected);
        break;
      case five:
        this.#takeGift(user, target);
        break;
      case six:
        this.#laySets();
        break;
      case seven:
        this.#purge(user);
        break;
      case nine:
        this.#standing.direction = this.#standing.direction === 1 ? -1 : 1;
        break;
      case ten:
        return this.#standing.chanceAt(user);
      case jack:
        this.#standing.skipped = target;
        break;
      case queen:
        this.#standing.top = { suit, rank: none };
        break;
      case king:
        this.#standing.draw(target, cardsForKing);
        break;
    }
    return this.#standing.chanceAfter(user);
  }

  /** NE-7: one of those that fight is rid of a card; which one is nearly even. */
  #chanceAfterWar(user: Seat): number {
    const { active } = this.#round;
    const counts = this.#standing.counts;
    const own = this.#seat;
    const hand = this.#hand;
    let fighters = 0;
    let power = 0;
    for (let seat = 0; seat < counts.length; seat += 1) {
      const count = counts[seat]!;
      if (seat === own || count === 0 || !active[seat]) continue;
      fighters += 1;
      power += Math.max(1, count * this.#weights.warHigh);
    }
    for (let seat = 0; seat < counts.length; seat += 1) {
      const count = counts[seat]!;
      if (seat !== own && count > 0) counts[seat]! -= count === 1 ? lastWins : 1 / (fighters + 1);
    }
    this.#standing.top = unknownTop;
    const wins = (card: QuickCard): number => shareNotHigher(card) ** power;
    if (counts[own] === 1) {
      const wholly = highestOf(hand, this.#standing.gone, wins);
      return wholly + (1 - wholly) * this.#standing.chanceAfter(user);
    }
    const { cost } = this.#weights;
    if (counts[own]! > 0)
      this.#standing.burden -= highestOf(
        hand,
        this.#standing.gone,
        (card) => wins(card) * cost[rankIn(card)]!,
      );
    return this.#standing.chanceAfter(user);
  }

  /** NE-10 */
  #takeGift(user: Seat, target: Seat): void {
    const counts = this.#standing.counts;
    const own = this.#seat;
    const { given } = this.#weights;
    if (counts[target]! <= 0) return;
    counts[target]! -= 1;
    counts[user]! += 1;
    if (user === own) this.#standing.burden += given;
    else if (target === own) {
      const cost = this.#highestCost();
      this.#standing.burden -= cost;
      counts[user]! += cost - 1;
    } else counts[user]! += given - 1;
  }

  #highestCost(): number {
    const { cost } = this.#weights;
    return highestOf(this.#hand, this.#standing.gone, (card) => cost[rankIn(card)]!);
  }

  /** NE-11 */
  #laySets(): void {
    const { cost } = this.#weights;
    for (const card of setsIn(this.#held()).flat()) this.#standing.burden -= cost[rankIn(card)]!;
    this.#standing.counts.forEach((count, seat) => {
      if (seat !== this.#seat) this.#standing.counts[seat]! -= expectedInSets(count);
    });
  }

  #held(): readonly QuickCard[] {
    const at = this.#hand.indexOf(this.#standing.gone);
    return at < 0 ? this.#hand : this.#hand.toSpliced(at, 1);
  }

  /** NE-12 */
  #purge(user: Seat): void {
    if (user !== this.#seat && this.#standing.counts[this.#seat]! > 0)
      this.#standing.burden -= this.#highestCost();
    this.#standing.counts.forEach((count, seat) => {
      if (seat !== user && count > 0) this.#standing.counts[seat]! -= 1;
    });
    this.#standing.top = unknownTop;
  }
}
