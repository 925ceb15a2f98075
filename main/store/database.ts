// The database file: opened, brought up to date, read and written.

import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { schema as ours, type Schema } from "./schema.ts";
import { asStoreError, saysOfStore, StoreError } from "./storeError.ts";

/** Our tables are STRICT, of texts and whole numbers. */
export type Row = { readonly [column: string]: string | number | null };

/** Marks the file as ours: "CTBL". */
const applicationId = 0x4354424c;
/** How long a start waits for a reader that is just bringing the side files in order. */
const patienceMs = 1000;

/** One open file. Every method throws a StoreError. */
export class Database {
  readonly #sqlite: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  /**
   * `read` writes nothing, so that a file that has yet to be brought up to date, or is not
   * there, is refused; `read-sound` is the same for a file that another has open and has found
   * whole, as looking through all of it takes long.
   */
  constructor(file: string, how: "write" | "read" | "read-sound" = "write", schema: Schema = ours) {
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

  /** Answers with the number of rows that were changed. */
  run(sql: string, ...values: readonly SQLInputValue[]): number {
    return this.#try(() => Number(this.#statement(sql).run(...values).changes));
  }

  get(sql: string, ...values: readonly SQLInputValue[]): Row | null {
    return this.#try(() => (this.#statement(sql).get(...values) as Row | undefined) ?? null);
  }

  all(sql: string, ...values: readonly SQLInputValue[]): readonly Row[] {
    return this.#try(() => this.#statement(sql).all(...values) as Row[]);
  }

  /**
   * All of `work` or nothing of it. `durable`: on the disk itself before this returns, so that a
   * power cut cannot take it back (results, chips); else it survives the end of the process, which
   * is enough for moves. Inside another such piece of work it is a part of that one, which may go
   * on without it if it throws, and is as durable.
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

  /**
   * Everything that `work` reads is as it is at one moment, whatever is written meanwhile. It
   * writes nothing.
   */
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
      // A failed write may have ended the transaction already; a second ROLLBACK would hide why.
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
      // As above: with the transaction gone, there is no part of it to go back from.
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

  /**
   * Looks only: a file that is not ours, of another version or damaged is not written to. All its
   * pages are looked at, but for `read-sound`.
   */
  #check({ first, steps }: Schema, how: "write" | "read" | "read-sound"): void {
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
    // Writes in any case: a file that may not be written to is refused now, not at the first move.
    // A step may make a table anew under its old name, which others refer to.
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
