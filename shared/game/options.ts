// Which table options ("house rules") does a game offer, and is a given set of them good?

import { shown, type Public } from './json.ts';

/** One option: the lobby's form, the record reader and the deal all read this one table. */
export type Option<V extends boolean | number> = V extends boolean
  ? { readonly default: boolean; readonly rule: string }
  : { readonly default: number; readonly min: number; readonly max: number; readonly rule: string };

export type OptionTable<O> = { readonly [K in keyof O]-?: Option<Extract<O[K], boolean | number>> };

export class OptionError extends Error {
  override readonly name = 'OptionError';
}

/** The options with defaults filled in. Throws an OptionError that names the option, its rule and what it takes. */
export function completeOptions<O extends Public>(table: OptionTable<O>, given: { readonly [key: string]: unknown }): O {
  const known = table as { readonly [key: string]: Option<boolean> | Option<number> };
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(known, key)) throw new OptionError(`there is no option ${shown(key)} (known: ${Object.keys(known).join(', ')})`);
  }
  const complete = Object.entries(known).map(([key, option]) => [key, Object.hasOwn(given, key) ? checked(key, option, given[key]) : option.default]);
  return Object.fromEntries(complete) as O;
}

function checked(key: string, option: Option<boolean> | Option<number>, value: unknown): boolean | number {
  if ('min' in option) {
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= option.min && value <= option.max) return value;
    throw new OptionError(`option "${key}" (${option.rule}) takes a whole number from ${option.min} to ${option.max}, not ${shown(value)}`);
  }
  if (typeof value === 'boolean') return value;
  throw new OptionError(`option "${key}" (${option.rule}) takes true or false, not ${shown(value)}`);
}
