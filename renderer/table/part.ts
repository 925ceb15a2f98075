import type { Box } from "#renderer/art/box.ts";
import type { TableSnapshot } from "#renderer/client/clients.ts";
import type { ClientClock } from "#renderer/client/clientClock.ts";
import type { Layout } from "./layout/layout.ts";
import type { Action, Inputs, Picking, Reading, TableGame, Whose } from "./tableGame.ts";
import type { Settings } from "#shared/settings/settings.ts";
import type { Move } from "#shared/contract/round.ts";
import type { ViewMessage } from "#shared/protocol/tableMessages.ts";
import type { Desk } from "./desk/Desk.ts";
import type { DeskState } from "./desk/deskState.ts";
import type { Company } from "./layout/company.ts";
import type { Regions, Room } from "./layout/regions.ts";
import type { ComponentType } from "react";
import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { AnySeen, Told } from "#shared/contract/view.ts";
import type { TableState } from "#shared/protocol/table.ts";
import type { Offers } from "./desk/offers.ts";
import type { PointedCard } from "./dom/input/CardGestures.ts";
import type { SeatLook } from "#renderer/sprites/SeatPlate.ts";
import type { Beat, BeatOf, Beats } from "./scene/beat.ts";
import type { Scene } from "./scene/scene.ts";
import type { Draft, Spot, Step } from "./scene/step.ts";
import type { Craft, PartDrawing } from "./drawing/PartDrawings.ts";

export type DeskClock = Pick<ClientClock, "now" | "after">;

/** Follows the newest views, shown or not, as long as the desk stands. */
export interface Companion {
  hear(view: ViewMessage, snapshot: TableSnapshot): void;
  /** The table stands otherwise than before. */
  told(snapshot: TableSnapshot): void;
  wish(settings: Settings): void;
  /** As `DeskPart.act`. */
  act?(action: Action): boolean;
  close(): void;
}

/** What is asked of all at once, in place of whose turn it is. */
export type Prompt = {
  /** Said once. */
  readonly spoken: string;
  /** What stands in the buttons' place; null where there is something to press. */
  readonly quiet: string | null;
};

/** What a key does, in words and in truth. */
export type KeyDeed = { readonly words: string; readonly run: () => void };

/** A button that stays pressed, for a setting. `name`: its label is part of it. */
export type Switch = {
  readonly id: string;
  readonly label: string;
  readonly name: string;
  readonly isOn: boolean;
  readonly change: Partial<Settings>;
};

/** What is explained once, as a hint, and never again: a setting remembers it. */
type Explanation = { readonly words: string; readonly told: Partial<Settings> };

/** What controls hide of the table's words. */
export type Covered = {
  /** It stands beside the line that says whose turn it is. */
  readonly beside?: Box;
  /** So many pixels above that line; `all`: everything that lies there is needed. */
  readonly above?: number | "all";
};

export interface DeskPart {
  /** Its slice when another game follows, and after all that was picked is put away. */
  readonly first?: Partial<DeskState>;
  /** Its slice once a view is shown. `now`: with that view, its scene and what stays picked. */
  shown?(this: void, game: TableGame, before: DeskState, now: DeskState): Partial<DeskState>;
  /** Its slice when all that was picked is put away, if not its first. */
  cleared?(this: void, state: DeskState): Partial<DeskState>;
  /** H-27: what a hint for this move sets, besides picking its cards. */
  hinted?(this: void, game: TableGame, state: DeskState, move: Move): Partial<DeskState>;

  /** Keys of own cards that stand up out of the hand without being picked. */
  raised?(this: void, state: DeskState): readonly string[];
  /** How cards are picked at this moment, if not as the game says. */
  picking?(this: void, game: TableGame, state: DeskState): Picking | null;
  /** The buttons of this moment, if not the game's. */
  actions?(this: void, game: TableGame, state: DeskState): readonly Action[] | null;
  inputs?(this: void, game: TableGame, state: DeskState): Partial<Inputs>;
  /**
   * Said by every button where the person has answered already, and can do nothing more; null else.
   */
  answered?(this: void, game: TableGame, state: DeskState): string | null;

  /** Does what a tap on an own card means; true where it did. */
  toggle?(this: void, desk: Desk, key: string): boolean;
  /** Takes the picked cards in place of playing them; true where it did. */
  take?(this: void, desk: Desk): boolean;
  /** Plays what the picked cards read as, or asks what must be said before; true where it did. */
  play?(this: void, desk: Desk, reading: Reading): boolean;
  /** Does what a button says; true where it did. */
  act?(this: void, desk: Desk, action: Action): boolean;
  /** What a key does, in lower case, that would press this button, or none. */
  key?(this: void, desk: Desk, typed: string, action: Action | null): KeyDeed | null;

  /**
   * Cards that were pulled were let go over this place, by the name that its control has in the
   * document: does what that means; true where it did.
   */
  drop?(this: void, desk: Desk, keys: readonly string[], place: string): boolean;
  /** What the own hand is called now, if not as the game says. */
  holding?(this: void, game: TableGame, state: DeskState): string | null;

  prompt?(this: void, game: TableGame, state: DeskState, settings: Settings): Prompt | null;
  explains?(this: void, game: TableGame, state: DeskState, settings: Settings): Explanation | null;
  covers?(this: void, game: TableGame, state: DeskState, layout: Layout): Covered;
  switches?(this: void, settings: Settings): readonly Switch[];
  companion?(this: void, desk: Desk, clock: DeskClock): Companion;
}

/** What the parts of a game do at the desk, in their order. */
export const deskParts = (game: TableGame | null): readonly DeskPart[] =>
  game?.parts.flatMap(({ desk }) => desk ?? []) ?? [];

/** What the first part says that says anything. */
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

/** What hands that lie open keep off: always, and where there is room. */
type Kept = { readonly taken: readonly Box[]; readonly wished: readonly Box[] };
export type Keeps = (showing: readonly number[], amidBets: boolean) => Kept;

export interface Places {
  /**
   * Height that the line above the hand needs for its words, pixels at their usual size; left out
   * where the usual one will do.
   */
  readonly statusLine?: number;
  /** Where people sit, and what lies between them. */
  company?(this: void, room: Room, regions: Regions): Company;
  /** Its own places, in a layout that has those of the parts before it. */
  slice?(layout: Layout, keeps: Keeps): Partial<Layout>;
}

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
type Pack = {
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
interface Aside {
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
