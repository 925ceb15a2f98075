// How does the table stand after views that nobody watched one by one?

import type { Settings } from "#shared/settings/settings.ts";
import type { ViewMessage } from "#shared/protocol/tableMessages.ts";
import type { TableState } from "#shared/protocol/table.ts";
import { emptyScene } from "#renderer/table/scene/scene.ts";
import { sceneOf } from "#renderer/table/scene/sceneOf.ts";
import type { TableGame } from "#renderer/table/tableGame.ts";
import type { Shown } from "./deskState.ts";
import { linesOf, withLines } from "./lines.ts";
import { sealedIn } from "./sealed.ts";

interface Making {
  readonly gameOf: (id: string) => TableGame;
  readonly sortBy: Settings["sortBy"];
  readonly makeKey: () => string;
  readonly makeId: () => number;
}

const none: ReadonlySet<string> = new Set();

/**
 * All views of one round, from its deal on: scene and log are what they would be had each been
 * shown.
 */
export function pastOf(
  past: readonly ViewMessage[],
  table: TableState | null,
  { gameOf, sortBy, makeKey, makeId }: Making,
): Pick<Shown, "view" | "scene" | "lines" | "sealed" | "fresh" | "moving"> {
  const scene = past.reduce((before, { seen, happened, game: id }) => {
    const game = gameOf(id);
    return sceneOf(seen, happened, before, {
      game,
      compare: game.order(sortBy),
      arrange: (hand) => game.arranged(hand, sortBy),
      makeKey,
      leaving: none,
    });
  }, emptyScene);
  const lines = withLines(
    [],
    past.flatMap((message) => linesOf(message, table, gameOf(message.game), null, makeId)),
  );
  const view = past.at(-1) ?? null;
  const sealed = view && sealedIn(gameOf(view.game), view, scene.hand, []);
  return { view, scene, lines, sealed, fresh: none, moving: false };
}
