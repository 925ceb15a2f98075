import { Container } from "pixi.js";
import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Box } from "#renderer/art/box.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { Pose } from "#renderer/table/layout/handFan.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import type { Deeds, Spot, SpotOf, Step, StepOf, Zones } from "#renderer/table/scene/step.ts";
import type { CardField } from "./cards/CardField.ts";
import type { SeatPlates } from "./seats/SeatPlates.ts";
import type { Part } from "#renderer/table/part.ts";

export type Motion = (share: number) => void;

export const still: Motion = () => undefined;

/**
 * Where a part's sprites lie, lowest first: under hands and plates; on the backs; before the seats;
 * on open cards; on those aside; above all.
 */
type Level = "cloth" | "hands" | "bets" | "overOpen" | "overAside" | "top";

/**
 * Where a card that has landed lies: with those open in the middle, or above all that lies there.
 */
type Lying = "trick" | "aside";

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

type ZonePlaces = { readonly [Z in keyof Zones]?: ZonePlace<Z> };

/** What begins with a step; what comes back moves it. */
export type StepActs = { readonly [T in keyof Deeds]?: (step: StepOf<T>) => Motion | undefined };

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
  openCards?(this: void, scene: Scene): readonly OpenCard[];
  showing?(this: void): readonly Seat[];
  /** What it lies upon, which would be half seen; null for nothing. */
  covers?(this: void, scene: Scene): Box | null;
  /** Something lies there, and nothing below it is shown meanwhile. */
  cover?(this: void, box: Box | null): void;
}

const levels: readonly Level[] = ["cloth", "hands", "bets", "overOpen", "overAside", "top"];

type AnyZone = ZonePlace<Spot["zone"]>;
type AnyAct = (step: Step) => Motion | undefined;

export class PartDrawings {
  readonly levels = Object.fromEntries(
    levels.map((level) => [level, new Container({ label: `level ${level}` })]),
  ) as { readonly [L in Level]: Container };
  #used: readonly Part[] | null = null;
  #parts: readonly PartDrawing[] = [];

  use(parts: readonly Part[], craft: Craft): boolean {
    if (parts === this.#used) return false;
    this.#used = parts;
    for (const level of levels)
      for (const node of this.levels[level].removeChildren()) node.destroy({ children: true });
    this.#parts = parts.flatMap((part) => part.drawing?.(craft) ?? []);
    for (const level of levels)
      for (const { nodes } of this.#parts)
        if (nodes?.[level]) this.levels[level].addChild(nodes[level]);
    return true;
  }

  /** What the table itself does, and each part, as one motion. */
  begin(step: Step, common: StepActs): Motion {
    const motions = [common, ...this.#parts.map(({ steps }) => steps)].flatMap(
      (acts) => (acts?.[step.type] as AnyAct | undefined)?.(step) ?? [],
    );
    if (motions.length < 2) return motions[0] ?? still;
    return (share) => motions.forEach((move) => move(share));
  }

  zoneOf({ zone }: Spot): AnyZone | null {
    for (const { zones } of this.#parts) {
      const found = zones?.[zone];
      if (found) return found;
    }
    return null;
  }

  poseOf(spot: Spot): Pose | null {
    return this.zoneOf(spot)?.pose(spot) ?? null;
  }

  openCards(scene: Scene): readonly OpenCard[] {
    return this.#parts.flatMap((part) => part.openCards?.(scene) ?? []);
  }

  lay(layout: Layout): void {
    for (const part of this.#parts) part.lay?.(layout);
  }

  expect(scene: Scene, atOnce: boolean): void {
    for (const part of this.#parts) part.expect?.(scene, atOnce);
  }

  get showing(): readonly number[] {
    return this.#parts.flatMap((part) => part.showing?.() ?? []);
  }

  settle(scene: Scene): void {
    for (const part of this.#parts) part.settle?.(scene);
  }

  covered(scene: Scene): Box | null {
    return this.#parts.flatMap((part) => part.covers?.(scene) ?? [])[0] ?? null;
  }

  cover(box: Box | null): void {
    for (const part of this.#parts) part.cover?.(box);
  }
}
