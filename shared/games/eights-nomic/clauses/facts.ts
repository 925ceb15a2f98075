import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";

export interface SeatFacts {
  readonly hand: number;
  /** EN-10: rules brought into force. */
  readonly rules: number;
  readonly pending: number;
  /** Cards by the moves play and draw in this turn. */
  readonly played: number;
  readonly drew: number;
  /** Has the turn. */
  readonly turn: boolean;
}

/** EN-28: of the state before the command for `forbid` and `allow`, after it for the others. */
export interface Facts {
  /** The card played; null where the command is another. */
  readonly card: Card | null;
  /** What lay on top of the pile before the command; null on an empty pile. */
  readonly top: Card | null;
  readonly stock: number;
  readonly pile: number;
  /** Active ones. */
  readonly players: number;
  /** In force. */
  readonly rules: number;
  /** Ended ones. */
  readonly turns: number;
  /** Who gave the command. */
  readonly player: Seat;
  /** After him in the Turn Cycle. */
  readonly next: Seat;
  readonly active: readonly Seat[];
  of(this: void, seat: Seat): SeatFacts;
  /** 0 where never set. The name may be any, "constructor" too. */
  property(this: void, of: "game" | Seat, name: string): number;
}
