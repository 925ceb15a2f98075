// What does a card do at this table of Eights Nomic, by the starting rules and by those that
// players have made (H-32)?

import type { Card } from "#shared/cards/card.ts";
import {
  asNomic,
  freeingRule,
  isFree,
  isInForce,
  matches,
  rulesOnPlay,
} from "#shared/games/eights-nomic/seen.ts";
import type { NomicSeen } from "#shared/games/eights-nomic/seen.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import { nomicText } from "./text.ts";

function fate(seen: NomicSeen, card: Card): string {
  const words = nomicText();
  const freeing = freeingRule(seen, card);
  if (matches(card, seen.pile.at(-1))) return "";
  if (freeing) return words.allowedBy(freeing.name);
  return isFree(seen, card) ? words.mustMatchNothing : words.matchesNothing;
}

export function caption(seen: AnySeen, card: Card): string {
  const nomic = asNomic(seen);
  const words = nomicText();
  const named = rulesOnPlay(nomic, card).map(({ name }) => name);
  const freeing = freeingRule(nomic, card)?.name;
  const others = named.filter((name) => name !== freeing);
  return [
    fate(nomic, card),
    card === "8s" && isInForce(nomic.facts, "EightOfSpades") ? words.eightOfSpades : "",
    others.length > 0 ? words.touchedBy(others) : "",
  ]
    .filter((part) => part !== "")
    .join("; ");
}

export const note = (card: Card): string => (card === "8s" ? nomicText().eightOfSpades : "");
