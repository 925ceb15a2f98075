import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { PublishedDraw } from "#shared/protocol/tournament.ts";
import type { TournamentText } from "#shared/text/en/tournament.ts";
import { saying, type PhraseArgs } from "#shared/text/said.ts";
import { endOf } from "#shared/session/rotation.ts";
import type { PostingKind, TournamentEffect, TournamentPosting } from "./event.ts";
import type { Entrant, TournamentState, TournamentTable } from "./state.ts";

const says = saying<TournamentText["log"]>("tournament.log");

const hashed = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Published before anything is drawn. */
export const commitmentOf = (secret: string): string => hashed(secret);
/** The seed of this draw, from 1; it reveals nothing about the others. */
export const seedOf = (secret: string, number: number): string => hashed(`${secret}/${number}`);

const placeOf = (entrant: string): number => Number(entrant.slice(1)) - 1;

/**
 * A state on its way to the next, with the effects. The initial state stays unchanged, but the
 * entrants' lists of intermediate states are reused.
 */
export class TournamentStep {
  readonly at: number;
  readonly now: number;
  readonly effects: TournamentEffect[] = [];
  #state: TournamentState;
  #entrants: Entrant[] | null = null;

  constructor(state: TournamentState, { at, now }: { readonly at: number; readonly now: number }) {
    this.#state = state;
    this.at = at;
    this.now = now;
  }

  get state(): TournamentState {
    return this.#state;
  }

  change(change: Partial<TournamentState>): void {
    this.#state = { ...this.#state, ...change };
  }

  entrant(id: string): Entrant {
    const entrant = this.#state.entrants[placeOf(id)];
    if (!entrant) throw new Error(`there is no entrant ${id}`);
    return entrant;
  }

  setEntrant(id: string, change: Partial<Entrant>): void {
    const entrant = this.entrant(id);
    if (!this.#entrants) this.#entrants = [...this.#state.entrants];
    this.#entrants[placeOf(id)] = { ...entrant, ...change };
    this.change({ entrants: this.#entrants });
  }

  addEntrant(entrant: Entrant): void {
    this.#entrants = [...this.#state.entrants, entrant];
    this.change({ entrants: this.#entrants });
  }

  table(id: string): TournamentTable {
    const table = this.#state.tables.find((each) => each.id === id);
    if (!table) throw new Error(`there is no table ${id}`);
    return table;
  }

  setTable(id: string, change: Partial<TournamentTable>): void {
    this.change({
      tables: this.#state.tables.map((each) => (each.id === id ? { ...each, ...change } : each)),
    });
  }

  openTable(): string {
    const { id, setup, tables, tablesOpened } = this.#state;
    const number = tablesOpened + 1;
    const table: TournamentTable = {
      id: `${id}-${number}`,
      number,
      chairs: Array<null>(setup.chairs).fill(null),
      round: 0,
      position: endOf(setup.rotation),
      button: null,
      playing: null,
      ofLevel: 0,
      wave: 0,
    };
    this.change({ tables: [...tables, table], tablesOpened: number });
    this.effects.push({ type: "openTable", table: table.id, number, chairs: setup.chairs });
    return table.id;
  }

  /**
   * Opens another table with the same number and the same people in their chairs, at which nothing
   * has been dealt, and closes the old one.
   */
  replaceTable(id: string): string {
    const old = this.table(id);
    const number = this.#state.tablesOpened + 1;
    const table: TournamentTable = {
      ...old,
      id: `${this.#state.id}-${number}`,
      round: 0,
      button: null,
      playing: null,
    };
    this.change({
      tables: this.#state.tables.map((each) => (each.id === id ? table : each)),
      tablesOpened: number,
    });
    this.effects.push({
      type: "openTable",
      table: table.id,
      number: table.number,
      chairs: table.chairs.length,
    });
    table.chairs.forEach((entrant, chair) => {
      if (entrant === null) return;
      this.setEntrant(entrant, { table: table.id });
      this.effects.push({ type: "seat", entrant, from: id, table: table.id, chair });
    });
    this.effects.push({ type: "closeTable", table: id });
    return table.id;
  }

  /** Requires that nobody sits there any more. */
  closeTable(id: string): void {
    this.change({ tables: this.#state.tables.filter((each) => each.id !== id) });
    this.effects.push({ type: "closeTable", table: id });
  }

  /** Moves the entrant to this chair from their former one, if any. Throws if it is taken. */
  seat(id: string, tableId: string, chair: number): void {
    const { table: from } = this.entrant(id);
    if (this.table(tableId).chairs[chair] !== null)
      throw new Error(`chair ${chair} of ${tableId} is taken`);
    this.#emptyChair(id);
    this.setTable(tableId, { chairs: this.table(tableId).chairs.with(chair, id) });
    this.setEntrant(id, { table: tableId, chair });
    this.effects.push({ type: "seat", entrant: id, from, table: tableId, chair });
  }

  unseat(id: string): void {
    const { table: from } = this.entrant(id);
    if (from === null) return;
    this.#emptyChair(id);
    this.setEntrant(id, { table: null, chair: null });
    this.effects.push({ type: "unseat", entrant: id, from });
  }

  #emptyChair(id: string): void {
    const { table, chair } = this.entrant(id);
    if (table !== null && chair !== null)
      this.setTable(table, { chairs: this.table(table).chairs.with(chair, null) });
  }

  /** Returns the dice of one more draw and publishes its seed. */
  draw(purpose: PublishedDraw["purpose"]): DiceReader {
    const { secret, draws } = this.#state;
    const number = draws.length + 1;
    const seed = seedOf(secret, number);
    this.change({ draws: [...draws, { number, purpose, seed }] });
    return new DiceReader(newDice(seed));
  }

  post(kind: PostingKind, entries: TournamentPosting["entries"], note = ""): void {
    const moved = entries.filter(({ amount }) => amount !== 0);
    if (moved.reduce((sum, { amount }) => sum + amount, 0) !== 0)
      throw new Error(`the entries of a ${kind} do not sum to zero`);
    if (moved.length > 0)
      this.effects.push({ type: "post", posting: { kind, entries: moved, note } });
  }

  /** Gives an entrant tournament chips; negative: takes them away. */
  postStack(kind: PostingKind, id: string, amount: number, note = ""): void {
    const { id: tournament, session } = this.#state;
    this.post(
      kind,
      [
        { account: `stacks:${tournament}`, amount: -amount },
        { account: `seat:${session}:${id}`, amount },
      ],
      note,
    );
  }

  postPaid(kind: PostingKind, id: string, amount: number): void {
    const { id: tournament } = this.#state;
    this.post(kind, [
      { account: this.entrant(id).purse, amount: -amount },
      { account: `tournament:${tournament}`, amount },
    ]);
    this.setEntrant(id, { paid: this.entrant(id).paid + amount });
  }

  tell<K extends keyof TournamentText["log"]>(
    key: K,
    ...given: PhraseArgs<TournamentText["log"][K]>
  ): void {
    this.effects.push({ type: "tell", said: says(key, ...given) });
  }
}
