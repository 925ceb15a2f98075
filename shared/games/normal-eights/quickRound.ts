// Plays a round on in arrays of small numbers that change in place, by the same rules as the round
// itself and many times faster. A test compares the two.

import { peekAll } from "#shared/cards/faceDown.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { cardsCollected, cardsForKing } from "./effects.ts";
import { choiceOf } from "./phase.ts";
import { chainIn, effectIn, type QuickEffect, type QuickLink } from "./quickChain.ts";
import {
  five,
  heightIn,
  jack,
  king,
  nine,
  none,
  queen,
  quickCard,
  rankIn,
  seven,
  six,
  ten,
  three,
  two,
  type QuickCard,
} from "./quickCards.ts";
import { QuickStock } from "./quickStock.ts";
import { QuickToMatch } from "./quickToMatch.ts";
import type { Choosing, NormalRound } from "./types.ts";

export type QuickPick = Readonly<{ seat: Seat; card: QuickCard }>;

export class QuickRound {
  /** In any order, but for a card just drawn, which is last. */
  readonly hands: QuickCard[][];
  readonly skips: number[];
  readonly active: readonly boolean[];
  readonly toMatch: QuickToMatch;
  direction: 1 | -1;
  turn: Seat;
  drew: boolean;
  /** Cards of the open windows. */
  readonly chain: QuickLink[];
  effect: QuickEffect | null;
  /** What seats are to choose now. */
  asked: Choosing | null;
  winners: readonly Seat[] | null = null;
  readonly #stock: QuickStock;
  #passed: Seat[];

  /** `round`: before its end. What seats have chosen already is not taken over. */
  constructor({ zones, facts, dice }: NormalRound) {
    this.hands = zones.hands.map((hand) => peekAll(hand).map(quickCard));
    this.#stock = new QuickStock(
      peekAll(zones.stock).map(quickCard),
      zones.pile.map(quickCard),
      dice,
    );
    this.skips = facts.skips.slice();
    this.active = zones.hands.map((_, seat) => !facts.left.includes(seat));
    this.toMatch = new QuickToMatch(facts);
    this.direction = facts.direction;
    this.turn = facts.turn ?? none;
    this.drew = facts.drew;
    this.chain = chainIn(facts);
    this.effect = facts.effect && effectIn(facts.effect);
    this.asked = facts.effect && this.chain.length === 0 ? choiceOf(facts.effect.card) : null;
    this.#passed = facts.passed.slice();
  }

  get seats(): number {
    return this.hands.length;
  }

  get pile(): readonly QuickCard[] {
    return this.#stock.pile;
  }

  next(seat: Seat, direction: 1 | -1 = this.direction): Seat {
    const { seats } = this;
    let at = seat;
    do at = (at + direction + seats) % seats;
    while (!this.active[at] && at !== seat);
    return at;
  }

  /** NE-6 */
  get canDraw(): boolean {
    return this.#stock.canDraw;
  }

  /** NE-3 */
  drawInTurn(): void {
    this.#stock.drawTo(this.hands[this.turn]!, 1);
    this.drew = true;
    this.#passed = [];
  }

  /** NE-3 */
  keep(): void {
    this.#turnPassed();
  }

  /** NE-6 */
  pass(): void {
    const { turn, active, hands } = this;
    if (!this.#passed.includes(turn)) this.#passed.push(turn);
    if (!active.every((isIn, seat) => !isIn || this.#passed.includes(seat)))
      return this.#turnPassed();
    const least = Math.min(...hands.map((hand, seat) => (active[seat] ? hand.length : Infinity)));
    this.winners = this.#seatsWith(least);
  }

  play(card: QuickCard, effect: QuickEffect): void {
    this.effect = effect;
    this.#open({ seat: effect.seat, card, counted: effect.card, sendBack: false });
  }

  /** NE-18 */
  answer(link: QuickLink): void {
    this.#open(link);
  }

  /** NE-21 */
  closeWindows(): void {
    const { chain } = this;
    const last = chain.length - 1;
    chain.forEach(({ seat, card }, at) => {
      const isCancelled = (last - at) % 2 === 1;
      const isBack = isCancelled && chain[at + 1]!.sendBack && this.active[seat]!;
      if (isBack) this.hands[seat]!.push(card);
      else this.#stock.lay(card);
    });
    this.toMatch.follow(chain[last]!.counted);
    chain.length = 0;
    if (last % 2 === 0) this.#takeEffect();
    else this.#turnEnded();
  }

  /** NE-10 */
  give(card: QuickCard): void {
    const { seat, target } = this.effect!;
    this.#remove(target, card);
    this.hands[seat]!.push(card);
    this.#turnEnded();
  }

  /** NE-7 */
  war(picks: readonly QuickPick[]): void {
    const highest = Math.max(...picks.map(({ card }) => heightIn(card)));
    this.discard(picks.filter(({ card }) => heightIn(card) === highest));
  }

  /** NE-23: the last one lies on top. */
  discard(picks: readonly QuickPick[]): void {
    for (const { seat, card } of picks) {
      this.#remove(seat, card);
      this.#stock.lay(card);
      this.toMatch.follow(card);
    }
    this.#turnEnded();
  }

  #open(link: QuickLink): void {
    this.#remove(link.seat, link.card);
    this.chain.push(link);
    this.drew = false;
    this.#passed = [];
  }

  #remove(seat: Seat, card: QuickCard): void {
    const hand = this.hands[seat]!;
    const last = hand.pop()!;
    if (last !== card) hand[hand.indexOf(card)] = last;
  }

  #takeEffect(): void {
    const { seat, card, target, suit } = this.effect!;
    if (!this.active[seat] || (target !== none && !this.active[target])) return this.#turnEnded();
    switch (rankIn(card)) {
      case two:
        return this.#ask("war");
      case three:
        this.#stock.drawTo(this.hands[seat]!, cardsCollected);
        break;
      case five:
        return this.#ask("give");
      case six:
        return this.#ask("sets");
      case seven:
        return this.#ask("purge");
      case nine:
        this.direction = this.direction === 1 ? -1 : 1;
        break;
      case ten:
        return this.#turnEnded(true);
      case jack:
        this.skips[target]! += 1;
        break;
      case queen:
        this.toMatch.nameSuit(suit);
        break;
      case king:
        this.#stock.drawTo(this.hands[target]!, cardsForKing);
        break;
    }
    this.#turnEnded();
  }

  /** NE-25 */
  #ask(what: Choosing): void {
    const { seat: user, target } = this.effect!;
    const isAsked = this.hands.some(
      (hand, seat) =>
        this.active[seat] &&
        hand.length > 0 &&
        (what !== "give" || seat === target) &&
        (what !== "purge" || seat !== user),
    );
    if (isAsked) this.asked = what;
    else this.#turnEnded();
  }

  #seatsWith(count: number): readonly Seat[] {
    return this.hands.flatMap((hand, seat) =>
      this.active[seat] && hand.length === count ? [seat] : [],
    );
  }

  /** NE-4 */
  #turnEnded(again = false): void {
    this.asked = null;
    this.effect = null;
    if (this.hands.some((hand, seat) => hand.length === 0 && this.active[seat]))
      this.winners = this.#seatsWith(0);
    else if (!again) this.#turnPassed();
  }

  /** NE-15 */
  #turnPassed(): void {
    this.drew = false;
    let seat = this.next(this.turn);
    while (this.skips[seat]! > 0) {
      this.skips[seat]! -= 1;
      seat = this.next(seat);
    }
    this.turn = seat;
  }
}
