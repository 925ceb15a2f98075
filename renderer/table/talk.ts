import type { ReactNode } from "react";
import type { ChatLine } from "#shared/protocol/tableMessages.ts";

export interface Talk {
  /** What has just been said, each of another person, to stand at the seats for a while. */
  readonly fresh: readonly ChatLine[];
  /** Stands in the upper corner. */
  readonly button: ReactNode;
  /** `above`: so many pixels of the window's lower edge are to be left free. */
  readonly panel: (above: number) => ReactNode;
  readonly toggle: () => void;
  /** What is said is part of the game: it may be said to bots alone. */
  readonly isInGame: boolean;
}
