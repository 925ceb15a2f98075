import type { Seat } from "#shared/contract/seats.ts";

export const chosenKey = (seat: Seat): string => `chosen-${seat}`;

declare module "#renderer/table/scene/scene.ts" {
  interface Scene {
    readonly chosen?: readonly Seat[];
  }
}

declare module "#renderer/table/scene/beat.ts" {
  interface Beats {
    choose: { readonly seat: Seat };
    duel: { readonly picks: readonly Owned[]; readonly best: readonly Seat[] };
    discard: { readonly cards: readonly Owned[] };
  }
}

declare module "#renderer/table/scene/step.ts" {
  interface Zones {
    chosen: { readonly seat: Seat; readonly index: number; readonly of: number };
  }
  interface Animations {
    "count-down": { readonly number: number };
    best: { readonly seats: readonly Seat[] };
    order: { readonly seat: Seat; readonly number: number | null };
  }
}
