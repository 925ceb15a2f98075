// With which card would the player knock now, and how much would be left over (GR-9)?

import type { Card } from "#shared/cards/card.ts";
import { asGin, knockingWith, offeredKnocks, type GinSeen } from "#shared/games/gin-rummy/seen.ts";
import type { AnySeen, Reading } from "#renderer/table/tableGame.ts";

export type Knocking = { readonly card: Card; readonly deadwood: number };

const pickedCard = (reading: Reading): Card | null =>
  reading.kind === "move" && "card" in reading.move ? (reading.move.card as Card) : null;

/** With the least that there can be. */
function least(seen: GinSeen): Knocking | null {
  const ways = offeredKnocks(seen).flatMap((card): readonly Knocking[] => {
    const deadwood = knockingWith(seen, card);
    return deadwood === null ? [] : [{ card, deadwood }];
  });
  return ways.reduce<Knocking | null>(
    (best, way) => (best === null || way.deadwood < best.deadwood ? way : best),
    null,
  );
}

/** The picked card's, where it may be knocked with; else the best. Null where nobody may knock. */
export function knocking(seen: AnySeen, reading: Reading): Knocking | null {
  const gin = asGin(seen);
  const picked = pickedCard(reading);
  const deadwood =
    picked !== null && offeredKnocks(gin).includes(picked) ? knockingWith(gin, picked) : null;
  return picked !== null && deadwood !== null ? { card: picked, deadwood } : least(gin);
}
