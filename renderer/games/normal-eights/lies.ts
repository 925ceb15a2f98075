// What lies on the table in Normal Eights, told to who cannot see it?

import type { Seat } from "#shared/contract/seats.ts";
import { asNormal } from "#shared/games/normal-eights/seen.ts";
import { eightsText } from "#renderer/games/eights/text.ts";
import { nameOf } from "#renderer/games/telling.ts";
import { cardName } from "#renderer/text/cardName.ts";
import type { AnySeen, Whose } from "#renderer/table/tableGame.ts";
import { normalText } from "./text.ts";
import { chainWords } from "./question.ts";
import { wantWords } from "./want.ts";

export function lies(seen: AnySeen, who: Whose): readonly string[] {
  const normal = asNormal(seen);
  const { pile, stock, removed, facts } = normal;
  const [words, shared] = [normalText(), eightsText()];
  const nameAt = (seat: Seat): string | null => nameOf(who(seat));
  const top = pile.at(-1);
  const isOver = facts.result !== null;
  return [
    top === undefined ? shared.emptyPile : shared.onPile(cardName(top), pile.length),
    ...chainWords(normal, who),
    // What must be matched is not known again before the windows have closed (NE-21).
    isOver || facts.chain.length > 0 ? "" : shared.toMatch(wantWords(seen)),
    facts.direction === 1 ? shared.clockwise : shared.counterClockwise,
    ...(isOver
      ? []
      : facts.skips.map((count, seat) => (count > 0 ? words.skipsOf(nameAt(seat), count) : ""))),
    ...(isOver ? [] : facts.shown.map((seat) => words.opensOf(nameAt(seat)))),
    shared.inStock(stock),
    removed > 0 ? shared.removed(removed) : "",
  ].filter((sentence) => sentence !== "");
}
