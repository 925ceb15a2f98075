// A finished round played on from one of its lines, in memory alone (H-49).

import { newSeed, type RandomBytes } from "#main/base/chance.ts";
import { granted, refusal } from "#main/base/refusal.ts";
import { advice } from "#main/table/advice.ts";
import type { BotMind } from "#main/bots/botMind.ts";
import { playTask } from "#main/bots/botTask.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import type { Character } from "#shared/bots/characters.ts";
import { BotRound } from "#shared/bots/botRound.ts";
import { forbidden } from "#shared/contract/outcome.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { View } from "#shared/contract/view.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { PracticePart } from "#shared/protocol/practice.ts";
import type { TableAnswers } from "#shared/protocol/table.ts";
import { viewedLine, type ReplayedLine } from "#shared/record/replay.ts";
import type { ReadRecord } from "#shared/record/roundRecord.ts";
import { PracticePauses } from "./practicePauses.ts";

type PracticeInput = Readonly<{
  id: string;
  game: ReadRecord["game"];
  /** The last line of the record that is kept. */
  from: ReplayedLine;
  /** The person's. */
  seat: Seat;
  /** By seat; the person's is never asked for. */
  bots: readonly Readonly<{ level: BotLevel; character: Character | null }>[];
  mind: BotMind;
  random: RandomBytes;
}>;

const stale = refusal("stale", "practiceStale");

export class Practice {
  readonly id: string;
  readonly #given: PracticeInput;
  readonly #round: BotRound;
  readonly #pauses: PracticePauses;
  #at: number;
  /** Pauses before moves of which the person's seat has seen nothing yet, ms. */
  #unseenMs = 0;
  /** The newest part that was asked for, so that a repeated request changes nothing. */
  #newest: Readonly<{ after: number; part: Promise<Answer<PracticePart>> }> | null = null;

  constructor(given: PracticeInput) {
    this.id = given.id;
    this.#given = given;
    this.#round = new BotRound(given.game, given.from.step);
    this.#pauses = new PracticePauses(given.game, given.random);
    this.#at = given.from.number;
  }

  begin(): PracticePart {
    const { game, seat } = this.#given;
    return this.#part(View.of(game, this.#round.step, seat), 0);
  }

  /**
   * `move`: the person's; null has the others make one. Refusals: `stale`, and the rules'. Rejects
   * with a BotFault, or with an Error if a bot's move is illegal; then it may be asked again.
   */
  goOn(after: number, move: Move | null): Promise<Answer<PracticePart>> {
    if (this.#newest?.after === after) return this.#newest.part;
    const isTheirs = this.#awaits === "others";
    if (after !== this.#at || isTheirs !== (move === null)) return Promise.resolve(stale);
    const refused = move && this.#made(move);
    if (refused) return Promise.resolve(refused);
    const part = isTheirs ? this.#others() : Promise.resolve(granted(this.#moved(0)));
    this.#newest = { after, part };
    return part;
  }

  hint(): Promise<Answer<TableAnswers["hint"]>> {
    if (this.#awaits !== "you") return Promise.resolve(refusal("C-11", "nothingToAdvise"));
    const { game, seat, mind } = this.#given;
    return advice(mind, game.id, View.of(game, this.#round.step, seat));
  }

  get #awaits(): PracticePart["awaits"] {
    const { game, seat } = this.#given;
    const { round } = this.#round.step;
    if (round.facts.result) return "nobody";
    return game.toAct(round).includes(seat) ? "you" : "others";
  }

  #made(asked: Move): Refusal | null {
    const { game, seat } = this.#given;
    const read = game.readMove(asked);
    if (!read.ok) return { ok: false, error: forbidden("C-13", read.problem) };
    const error = this.#round.make({ seat, cue: null, given: null, auto: false }, read.move);
    return error && { ok: false, error };
  }

  async #others(): Promise<Answer<PracticePart>> {
    const { bots, mind, random } = this.#given;
    const { round } = this.#round.step;
    const made = this.#round.moves.length;
    try {
      const task = this.#round.next()!;
      const { level, character } = bots[task.seat]!;
      const asked = { mind, level, way: character?.way, seed: newSeed(random) };
      await playTask(this.#round, task, asked);
      const move = this.#round.moves[made];
      const pauseMs = move ? this.#pauses.before(round, move, character?.tempo ?? 1) : 0;
      return granted(this.#moved(this.#unseenMs + pauseMs));
    } catch (error) {
      this.#newest = null;
      throw error;
    }
  }

  #moved(pauseMs: number): PracticePart {
    const { game, seat } = this.#given;
    this.#at += 1;
    const line = { number: this.#at, seat: null, step: this.#round.step, error: null };
    const view = viewedLine(game, line, seat);
    this.#unseenMs = view ? 0 : pauseMs;
    return this.#part(view, pauseMs);
  }

  #part(view: View | null, pauseMs: number): PracticePart {
    return {
      at: this.#at,
      view: view && { seen: view.seen, happened: view.happened },
      awaits: this.#awaits,
      pauseMs,
    };
  }
}
