// Whose turn is it in Gin Rummy, and what is asked?

import { isAsked, offers } from "#shared/contract/asked.ts";
import { asGin, type GinSeen } from "#shared/games/gin-rummy/seen.ts";
import type { AnySeen, Whose } from "#renderer/table/tableGame.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { knocking } from "./knocking.ts";
import { ginText } from "./text.ts";

const topName = ({ pile }: GinSeen): string => {
  const top = pile.at(-1);
  return top === undefined ? "" : cardName(top);
};

export function status(seen: AnySeen, who: Whose): string {
  const gin = asGin(seen);
  const acting = gin.toAct[0];
  const words = ginText();
  if (acting === undefined || gin.phase === "over") return words.over;
  return isAsked(gin) ? yours(gin, who) : words.theirs[gin.phase](who(acting).name, topName(gin));
}

function yours(gin: GinSeen, who: Whose): string {
  const words = ginText();
  const knocker = gin.facts.knocker;
  switch (gin.phase) {
    case "upcard":
      return words.yourUpCard(topName(gin));
    case "draw":
      return words.yourDraw(offers(gin, "take") ? topName(gin) : null);
    case "discard":
      return words.yourDiscard(knocking(gin, { kind: "nothing" })?.deadwood ?? null);
    case "layoff":
      return words.yourLayOff(knocker === null ? "" : who(knocker).name);
    case "over":
      return words.over;
  }
}
