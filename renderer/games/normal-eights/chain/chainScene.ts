import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";

export type InChain = {
  readonly seat: Seat;
  readonly card: Card;
  readonly as: Card | null;
  /** As the chain stands now: the last card counts, the one before it does not, and so on back. */
  readonly cancelled: boolean;
  readonly back: boolean;
};

export const chainKey = (place: number): string => `chain-${place}`;

declare module "#renderer/table/scene/scene.ts" {
  interface Scene {
    readonly chain?: readonly InChain[];
  }
}

declare module "#renderer/table/scene/beat.ts" {
  interface Beats {
    chain: { readonly seat: Seat; readonly card: Card; readonly words: string };
    settle: {
      readonly cards: readonly (Owned & { readonly stands: boolean; readonly back: boolean })[];
    };
  }
}

declare module "#renderer/table/scene/step.ts" {
  interface Zones {
    chain: { readonly place: number; readonly of: number };
  }
  interface Animations {
    judge: {
      readonly place: number;
      readonly card: InChain | null;
      readonly of: number;
    };
  }
}
