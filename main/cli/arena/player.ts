import { choiceOf } from "#shared/bots/asking.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import type { AnyGame } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { VisibleEvent } from "#shared/contract/seen.ts";
import type { View } from "#shared/contract/view.ts";
import type { AnyBot } from "#shared/games/manifest.ts";

export type Decision = Readonly<{
  game: AnyGame;
  /** Unique among all rounds of an arena. */
  round: string;
  /** The number of the last move, as the referee counts them. */
  step: number;
  seat: Seat;
  view: View;
  /** Takes what the seat was shown since it was last taken, oldest first. */
  events: () => readonly VisibleEvent[];
  /** What it is asked about out of turn; null if it is its turn or choice. */
  cue: string | null;
  dice: DiceReader;
}>;

/** Why a player's answer is no move. */
export type PlayerFaultKind = "late" | "crashed" | "nonsense";
export class PlayerFault extends Error {
  override readonly name = "PlayerFault";
  readonly kind: PlayerFaultKind;

  constructor(kind: PlayerFaultKind, detail: string) {
    super(detail);
    this.kind = kind;
  }
}

export interface ArenaPlayer {
  readonly name: string;
  /** Returns an untrusted move, or null to leave a cue alone. Rejects with a PlayerFault. */
  decide(decision: Decision): Promise<unknown>;
  close(): void;
}

/** One of our bots, deterministic in views and dice. */
export const botPlayer = (name: string, bot: AnyBot): ArenaPlayer => ({
  name,
  decide: ({ view, cue, dice }) => Promise.resolve(choiceOf(bot, view, cue, dice)),
  close: () => {},
});
