import type { DiceReader } from "#shared/chance/dice.ts";
import type { AnyGame, AnyRound } from "#shared/contract/game.ts";
import type { RuleError } from "#shared/contract/outcome.ts";
import type { Move, Seated } from "#shared/contract/round.ts";
import { activeSeats, type Seat } from "#shared/contract/seats.ts";
import { View, type RoundStep } from "#shared/contract/view.ts";
import { choiceOf, cuesAt } from "./asking.ts";
import type { Bot } from "./bot.ts";

/** Far more than any round of bots takes. */
const mostTasks = 20_000;

/**
 * `cue`: the cue that the seat is asked about, null where it is its turn or choice. `given`: the
 * move to make without asking the bot, or null. `auto`: whether that move is marked as automatic.
 */
export type BotTask = Readonly<{
  seat: Seat;
  cue: string | null;
  given: Move | null;
  auto: boolean;
}>;

/** A round among bots alone, one decision at a time. */
export class BotRound {
  readonly game: AnyGame;
  /** All that were made, oldest first. */
  readonly moves: Seated<Move>[] = [];
  readonly #answered = new Set<string>();
  #step: RoundStep;
  #tasks = 0;

  constructor(game: AnyGame, start: RoundStep) {
    this.game = game;
    this.#step = start;
  }

  get step(): RoundStep {
    return this.#step;
  }

  /**
   * Returns a seat that may still take up a cue, else one whose consent is due, else the first that
   * is to act. Null when the round is over; throws if it does not end.
   */
  next(): BotTask | null {
    const { game, step } = this;
    if (step.round.facts.result) return null;
    const task = this.#cued() ?? consenting(game, step.round) ?? acting(game, step.round);
    this.#tasks += 1;
    if (!task || this.#tasks > mostTasks)
      throw new Error(`a round of ${game.id} among bots does not end`);
    return task;
  }

  /** Makes the task's move, or leaves its cue alone for null. Returns why a move is refused. */
  make({ seat, auto }: BotTask, move: Move | null): RuleError | null {
    if (!move) return null;
    const outcome = this.game.apply(this.#step.round, seat, move, auto);
    if (!outcome.ok) return outcome.error;
    this.moves.push({ ...move, seat, ...(auto && { auto }) });
    this.#step = outcome;
    return null;
  }

  #cued(): BotTask | null {
    if (!this.game.outOfTurn?.cues) return null;
    for (const { key, seats } of cuesAt(this.game, this.#step)) {
      const seat = seats.find((one) => !this.#answered.has(`${one} ${key}`));
      if (seat === undefined) continue;
      this.#answered.add(`${seat} ${key}`);
      return { seat, cue: key, given: null, auto: false };
    }
    return null;
  }
}

/** Has bots play the round to its end. Throws if a move is illegal or the round does not end. */
export function playOut(round: BotRound, botAt: (seat: Seat) => Bot, dice: DiceReader): void {
  const { game } = round;
  for (let task = round.next(); task; task = round.next()) {
    const { seat, cue, given } = task;
    const move = given ?? choiceOf(botAt(seat), View.of(game, round.step, seat), cue, dice);
    const error = round.make(task, move);
    if (error) throw new Error(`a bot's move at ${game.id} is against ${error.code}`);
  }
}

function consenting({ outOfTurn }: AnyGame, round: AnyRound): BotTask | null {
  const consent = outOfTurn?.consent;
  if (!consent?.areBotsDone(round.facts)) return null;
  const seat = activeSeats(round).find((one) => !consent.given(round.facts).includes(one));
  return seat === undefined
    ? null
    : { seat, cue: null, given: { type: consent.move }, auto: false };
}

function acting(game: AnyGame, round: AnyRound): BotTask | null {
  const [seat] = game.toAct(round);
  if (seat === undefined) return null;
  const auto = isStuck(game, round, seat);
  return { seat, cue: null, given: auto ? game.defaultMove(round, seat) : null, auto };
}

const isStuck = (game: AnyGame, round: AnyRound, seat: Seat) =>
  game.longTurns !== undefined && game.legal(round, seat).length === 0;
