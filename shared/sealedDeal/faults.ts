import type { RuleError } from "#shared/contract/outcome.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { DeckPlace, SealedFault } from "./parts.ts";

/** A program, or the host, did not keep to the deal (H-51). */
export class SealedFaultError extends Error {
  override readonly name = "SealedFaultError";
  readonly fault: SealedFault;

  constructor(fault: SealedFault) {
    super(`a sealed deal went wrong (H-51): ${JSON.stringify(fault)}`);
    this.fault = fault;
  }
}

/** `seat`: whose program is at fault; null: the host's. */
export const faultOf = (
  kind: SealedFault["kind"],
  seat: Seat | null,
  place?: DeckPlace,
): SealedFaultError => new SealedFaultError({ kind, seat, ...(place !== undefined && { place }) });

/** Throws a SealedFaultError unless it holds. */
export function mustHold(
  holds: boolean,
  kind: SealedFault["kind"],
  seat: Seat | null,
  place?: DeckPlace,
): asserts holds {
  if (!holds) throw faultOf(kind, seat, place);
}

/**
 * A part that cannot be taken now, though nobody need have done wrong: it is out of turn, or was made
 * before its program was told something. It may be made again.
 */
export class SealedRefusalError extends Error {
  override readonly name = "SealedRefusalError";
  /** Where the rules of the game forbid it. */
  readonly error: RuleError | null;

  constructor(message: string, error: RuleError | null = null) {
    super(message);
    this.error = error;
  }
}
