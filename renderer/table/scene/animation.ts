import type { Card, Rank } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Slices } from "#renderer/table/slices.ts";
import type { HandCard, Scene } from "./scene.ts";
import type { SoundName } from "#renderer/sound/recipes.ts";

export type Owned = Readonly<{ seat: Seat; card: Card }>;

export interface TableBeats {
  /**
   * All cards on the table go back to the dealer, who deals the hands of the new scene. With a
   * stock in the middle they are dealt from there, and the dealer may be null.
   */
  deal: { readonly dealer: Seat | null };
  say: Readonly<{ seat: Seat; words: string; sound: "pass" }>;
  place: Readonly<{ seat: Seat; place: number }>;
  /** A seat's hand goes out of play, face down. */
  fold: Readonly<{ seat: Seat; count: number }>;
  chips: Readonly<{ from: Seat | "pot"; to: Seat | "pot"; amount: number }>;
}

/** Cards are played openly: into the trick, or onto the pile. */
export type Lay = Readonly<{
  seat: Seat;
  cards: readonly Card[];
  /** The rank that a joker among them stands for, where the table says it. */
  jokerAs?: Rank;
}>;

type PartBeats = Slices["beats"];
export interface Beats extends TableBeats, PartBeats {}

export type BeatOf<T extends keyof Beats> = { readonly type: T } & Beats[T];

export type BeatIn<T extends keyof Beats> = { [K in T]: BeatOf<K> }[T];

export type Beat = BeatIn<keyof Beats>;

type PartZones = Slices["zones"];

export interface Zones extends PartZones {
  hand: Readonly<{ index: number; of: number }>;
  fan: { readonly seat: Seat };
  deck: { readonly seat: Seat };
  heap: { readonly level: number };
}

export type SpotOf<Z extends keyof Zones> = { readonly zone: Z } & Zones[Z];
export type Spot = { [Z in keyof Zones]: SpotOf<Z> }[keyof Zones];

/** It starts where its sprite is; `from` is for cards that have no sprite yet. */
export type Flight = Readonly<{
  key: string;
  card: Card | null;
  from: Spot;
  to: Spot;
  /** 0 face down, 1 face up. */
  flip: readonly [number, number];
  /** Its key once landed; null if it joins a fan, the heap or the stock and is removed. */
  becomes: string | null;
}>;

type PartAnimations = Slices["animations"];

export interface Animations extends PartAnimations {
  fly: Flight;
  count: Readonly<{ seat: Seat; cards: number }>;
  hold: { readonly hand: readonly HandCard[] };
  heap: { readonly cards: number };
  say: Readonly<{ seat: Seat; words: string }>;
  /** Clears the bubbles of this trick. */
  hush: unknown;
  place: Readonly<{ seat: Seat; place: number }>;
  chips: Readonly<{ from: Seat | "pot"; to: Seat | "pot"; amount: number }>;
  /**
   * Marks, bubbles and titles of the last hand disappear; `chips`: the stacks at the start of the
   * new one.
   */
  clear: { readonly chips: readonly number[] | null };
  muck: { readonly seat: Seat };
  vanish: { readonly keys: readonly string[] };
  /** Heard from the place of the seat, or from the middle. */
  sound: Readonly<{ name: SoundName; seat?: Seat }>;
}

type AnimationOf<T extends keyof Animations> = { readonly type: T } & Animations[T];

export type AnimationStepOf<T extends keyof Animations> = AnimationOf<T> &
  Readonly<{ at: number; ms: number; /** By a moment: so many times as long. */ slowed?: number }>;
export type AnimationStep = { [T in keyof Animations]: AnimationStepOf<T> }[keyof Animations];

type Instant = { [T in keyof Animations]: AnimationOf<T> }[keyof Animations];

/** Steps that take no time. */
export const instant = (at: number, ...steps: readonly Instant[]): readonly AnimationStep[] =>
  steps.map((step): AnimationStep => ({ ...step, at, ms: 0 }));

/** Sets the bubble; empty words leave it as it is. */
export const said = (seat: Seat, words: string, at: number): readonly AnimationStep[] =>
  words === "" ? [] : instant(at, { type: "say", seat, words });
export const speechWith = (
  { speech }: Pick<Scene, "speech">,
  seat: Seat,
  words: string,
): Scene["speech"] => (words === "" ? speech : speech.with(seat, words));

/** An own card turns over on its way to its place in the hand; for others' cards backs fly. */
export const intoHand = (
  held: HandCard | undefined,
  seat: Seat,
  hand: Scene["hand"],
  from: Spot,
  key: string,
): { readonly type: "fly" } & Flight => ({
  type: "fly",
  key: held?.key ?? key,
  card: held?.card ?? null,
  from,
  to: held ? { zone: "hand", index: hand.indexOf(held), of: hand.length } : { zone: "fan", seat },
  flip: held ? [0, 1] : [0, 0],
  becomes: held?.key ?? null,
});

export type Plan = Readonly<{ steps: readonly AnimationStep[]; ms: number }>;

/**
 * Times at normal speed, ms. `until` is when the next beat may begin: beats overlap where flights
 * are longer.
 */
export const times = {
  flight: 360,
  lay: 300,
  say: 240,
  place: 320,
  chips: 620,
  fold: 420,
  foldStagger: 22,
  clear: 260,
} as const;

/** The beats that follow take `by` times as long, until `ms` more have passed. */
export type Slow = Readonly<{ by: number; ms: number }>;

export type Draft = Readonly<{
  steps: readonly AnimationStep[];
  until: number;
  scene: Scene;
  slow?: Slow;
}>;

/** More backs would not make the heap look higher. */
export const heapLevels = 14;
