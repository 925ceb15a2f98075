// In which melds may the viewer knock, and what is said of each (GR-11)?

import type { Card } from "#shared/cards/card.ts";
import { asGin, waysToKnock } from "#shared/games/gin-rummy/seen.ts";
import type { Knock } from "#shared/games/gin-rummy/types.ts";
import type { MeldWay } from "#renderer/table/parts/meldChoice/meldChoice.ts";
import type { AnySeen, Reading } from "#renderer/table/tableGame.ts";
import { knocking } from "./knocking.ts";
import { ginText } from "./text.ts";

/** None where it does not matter: with gin, without lay-offs, and where there is one way alone. */
export function ways(
  seen: AnySeen,
  reading: Reading,
  order: readonly Card[] | null,
): readonly MeldWay[] {
  const gin = asGin(seen);
  const down = knocking(gin, reading);
  if (!down || down.deadwood === 0 || !gin.options.layOffs) return [];
  const found = waysToKnock(gin, down.card, order);
  if (found.length < 2) return [];
  const words = ginText().ways;
  return found.map(({ melds, rest, deadwood, fitting, isAsPut }): MeldWay => {
    const move: Knock = { type: "knock", card: down.card, melds };
    return {
      melds,
      rest,
      isAsPut,
      name: words.melds(melds),
      told: words.told(deadwood, fitting),
      move,
    };
  });
}
