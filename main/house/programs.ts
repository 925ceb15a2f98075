// The owner's own programs that may play at the house's tables (H-11).

import { homedir } from "node:os";
import { newId, type RandomBytes } from "#main/base/chance.ts";
import type { Clock } from "#main/base/clock.ts";
import { granted, refusal } from "#main/base/refusal.ts";
import type { BotMind } from "#main/bots/botMind.ts";
import {
  noFaults,
  Program,
  usualLimitMs,
  type FaultCounts,
  type ProgramFault,
} from "#main/programs/program.ts";
import { SeatProgram } from "#main/programs/seatProgram.ts";
import type { ProgramDoor } from "#main/programs/tablePrograms.ts";
import { trial } from "#main/programs/trial.ts";
import { namesake } from "#main/store/namesake.ts";
import type { Store } from "#main/store/store.ts";
import { characters } from "#shared/bots/characters.ts";
import { gameOf } from "#shared/games/catalogue.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { OwnProgram } from "#shared/protocol/house.ts";
import type { HouseAsk } from "#shared/protocol/schema.ts";
import type { Handlers, SlowHandlers } from "./handlers.ts";

type Parts = Readonly<{
  store: Pick<Store, "programs">;
  clock: Clock;
  random: RandomBytes;
  mind: BotMind;
}>;

/** A command that a shell of Unix, or of Windows, does not find. */
const notFoundCodes: readonly (number | null)[] = [127, 9009];

function refusedFor({ kind, message, exitCode }: ProgramFault, said: string): Refusal {
  if (kind === "nonsense") return refusal("program-failed", "programNonsense", { answer: message });
  if (kind === "late")
    return refusal("program-failed", "programLate", { seconds: usualLimitMs / 1000, said });
  return notFoundCodes.includes(exitCode)
    ? refusal("program-failed", "programNotFound", { said })
    : refusal("program-failed", "programEnded", { said });
}

type Seated = Readonly<{ id: string; table: string; seat: SeatProgram }>;

/** Methods throw a StoreError. */
export class Programs implements ProgramDoor {
  readonly #parts: Parts;
  /** Those that were started and have not been closed. */
  #seated: readonly Seated[] = [];
  /** Since the host started. */
  readonly #faults = new Map<string, FaultCounts>();
  readonly #tried = new Set<Program>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  find(id: string): Readonly<{ id: string; name: string }> | null {
    return this.#parts.store.programs.find(id);
  }

  seat(id: string, table: string): SeatProgram | null {
    const found = this.#parts.store.programs.find(id);
    if (!found) return null;
    const seat = new SeatProgram({
      program: this.#programOf(found.command),
      mind: this.#parts.mind,
      onFault: (kind) => {
        const before = this.#faults.get(id) ?? noFaults;
        this.#faults.set(id, { ...before, [kind]: before[kind] + 1 });
      },
      onClosed: () => (this.#seated = this.#seated.filter((one) => one.seat !== seat)),
    });
    this.#seated = [...this.#seated, { id, table, seat }];
    return seat;
  }

  /** Ends those that are tried; a table ends its own. */
  stop(): void {
    for (const program of this.#tried) program.close();
  }

  readonly requests: Handlers<"programs" | "removeProgram"> & SlowHandlers<"addProgram"> = {
    programs: () => granted(this.#list()),
    addProgram: (visitor, payload) =>
      visitor.isRemote ? Promise.resolve(refusal("not-yours", "programsHere")) : this.#add(payload),
    removeProgram: (_visitor, { program: id }) => {
      if (!this.#parts.store.programs.remove(id))
        return refusal("unknown-program", "unknownProgram");
      for (const { seat } of this.#seated.filter((one) => one.id === id)) seat.close();
      return granted(this.#list());
    },
  };

  async #add({
    name,
    command,
    game: id,
  }: HouseAsk<"addProgram">): Promise<Answer<readonly OwnProgram[]>> {
    const { store, random } = this.#parts;
    const game = gameOf(id);
    if (!game) return refusal("unknown-game", "unknownGame");
    const isSame = namesake(name);
    const isTaken = () =>
      [...characters, ...store.programs.list()].some((other) => isSame(other.name));
    const taken = refusal("taken-name", "programNamed", { name });
    if (isTaken()) return taken;
    const program = this.#programOf(command);
    this.#tried.add(program);
    const fault = await trial(program, game).finally(() => this.#tried.delete(program));
    if (fault) return refusedFor(fault, program.said);
    if (isTaken()) return taken;
    store.programs.add({ id: newId(random), name, command });
    return granted(this.#list());
  }

  /** Its command is run as from the owner's home folder. */
  #programOf(command: string): Program {
    const { clock } = this.#parts;
    return new Program({ command, folder: homedir(), limitMs: usualLimitMs, clock });
  }

  #list(): readonly OwnProgram[] {
    return this.#parts.store.programs.list().map((program) => ({
      ...program,
      faults: this.#faults.get(program.id) ?? noFaults,
      givenUp: this.#seated.flatMap(({ id, table, seat }) =>
        id === program.id && seat.isGivenUp ? { table, said: seat.said } : [],
      ),
    }));
  }
}
