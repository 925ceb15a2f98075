import { peekAll } from "#shared/cards/faceDown.ts";
import type { AnyGame } from "./game.ts";
import type { GameEvent } from "./outcome.ts";
import type { RoundStep } from "./view.ts";
import type { SentView, VisibleEvent } from "./seen.ts";

/**
 * Builds a spectator's view with all hands open and everything that passed between players. Stock
 * and removed cards stay face down. It is not a `View`, so no connection and no bot accepts it.
 */
export function openedView(game: AnyGame, step: RoundStep): SentView {
  const { round, happened } = step;
  const { hands, stock, pile, removed } = round.zones;
  return {
    seen: {
      viewer: "spectator",
      options: round.options,
      phase: game.phase(round),
      facts: round.facts,
      hands: hands.map(peekAll),
      stock: stock.length,
      pile,
      removed: removed.length,
      known: [],
      chosen: null,
      toAct: game.toAct(round),
      legal: [],
    },
    happened: happened.map(opened),
  };
}

function opened({ type, seat, told, only }: GameEvent): VisibleEvent {
  return {
    type,
    told,
    ...(seat !== undefined && { seat }),
    ...(only?.cards && { cards: peekAll(only.cards) }),
    ...(only?.text !== undefined && { text: only.text }),
  };
}
