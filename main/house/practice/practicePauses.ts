// How long the others of a practice take for their moves: as long as at a table (H-36, H-49).

import type { RandomBytes } from "#main/base/chance.ts";
import { drawnPause, inTempo, pauseKindOf } from "#main/bots/pace.ts";
import type { AnyGame, AnyRound } from "#shared/contract/game.ts";
import type { Move } from "#shared/contract/round.ts";
import { openWindow } from "#shared/contract/windows.ts";

export class PracticePauses {
  readonly #game: AnyGame;
  readonly #random: RandomBytes;
  #window: number | null = null;

  constructor(game: AnyGame, random: RandomBytes) {
    this.#game = game;
    this.#random = random;
  }

  /**
   * Returns ms at the human pace for a move that is made in this round. All who answer in a window
   * do so at once.
   */
  before(round: AnyRound, { type }: Move, tempo: number): number {
    const [former, window] = [this.#window, openWindow(this.#game, round)?.number ?? null];
    this.#window = window;
    if (window !== null && window === former) return 0;
    const kind = pauseKindOf({
      isInWindow: window !== null,
      followsWindow: window === null && former !== null,
      isQuiet: this.#game.traits.quiet.includes(type),
    });
    return inTempo(drawnPause(this.#random), tempo)(1, kind);
  }
}
