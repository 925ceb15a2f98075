import type { Card } from "#shared/cards/card.ts";
import { offers } from "#shared/contract/seen.ts";
import type { Said } from "#shared/text/said.ts";
import { freedBy, isFree } from "../obstacles.ts";
import { isInForce } from "../ruleBook.ts";
import { because } from "../say.ts";
import { changeUnderWay } from "../seen.ts";
import { matches } from "../standing.ts";
import { nullName } from "../startingRules.ts";
import type { Modify, Move } from "../types.ts";
import type { Field } from "./field.ts";
import { costsCards } from "./judging.ts";

const reasons = {
  endTurn: "ends",
  deckShuffle: "shuffles",
  emptyHand: "takesFive",
  disagree: "disagrees",
  improper: "calls",
  endGame: "consents",
  announce: "speaks",
  whisper: "speaks",
  leave: "leaves",
} as const;

export function reasonFor(field: Field, move: Move): Said {
  const { seen, giver } = field;
  switch (move.type) {
    case "play":
      return playReason(field, move.card);
    case "draw":
      return because(
        giver.hand.some((card) => isFree(giver, card)) && offers(seen, "play")
          ? "drawsMore"
          : "nothingFits",
      );
    case "modify":
      return changeReason(move);
    case "object": {
      const change = changeUnderWay(seen);
      return because(
        change && costsCards(seen, change, field.seat) ? "objectsToDrawing" : "objects",
      );
    }
    case "agree":
      return because(changeUnderWay(seen)?.clause === null ? "leavesToPeople" : "agrees");
    default:
      return because(reasons[move.type]);
  }
}

function playReason({ seen: { facts, pile }, giver }: Field, card: Card) {
  const held = giver.hand.length - 1;
  if (card === "8s" && isInForce(facts, "EightOfSpades")) return because("eightOfSpades");
  if (held === 0 && isInForce(facts, "EmptyHand")) return because("lastCard");
  if (matches(card, pile.at(-1))) return because("fits", { held });
  if (!isInForce(facts, "PlayDefinition")) return because("free");
  const rule = freedBy(giver, card);
  return rule ? because("lifted", { rule: rule.name }) : because("dares");
}

function changeReason({ rule, name, clause }: Modify) {
  if (clause === null) return because("emptyRule");
  return rule === nullName
    ? because("addsRule", { rule: name })
    : because("replacesRule", { rule: name, from: rule });
}
