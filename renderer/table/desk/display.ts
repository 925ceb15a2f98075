import type { GamePart } from "#renderer/table/part.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import type { Plan } from "#renderer/table/scene/step.ts";

export interface Display {
  /** Plays the plan (null jumps) and calls `done` once the scene, made of these parts, is shown. */
  perform(plan: Plan | null, scene: Scene, parts: readonly GamePart[], done: () => void): void;
  hold(hand: Scene["hand"]): void;
  shake(keys: ReadonlySet<string>): void;
  yourTurn(): void;
  /** Reports how many views wait, so that the display can play faster. */
  pressed(waiting: number): void;
}
