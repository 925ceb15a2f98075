// Which hands of a table has this page written down? Kept for this tab, so that a reloaded page has
// its sheet.

import { z } from "zod";
import type { Line } from "./sheet.ts";

const storeKey = "cardtable.sheet";
/** A long evening's. */
const mostLines = 200;
/**
 * Made when it is needed: by then zod has been told not to compile, which the page's policy
 * forbids.
 */
const form = () =>
  z.object({
    table: z.string(),
    lines: z.array(
      z.object({
        round: z.number(),
        winner: z.string().nullable(),
        points: z.number(),
        by: z.string(),
        ends: z.boolean(),
      }),
    ),
  });

type Kept = { readonly table: string; readonly lines: readonly Line[] };

export class SheetMemory {
  readonly #storage: Pick<Storage, "getItem" | "setItem">;
  readonly #listeners = new Set<() => void>();
  #kept: Kept | null = null;

  constructor(storage: Pick<Storage, "getItem" | "setItem">) {
    this.#storage = storage;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same list until another line is written. */
  readonly lines = (table: string): readonly Line[] => {
    const kept = this.#kept ?? this.#recalled();
    return kept.table === table ? kept.lines : none;
  };

  /** A round is written down once. */
  write(table: string, line: Line): void {
    const before = this.lines(table);
    if (before.some(({ round }) => round === line.round)) return;
    this.#kept = { table, lines: [...before, line].slice(-mostLines) };
    try {
      this.#storage.setItem(storeKey, JSON.stringify(this.#kept));
    } catch {
      // A full or forbidden store costs a reloaded page its earlier lines, no more.
    }
    for (const listener of this.#listeners) listener();
  }

  #recalled(): Kept {
    try {
      this.#kept = form().parse(JSON.parse(this.#storage.getItem(storeKey) ?? "null"));
    } catch {
      this.#kept = { table: "", lines: none };
    }
    return this.#kept;
  }
}

const none: readonly Line[] = [];
