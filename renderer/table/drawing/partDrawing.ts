// What does a part of the table have on the table?

import type { Container } from "pixi.js";
import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Box } from "#renderer/art/box.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import type { Layout, Pose } from "#renderer/table/layout/layout.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import type { Deeds, SpotOf, StepOf, Zones } from "#renderer/table/scene/step.ts";
import type { CardField } from "./cards/CardField.ts";
import type { SeatPlates } from "./seats/SeatPlates.ts";

/** Called with 0…1 while a step lasts. */
export type Motion = (share: number) => void;

export const still: Motion = () => undefined;

/**
 * Where a part's sprites lie, lowest first: under hands and plates; on the backs; before the seats;
 * on open cards; on those aside; above all.
 */
export type Level = "cloth" | "hands" | "bets" | "overOpen" | "overAside" | "top";

/**
 * Where a card that has landed lies: with those open in the middle, or above all that lies there.
 */
export type Lying = "trick" | "aside";

export type OpenCard = {
  readonly key: string;
  /** Null lies face down. */ readonly face: Card | null;
  readonly pose: Pose;
  readonly z: number;
  readonly where: Lying;
};

/** A place where cards of a part may be. */
export type ZonePlace<Z extends keyof Zones> = {
  /** Null leaves it to the table. */
  pose(this: void, spot: SpotOf<Z>): Pose | null;
  /** How a card lies that has landed there; one that joins a hand is a held card from then on. */
  readonly lies?: { readonly where: Lying; z(spot: SpotOf<Z>): number };
  /** Cards leave from under the one that stays. */
  readonly isUnder?: boolean;
  /** So small that only rank and suit can be read. */
  isBold?(this: void): boolean;
  /** A card is on its way there. */
  coming?(this: void, spot: SpotOf<Z>): Motion;
  landed?(this: void, spot: SpotOf<Z>): void;
};

export type ZonePlaces = { readonly [Z in keyof Zones]?: ZonePlace<Z> };

/** What begins with a step; what comes back moves it. */
export type StepActs = { readonly [T in keyof Deeds]?: (step: StepOf<T>) => Motion | undefined };

/** What parts find on the table. */
export interface Craft {
  readonly atlas: CardAtlas;
  readonly cards: CardField;
  readonly seats: SeatPlates;
  readonly layout: Layout;
  /**
   * Seats whose hands lie open, or will when the plan that plays is over: other parts keep off
   * them.
   */
  readonly showing: readonly Seat[];
  /** Those that do at this moment. */
  readonly showingNow: readonly Seat[];
}

export interface PartDrawing {
  readonly nodes?: { readonly [L in Level]?: Container };
  readonly steps?: StepActs;
  readonly zones?: ZonePlaces;
  /** The window has another size, or the company. */
  lay?(this: void, layout: Layout): void;
  /** A plan that leads to this scene begins; `atOnce`: there is none. */
  expect?(this: void, scene: Scene, atOnce: boolean): void;
  /** Everything is as the scene has it, and nothing moves. */
  settle?(this: void, scene: Scene): void;
  /** Its cards that lie on the table. */
  openCards?(this: void, scene: Scene): readonly OpenCard[];
  /** Seats whose hands lie open, or are about to. */
  showing?(this: void): readonly Seat[];
  /** What it lies upon, which would be half seen; null for nothing. */
  covers?(this: void, scene: Scene): Box | null;
  /** Something lies there, and nothing below it is shown meanwhile. */
  cover?(this: void, box: Box | null): void;
}
