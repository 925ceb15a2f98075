import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Owned } from "#renderer/table/scene/animation.ts";
import type { ChainPlace } from "./chainPlaces.ts";
import type { Windows } from "./responding.ts";
import type { ChainHooks } from "./chain.tsx";

export type InChain = {
  readonly seat: Seat;
  readonly card: Card;
  readonly as: Card | null;
  /** As the chain stands now: the last card counts, the one before it does not, and so on back. */
  readonly cancelled: boolean;
  readonly back: boolean;
};

export const chainKey = (place: number): string => `chain-${place}`;

export interface ChainSlices {
  readonly scene: {
    readonly chain: readonly InChain[];
  };
  readonly beats: {
    chain: { readonly seat: Seat; readonly card: Card; readonly words: string };
    settle: {
      readonly cards: readonly (Owned & { readonly stands: boolean; readonly back: boolean })[];
    };
  };
  readonly zones: {
    chain: { readonly place: number; readonly of: number };
  };
  readonly animations: {
    judge: {
      readonly place: number;
      readonly card: InChain | null;
      readonly of: number;
    };
  };
  readonly layout: {
    chainPlace(this: void, showing: readonly number[]): ChainPlace;
  };
  readonly desk: {
    readonly chain: Windows;
  };
  readonly hooks: {
    chain: ChainHooks;
  };
}
