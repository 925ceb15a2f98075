import type { Seat } from "#shared/contract/seats.ts";
import type { Owned } from "#renderer/table/scene/animation.ts";
import type { ChosenPlaces } from "./chosenPlaces.ts";

export const chosenKey = (seat: Seat): string => `chosen-${seat}`;

export interface ChoiceSlices {
  readonly scene: {
    readonly chosen: readonly Seat[];
  };
  readonly beats: {
    choose: { readonly seat: Seat };
    duel: { readonly picks: readonly Owned[]; readonly best: readonly Seat[] };
    discard: { readonly cards: readonly Owned[] };
  };
  readonly zones: {
    chosen: { readonly seat: Seat; readonly index: number; readonly of: number };
  };
  readonly animations: {
    "count-down": { readonly number: number };
    best: { readonly seats: readonly Seat[] };
    order: { readonly seat: Seat; readonly number: number | null };
  };
  readonly layout: {
    chosenPlaces(this: void, showing: readonly number[]): ChosenPlaces;
  };
}
