// What does a player's bubble say in Normal Eights?

import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { asNormal, rankCounted } from "#shared/games/normal-eights/seen.ts";
import { eightsText } from "#renderer/games/eights/text.ts";
import { hasOneLeft } from "#renderer/games/eights/seatMarks.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import { normalText } from "./text.ts";

/** By what the card counts as (NE-24). */
export function saysPlaying(counted: Card): string {
  const rank = rankCounted(counted);
  return rank === null ? "" : normalText().saysCard[rank];
}

/** While a window is open, what was played into it goes on being said. */
function chained(seen: AnySeen, seat: Seat): string {
  const { chain, counted } = asNormal(seen).facts;
  const at = chain.findLastIndex((link) => link.seat === seat);
  const link = chain[at];
  if (!link) return "";
  if (at > 0) return link.sendBack ? normalText().saysNopeBack : normalText().saysNope;
  return saysPlaying(counted[at] ?? link.card);
}

export function speech(seen: AnySeen, seat: Seat): string {
  const { passed, result, left } = asNormal(seen).facts;
  if (result !== null || left.includes(seat)) return "";
  const said = chained(seen, seat);
  if (said !== "") return said;
  if (hasOneLeft(seen, seat)) return eightsText().saysLastCard;
  return passed.includes(seat) ? eightsText().saysPass : "";
}
