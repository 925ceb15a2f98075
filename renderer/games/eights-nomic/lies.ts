// What lies on the table in Eights Nomic, and how does the game stand, told to who cannot see it?

import { asNomic } from "#shared/games/eights-nomic/seen.ts";
import { eightsText } from "#renderer/games/eights/text.ts";
import { nameOf } from "#renderer/games/telling.ts";
import { cardName } from "#renderer/text/cardName.ts";
import type { AnySeen, Whose } from "#renderer/table/tableGame.ts";
import { nomicText } from "./text.ts";
import { wantWords } from "./want.ts";

export function lies(seen: AnySeen, who: Whose): readonly string[] {
  const { pile, stock, removed, facts } = asNomic(seen);
  const [words, shared] = [nomicText(), eightsText()];
  const top = pile.at(-1);
  const isOver = facts.result !== null;
  const properties = [
    ...Object.entries(facts.properties.game).flatMap(([name, value]) =>
      typeof value === "number" ? [words.property(null, name, value)] : [],
    ),
    ...facts.properties.seats.flatMap((own, seat) =>
      Object.entries(own).flatMap(([name, value]) =>
        name === "Pending Rules" ? [] : [words.property(who(seat).name, name, value)],
      ),
    ),
  ];
  return [
    top === undefined ? shared.emptyPile : shared.onPile(cardName(top), pile.length),
    isOver ? "" : shared.toMatch(wantWords(seen)),
    isOver ? "" : words.cycle(facts.turnCycle.map((seat) => nameOf(who(seat)))),
    isOver || facts.skips === 0 || facts.extraTurn ? "" : words.skipsToCome(facts.skips),
    isOver || !facts.extraTurn ? "" : words.extraToCome,
    words.rulesInForce(facts.rules.length),
    ...properties,
    facts.consents.length === 0 || isOver
      ? ""
      : words.agreedToEndBy(facts.consents.map((seat) => nameOf(who(seat)))),
    shared.inStock(stock),
    removed > 0 ? shared.removed(removed) : "",
  ].filter((sentence) => sentence !== "");
}
