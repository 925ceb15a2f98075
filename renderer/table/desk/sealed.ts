// Which own cards were chosen face down, and wait for the others'?

import type { ViewMessage } from "#shared/protocol/tableMessages.ts";
import type { HandCard } from "#renderer/table/scene/scene.ts";
import type { TableGame } from "#renderer/table/tableGame.ts";
import { keysOf } from "./picks.ts";

/** By their keys, of several alike those in `first`; null where nothing is chosen. */
export function sealedIn(
  { picking }: TableGame,
  { seen: { chosen } }: ViewMessage,
  hand: readonly HandCard[],
  first: readonly string[],
): ReadonlySet<string> | null {
  const cards = chosen === null ? [] : picking.cardsOf(chosen);
  return cards.length === 0 ? null : keysOf(hand, cards, first);
}
