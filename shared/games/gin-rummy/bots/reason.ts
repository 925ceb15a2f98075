import { without } from "#shared/cards/hand.ts";
import { ownHand } from "#shared/contract/seen.ts";
import type { Said } from "#shared/text/said.ts";
import { because } from "../say.ts";
import { arrange, bestLayOffOf, knockingWith, mustDraw, type GinSeen } from "../seen.ts";
import type { Move } from "../types.ts";

function takeReason(seen: GinSeen): Said {
  const top = seen.pile.at(-1);
  const makesMeld =
    top !== undefined && arrange([...ownHand(seen), top]).melds.some((meld) => meld.includes(top));
  return because(makesMeld ? "takesForMeld" : "takesLow");
}

export function reasonFor(seen: GinSeen, move: Move): Said {
  switch (move.type) {
    case "leave":
      return because("leaves");
    case "take":
      return takeReason(seen);
    case "pass":
      return because("passes");
    case "draw":
      return because(mustDraw(seen.facts) ? "mustDraw" : "draws");
    case "bigGin":
      return because("bigGin");
    case "layOff":
      return because("laysOff", { deadwood: bestLayOffOf(seen)?.deadwood ?? 0 });
    case "knock": {
      const deadwood = knockingWith(seen, move.card, move.melds) ?? 0;
      return deadwood === 0 ? because("gin") : because("knocks", { deadwood });
    }
    case "discard":
      return because("discards", {
        deadwood: arrange(without(ownHand(seen), [move.card]) ?? []).deadwood,
      });
  }
}
