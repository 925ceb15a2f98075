// The programs at one table, among its other bots.

import type { Thinker, BotQuestion, BotThought } from "#main/bots/botMind.ts";
import type { VisibleEvent } from "#shared/contract/seen.ts";
import type { ProgramPlace, SeatProgram } from "./seatProgram.ts";

/** The owner's programs. */
export interface ProgramDoor {
  /** Returns null for an unknown or removed one. Throws a StoreError. */
  find(id: string): Readonly<{ id: string; name: string }> | null;
  /** A program is started when it is first asked. Null and throws as `find`. */
  seat(id: string, table: string): SeatProgram | null;
}

type Sitter = Readonly<{ id: string; program: string | null }>;

type Parts = Readonly<{
  table: string;
  programs: ProgramDoor;
  mind: Thinker;
  /** Who is asked, and where the round is. */
  asked: (question: BotQuestion) => Readonly<{ sitter: Sitter; place: ProgramPlace }> | null;
}>;

/** Asks each bot where it thinks. */
export class TablePrograms implements Thinker {
  readonly #parts: Parts;
  /** By player; null where the program has been removed. */
  readonly #seats = new Map<string, SeatProgram | null>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async think(question: BotQuestion): Promise<BotThought> {
    const asked = this.#parts.asked(question);
    const seat = asked && this.#seatOf(asked.sitter);
    return seat ? seat.think(question, asked.place) : this.#parts.mind.think(question);
  }

  show(sitter: Sitter, round: string, events: readonly VisibleEvent[]): void {
    this.#seatOf(sitter)?.show(round, events);
  }

  /** The move of this player's program could not be made. */
  erred(player: string): void {
    this.#seats.get(player)?.erred();
  }

  /** Ends the programs of all others. */
  keep(present: readonly Pick<Sitter, "id">[]): void {
    for (const [player, seat] of this.#seats)
      if (!present.some(({ id }) => id === player)) {
        seat?.close();
        this.#seats.delete(player);
      }
  }

  #seatOf({ id, program }: Sitter): SeatProgram | null {
    if (program === null) return null;
    const known = this.#seats.get(id);
    if (known !== undefined) return known;
    const seat = this.#parts.programs.seat(program, this.#parts.table);
    this.#seats.set(id, seat);
    return seat;
  }
}
