// How does the table come from the view that is shown to the next one?

import type { Card } from "#shared/cards/card.ts";
import type { ViewMessage } from "#shared/protocol/tableMessages.ts";
import { missingFrom } from "#renderer/table/scene/hand.ts";
import { planOf } from "#renderer/table/scene/plan.ts";
import { emptyScene, type Scene } from "#renderer/table/scene/scene.ts";
import { sceneOf, type SceneMaking } from "#renderer/table/scene/sceneOf.ts";
import type { Part } from "#renderer/table/part.ts";
import type { Plan } from "#renderer/table/scene/step.ts";
import type { TableGame } from "#renderer/table/tableGame.ts";
import { isDeal } from "./dealing.ts";
import type { Shown } from "./deskState.ts";

export type Making = {
  readonly game: TableGame;
  readonly compare: (one: Card, other: Card) => number;
  readonly arrange: SceneMaking["arrange"];
  readonly isPut: boolean;
  readonly makeKey: () => string;
  /** Own cards that leave first, of several with one name. */
  readonly leaving: ReadonlySet<string>;
  /** The parts by which the view that is shown was. */
  readonly former: readonly Part[];
  /** There is no time to play the plan. */
  readonly isLate: boolean;
};

export type Showing = {
  readonly scene: Scene;
  /** Null jumps. */ readonly plan: Plan | null;
  /** Keys of cards that came from elsewhere. */ readonly fresh: ReadonlySet<string>;
};

/** A round whose deal was missed is laid at once, whatever lay there before. */
export function showingOf(
  message: ViewMessage,
  { view, scene }: Pick<Shown, "view" | "scene">,
  making: Making,
): Showing {
  const { seen, happened } = message;
  const { game, compare, arrange, isPut, makeKey, leaving, former, isLate } = making;
  const isDealt = isDeal(message);
  const before = view !== null && view.round !== message.round && !isDealt ? emptyScene : scene;
  const beats = game.beats(seen, happened);
  const after = sceneOf(seen, happened, before, {
    game,
    compare,
    arrange,
    isPut,
    makeKey,
    leaving,
    beats,
  });
  const isFirst = before.counts.length !== after.counts.length;
  const start: Scene = isFirst
    ? (Object.assign(
        { ...after, hand: [], heap: 0, open: 0, counts: after.counts.map(() => 0) },
        ...game.parts.map((part) => part.bare?.(after)),
      ) as Scene)
    : before;
  const jumps = (isFirst && !isDealt) || isLate;
  const came = isDealt || before.hand.length === 0 ? [] : missingFrom(after.hand, before.hand);
  return {
    scene: after,
    plan: jumps ? null : planOf(start, beats, after, game.parts, former),
    fresh: new Set(came.map(({ key }) => key)),
  };
}
