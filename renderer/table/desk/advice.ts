// How is a bot's advice put into words (H-27)?

import { sentence } from "#renderer/text/text.ts";
import type { Move } from "#shared/contract/round.ts";
import type { AnySeen, TableGame, Whose } from "#renderer/table/tableGame.ts";
import type { Said } from "#shared/text/said.ts";
import { tableText } from "#renderer/table/tableText.ts";

/** What to do, where the game has words for it, and why. */
export function adviceWords(
  { words }: Pick<TableGame, "words">,
  seen: AnySeen,
  move: Move,
  why: Said,
  who: Whose,
): string {
  const reason = sentence(why);
  const what = words().advice(seen, move, who);
  return what === "" ? reason : tableText().advice(what, reason);
}
