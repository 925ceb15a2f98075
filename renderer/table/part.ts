// What does one mechanism of the table bring along: its slice of the scene, plans, places, sprites,
// words and controls?

import type { ComponentType } from "react";
import type { Settings } from "#shared/settings/settings.ts";
import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Told } from "#shared/contract/view.ts";
import type { TableState } from "#shared/protocol/table.ts";
import type { TableSnapshot } from "#renderer/client/clients.ts";
import type { Desk } from "./desk/Desk.ts";
import type { DeskPart } from "./desk/deskPart.ts";
import type { DeskState } from "./desk/deskState.ts";
import type { Offers } from "./desk/offers.ts";
import type { PointedCard } from "./dom/input/PointedCard.ts";
import type { Layout } from "./layout/layout.ts";
import type { Places } from "./layout/places.ts";
import type { SeatLook } from "#renderer/sprites/SeatPlate.ts";
import type { Beat, BeatOf, Beats } from "./scene/beat.ts";
import type { Scene } from "./scene/scene.ts";
import type { Draft, Spot, Step } from "./scene/step.ts";
import type { Craft, PartDrawing } from "./drawing/partDrawing.ts";
import type { AnySeen, TableGame, Whose } from "./tableGame.ts";

/** What the parts of a table tell the rest of it about a view, by part; each adds its own. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the parts
export interface Hooks {}

/**
 * What a slice of the scene is made from. `known`: the scene before, of the same round. What lies
 * open on the table is in the view, and never taken from it.
 */
export type Viewed = {
  readonly seen: AnySeen;
  readonly happened: readonly Told[];
  readonly known: Partial<Scene>;
  readonly compare: (one: Card, other: Card) => number;
};

/**
 * Where a plan has come to. `after`: the scene that it leads to. `beats`: all that are told of in
 * it.
 */
export type Moment = {
  readonly scene: Scene;
  readonly after: Scene;
  readonly beats: readonly Beat[];
  readonly at: number;
};

/** Cards that leave a seat's hand, and such as come to it. */
export type HandChange = {
  readonly seat: Seat;
  readonly out: readonly Card[];
  readonly in: readonly Card[];
};

export type BeatPlan<T extends keyof Beats> = {
  plan(this: void, beat: BeatOf<T>, moment: Moment): Draft;
  /** What it does to hands that others may see. */
  hands?(this: void, beat: BeatOf<T>): readonly HandChange[];
  /** So many cards come to lie open in the middle. */
  lays?(this: void, beat: BeatOf<T>): number;
  /** Chips leave a seat's stack before the cards are dealt. */
  pays?(beat: BeatOf<T>): { readonly seat: Seat; readonly amount: number } | null;
};

export type BeatPlans = { readonly [T in keyof Beats]?: BeatPlan<T> };

/** An open card, or a back, that becomes part of the pack again. */
export type Gathered =
  | { readonly key: string; readonly card: Card }
  | { readonly key: string; readonly card: null; readonly from: Spot };

/** How a part leaves the table bare for a new deal. */
export type Cleared = {
  /** At once, whether or not anything lies there. */
  readonly steps?: readonly Step[];
  /** As what lies there is taken together. */
  readonly gathering?: readonly Step[];
  readonly cards?: readonly Gathered[];
  /** Keys of cards that are simply gone. */
  readonly gone?: readonly string[];
  readonly scene: Partial<Scene>;
};

/** Where the cards are dealt from, if not from the dealer's hands. */
export type Pack = {
  readonly spot: Spot;
  /** What is seen of it when so many cards are still to be dealt. */
  steps(this: void, after: Scene, left: number, at: number): readonly Step[];
};

/** What the controls of a part are given. */
export interface ControlsProps {
  readonly desk: Desk;
  readonly state: DeskState;
  /** Null for who only looks on. */
  readonly offers: Offers | null;
  readonly layout: Layout;
  readonly settings: Settings;
  /** Of the own hand. */
  readonly pointed: Pick<PointedCard, "subscribe" | "key">;
  /** What the table and all that stands beside it lie in, pixels. */
  readonly window: Size;
}

export type Size = { readonly width: number; readonly height: number };

/** What stands beside the table: nothing of the table lies under it. */
export interface Aside {
  /** So many pixels of the window's width; 0 where it is put away, or has no room. */
  width(this: void, state: DeskState, window: Size, settings: Settings): number;
  readonly Shown: ComponentType<ControlsProps>;
}

/** What a part says of a round that is over is given. */
export interface ResultProps {
  readonly game: TableGame;
  readonly snapshot: TableSnapshot;
  readonly table: TableState;
  /** Beside what else is told in a line. */
  readonly isBrief: boolean;
}

export interface Part {
  /** As its folder is called. */
  readonly name: string;
  readonly hooks?: Partial<Hooks>;

  /** Its slice of the scene. */
  slice?(viewed: Viewed): Partial<Scene>;
  /** So many cards of the view's pile lie open in the middle, in place of aside. */
  lying?(this: void, scene: Partial<Scene>, seen: AnySeen): number;
  /** Its slice before anything of a round lies there. */
  bare?(after: Scene): Partial<Scene>;

  readonly beats?: BeatPlans;
  /** What happens first where somebody moves whose turn it need not be. */
  readonly outOfTurn?: readonly string[];
  /** `to`: where the pack comes together. */
  clear?(this: void, scene: Scene, after: Scene, to: Spot): Cleared;
  readonly pack?: Pack;
  /** Its slice when the hands have been dealt and nothing else has happened. */
  dealt?(scene: Scene, after: Scene): Partial<Scene>;
  /** What it makes of a beat besides, by which hands may change. `scene`: before the beat. */
  follow?(
    this: void,
    beat: Beat,
    changes: readonly HandChange[],
    scene: Scene,
    draft: Draft,
    at: number,
  ): Draft;
  /** What no beat told of. */
  aligned?(this: void, scene: Scene, after: Scene, at: number): readonly Step[];
  /** Steps that the next plan need not wait for. */
  readonly lasting?: readonly Step["type"][];

  /** Where it lies. */
  readonly places?: Places;

  /** What lies there, a sentence each. */
  words?(this: void, scene: Scene, who: Whose): readonly string[];
  /** The game tells of the cards that lie aside. */
  readonly tellsHeap?: boolean;
  /** What is to be known of a seat: of its chips, and of its hand. */
  seatWords?(scene: Scene, seat: Seat): { readonly chips?: string; readonly hand?: string };
  /** What a seat is called whose hand is out of play; "left" unless given. */
  outWords?(this: void): string;

  /** What it does at the desk of who plays. */
  readonly desk?: DeskPart;
  /**
   * What one does with it, in the order of the page: in place of whose turn it is while it prompts,
   * before the own hand, before and after the buttons, beside those of the table itself, in the
   * upper corner, above all.
   */
  readonly controls?: {
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

  readonly aside?: Aside;
  /** What it says of a round that is over, with its result. */
  readonly Result?: ComponentType<ResultProps>;

  /** Its sprites. */
  drawing?(this: void, craft: Craft): PartDrawing;
  /** What a seat shows of it; later parts go over earlier ones. */
  seatLook?(scene: Scene, seat: Seat): Partial<SeatLook>;
  /** The seat's hand lies open: no backs are shown there. */
  isOpen?(this: void, scene: Scene, seat: Seat): boolean;
  /** All are asked at once: it is nobody's turn. */
  isOpenToAll?(this: void, scene: Scene): boolean;
  /** Play passes the seat over. */
  isPassedOver?(this: void, scene: Scene, seat: Seat): boolean;
  /**
   * What seats show of it before a plan has come there. `deals`: the cards of that scene are to be
   * dealt first.
   */
  atOnce?(scene: Scene, deals: boolean): Partial<Scene>;
}
