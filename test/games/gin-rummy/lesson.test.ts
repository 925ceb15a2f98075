// Checks that what the lesson hand says of Gin Rummy is true: what is left over, what a player may
// knock with, and what is laid off.

import { expect, test } from "vitest";
import { peekAll } from "#shared/cards/faceDown.ts";
import { arrange } from "#shared/games/gin-rummy/arranger.ts";
import lessonRecord from "#shared/games/gin-rummy/lesson.round.json" with { type: "json" };
import { lesson } from "#shared/games/gin-rummy/text/lesson.en.ts";
import type { GinRound } from "#shared/games/gin-rummy/types.ts";
import { learner } from "#shared/record/lesson.ts";
import { replay } from "#shared/record/replay.ts";
import { readRecord } from "#shared/record/roundRecord.ts";

const lines = [...replay(readRecord(lessonRecord))];
const roundAt = (number: number): GinRound => lines[number]!.step.round as unknown as GinRound;
/** The lines after which the learner is to move, in their own order. */
const asked = lessonRecord.moves.flatMap(({ seat }, at) => (seat === learner ? [at] : []));
const leftOver = (number: number, seat: number): number =>
  arrange(peekAll(roundAt(number).zones.hands[seat]!)).deadwood;

test("GR-3 GR-6 a whole pack lies ready, and the card that is turned up is offered to the learner", () => {
  expect(new Set(lessonRecord.deck).size).toBe(52);
  expect(roundAt(0).facts).toMatchObject({ turn: learner, offered: true });
});

test("GR-5 the two cards that are taken make a meld at once, and those that are left lying would make none", () => {
  const melding = asked
    .filter((at) => !["discard", "knock"].includes(lessonRecord.moves[at]!.type))
    .map((at) => {
      const top = roundAt(at).zones.pile.at(-1)!;
      return [
        lessonRecord.moves[at]!.type,
        arrange([...peekAll(roundAt(at).zones.hands[learner]!), top]).melds.some((meld) =>
          meld.includes(top),
        ),
      ];
    });
  expect(melding).toEqual([
    ["take", true],
    ["draw", false],
    ["take", true],
    ["draw", false],
  ]);
});

test("GR-9 what is left over after a discard and a knock is what is told", () => {
  expect(lesson.steps[5]!.then).toContain("You have 16 deadwood");
  expect(leftOver(asked[5]! + 1, learner)).toBe(16);
  expect(lesson.steps[7]!.look).toContain("knock with 1.");
  expect(leftOver(asked[7]! + 1, learner)).toBe(1);
});

test("GR-13 GR-14 the other lays off the 4 of spades, is left with 12, and the learner has 11 points and a box", () => {
  const { facts } = roundAt(lines.length - 1);
  expect(lesson.steps[7]!.then).toMatch(/4 of spades.*12 less 1: 11 points/);
  expect([facts.laidOff.flat(), facts.deadwood, facts.result?.points, facts.boxes]).toEqual([
    ["4s"],
    [1, 12],
    [11, 0],
    [1, 0],
  ]);
});

test("GR-9 Ada could not have knocked before", () => {
  const ownTurns = lessonRecord.moves.flatMap(({ seat, type }, at) =>
    seat !== learner && type === "discard" ? [at] : [],
  );
  for (const at of ownTurns) expect(leftOver(at + 1, 1)).toBeGreaterThan(10);
});
