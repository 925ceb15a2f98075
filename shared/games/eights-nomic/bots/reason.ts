import type { Card } from "#shared/cards/card.ts";
import { offers } from "#shared/contract/seen.ts";
import type { Said } from "#shared/text/said.ts";
import { matches } from "../matching.ts";
import { givenBy } from "../obstacles.ts";
import { isInForce } from "../ruleBook.ts";
import { because } from "../say.ts";
import { allowedBy } from "../standing.ts";
import { nullName } from "../startingRules.ts";
import type { Modify, Move } from "../types.ts";
import { goes, type Field } from "./field.ts";
import { changeUnderWay } from "./judging.ts";

export function reasonFor(field: Field, move: Move): Said {
  switch (move.type) {
    case "play":
      return playReason(field, move.card);
    case "draw":
      return because(
        field.hand.some((card) => goes(field, card)) && offers(field.seen, "play")
          ? "drawsMore"
          : "nothingFits",
      );
    case "endTurn":
      return because("ends");
    case "deckShuffle":
      return because("shuffles");
    case "emptyHand":
      return because("takesFive");
    case "modify":
      return changeReason(move);
    case "agree":
      return because(changeUnderWay(field.seen)?.clause === null ? "leavesToPeople" : "agrees");
    case "object":
      return because("objects");
    case "disagree":
      return because("disagrees");
    case "improper":
      return because("calls");
    case "endGame":
      return because("consents");
    case "announce":
    case "whisper":
      return because("speaks");
    case "leave":
      return because("leaves");
  }
}

function playReason({ seen, hand, giver }: Field, card: Card): Said {
  const { facts, pile } = seen;
  if (card === "8s" && isInForce(facts, "EightOfSpades")) return because("eightOfSpades");
  if (hand.length === 1 && isInForce(facts, "EmptyHand")) return because("lastCard");
  if (matches(card, pile.at(-1))) return because("fits", { held: hand.length - 1 });
  if (!isInForce(facts, "PlayDefinition")) return because("free");
  const rule = allowedBy(giver.standing, givenBy(giver, "play", card), "match");
  return rule ? because("lifted", { rule: rule.name }) : because("dares");
}

function changeReason({ rule, name, clause }: Modify): Said {
  if (clause === null) return because("emptyRule");
  return rule === nullName
    ? because("addsRule", { rule: name })
    : because("replacesRule", { rule: name, from: rule });
}
