// How is what a record carries over from earlier rounds read, field by field?

import { saysOfStart, StartError } from "./game.ts";
import { shown, type Json, type Public } from "./json.ts";
import type { Seat } from "./seats.ts";

/** Throws a StartError for a field that the game does not know. `where`: "carry". */
export function checkFields(given: Public, known: readonly string[], where: string): void {
  for (const key of Object.keys(given))
    if (!known.includes(key))
      throw new StartError(saysOfStart("unknownField", { where, field: shown(key), known }));
}

/** A seat, or null where none is given. Throws a StartError that names the field: "carry.king". */
export function readSeat(value: Json | undefined, field: string, seats: number): Seat | null {
  if (value === undefined || value === null) return null;
  if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value < seats)
    return value;
  throw new StartError(saysOfStart("notASeat", { field, seats, value: shown(value) }));
}
