import { bestBy } from "#shared/bots/bot.ts";
import type { Seat } from "#shared/contract/seats.ts";
import {
  ace,
  asAnswer,
  isAimedRank,
  isAnswer,
  none,
  queen,
  quickCardOf,
  quickJoker,
  quickSuits,
  rankIn,
  type QuickCard,
} from "../../quickCards.ts";
import { players } from "../../options.ts";
import type { QuickEffect } from "../../quickChain.ts";
import type { QuickRound } from "../../quickRound.ts";
import type { Choosing } from "../../types.ts";
import { longestEnding, valueOf } from "../judgement.ts";
import { lengthOf, setsIn, shareNotHigher, unknownTop } from "./hand.ts";
import { QuickOutlook } from "./outlook.ts";
import type { QuickWeights } from "./weights.ts";

/** Turns until an ordinary card that is kept or given would be played. */
const usualWait = 2;

type QuickPlay = Readonly<{ card: QuickCard; effect: QuickEffect }>;

/** No player aims a card at themselves, though NE-15 and NE-17 allow it. */
function effectsAs(seat: Seat, card: QuickCard): readonly QuickEffect[] {
  const rank = rankIn(card);
  if (rank === queen)
    return Array.from({ length: quickSuits }, (_, suit) => ({ seat, card, target: none, suit }));
  if (!isAimedRank(rank)) return [{ seat, card, target: none, suit: none }];
  return Array.from({ length: players.max }, (_, target) => ({
    seat,
    card,
    target,
    suit: none,
  })).filter(({ target }) => target !== seat);
}

/** By seat and card. They are made once, and include targets that may not be at the table. */
const effects: readonly (readonly (readonly QuickEffect[])[])[] = Array.from(
  { length: players.max },
  (_, seat) => Array.from({ length: quickJoker }, (_card, card) => effectsAs(seat, card)),
);

/** NE-24: a joker is named a card of the suit to be matched. */
const effectsOf = (seat: Seat, card: QuickCard, suit: number): readonly QuickEffect[] =>
  card === quickJoker
    ? Array.from(
        { length: ace },
        (_, rank) => effects[seat]![quickCardOf(rank, Math.max(0, suit))]!,
      ).flat()
    : effects[seat]![card]!;

/** One seat of a quick round, which decides much as Regular does with the same weights. */
export class QuickPlayer {
  readonly #round: QuickRound;
  readonly #seat: Seat;
  readonly #weights: QuickWeights;
  readonly #outlook: QuickOutlook;

  constructor(round: QuickRound, seat: Seat, weights: QuickWeights) {
    this.#round = round;
    this.#seat = seat;
    this.#weights = weights;
    this.#outlook = new QuickOutlook(round, seat, weights);
  }

  takeTurn(): void {
    const round = this.#round;
    const play = this.#bestPlay();
    if (play) round.play(play.card, play.effect);
    else if (round.drew) round.keep();
    else if (round.canDraw) round.drawInTurn();
    else round.pass();
  }

  /** Returns whether it has answered the open window. */
  answers(): boolean {
    const hand = this.#hand;
    const answer = hand.find(isAnswer);
    if (answer === undefined) return false;
    this.#outlook.look();
    const [back, kept] = [this.#valueOfAnswer(answer, true), this.#valueOfAnswer(answer, false)];
    const { spends, pace } = this.#weights;
    const passed = valueOf(this.#outlook.ofAnswering(none, 0, false), pace);
    if (Math.max(back, kept) - spends <= passed) return false;
    this.#round.answer({
      seat: this.#seat,
      card: answer,
      counted: asAnswer(answer),
      sendBack: back > kept,
    });
    return true;
  }

  /** NE-7, NE-10…NE-12: the last one goes on top. */
  choices(what: Choosing): readonly QuickCard[] {
    if (what === "sets") return setsIn(this.#hand).flat();
    return [what === "war" ? this.#cardForWar() : this.#cardToLose()];
  }

  get #hand(): readonly QuickCard[] {
    return this.#round.hands[this.#seat]!;
  }

  /** Null if it likes drawing, keeping or passing better, or has no choice. */
  #bestPlay(): QuickPlay | null {
    const round = this.#round;
    const cards = round.drew ? this.#hand.slice(-1) : this.#hand;
    if (!cards.some((card) => this.#goes(card))) return null;
    this.#outlook.look();
    let best: QuickPlay | null = null;
    let highest =
      round.drew || !round.canDraw ? this.#outlook.ofKeeping() : this.#outlook.ofDrawing();
    for (const card of cards) {
      if (!this.#goes(card)) continue;
      for (const effect of effectsOf(this.#seat, card, round.toMatch.suit)) {
        if (effect.target !== none && !round.active[effect.target]) continue;
        const chance = this.#outlook.ofPlaying(card, effect);
        if (chance <= highest) continue;
        highest = chance;
        best = { card, effect };
      }
    }
    return best;
  }

  #goes(card: QuickCard): boolean {
    return card === quickJoker || (rankIn(card) !== ace && this.#round.toMatch.mayFollow(card));
  }

  #cardForWar(): QuickCard {
    const { warHigh, cost } = this.#weights;
    let power = 0;
    this.#round.hands.forEach(({ length }, seat) => {
      if (seat !== this.#seat && length > 0) power += Math.max(1, length * warHigh);
    });
    return bestBy(this.#hand, (card) => shareNotHigher(card) ** power * cost[rankIn(card)]!);
  }

  #cardToLose(): QuickCard {
    const hand = this.#hand;
    return bestBy(hand, (card) => -lengthOf(hand, card, unknownTop, usualWait, this.#weights));
  }

  #valueOfAnswer(answer: QuickCard, sendBack: boolean): number {
    const hand = this.#hand;
    const { pace } = this.#weights;
    const alone = valueOf(this.#outlook.ofAnswering(answer, 1, sendBack), pace);
    return hand.length > 1 && hand.length <= longestEnding && hand.every(isAnswer)
      ? Math.max(alone, valueOf(this.#outlook.ofAnswering(answer, hand.length, sendBack), pace))
      : alone;
  }
}
