import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { refused, type Refusal } from "#shared/contract/outcome.ts";
import type { PublishedDraw } from "#shared/protocol/tournament.ts";
import { endOf } from "#shared/session/rotation.ts";
import type { TournamentText } from "#shared/text/en/tournament.ts";
import { saying, type PhraseArgs } from "#shared/text/said.ts";
import type {
  PostingKind,
  TournamentEffect,
  TournamentPosting,
  RoundOver,
  Entrant,
  TournamentState,
  TournamentTable,
  LastElimination,
  Places,
} from "./state.ts";
import { tableId } from "./tables.ts";

const logged = saying<TournamentText["log"]>("tournament.log");
const refuses = saying<TournamentText["refusals"]>("tournament.refusals");

export const refusal = <K extends keyof TournamentText["refusals"]>(
  code: string,
  key: K,
  ...given: PhraseArgs<TournamentText["refusals"][K]>
): Refusal => refused(code, refuses(key, ...given));

const hashed = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Published before anything is drawn. */
export const commitmentOf = (secret: string): string => hashed(secret);
/** From 1; it reveals nothing about the others. */
export const seedOf = (secret: string, number: number): string => hashed(`${secret}/${number}`);

const placeOf = (entrant: string): number => Number(entrant.slice(1)) - 1;

/**
 * A state on its way to the next, with the effects. The lists of entrants between the first and the
 * last state are reused.
 */
export class TournamentStep {
  readonly at: number;
  readonly now: number;
  readonly effects: TournamentEffect[] = [];
  #state: TournamentState;
  #entrants: Entrant[] | null = null;

  constructor(state: TournamentState, { at, now }: Readonly<{ at: number; now: number }>) {
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
    this.#entrants ??= [...this.#state.entrants];
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
    const table = tableId(id, number);
    const opened: TournamentTable = {
      id: table,
      number,
      chairs: Array<null>(setup.chairs).fill(null),
      round: 0,
      position: endOf(setup.rotation),
      button: null,
      playing: null,
      ofLevel: 0,
      wave: 0,
    };
    this.change({ tables: [...tables, opened], tablesOpened: number });
    this.effects.push({ type: "openTable", table, number, chairs: setup.chairs });
    return table;
  }

  /** Opens another with the same number and people, at which nothing has been dealt. */
  replaceTable(id: string): string {
    const old = this.table(id);
    const number = this.#state.tablesOpened + 1;
    const table = tableId(this.#state.id, number);
    this.setTable(id, { id: table, round: 0, button: null, playing: null });
    this.change({ tablesOpened: number });
    this.effects.push({ type: "openTable", table, number: old.number, chairs: old.chairs.length });
    old.chairs.forEach((entrant, chair) => {
      if (entrant === null) return;
      this.setEntrant(entrant, { table });
      this.effects.push({ type: "seat", entrant, from: id, table, chair });
    });
    this.effects.push({ type: "closeTable", table: id });
    return table;
  }

  /** Nobody may sit there any more. */
  closeTable(id: string): void {
    this.change({ tables: this.#state.tables.filter((each) => each.id !== id) });
    this.effects.push({ type: "closeTable", table: id });
  }

  /** From the former chair, if any. Throws if this one is taken. */
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

  /** Publishes the seed. */
  draw(purpose: PublishedDraw["purpose"]): DiceReader {
    const { secret, draws } = this.#state;
    const number = draws.length + 1;
    const seed = seedOf(secret, number);
    this.change({ draws: [...draws, { number, purpose, seed }] });
    return new DiceReader(newDice(seed));
  }

  transfer(kind: PostingKind, from: string, to: string, amount: number, note = ""): void {
    this.post(
      kind,
      [
        { account: from, amount: -amount },
        { account: to, amount },
      ],
      note,
    );
  }

  post(kind: PostingKind, entries: TournamentPosting["entries"], note = ""): void {
    const moved = entries.filter(({ amount }) => amount !== 0);
    if (moved.reduce((sum, { amount }) => sum + amount, 0) !== 0)
      throw new Error(`the entries of a ${kind} do not sum to zero`);
    if (moved.length > 0)
      this.effects.push({ type: "post", posting: { kind, entries: moved, note } });
  }

  /** Negative: takes them away. */
  postStack(kind: PostingKind, id: string, amount: number, note = ""): void {
    const { id: tournament, session } = this.#state;
    this.transfer(kind, `stacks:${tournament}`, `seat:${session}:${id}`, amount, note);
  }

  postPaid(kind: PostingKind, id: string, amount: number): void {
    const { purse, paid } = this.entrant(id);
    this.transfer(kind, purse, `tournament:${this.#state.id}`, amount);
    this.setEntrant(id, { paid: paid + amount });
  }

  tell<K extends keyof TournamentText["log"]>(
    key: K,
    ...given: PhraseArgs<TournamentText["log"][K]>
  ): void {
    this.effects.push({ type: "tell", said: logged(key, ...given) });
  }
}

/** Of one format. Each function changes only the step that it is given. */
export type FormatRules = Readonly<{
  begin: (step: TournamentStep) => void;
  /** Late, or coming back. */
  seatOne: (step: TournamentStep, entrant: string) => void;
  /** Opens, breaks and balances tables that play no hand; repeated until nothing changes. */
  arrange: (step: TournamentStep) => void;
  /** Wherever possible. Not called during a pause or a break. */
  deal: (step: TournamentStep) => void;
  /** Stacks, players who have run out, points, a match. */
  roundOver: (step: TournamentStep, over: RoundOver, before: TournamentTable) => void;
  replaced: (step: TournamentStep, lost: string, table: string) => void;
  /** False, with nothing changed, if that is no longer possible. */
  undo: (step: TournamentStep, last: LastElimination) => boolean;
  isOver: (state: TournamentState) => boolean;
  places: (state: TournamentState) => Places;
}>;
