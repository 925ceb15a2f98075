import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { schema as ours, type Schema } from "./schema.ts";
import { insertion, updating, type Column, type Fields, type Row } from "./rows.ts";
import { asStoreError, saysOfStore, StoreError } from "./storeError.ts";

type How = "write" | "read" | "read-sound";

/** Marks the file as ours: "CTBL". */
const applicationId = 0x4354424c;
/** How long a start waits, in ms, for a reader that is recovering the side files. */
const patienceMs = 1000;

/** One open file. Every method throws a StoreError. */
export class Database {
  readonly #sqlite: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  /**
   * `read` writes nothing, so it refuses a file that is missing or needs a migration. `read-sound`
   * also skips the check of all pages, which takes long: for a file that another has open and has
   * checked.
   */
  constructor(file: string, how: How = "write", schema: Schema = ours) {
    try {
      this.#sqlite = new DatabaseSync(file, {
        timeout: patienceMs,
        enableForeignKeyConstraints: true,
        readOnly: how !== "write",
      });
    } catch (error) {
      throw asStoreError(error);
    }
    try {
      if (how === "write") this.#prepare(schema);
      else this.#check(schema, how);
    } catch (error) {
      this.#sqlite.close();
      throw asStoreError(error);
    }
  }

  /** Returns the number of changed rows. */
  run(sql: string, ...values: readonly SQLInputValue[]): number {
    return this.#try(() => Number(this.#statement(sql).run(...values).changes));
  }

  get(sql: string, ...values: readonly SQLInputValue[]): Row | null {
    return this.#try(() => (this.#statement(sql).get(...values) as Row | undefined) ?? null);
  }

  all(sql: string, ...values: readonly SQLInputValue[]): readonly Row[] {
    return this.#try(() => this.#statement(sql).all(...values) as Row[]);
  }

  /** The first row, as `read` makes it; null if there is none. */
  first<T>(read: (row: Row) => T, sql: string, ...values: readonly SQLInputValue[]): T | null {
    const row = this.get(sql, ...values);
    return row && read(row);
  }

  /** The only column of the first row; null if there is no row. */
  value<T>(read: Column<T>, sql: string, ...values: readonly SQLInputValue[]): T | null {
    return this.first((row) => read(Object.values(row)[0]), sql, ...values);
  }

  /** Whether there is such a row. */
  has(sql: string, ...values: readonly SQLInputValue[]): boolean {
    return this.get(sql, ...values) !== null;
  }

  /** As `insertion`. Returns the row's number, if the table numbers its rows. */
  insert<T extends Fields<T>>(...row: Parameters<typeof insertion<T>>): number {
    const [sql, ...values] = insertion(...row);
    return this.#try(() => Number(this.#statement(sql).run(...values).lastInsertRowid));
  }

  /** Returns the number of changed rows. */
  update<T extends Fields<T>, W extends Fields<W>>(table: string, changes: T, where: W): number {
    return this.run(...updating(table, changes, where));
  }

  /**
   * Runs all of `work` or nothing of it. `durable` results are on the disk before this returns, so
   * that a power cut cannot undo them (results, chips); others survive the end of the process,
   * which is enough for moves. Nested calls are savepoints of the outer transaction: it may go on
   * if one throws, and decides on durability.
   */
  atOnce<T>(work: () => T, durable = false): T {
    return this.#try(() => {
      if (this.#sqlite.isTransaction) return this.#within(work);
      if (durable) this.#sqlite.exec("PRAGMA synchronous = FULL");
      try {
        return this.#transaction(work);
      } finally {
        if (durable) this.#sqlite.exec("PRAGMA synchronous = NORMAL");
      }
    });
  }

  durably<T>(work: () => T): T {
    return this.atOnce(work, true);
  }

  /** Everything that `work` reads is from one moment; it must not write. */
  atOneMoment<T>(work: () => T): T {
    return this.#try(() => {
      this.#statement("BEGIN").run();
      try {
        return work();
      } finally {
        if (this.#sqlite.isTransaction) this.#sqlite.exec("ROLLBACK");
      }
    });
  }

  close(): void {
    this.#statements.clear();
    if (this.#sqlite.isOpen) this.#try(() => this.#sqlite.close());
  }

  #transaction<T>(work: () => T): T {
    this.#statement("BEGIN IMMEDIATE").run();
    try {
      const value = work();
      this.#statement("COMMIT").run();
      return value;
    } catch (error) {
      // A failed write may have ended the transaction already; a second ROLLBACK would hide the
      // cause.
      if (this.#sqlite.isTransaction) this.#sqlite.exec("ROLLBACK");
      throw error;
    }
  }

  #within<T>(work: () => T): T {
    this.#statement("SAVEPOINT part").run();
    try {
      const value = work();
      this.#statement("RELEASE part").run();
      return value;
    } catch (error) {
      // As above: without the transaction there is no savepoint either.
      if (this.#sqlite.isTransaction) this.#sqlite.exec("ROLLBACK TO part; RELEASE part");
      throw error;
    }
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const made = this.#sqlite.prepare(sql);
    this.#statements.set(sql, made);
    return made;
  }

  #try<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw asStoreError(error);
    }
  }

  #prepare(schema: Schema): void {
    this.#check(schema, "write");
    this.#sqlite.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
    this.#migrate(schema);
  }

  #pragma(name: string): unknown {
    return this.#sqlite.prepare(`PRAGMA ${name}`).get()?.[name];
  }

  /** Reads only: a file that is foreign, of another version or damaged is not written to. */
  #check({ first, steps }: Schema, how: How): void {
    const version = Number(this.#pragma("user_version"));
    const newest = newestOf(first, steps);
    const empty =
      this.#sqlite.prepare("SELECT count(*) AS tables FROM sqlite_schema").get()?.["tables"] === 0;
    if (this.#pragma("application_id") !== applicationId && !empty) {
      throw new StoreError("store-foreign", saysOfStore("foreign"));
    }
    if (version > newest) {
      throw new StoreError("store-newer", saysOfStore("newer", { version, newest }));
    }
    if (version < first && !(empty && how === "write")) {
      throw new StoreError("store-older", saysOfStore("tooOld", { version, first }));
    }
    if (version < newest && how !== "write") {
      throw new StoreError("store-older", saysOfStore("older", { version, newest }));
    }
    const health = how === "read-sound" ? "ok" : this.#pragma("quick_check");
    if (health !== "ok")
      throw new StoreError("store-corrupt", saysOfStore("unhealthy", { detail: String(health) }));
  }

  #migrate({ first, steps }: Schema): void {
    const newest = newestOf(first, steps);
    const missing = Math.min(steps.length, newest - Number(this.#pragma("user_version")));
    // Writes in any case, so that a read-only file is refused now and not at the first move.
    // Foreign keys are off because a step may recreate a table that others refer to.
    this.#sqlite.exec("PRAGMA foreign_keys = OFF");
    this.#transaction(() => {
      this.#sqlite.exec(`PRAGMA application_id = ${applicationId}`);
      steps.slice(steps.length - missing).forEach((step) => this.#sqlite.exec(step));
      if (missing > 0 && this.#sqlite.prepare("PRAGMA foreign_key_check").get()) {
        throw new StoreError("store-corrupt", saysOfStore("refersToNothing"));
      }
      this.#sqlite.exec(`PRAGMA user_version = ${newest}`);
    });
    this.#sqlite.exec("PRAGMA foreign_keys = ON");
  }
}

const newestOf = (first: number, steps: readonly string[]): number => first + steps.length - 1;
