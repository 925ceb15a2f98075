// Whose turn is it, and what is asked?

import { offers } from "#shared/contract/asked.ts";
import { asDraw, mostThrown, toCall, type DrawSeen } from "#shared/games/five-card-draw/seen.ts";
import type { AnySeen, Whose } from "#renderer/table/tableGame.ts";
import { drawText } from "./text.ts";

export function status(seen: AnySeen, who: Whose): string {
  const draw = asDraw(seen);
  const { facts, viewer, toAct, phase } = draw;
  const acting = toAct[0];
  if (acting === undefined) return drawText().over;
  if (acting === viewer)
    return phase === "draw" ? drawText().yourDraw(mostThrown(draw)) : yourBet(draw, acting);
  const { name } = who(acting);
  if (phase === "draw") return drawText().theirDraw(name);
  return viewer !== "spectator" && facts.allIn[viewer]
    ? drawText().youAreAllIn(name)
    : drawText().theirTurn(name);
}

function yourBet(seen: DrawSeen, own: number): string {
  const { facts } = seen;
  const price = toCall(facts, own);
  const stack = facts.chips[own] ?? 0;
  if (price > 0)
    return price < stack ? drawText().yourCall(price) : drawText().yourCallAllIn(stack);
  return offers(seen, "check") ? drawText().yourCheck : drawText().yourBet;
}
