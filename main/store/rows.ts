import type { Row } from "./database.ts";
import { saysOfStore, StoreError } from "./storeError.ts";

type Stored = Row[string] | undefined;
type Column<T> = (value: Stored) => T;

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

const snake = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Maps a property like `madeAt` to the column `made_at`. */
export function columns<const C extends Columns>(kinds: C): (row: Row) => Read<C> {
  const all = Object.entries(kinds).map(([name, column]) => [name, snake(name), column] as const);
  return (row) => {
    const read: { [name: string]: unknown } = {};
    for (const [name, stored, column] of all) read[name] = column(row[stored]);
    return read as Read<C>;
  };
}
