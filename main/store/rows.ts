// Rows of the tables, the values in their columns, and JSON among these.

import type { SQLInputValue } from "node:sqlite";
import type { z } from "zod";
import { problemIn } from "#shared/contract/formProblem.ts";
import type { Said } from "#shared/text/said.ts";
import { saysOfStore, StoreError } from "./storeError.ts";

/** The tables are STRICT, with only text and integer columns. */
export type Row = { readonly [column: string]: string | number | null };
type Stored = Row[string] | undefined;
export type Column<T> = (value: Stored) => T;

const wrong = (wanted: string, value: Stored): StoreError =>
  new StoreError(
    "store-corrupt",
    saysOfStore("corrupt", {
      detail: `${wanted} is stored as ${value === null ? "null" : typeof value}`,
    }),
  );

/** Throws a StoreError `store-corrupt`, as the others do. */
export function whole(value: Stored): number {
  if (typeof value === "number") return value;
  throw wrong("a number", value);
}

/** `T`: the texts that a CHECK or the program allows there. */
export function text<T extends string = string>(value: Stored): T {
  if (typeof value === "string") return value as T;
  throw wrong("a text", value);
}

export const flag = (value: Stored): boolean => whole(value) === 1;

export const maybe =
  <T>(column: Column<T>): Column<T | null> =>
  (value) =>
    value === null ? null : column(value);

type Columns = { readonly [name: string]: Column<unknown> };
type Read<C extends Columns> = { readonly [N in keyof C]: ReturnType<C[N]> };

/** A property like `madeAt` is stored in the column `made_at`. */
export const columnOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export function columns<const C extends Columns>(kinds: C): (row: Row) => Read<C> {
  const all = Object.entries(kinds).map(
    ([name, column]) => [name, columnOf(name), column] as const,
  );
  return (row) => {
    const read: { [name: string]: unknown } = {};
    for (const [name, stored, column] of all) read[name] = column(row[stored]);
    return read as Read<C>;
  };
}

type Storable = string | number | boolean | object | null;
/** What may be stored in a row, by property. */
export type Fields<T> = { readonly [K in keyof T]: Storable };

type Statement = readonly [sql: string, ...values: readonly SQLInputValue[]];

/** A flag is stored as 1 or 0, a list or object as JSON. */
function stored(value: Storable): SQLInputValue {
  if (typeof value === "boolean") return Number(value);
  return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
}
const valuesOf = <T extends Fields<T>>(fields: T): readonly SQLInputValue[] =>
  Object.values<Storable>({ ...fields }).map(stored);

/** `or`: what happens where the row is there already; else it throws. */
export function insertion<T extends Fields<T>>(
  table: string,
  row: T,
  or: "" | "OR REPLACE" | "OR IGNORE" = "",
): Statement {
  const names = Object.keys(row).map(columnOf);
  return [
    `INSERT ${or} INTO ${table} (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`,
    ...valuesOf(row),
  ];
}

export function updating<T extends Fields<T>, W extends Fields<W>>(
  table: string,
  changes: T,
  where: W,
): Statement {
  const equals = (fields: object): readonly string[] =>
    Object.keys(fields).map((name) => `${columnOf(name)} = ?`);
  return [
    `UPDATE ${table} SET ${equals(changes).join(", ")} WHERE ${equals(where).join(" AND ")}`,
    ...valuesOf(changes),
    ...valuesOf(where),
  ];
}

export const damaged = (what: Said, problem: Said): StoreError =>
  new StoreError("store-corrupt", saysOfStore("damaged", { what, problem }));

/**
 * `what` names the value in the error. Throws a StoreError `store-corrupt` without the message of
 * JSON.parse, which quotes the text: it may hold cards or a seed (C-7).
 */
export function storedJson<T>(json: unknown, what: Said): T {
  try {
    return JSON.parse(String(json)) as T;
  } catch {
    throw damaged(what, saysOfStore("noJson"));
  }
}

/** For a column without secrets; also checks the form. Throws a StoreError `store-corrupt`. */
export function formedJson<T>(json: unknown, form: z.ZodType, what: Said): T {
  const value = storedJson<T>(json, what);
  const read = form.safeParse(value);
  if (!read.success) throw damaged(what, problemIn(read.error));
  return value;
}

/** As `formedJson`, but returns `otherwise` for damaged JSON. */
export function formedJsonOr<T>(json: unknown, form: z.ZodType, otherwise: T): T {
  try {
    const value: unknown = JSON.parse(String(json));
    return form.safeParse(value).success ? (value as T) : otherwise;
  } catch {
    return otherwise;
  }
}
