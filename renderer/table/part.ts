import type { Box } from "#renderer/art/box.ts";
import type { TableSnapshot } from "#renderer/client/clients.ts";
import type { ClientClock } from "#renderer/client/clientClock.ts";
import type { Layout, Company } from "./layout/layout.ts";
import type { Action, Inputs, Picking, Reading, TableGame, Whose } from "./tableGame.ts";
import type { Settings } from "#shared/settings/settings.ts";
import type { Move } from "#shared/contract/round.ts";
import type { ViewMessage, TableState } from "#shared/protocol/table.ts";
import type { Desk } from "./desk/Desk.ts";
import type { DeskState, Shown } from "./desk/deskState.ts";
import type { Regions, Room } from "./layout/regions.ts";
import type { ComponentType } from "react";
import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { AnySeen, VisibleEvent } from "#shared/contract/seen.ts";
import type { Offers } from "./desk/offers.ts";
import type { PointedCard } from "./dom/input/CardGestures.ts";
import type { SeatLook } from "#renderer/sprites/SeatPlate.ts";
import type {
  Beat,
  BeatIn,
  BeatOf,
  Beats,
  TableBeats,
  Draft,
  Spot,
  AnimationStep,
} from "./scene/animation.ts";
import type { Slices } from "./slices.ts";
import type { Scene } from "./scene/scene.ts";
import type { Craft, PartDrawing, StepActs, ZonePlaces } from "./drawing/PartDrawings.ts";

export type DeskClock = Pick<ClientClock, "now" | "after">;

/** Receives the newest views, shown or not, as long as the desk lasts. */
export interface Companion {
  hear?(view: ViewMessage, snapshot: TableSnapshot): void;
  tableChanged?(snapshot: TableSnapshot): void;
  wish?(settings: Settings): void;
  act?(action: Action): boolean;
  close(): void;
}

/** A question to all at once, shown in place of whose turn it is. */
export type Prompt = Readonly<{
  spoken: string;
  quiet: string | null;
}>;

export type KeyAction = Readonly<{ words: string; run: () => void }>;

export type Covered = Readonly<{
  beside?: Box;
  /** Pixels above that line; `all`: everything there is needed. */
  above?: number | "all";
}>;

type Answer = ((this: void, desk: Desk, action: Action) => void) | "companion";

export type DeskPart = Readonly<{
  /**
   * Its slice when another game follows and, unless `cleared` differs, when the picks are cleared.
   */
  first?: Partial<DeskState>;
  /** Its slice once a view is shown. `now`: with that view, its scene and the picks that stay. */
  shown?(this: void, game: TableGame, before: DeskState, now: DeskState): Partial<DeskState>;
  /** Its slice when the picks are cleared, if not `first`. */
  cleared?(this: void, state: DeskState): Partial<DeskState>;
  /** H-27: what a hint for this move sets, besides picking its cards. */
  hinted?(this: void, game: TableGame, state: DeskState, move: Move): Partial<DeskState>;

  /**
   * Names of later parts that also take cards, set buttons or handle keys: where both would, this
   * one does.
   */
  precedes?: readonly string[];

  /** Keys of own cards that are raised without being picked. */
  raised?(this: void, state: DeskState): readonly string[];
  /** How cards are picked at this moment, if not as the game says. */
  picking?(this: void, game: TableGame, state: DeskState): Picking | null;
  /** The buttons of this moment, if not the game's. */
  actions?(this: void, game: TableGame, state: DeskState): readonly Action[] | null;
  inputs?(this: void, game: TableGame, state: DeskState): Partial<Inputs>;
  /**
   * The problem of every button once the person has answered and can do nothing more; else null.
   */
  answered?(this: void, game: TableGame, state: DeskState): string | null;

  /** Handles a tap on an own card; true if it did. */
  toggle?(this: void, desk: Desk, key: string): boolean;
  /** Takes the picked cards instead of playing them; true if it did. */
  take?(this: void, desk: Desk): boolean;
  /** Plays what the picked cards read as, or asks for a missing choice; true if it did. */
  play?(this: void, desk: Desk, reading: Reading): boolean;
  /** What the buttons do that it adds; `companion`: its companion acts. */
  answers?: { readonly [K in keyof Slices["additions"]]?: Answer };
  /** Carries out a button that nobody answers by name; true if it did. */
  act?(this: void, desk: Desk, action: Action): boolean;
  /** Returns the effect of a key (lower case) that would press this button, or none. */
  key?(this: void, desk: Desk, typed: string, action: Action | null): KeyAction | null;

  /**
   * Handles cards that were dropped over this place, named as its control is in the document; true
   * if it did.
   */
  drop?(this: void, desk: Desk, keys: readonly string[], place: string): boolean;
  /** The name of the own hand, if not as the game says. */
  holding?(this: void, game: TableGame, state: DeskState): string | null;

  prompt?(this: void, game: TableGame, state: DeskState, settings: Settings): Prompt | null;
  covers?(this: void, game: TableGame, state: DeskState, layout: Layout): Covered;
  companion?(this: void, desk: Desk, clock: DeskClock): Companion;
}>;

/** What a part has to state with what it adds to the desk. */
type DeskDuties<A> = (A extends { readonly desk: infer D } ? { readonly first: D } : unknown) &
  (A extends { readonly inputs: infer I }
    ? { inputs(this: void, game: TableGame, state: DeskState): I }
    : unknown) &
  (A extends { readonly additions: infer N }
    ? { readonly answers: { readonly [K in keyof N]: Answer } }
    : unknown);

export type DeskPartOf<A> = Omit<DeskPart, keyof DeskDuties<A>> & DeskDuties<A>;

export const deskParts = (game: TableGame | null): readonly DeskPart[] =>
  game?.parts.flatMap(({ desk }) => desk ?? []) ?? [];

export function firstOf<T>(
  game: TableGame | null,
  ask: (part: DeskPart) => T | null | undefined,
): T | null {
  for (const part of deskParts(game)) {
    const said = ask(part);
    if (said !== null && said !== undefined) return said;
  }
  return null;
}

/** What there is, with what parts say of it; later ones go first. */
export const merged = <T extends object>(
  whole: T,
  slices: readonly (Partial<T> | false | null | undefined)[],
): T => Object.assign({ ...whole }, ...slices) as T;

/** Areas that open hands keep clear of: always, and where there is room. */
type Kept = Readonly<{ taken: readonly Box[]; wished: readonly Box[] }>;
export type Keeps = (showing: readonly number[], amidBets: boolean) => Kept;

export interface Places {
  /**
   * Height of the line above the hand, pixels at the usual size of words; absent where the usual
   * height will do.
   */
  readonly statusLine?: number;
  /** Lays out the seats and what lies between them. */
  company?(this: void, room: Room, regions: Regions): Company;
  /** Its own places in a layout that contains those of the parts before it. */
  slice?(layout: Layout, keeps: Keeps): Partial<Layout>;
}

/** Answers of a game to its parts' questions about a view. */
export type Hooks = Slices["hooks"];

/**
 * Input for a slice of the scene. `known`: the previous scene of the same round. Open cards on the
 * table come from the view, never from `known`.
 */
export type Viewed = Readonly<{
  seen: AnySeen;
  happened: readonly VisibleEvent[];
  known: Partial<Scene>;
  compare: (one: Card, other: Card) => number;
}>;

export type Moment = Readonly<{
  scene: Scene;
  after: Scene;
  beats: readonly Beat[];
  at: number;
}>;

export type HandChange = Readonly<{
  seat: Seat;
  out: readonly Card[];
  in: readonly Card[];
}>;

export type BeatPlan<T extends keyof Beats> = {
  plan(this: void, beat: BeatOf<T>, moment: Moment): Draft;
  /** Changes to hands that others may see. */
  hands?(this: void, beat: BeatOf<T>): readonly HandChange[];
  /** Number of cards that join the open ones in the middle. */
  lays?(this: void, beat: BeatOf<T>): number;
  /** Chips that leave a seat's stack before the deal. */
  pays?(beat: BeatOf<T>): Readonly<{ seat: Seat; amount: number }> | null;
};

export type BeatPlans<B> = { readonly [T in keyof B & keyof Beats]: BeatPlan<T> };

/** An open card, or a back, that becomes part of the pack again. */
export type Gathered =
  | Readonly<{ key: string; card: Card }>
  | Readonly<{ key: string; card: null; from: Spot }>;

export type Cleared = Readonly<{
  /** At once, whether or not anything lies there. */
  steps?: readonly AnimationStep[];
  /** While the cards are gathered. */
  gathering?: readonly AnimationStep[];
  cards?: readonly Gathered[];
  /** Keys of cards that just disappear. */
  gone?: readonly string[];
  scene: Partial<Scene>;
}>;

export type ControlsProps = Readonly<{
  desk: Desk;
  state: DeskState;
  /** Null for a spectator who can do nothing. */
  offers: Offers | null;
  layout: Layout;
  settings: Settings;
  onSettings: (change: Partial<Settings>) => void;
  pointed: Pick<PointedCard, "subscribe" | "key">;
  /** Size of the area that holds the table and what stands beside it, pixels. */
  window: Size;
}>;

export type Size = Readonly<{ width: number; height: number }>;

interface Aside {
  /** Width in pixels; 0 if it is closed or has no room. */
  width(this: void, state: DeskState, window: Size, settings: Settings): number;
  readonly Shown: ComponentType<ControlsProps>;
}

export type ResultProps = Readonly<{
  game: TableGame;
  snapshot: TableSnapshot;
  table: TableState;
  isBrief: boolean;
}>;

export type RoomProps = Readonly<{
  game: TableGame;
  state: Shown;
  layout: Layout;
}>;

export type GamePart = Readonly<{
  name: string;
  hooks?: Partial<Hooks>;

  slice?(viewed: Viewed): Partial<Scene>;
  /** Number of cards of the view's pile that lie open in the middle instead of aside. */
  lying?(this: void, scene: Partial<Scene>, seen: AnySeen): number;
  /** Its slice before anything of a round lies there. */
  bare?(after: Scene): Partial<Scene>;

  beats?: Partial<BeatPlans<Beats>>;
  /** Types of happenings that a seat may begin out of turn. */
  outOfTurn?: readonly string[];
  /** `to`: where the pack comes together. */
  clear?(this: void, scene: Scene, after: Scene, to: Spot): Cleared;
  /** Its slice when the hands have been dealt and nothing else has happened. */
  dealt?(scene: Scene, after: Scene): Partial<Scene>;
  follow?(
    this: void,
    beat: Beat,
    changes: readonly HandChange[],
    scene: Scene,
    draft: Draft,
    at: number,
  ): Draft;
  /** Steps for differences that no beat explains. */
  aligned?(this: void, scene: Scene, after: Scene, at: number): readonly AnimationStep[];
  /** Steps that the next plan need not wait for. */
  nonBlocking?: readonly AnimationStep["type"][];

  places?: Places;

  /** Describes what lies there, one sentence each. */
  words?(this: void, scene: Scene, who: Whose): readonly string[];
  seatWords?(scene: Scene, seat: Seat): Readonly<{ chips?: string; hand?: string }>;

  desk?: DeskPart;
  /**
   * Its controls, in the order of the page: in place of whose turn it is while it prompts, before
   * the own hand, before and after the buttons, beside those of the table itself, in the upper
   * corner, above all.
   */
  controls?: {
    readonly [
      where in
        | "prompt"
        | "corner"
        | "minor"
        | "beforeHand"
        | "beforeActions"
        | "afterActions"
        | "dialog"
    ]?: ComponentType<ControlsProps>;
  };

  aside?: Aside;
  Result?: ComponentType<ResultProps>;
  /** Its words on a screen for the room, where nobody presses anything. */
  Room?: ComponentType<RoomProps>;

  drawing?(this: void, craft: Craft): PartDrawing;
  /** Its share of a seat's look; later parts override earlier ones. */
  seatLook?(scene: Scene, seat: Seat): Partial<SeatLook>;
  isOpenToAll?(this: void, scene: Scene): boolean;
  /**
   * Its part of the scene that seats show before the plan gets there. `deals`: the cards of that
   * scene are dealt first.
   */
  atOnce?(scene: Scene, deals: boolean): Partial<Scene>;
}>;

/** How a part draws every animation and every zone that it adds. */
export type DrawingOf<A> = PartDrawing &
  (A extends { readonly animations: infer N }
    ? { readonly steps: Pick<Required<StepActs>, keyof N & keyof StepActs> }
    : unknown) &
  (A extends { readonly zones: infer Z }
    ? { readonly zones: Pick<Required<ZonePlaces>, keyof Z & keyof ZonePlaces> }
    : unknown);

/** What a part has to state with what it adds. */
type Duties<A> = (A extends { readonly scene: infer S }
  ? { slice(viewed: Viewed): S & Partial<Scene> }
  : unknown) &
  (A extends { readonly layout: unknown } ? { readonly places: Places } : unknown) &
  (A extends { readonly animations: unknown } | { readonly zones: unknown }
    ? { drawing(this: void, craft: Craft): DrawingOf<A> }
    : unknown) &
  (keyof DeskDuties<A> extends never ? unknown : { readonly desk: DeskPartOf<A> }) &
  (A extends { readonly beats: infer B } ? { readonly beats: BeatPlans<B> } : unknown) &
  (A extends { readonly hooks: infer H } ? { readonly hooks: H } : unknown);

export type PartOf<A> = Omit<GamePart, keyof Duties<A>> & Duties<A>;

type PlannedBy<P> = P extends { readonly beats: infer B } ? keyof B & keyof Beats : never;

type GivenBy<P> = P extends { readonly desk: { inputs(...of: never[]): infer I } }
  ? keyof I
  : never;
export type InputName<P extends readonly GamePart[]> = number extends P["length"]
  ? keyof Inputs
  : GivenBy<P[number]>;

/** The beats that a table with these parts can play; any where the parts are not known. */
export type BeatFrom<P extends readonly GamePart[]> = number extends P["length"]
  ? Beat
  : BeatIn<keyof TableBeats | PlannedBy<P[number]>>;
