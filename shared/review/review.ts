// Reviews a round (H-50): what each decision of a seat was worth, as far as the seat could know it, or
// with all cards.

import { worthOf, type Appraiser } from "#shared/bots/appraiser.ts";
import type { AnyBot } from "#shared/games/manifest.ts";
import { isSame, worthAfter } from "#shared/bots/search.ts";
import { RunningMean } from "#shared/bots/runningMean.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { AnyGame } from "#shared/contract/game.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Review, ReviewedDecision, WorthShares, WorthUnit } from "#shared/contract/review.ts";
import { ownHand, type VisibleEvent } from "#shared/contract/seen.ts";
import { View, type RoundStep } from "#shared/contract/view.ts";
import type { ReadRecord } from "#shared/record/roundRecord.ts";
import { decidedBy, ownEvent, type Decision } from "./decisions.ts";

/** Estimates by which a rival of what was played is chosen; later ones measure only these two. */
const choosing = 24;
/** Of these, by the appraiser's own order. */
const mostRivals = 7;

/** With all cards, where fewer things are left to chance. */
const choosingOpenly = 8;

/** Less than this is no cost that anybody would count. */
const leastGain: { readonly [U in WorthUnit]: number } = { wins: 0.005, points: 0.1, chips: 0.5 };

/** Returns one estimate of each move. */
type Weighed = (decision: Decision, moves: readonly Move[], dice: DiceReader) => readonly number[];

type Manner = Readonly<{ weighed: Weighed; choosing: number }>;

const bySeat = (appraiser: Appraiser): Manner => ({
  weighed: ({ view }, moves, dice) => appraiser.weigh(view, moves, dice),
  choosing,
});

/** As the cards really lay; only what is yet to be shuffled is left to chance. */
const openly = (game: AnyGame, appraiser: Appraiser, seat: Seat): Manner => ({
  weighed: ({ round }, moves, dice) => {
    const world = { ...round, dice: newDice(`${dice.below(2 ** 32)}`) };
    const playOn = (step: RoundStep) => appraiser.playOn(step, seat);
    return moves.map((move) => worthAfter({ game, playOn }, world, seat, move));
  },
  choosing: choosingOpenly,
});

class Weighing {
  readonly decision: Decision;
  readonly worth = new RunningMean();
  readonly #weighed: Weighed;
  readonly #choosing: number;
  readonly #least: number;
  #gain = new RunningMean();
  #rivals: readonly Readonly<{ move: Move; gain: RunningMean }>[];

  constructor(decision: Decision, appraiser: Appraiser, { weighed, choosing }: Manner) {
    this.decision = decision;
    this.#weighed = weighed;
    this.#choosing = choosing;
    this.#least = leastGain[appraiser.unit];
    this.#rivals = appraiser
      .candidates(decision.view)
      .filter((move) => !isSame(move, decision.move))
      .slice(0, mostRivals)
      .map((move) => ({ move, gain: new RunningMean() }));
  }

  weigh(dice: DiceReader): void {
    if (this.worth.count === this.#choosing) this.#choose();
    const moves = [this.decision.move, ...this.#rivals.map((rival) => rival.move)];
    const [worth = 0, ...others] = this.#weighed(this.decision, moves, dice);
    this.worth.add(worth);
    for (const [at, { gain }] of this.#rivals.entries()) gain.add(others[at]! - worth);
  }

  /**
   * The best of many estimates looks better than it is, so its gain is measured again from nothing.
   */
  #choose(): void {
    const [best] = this.#rivals.toSorted((one, other) => other.gain.mean - one.gain.mean);
    this.#rivals = best && best.gain.mean > 0 ? [{ move: best.move, gain: new RunningMean() }] : [];
    this.#gain = this.#rivals[0]?.gain ?? this.#gain;
  }

  /** Null unless it is better by something, and by more than chance shows in one case of forty. */
  get better(): Readonly<{ move: Move; gain: number; error: number }> | null {
    const [rival] = this.#rivals;
    const { mean, error } = this.#gain;
    return rival && mean > Math.max(this.#least, 2 * error)
      ? { move: rival.move, gain: mean, error }
      : null;
  }
}

export class Reviewing {
  readonly #read: ReadRecord;
  readonly #seat: Seat;
  readonly #appraiser: Appraiser;
  readonly #bot: AnyBot;
  readonly #weighings: readonly Weighing[];
  readonly #dice: DiceReader;
  readonly #result: number;
  #next = 0;

  /**
   * `bot`: gives the reasons. `withAllCards`: as if the seat had known them. Throws as
   * `decidedBy` does.
   */
  constructor(
    read: ReadRecord,
    seat: Seat,
    appraiser: Appraiser,
    { bot, withAllCards }: Readonly<{ bot: AnyBot; withAllCards: boolean }>,
  ) {
    this.#read = read;
    this.#seat = seat;
    this.#appraiser = appraiser;
    this.#bot = bot;
    this.#dice = new DiceReader(newDice(`review of seat ${seat}`));
    const { decisions, result } = decidedBy(read, seat);
    this.#result = worthOf(appraiser.unit, result, seat);
    const manner = withAllCards ? openly(read.game, appraiser, seat) : bySeat(appraiser);
    this.#weighings = decisions.map((decision) => new Weighing(decision, appraiser, manner));
  }

  /** The least number of estimates that any decision rests on. */
  get depth(): number {
    return Math.min(...this.#weighings.map(({ worth }) => worth.count));
  }

  /** Adds one estimate to one decision, in turn. */
  sharpen(): void {
    const weighing = this.#weighings[this.#next];
    if (!weighing) return;
    weighing.weigh(this.#dice);
    this.#next = (this.#next + 1) % this.#weighings.length;
  }

  /** By the estimates so far. */
  review(): Review {
    const { unit } = this.#appraiser;
    const seats = this.#read.record.seats.length;
    const even = unit === "wins" ? 1 / seats : 0;
    const result = this.#result;
    return {
      unit,
      even,
      result,
      decisions: this.#weighings.map((weighing) => this.#reviewed(weighing)),
      shares: sharesOf(this.#weighings, even, result),
    };
  }

  #reviewed({ decision, worth, better }: Weighing): ReviewedDecision {
    const { line, view, move, happened } = decision;
    return {
      line,
      played: move.type,
      did: happened,
      worth: worth.mean,
      odds: this.#appraiser.odds?.(view) ?? null,
      better: better && {
        move: better.move.type,
        gain: better.gain,
        error: better.error,
        would: this.#seenByAll(view, better.move),
        reason: this.#bot.reason(view, better.move),
      },
    };
  }

  /** In a world that the view leaves possible, so it tells nothing of what the seat could not see. */
  #seenByAll(view: View, move: Move): VisibleEvent | null {
    const { game } = this.#read;
    const world = game.imagine(view, newDice("what all see"));
    const outcome = game.apply(world, this.#seat, move);
    return outcome.ok ? ownEvent(View.of(game, outcome, "spectator").happened, this.#seat) : null;
  }
}

function sharesOf(weighings: readonly Weighing[], even: number, result: number): WorthShares {
  const shares = { deal: 0, cards: 0, others: 0, play: 0 };
  let at = even;
  let before: Decision | null = null;
  for (const { decision, worth, better } of weighings) {
    const cost = better?.gain ?? 0;
    const best = worth.mean + cost;
    shares[before === null ? "deal" : hasNewCards(before, decision) ? "cards" : "others"] +=
      best - at;
    shares.play -= cost;
    at = worth.mean;
    before = decision;
  }
  shares[before === null ? "deal" : "others"] += result - at;
  return shares;
}

function hasNewCards(before: Decision, decision: Decision): boolean {
  const had = [...ownHand(before.view.seen)];
  return ownHand(decision.view.seen).some((card) => {
    const at = had.indexOf(card);
    if (at >= 0) had.splice(at, 1);
    return at < 0;
  });
}
