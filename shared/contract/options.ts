import { SaidError } from "#shared/text/said.ts";
import { saysOfStart } from "./game.ts";
import { shown, type Public } from "./json.ts";

/** One option; the lobby's form, the record reader and the deal all use this table. */
export type Option<V extends boolean | number> = V extends boolean
  ? Readonly<{ default: boolean; rule: string }>
  : Readonly<{
      default: number;
      min: number;
      max: number;
      /** Defaults to 1; may be a tenth, 0.1. */ step?: number;
      /** The minimum where other games follow in a rotation. */ leastInRotation?: number;
      /** What a table made in the app begins with; `default` is what a record leaves out. */ atNewTables?: number;
      rule: string;
    }>;

export type OptionTable<O> = { readonly [K in keyof O]-?: Option<Extract<O[K], boolean | number>> };

/** A table of options that states the type of their values itself. */
export type OwnOptions = { readonly [key: string]: Option<boolean> | Option<number> };
export type OptionsOf<T extends OwnOptions> = {
  readonly [K in keyof T]: T[K] extends Option<number> ? number : boolean;
};

/** Where a table made in the app begins otherwise than a record that leaves the option out. */
export const newTableOptions = (table: OwnOptions): { readonly [key: string]: number } =>
  Object.fromEntries(
    Object.entries(table).flatMap(([key, option]) =>
      "min" in option && option.atNewTables !== undefined ? [[key, option.atNewTables]] : [],
    ),
  );

export class OptionError extends SaidError {
  override readonly name = "OptionError";
}

/** Fills in the defaults. Throws an OptionError that names the option, its rule and its range. */
export function completeOptions<O extends Public>(
  table: OptionTable<O>,
  given: { readonly [key: string]: unknown },
): O {
  const known = table as { readonly [key: string]: Option<boolean> | Option<number> };
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(known, key))
      throw new OptionError(
        saysOfStart("unknownOption", { option: shown(key), known: Object.keys(known) }),
      );
  }
  const complete = Object.entries(known).map(([key, option]) => [
    key,
    Object.hasOwn(given, key) ? checked(key, option, given[key]) : option.default,
  ]);
  return Object.fromEntries(complete) as O;
}

/**
 * Throws an OptionError for a value below `leastInRotation`, which would keep the following games
 * waiting.
 */
export function mustLetOthersFollow(table: OptionTable<never>, options: Public): void {
  for (const [key, option] of Object.entries<Option<boolean> | Option<number>>(table)) {
    const value = options[key];
    if (
      !("min" in option) ||
      typeof value !== "number" ||
      value >= (option.leastInRotation ?? option.min)
    )
      continue;
    const { leastInRotation: min = option.min, max, step = 1, rule } = option;
    throw new OptionError(
      saysOfStart("notANumber", { option: key, rule, min, max, step, value: shown(value) }),
    );
  }
}

function checked(key: string, option: Option<boolean> | Option<number>, value: unknown) {
  if ("min" in option) {
    const { min, max, step = 1, rule } = option;
    if (typeof value === "number" && isInSteps(value, step) && value >= min && value <= max)
      return value;
    throw new OptionError(
      saysOfStart("notANumber", { option: key, rule, min, max, step, value: shown(value) }),
    );
  }
  if (typeof value === "boolean") return value;
  throw new OptionError(
    saysOfStart("notASwitch", { option: key, rule: option.rule, value: shown(value) }),
  );
}

/** Tenths are not exact in binary, hence the tolerance. */
const isInSteps = (value: number, step: number) =>
  step === 1
    ? Number.isSafeInteger(value)
    : Math.abs(value / step - Math.round(value / step)) < 1e-6;
