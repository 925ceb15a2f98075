import type { Seat } from "#shared/contract/seats.ts";
import type { Owned } from "#renderer/table/scene/animation.ts";
import type { ChosenPlaces } from "./chosenPlaces.ts";

export const chosenKey = (seat: Seat): string => `chosen-${seat}`;

export type ChoiceSlices = Readonly<{
  scene: {
    readonly chosen: readonly Seat[];
  };
  beats: {
    choose: { readonly seat: Seat };
    duel: Readonly<{ picks: readonly Owned[]; best: readonly Seat[] }>;
    discard: { readonly cards: readonly Owned[] };
  };
  zones: {
    chosen: Readonly<{ seat: Seat; index: number; of: number }>;
  };
  animations: {
    "count-down": { readonly number: number };
    best: { readonly seats: readonly Seat[] };
    order: Readonly<{ seat: Seat; number: number | null }>;
  };
  layout: {
    chosenPlaces(this: void, showing: readonly number[]): ChosenPlaces;
  };
}>;
