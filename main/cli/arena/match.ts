// Plays the same deals once from every seat, so that luck in the cards falls to all players alike.

import { BotRound, type BotTask } from "#shared/bots/botRound.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { AnyGame } from "#shared/contract/game.ts";
import type { Public } from "#shared/contract/json.ts";
import type { RoundResult } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { VisibleEvent } from "#shared/contract/seen.ts";
import { notices, View } from "#shared/contract/view.ts";
import { firstStep } from "#shared/record/firstStep.ts";
import type { AnyStep } from "#shared/record/replay.ts";
import { dealRecord, readRecord, RecordError, recordFormat } from "#shared/record/roundRecord.ts";
import { noFaults, ProgramFault, type ProgramFaultKind } from "#main/programs/program.ts";
import type { ArenaPlayer, Decision } from "./player.ts";

export type Match = Readonly<{
  game: AnyGame;
  options: Public;
  /** By seat in the first round of a deal; each further round moves them by one seat. */
  lineup: readonly ArenaPlayer[];
  deals: number;
  /** Rounds that are played one after the other from each deal and seat, as at a table. */
  rounds: number;
  seed: string;
  /** ms; measures decisions. */
  now: () => number;
}>;

/** What one player got out of one deal, added up over its rounds. */
export type Taken = Readonly<{
  /** Rounds in which the player sat, counted once for each of its seats. */
  seats: number;
  /** First places; a shared one counts in part. */
  firsts: number;
  /** Points and chips won or lost; null where the game has none. */
  points: number | null;
  chips: number | null;
}>;

export type Effort = {
  decisions: number;
  ms: number;
  /** Moves that were made by default in the player's stead. */
  readonly faults: { [K in ProgramFaultKind]: number };
};

const noEffort = (): Effort => ({
  decisions: 0,
  ms: 0,
  faults: { ...noFaults },
});

export class Arena {
  readonly efforts: ReadonlyMap<ArenaPlayer, Effort>;
  readonly #match: Match;

  constructor(match: Match) {
    this.#match = match;
    this.efforts = new Map(match.lineup.map((player) => [player, noEffort()]));
  }

  /** Yields a deal at a time. Throws a RecordError if these options and seats cannot be dealt. */
  async *deals(): AsyncGenerator<ReadonlyMap<ArenaPlayer, Taken>> {
    const { lineup, deals } = this.#match;
    for (let deal = 0; deal < deals; deal += 1) {
      const taken = new Map<ArenaPlayer, Taken>();
      for (let turn = 0; turn < lineup.length; turn += 1) {
        const seated = lineup.map((_, seat) => lineup[(seat + turn) % lineup.length]!);
        for await (const result of this.#rounds(deal, turn, seated))
          for (const [seat, player] of seated.entries())
            taken.set(player, plus(taken.get(player), shareOf(result, seat)));
      }
      yield taken;
    }
  }

  /** Each begins with what the one before left; ends early when nobody can be dealt to any more. */
  async *#rounds(
    deal: number,
    turn: number,
    seated: readonly ArenaPlayer[],
  ): AsyncGenerator<RoundResult> {
    const { game, rounds, seed } = this.#match;
    let carry: Public = {};
    for (let number = 0; number < rounds; number += 1) {
      const suffix = number === 0 ? "" : `/${number}`;
      const first = this.#dealt(`${seed}/${deal}${suffix}`, carry, seated.length, number > 0);
      if (!first) return;
      const round = new BotRound(game, first);
      await this.#play(round, `${deal}/${turn}${suffix}`, seated);
      yield round.step.round.facts.result!;
      carry = game.carry.after(round.step.round);
    }
  }

  /** Throws a RecordError if it cannot be dealt, or returns null where that `mayEnd` the rounds. */
  #dealt(seed: string, carry: Public, seats: number, mayEnd: boolean): AnyStep | null {
    const { game, options } = this.#match;
    try {
      const read = readRecord({
        format: recordFormat,
        game: game.id,
        options,
        seats: Array.from({ length: seats }, (_, seat) => `Seat ${seat}`),
        seed,
        carry: { ...game.carry.stamp, ...carry },
        moves: [],
      });
      return firstStep(dealRecord(read));
    } catch (error) {
      if (mayEnd && error instanceof RecordError) return null;
      throw error;
    }
  }

  /** `id`: of the round, unique in the match. */
  async #play(round: BotRound, id: string, seated: readonly ArenaPlayer[]): Promise<void> {
    const { game, seed } = this.#match;
    const dice = new DiceReader(newDice(`${seed}/bots/${id}`));
    const eyes = new Eyes(round.step);
    for (let task = round.next(); task; task = round.next()) {
      const made = round.moves.length;
      await this.#make(round, task, seated[task.seat]!, {
        round: `${seed}/${id}`,
        step: made,
        dice,
        events: () => eyes.take(game, task.seat),
      });
      if (round.moves.length > made) eyes.keep(round.step);
    }
  }

  /** A move that is not legal is replaced by the default move; out of turn it is dropped. */
  async #make(
    round: BotRound,
    task: BotTask,
    player: ArenaPlayer,
    about: Pick<Decision, "round" | "step" | "dice" | "events">,
  ): Promise<void> {
    const { game, step } = round;
    const { seat, cue, given } = task;
    if (given) return void round.make(task, given);
    const effort = this.efforts.get(player)!;
    const view = View.of(game, step, seat);
    const begun = this.#match.now();
    const decided = await decidedBy(player, { ...about, game, seat, view, cue });
    effort.ms += this.#match.now() - begun;
    if (cue === null) effort.decisions += 1;
    const fault =
      decided.fault ??
      (cue !== null && decided.move === null ? null : attempt(round, task, decided.move));
    if (!fault) return;
    effort.faults[fault] += 1;
    if (cue === null) round.make({ ...task, auto: true }, game.defaultMove(step.round, seat));
  }
}

type Decided = Readonly<{ move: unknown; fault: ProgramFaultKind | null }>;

async function decidedBy(player: ArenaPlayer, decision: Decision): Promise<Decided> {
  try {
    return { move: await player.decide(decision), fault: null };
  } catch (error) {
    if (error instanceof ProgramFault) return { move: null, fault: error.kind };
    throw error;
  }
}

/** Tries an untrusted move, and returns the fault if it cannot be made. */
function attempt(round: BotRound, task: BotTask, answer: unknown): ProgramFaultKind | null {
  const read = round.game.readMove(answer);
  return read.ok && !round.make(task, read.move) ? null : "nonsense";
}

/** Keeps the steps that a seat has not looked at since its last decision. */
class Eyes {
  readonly #steps: AnyStep[];
  readonly #looked = new Map<Seat, number>();

  constructor(first: AnyStep) {
    this.#steps = [first];
  }

  keep(step: AnyStep): void {
    this.#steps.push(step);
  }

  take(game: AnyGame, seat: Seat): readonly VisibleEvent[] {
    const unseen = this.#steps.slice(this.#looked.get(seat) ?? 0);
    this.#looked.set(seat, this.#steps.length);
    return unseen
      .filter((step) => notices(step, seat))
      .flatMap((step) => View.of(game, step, seat).happened);
  }
}

const shareOf = ({ winners, points, chips }: RoundResult, seat: Seat): Taken => ({
  seats: 1,
  firsts: winners.includes(seat) ? 1 / winners.length : 0,
  points: points?.[seat] ?? null,
  chips: chips?.[seat] ?? null,
});

const added = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one + other;

const plus = (one: Taken | undefined, other: Taken): Taken =>
  one
    ? {
        seats: one.seats + other.seats,
        firsts: one.firsts + other.firsts,
        points: added(one.points, other.points),
        chips: added(one.chips, other.chips),
      }
    : other;
