// Plays the tricks of a round to their end by counts alone, as Regular does at every seat and by the
// same rules, many times faster than the round itself. A test compares the two.

import { bestBy } from "#shared/bots/bot.ts";
import { peekAll } from "#shared/cards/faceDown.ts";
import { nextSeat, type Seat } from "#shared/contract/seats.ts";
import { heightOf, legalShapes, type Shape, type Tally } from "./plays.ts";
import type { KingsRound } from "./types.ts";
import { difference, isTrump, tallyAfter, tallyOf, unseenBy } from "./bots/hand.ts";
import { judge, regularWeights, situationBy } from "./bots/judgement.ts";

type Lead = Readonly<{ seat: Seat; height: number; count: number }>;

export class QuickRound {
  readonly #hands: Tally[];
  readonly #sizes: number[];
  readonly #out: Seat[];
  /** All cards but those on the pile. */
  #closed: Tally;
  #lead: Lead | null;
  #passed: Seat[];
  #turn: Seat | null;
  #owed: boolean;

  /** `round`: after the exchange. */
  constructor({ zones, facts, options }: KingsRound) {
    const { hands, pile } = zones;
    this.#hands = hands.map((hand) => tallyOf(peekAll(hand)));
    this.#sizes = hands.map((hand) => hand.length);
    this.#out = [...facts.out];
    this.#closed = unseenBy({ options, hands: this.#sizes, pile }, []);
    const { lead } = facts;
    this.#lead = lead && { seat: lead.seat, height: heightOf(lead.rank), count: lead.count };
    this.#passed = [...facts.passed];
    this.#turn = facts.turn;
    this.#owed = facts.owed !== null;
  }

  /** The seats in the order of their places; without those that have left. */
  playedOut(): readonly Seat[] {
    while (this.#turn !== null && this.#sizes.filter((size) => size > 0).length > 1)
      this.#move(this.#turn);
    return [...this.#out, ...this.#sizes.flatMap((size, seat) => (size > 0 ? [seat] : []))];
  }

  #move(seat: Seat): void {
    const shape = this.#chosen(seat);
    if (!shape) return this.#pass(seat);
    this.#hands[seat] = tallyAfter(this.#hands[seat]!, shape);
    this.#closed = tallyAfter(this.#closed, shape);
    this.#sizes[seat]! -= shape.count;
    if (this.#sizes[seat] === 0) this.#out.push(seat);
    this.#passed = [];
    this.#owed = false;
    this.#lead = { seat, height: shape.height, count: shape.count };
    if (isTrump(shape)) this.#winTrick(seat);
    else this.#turn = this.#next(seat);
  }

  /** KB-11, KB-12 */
  #pass(seat: Seat): void {
    this.#passed.push(seat);
    const leader = this.#lead!.seat;
    const isWon = this.#sizes.every(
      (size, other) => size === 0 || other === leader || this.#passed.includes(other),
    );
    if (isWon) this.#winTrick(leader);
    else this.#turn = this.#next(seat);
  }

  #winTrick(winner: Seat): void {
    this.#lead = null;
    this.#passed = [];
    this.#turn = this.#sizes[winner] === 0 ? this.#next(winner) : winner;
  }

  #next(seat: Seat): Seat | null {
    return nextSeat(this.#sizes.length, seat, (other) => (this.#sizes[other] ?? 0) > 0);
  }

  #chosen(seat: Seat): Shape | null {
    const hand = this.#hands[seat]!;
    return regularShape(hand, {
      closed: this.#closed,
      lead: this.#lead,
      owed: this.#owed,
      others: this.#sizes.filter((size, other) => other !== seat && size > 0),
      passed: this.#passed.length,
    });
  }
}

/** What a seat has to decide at its turn, but for its hand. */
type Turn = Readonly<{
  /** All cards but those on the pile. */
  closed: Tally;
  lead: Pick<Lead, "height" | "count"> | null;
  owed: boolean;
  /** How many cards each other seat holds that holds any. */
  others: readonly number[];
  /** How many have passed since the last play. */
  passed: number;
}>;

/** What Regular does with this hand; null is passing. */
function regularShape(hand: Tally, turn: Turn): Shape | null {
  const plays = legalShapes(hand, turn);
  // In the order in which `legal` lists them; null is passing.
  const shapes = turn.lead ? [null, ...plays] : plays;
  if (shapes.length === 1) return shapes[0]!;
  const { closed, lead, others, passed } = turn;
  const unseen = difference(closed, hand);
  const situation = situationBy(
    { hand, unseen, leads: lead === null, others, passed },
    regularWeights,
  );
  return bestBy(shapes, (shape) => judge(shape, situation, regularWeights));
}
