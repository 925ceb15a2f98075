import { Container } from "pixi.js";
import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Box } from "#renderer/art/box.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { Pose } from "#renderer/table/layout/handFan.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import type {
  Animations,
  Spot,
  SpotOf,
  AnimationStep,
  AnimationStepOf,
  Zones,
} from "#renderer/table/scene/animation.ts";
import type { CardField } from "./cards/CardField.ts";
import type { SeatPlates } from "./seats/SeatPlates.ts";
import type { GamePart } from "#renderer/table/part.ts";

export type Motion = (share: number) => void;

export const still: Motion = () => undefined;

/**
 * Layers for a part's sprites, lowest first: under hands and plates; on the backs; before the
 * seats; on open cards; on cards aside; on top.
 */
type Level = "cloth" | "hands" | "bets" | "overOpen" | "overAside" | "top";

/** Where a landed card lies: among the open cards in the middle, or above them. */
type Lying = "trick" | "aside";

export type OpenCard = Readonly<{
  key: string;
  face: Card | null;
  pose: Pose;
  z: number;
  where: Lying;
}>;

export type ZonePlace<Z extends keyof Zones> = Readonly<{
  /** Null leaves it to the table. */
  pose(this: void, spot: SpotOf<Z>): Pose | null;
  /** How a landed card lies there; one that joins a hand becomes a held card. */
  lies?: { readonly where: Lying; z(spot: SpotOf<Z>): number };
  /** Cards leave from under the one that stays. */
  isUnder?: boolean;
  /** So small that only rank and suit can be read. */
  isBold?(this: void): boolean;
  /** Runs while a card is on its way there. */
  coming?(this: void, spot: SpotOf<Z>): Motion;
  landed?(this: void, spot: SpotOf<Z>): void;
}>;

export type ZonePlaces = { readonly [Z in keyof Zones]?: ZonePlace<Z> };

export type StepActs = {
  readonly [T in keyof Animations]?: (step: AnimationStepOf<T>) => Motion | undefined;
};

export type Craft = Readonly<{
  atlas: CardAtlas;
  cards: CardField;
  seats: SeatPlates;
  layout: Layout;
  /** Seats whose hands lie open, or will at the end of the current plan. */
  showing: readonly Seat[];
  showingNow: readonly Seat[];
}>;

export type PartDrawing = Readonly<{
  nodes?: { readonly [L in Level]?: Container };
  steps?: StepActs;
  zones?: ZonePlaces;
  /** Called when the window's size or the company has changed. */
  lay?(this: void, layout: Layout): void;
  /** Called before a plan that leads to this scene; `atOnce`: the scene is shown without one. */
  expect?(this: void, scene: Scene, atOnce: boolean): void;
  settle?(this: void, scene: Scene): void;
  openCards?(this: void, scene: Scene): readonly OpenCard[];
  showing?(this: void): readonly Seat[];
  /**
   * The box that the part covers; what would be half hidden by it is not shown. Null for nothing.
   */
  covers?(this: void, scene: Scene): Box | null;
  cover?(this: void, box: Box | null): void;
}>;

const levels: readonly Level[] = ["cloth", "hands", "bets", "overOpen", "overAside", "top"];

type AnyZone = ZonePlace<Spot["zone"]>;
type AnyAct = (step: AnimationStep) => Motion | undefined;

export class PartDrawings {
  readonly levels = Object.fromEntries(
    levels.map((level) => [level, new Container({ label: `level ${level}` })]),
  ) as { readonly [L in Level]: Container };
  #used: readonly GamePart[] | null = null;
  #parts: readonly PartDrawing[] = [];

  use(parts: readonly GamePart[], craft: Craft): boolean {
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

  begin(step: AnimationStep, common: StepActs): Motion {
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
