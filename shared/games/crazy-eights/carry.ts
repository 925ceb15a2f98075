import { checkFields } from "#shared/contract/carry.ts";
import { StartError } from "#shared/contract/game.ts";
import { shown, type Json, type Public, type Shown } from "#shared/contract/json.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { readChips } from "#shared/contract/carry.ts";
import { say } from "./say.ts";
import type { Carry, Options } from "./types.ts";

/** The stacks, and the turn order where it is not to be drawn. Throws a StartError. */
export function readCarry(given: Public, options: Options, seats: number): Carry {
  checkFields(given, ["order", "chips"], "carry");
  const order = readOrder(given["order"] ?? null, seats);
  return { ...(order && { order }), ...readChips(given, options, seats) };
}

function readOrder(given: Json, seats: number): readonly Seat[] | null {
  if (given === null) return null;
  const isEverySeat =
    Array.isArray(given) &&
    given.length === seats &&
    Array.from({ length: seats }, (_, seat) => seat).every((seat) => given.includes(seat));
  if (isEverySeat) return given as readonly Seat[];
  const value: Shown = Array.isArray(given)
    ? { is: "value", text: JSON.stringify(given).slice(0, 60) }
    : shown(given);
  throw new StartError(say("order", { seats, value }));
}
