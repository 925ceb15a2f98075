// What the tests over the catalogue expect of Crazy Eights.

import { peekAll } from "#shared/cards/faceDown.ts";
import type { CrazyRound } from "#shared/games/crazy-eights/types.ts";
import type { ReplayedLine } from "#shared/record/replay.ts";
import { endingOf, happened } from "../endings.ts";
import type { Expected } from "../expected.ts";

const crazy = endingOf<CrazyRound>();
const lastPlayed = (lines: readonly ReplayedLine[]) =>
  lines.flatMap(({ step }) => step.happened.filter(({ type }) => type === "played")).at(-1)?.told[
    "cards"
  ] as readonly string[] | undefined;

export const expected: Expected = {
  page: { letters: "CE", rules: 14 },
  endings: {
    "CE-11 one goes out with a single card": crazy(
      (last, lines) =>
        last.zones.hands.some(({ length }) => length === 0) &&
        last.facts.left.length === 0 &&
        lastPlayed(lines)?.length === 1,
    ),
    "CE-7 one goes out with a set": crazy(
      (_last, lines) => !happened(lines, "blocked") && Number(lastPlayed(lines)?.length) > 1,
    ),
    "CE-8 one goes out with eights": crazy(
      (last, lines) =>
        !happened(lines, "blocked") &&
        last.zones.pile.at(-1)?.startsWith("8") === true &&
        last.facts.left.length === 0,
    ),
    "CE-9 one goes out after a refill": crazy(
      (_last, lines) => !happened(lines, "blocked") && happened(lines, "refilled"),
    ),
    "CE-10 blocked, and one has fewest points": crazy(
      ({ facts }, lines) =>
        happened(lines, "blocked") && facts.result!.winners.length === 1 && facts.left.length === 0,
    ),
    "CE-10 blocked, and several have": crazy(
      ({ facts }, lines) => happened(lines, "blocked") && facts.result!.winners.length > 1,
    ),
    "CE-11 blocked, and nothing is scored": crazy(
      ({ facts }, lines) =>
        happened(lines, "blocked") && facts.result!.points!.every((points) => points === 0),
    ),
    "C-5 CE-10 blocked by a leave": crazy((_last, lines) =>
      lines.some(
        ({ step }) =>
          step.happened.some(({ type }) => type === "left") &&
          step.happened.some(({ type }) => type === "blocked"),
      ),
    ),
    "C-5 all but one leave": crazy(({ facts }) => facts.left.length === facts.order.length - 1),
    "C-8 a tie with an odd chip": crazy(
      ({ facts }) =>
        facts.result!.winners.length > 1 &&
        new Set(facts.result!.winners.map((seat) => facts.result!.chips?.[seat])).size > 1,
    ),
    "C-14 places are shared": crazy(({ facts }) =>
      facts.result!.places.slice(1).some(({ length }) => length > 1),
    ),
  },
  // CE-10, CE-11, C-14: the end tells who has won how many points, and in which order the others'
  // points put them.
  revealed: (_before, { facts: { result }, zones: { hands } }) =>
    result && [result.points, result.places, hands.map(peekAll)],
};
