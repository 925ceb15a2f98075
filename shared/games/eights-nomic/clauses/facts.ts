import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";

export interface SeatFacts {
  readonly hand: number;
  /** EN-10: rules brought into force. */
  readonly rules: number;
  readonly pending: number;
  /** Cards of the moves play and draw in this turn. */
  readonly played: number;
  readonly drew: number;
  readonly turn: boolean;
}

/** EN-28: the state before the command for `forbid` and `allow`, after it for the others. */
export interface Facts {
  /** Null if the command is not `play`. */
  readonly card: Card | null;
  /** The top of the pile before the command; null if the pile was empty. */
  readonly top: Card | null;
  readonly stock: number;
  readonly pile: number;
  /** Active players only. */
  readonly players: number;
  /** In force. */
  readonly rules: number;
  /** Ended turns. */
  readonly turns: number;
  readonly player: Seat;
  /** After `player` in the Turn Cycle. */
  readonly next: Seat;
  readonly active: readonly Seat[];
  of(this: void, seat: Seat): SeatFacts;
  /** 0 if never set. Any name is safe, even "constructor". */
  property(this: void, of: "game" | Seat, name: string): number;
}
