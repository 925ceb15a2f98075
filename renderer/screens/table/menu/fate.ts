// What becomes of the cards and chips of somebody who is sent away, in words?

import { text } from "#renderer/text/text.ts";
import type { TablePlayer, TableState } from "#shared/protocol/table.ts";

/**
 * As if he left himself (H-17): in a round by the rules of leaving it, between rounds with his
 * chips alone.
 */
export function fateOf(
  { name, seat, out, chips }: Pick<TablePlayer, "name" | "seat" | "out" | "chips">,
  { stage, lan }: Pick<TableState, "stage" | "lan">,
  how: "remove" | "ban",
): readonly string[] {
  const words = text().persons;
  const isIn = stage === "playing" && seat !== null && !out;
  const hasChips = chips !== null;
  return [
    ...(isIn ? [words.hand(name)] : []),
    ...(isIn && hasChips ? [words.stake(name)] : []),
    ...(!isIn && hasChips ? [words.chips(name)] : []),
    ...(how === "ban" ? [words.mayNotReturn(name)] : lan ? [words.mayReturn(name)] : []),
  ];
}
