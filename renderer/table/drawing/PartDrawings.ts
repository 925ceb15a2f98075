// What do the parts of this game's table have on the table, and which of them carries out a step?

import { Container } from "pixi.js";
import type { Box } from "#renderer/art/box.ts";
import type { Part } from "#renderer/table/part.ts";
import type { Layout, Pose } from "#renderer/table/layout/layout.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import type { Spot, Step } from "#renderer/table/scene/step.ts";
import {
  still,
  type Craft,
  type Level,
  type Motion,
  type OpenCard,
  type StepActs,
  type PartDrawing,
  type ZonePlace,
} from "./partDrawing.ts";

const levels: readonly Level[] = ["cloth", "hands", "bets", "overOpen", "overAside", "top"];

type AnyZone = ZonePlace<Spot["zone"]>;
type AnyAct = (step: Step) => Motion | undefined;

/** The sprites of all parts, which change with the game. */
export class PartDrawings {
  /** Stay on the table whatever the game. */
  readonly levels = Object.fromEntries(
    levels.map((level) => [level, new Container({ label: `level ${level}` })]),
  ) as { readonly [L in Level]: Container };
  #used: readonly Part[] | null = null;
  #parts: readonly PartDrawing[] = [];

  /** True where it has become another table. */
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
