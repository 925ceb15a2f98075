// What the tests over the catalogue expect of Gin Rummy.

import { peekAll } from "#shared/cards/faceDown.ts";
import { shownHands } from "#shared/games/gin-rummy/turns.ts";
import type { EndedBy, GinRound } from "#shared/games/gin-rummy/types.ts";
import { endingOf } from "../endings.ts";
import type { Expected } from "../expected.ts";

const gin = endingOf<GinRound>();
const by = (way: EndedBy) => gin(({ facts }) => facts.result!.by === way);
const isMatch = ({ facts }: GinRound): boolean => facts.result!.bonus !== null;

export const expected: Expected = {
  page: { letters: "GR", rules: 19 },
  endings: {
    "GR-14 a knock is won": by("knock"),
    "GR-13 a knock is won against cards laid off": gin(
      ({ facts }) => facts.result!.by === "knock" && facts.laidOff.flat().length > 0,
    ),
    "GR-14 a knock is undercut": by("undercut"),
    "GR-14 undercut with equal deadwood": gin(
      ({ facts }) => facts.result!.by === "undercut" && facts.deadwood[0] === facts.deadwood[1],
    ),
    "GR-12 gin": by("gin"),
    "GR-14 gin against gin": gin(
      ({ facts }) =>
        facts.result!.by === "gin" && facts.deadwood[0] === 0 && facts.deadwood[1] === 0,
    ),
    "GR-12 big gin": by("bigGin"),
    "GR-10 points are doubled": gin(
      ({ facts }) => facts.double && facts.result!.points.some((points) => points > 0),
    ),
    "GR-15 a dead hand": by("dead"),
    "GR-16 one leaves": gin(({ facts }) => facts.result!.by === "leave" && facts.knocker === null),
    "GR-16 one leaves after a knock": gin(
      ({ facts }) => facts.result!.by === "leave" && facts.knocker !== null,
    ),
    "GR-17 a match is won": gin(
      (last) => isMatch(last) && last.facts.result!.bonus!.every((bonus) => bonus > 0),
    ),
    "GR-17 a shutout": gin(
      (last) => isMatch(last) && last.facts.result!.bonus!.some((bonus) => bonus === 0),
    ),
    "C-8 GR-15 stakes go back": gin(
      ({ facts }) => facts.result!.by === "dead" && facts.result!.chips !== undefined,
    ),
  },
  // GR-19: a player who goes down shows their cards, and the other's are counted with those.
  revealed: (_before, after) => {
    const { zones, facts } = after as GinRound;
    return shownHands(facts).map((seat) => peekAll(zones.hands[seat]!));
  },
};
