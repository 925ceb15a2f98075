import type { ReactNode } from "react";
import type { ChatLine } from "#shared/protocol/tableMessages.ts";

export interface Talk {
  /** The latest lines, one per other person, shown at the seats for a while. */
  readonly fresh: readonly ChatLine[];
  readonly button: ReactNode;
  /** `above`: pixels to leave free at the window's lower edge. */
  readonly panel: (above: number) => ReactNode;
  readonly toggle: () => void;
  /** Talking is part of the game, so it is possible even with bots only. */
  readonly isInGame: boolean;
}
