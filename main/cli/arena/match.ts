// Plays the same deals once from every seat, so that luck in the cards falls to all players alike.

import { Asking, type BotTask } from "#shared/bots/asking.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { AnyGame } from "#shared/contract/game.ts";
import type { Public } from "#shared/contract/json.ts";
import type { RoundResult } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { VisibleEvent } from "#shared/contract/seen.ts";
import { notices, View } from "#shared/contract/view.ts";
import { firstStep, makeMove, type AnyStep } from "#shared/record/replay.ts";
import { dealRecord, readRecord, recordFormat } from "#shared/record/roundRecord.ts";
import { PlayerFault, type ArenaPlayer, type PlayerFaultKind } from "./player.ts";

/** Far more than any round takes. */
const mostMoves = 20_000;

export type Match = Readonly<{
  game: AnyGame;
  options: Public;
  /** By seat in the first round of a deal; each further round moves them by one seat. */
  lineup: readonly ArenaPlayer[];
  deals: number;
  seed: string;
  /** ms; measures decisions. */
  now: () => number;
}>;

/** What one player got out of one deal, added up over its rounds. */
export type Taken = Readonly<{
  /** Rounds in which the player sat, once for each of its seats. */
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
  readonly faults: { [K in PlayerFaultKind]: number };
};

const noEffort = (): Effort => ({
  decisions: 0,
  ms: 0,
  faults: { late: 0, crashed: 0, nonsense: 0 },
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
        const result = await this.#round(deal, turn, seated);
        for (const [seat, player] of seated.entries())
          taken.set(player, plus(taken.get(player), shareOf(result, seat)));
      }
      yield taken;
    }
  }

  async #round(deal: number, turn: number, seated: readonly ArenaPlayer[]): Promise<RoundResult> {
    const { game, options, seed } = this.#match;
    const read = readRecord({
      format: recordFormat,
      game: game.id,
      options,
      seats: seated.map((_, seat) => `Seat ${seat}`),
      seed: `${seed}/${deal}`,
      carry: { ...game.carry.stamp },
      moves: [],
    });
    const asking = new Asking();
    const dice = new DiceReader(newDice(`${seed}/bots/${deal}/${turn}`));
    const eyes = new Eyes(seated.length);
    let step = firstStep(dealRecord(read));
    eyes.see(game, step);
    for (let asked = 0, moves = 0; asked < mostMoves; asked += 1) {
      const task = step.round.facts.result ? null : asking.next(game, step);
      if (!task) break;
      const made = await this.#made(step, task, seated[task.seat]!, {
        round: `${seed}/${deal}/${turn}`,
        step: moves,
        dice,
        events: (seat) => eyes.take(seat),
      });
      if (!made) continue;
      step = made;
      moves += 1;
      eyes.see(game, step);
    }
    const { result } = step.round.facts;
    if (!result) throw new Error(`a round of ${game.id} does not end (deal ${deal}, turn ${turn})`);
    return result;
  }

  /** Null if a cue is left alone. What is no legal move is replaced by the default move. */
  async #made(
    step: AnyStep,
    { seat, cue, given, auto }: BotTask,
    player: ArenaPlayer,
    about: Readonly<{
      round: string;
      step: number;
      dice: DiceReader;
      events: (seat: Seat) => readonly VisibleEvent[];
    }>,
  ): Promise<AnyStep | null> {
    const { game, now } = this.#match;
    const effort = this.efforts.get(player)!;
    const byDefault = () => moved(game, step, seat, game.defaultMove(step.round, seat), true)!;
    if (given) return moved(game, step, seat, given, auto);
    const view = View.of(game, step, seat);
    const begun = now();
    const fault = (kind: PlayerFaultKind) => {
      effort.faults[kind] += 1;
      return cue === null ? byDefault() : null;
    };
    try {
      const move = await player.decide({
        ...about,
        game,
        seat,
        view,
        cue,
        events: cue === null ? about.events(seat) : [],
      });
      if (cue !== null && move === null) return null;
      return moved(game, step, seat, move, false) ?? fault("nonsense");
    } catch (error) {
      if (error instanceof PlayerFault) return fault(error.kind);
      throw error;
    } finally {
      if (cue === null) effort.decisions += 1;
      effort.ms += now() - begun;
    }
  }
}

/** Null if the move is refused. */
function moved(
  game: AnyGame,
  step: AnyStep,
  seat: Seat,
  move: unknown,
  auto: boolean,
): AnyStep | null {
  if (typeof move !== "object" || move === null) return null;
  const made = makeMove(game, step.round, { ...move, seat, ...(auto && { auto }) });
  return made.error ? null : made.step;
}

/** Keeps for each seat what it has been shown since its last decision. */
class Eyes {
  readonly #seen: VisibleEvent[][];

  constructor(seats: number) {
    this.#seen = Array.from({ length: seats }, () => []);
  }

  see(game: AnyGame, step: AnyStep): void {
    for (const [seat, events] of this.#seen.entries())
      if (notices(step, seat)) events.push(...View.of(game, step, seat).happened);
  }

  take(seat: Seat): readonly VisibleEvent[] {
    return this.#seen[seat]?.splice(0) ?? [];
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
