// Checks who wins a turn in which several players run out of cards, or in which a win is stopped
// and revived.

import { expect, test } from "vitest";
import type { Card } from "#shared/cards/card.ts";
import type { Move, NormalRound } from "#shared/games/normal-eights/types.ts";
import { allPass, laidOnHearts, made, nope, pick, sets, standing, type Step } from "./moment.ts";

const play = (card: Card, more: Partial<Move> = {}): Move =>
  ({ type: "play", card, ...more }) as Move;

/** The first move and its answers, then every window's passes, then the choices. */
function turn(
  start: NormalRound,
  answered: readonly Step[],
  ...choices: readonly Step[]
): NormalRound {
  const open = made(start, ...answered);
  return made(open, ...allPass(open), ...choices);
}

const winnersOf = (round: NormalRound): unknown => round.facts.result?.winners;

test("NE-4 NE-18 whose last card is an ace that cancels a last card wins with its player", () => {
  expect(
    winnersOf(
      turn(laidOnHearts(["8h", "As", "Kc 9c", "Qc 9d"]), [
        [0, play("8h")],
        [1, nope("As", false)],
      ]),
    ),
  ).toEqual([0, 1]);
});

test("NE-4 NE-19 whose last card is an ace that sends a last card back wins alone", () => {
  expect(
    winnersOf(
      turn(laidOnHearts(["8h", "As", "Kc 9c", "Qc 9d"]), [
        [0, play("8h")],
        [1, nope("As", true)],
      ]),
    ),
  ).toEqual([1]);
});

test("NE-19 a win is stopped by an ace that sends the last card back, and the turn goes on", () => {
  const stopped = turn(laidOnHearts(["8h", "As 2c", "Kc 9c", "Qc 9d"]), [
    [0, play("8h")],
    [1, nope("As", true)],
  ]);
  expect(standing(stopped)).toMatchObject({
    hands: ["8h", "2c", "9c Kc", "9d Qc"],
    pile: "7d 6h As",
    turn: 1,
    match: "As",
  });
});

test("NE-19 an ace that leaves the last card where it is stops no win", () => {
  expect(
    winnersOf(
      turn(laidOnHearts(["8h", "As 2c", "Kc 9c", "Qc 9d"]), [
        [0, play("8h")],
        [1, nope("As", false)],
      ]),
    ),
  ).toEqual([0]);
});

test("NE-19 NE-21 a stopped win is revived by a second ace, and stopped again by a third", () => {
  const start = laidOnHearts(["8h", "As 2c", "Ad 9c", "Ac 9d"]);
  const answers: readonly Step[] = [
    [0, play("8h")],
    [1, nope("As", true)],
    [2, nope("Ad", false)],
  ];
  expect(winnersOf(turn(start, answers))).toEqual([0]);
  expect(standing(turn(start, [...answers, [3, nope("Ac", false)]]))).toMatchObject({
    hands: ["8h", "2c", "9c", "9d"],
    pile: "7d 6h As Ad Ac",
    turn: 1,
  });
});

test("NE-19 NE-21 an ace that was a last card is sent back too, and that win is stopped", () => {
  expect(
    standing(
      turn(laidOnHearts(["8h", "As", "Ad 9c", "Qc 9d"]), [
        [0, play("8h")],
        [1, nope("As", true)],
        [2, nope("Ad", true)],
      ]),
    ),
  ).toMatchObject({ hands: ["", "As", "9c", "9d Qc"], winners: [0] });
  expect(
    standing(
      turn(laidOnHearts(["8h 2d", "As", "Ad 9c", "Qc 9d"]), [
        [0, play("8h")],
        [1, nope("As", true)],
        [2, nope("Ad", true)],
      ]),
    ),
  ).toMatchObject({ hands: ["2d", "As", "9c", "9d Qc"], turn: 1 });
});

test("NE-4 NE-12 all whose last card goes in a purge win with the user", () => {
  const purged = turn(
    laidOnHearts(["7h", "4c", "3c", "2c 2d"]),
    [[0, play("7h")]],
    [3, pick("2c")],
    [1, pick("4c")],
    [2, pick("3c")],
  );
  expect(standing(purged)).toMatchObject({ winners: [0, 1, 2], pile: "7d 6h 7h 4c 3c 2c" });
});

test("NE-4 NE-12 who has no card left is not asked for one in a purge, and wins all the same", () => {
  const revived = turn(laidOnHearts(["7h 8c", "As", "Ad 3d", "2c 2d"]), [
    [0, play("7h")],
    [1, nope("As", false)],
    [2, nope("Ad", false)],
  ]);
  expect(revived.facts.pending).toEqual([2, 3]);
  expect(standing(made(revived, [3, pick("2d")], [2, pick("3d")]))).toMatchObject({
    winners: [1, 2],
    pile: "7d 6h 7h As Ad 3d 2d",
  });
});

test("NE-4 NE-11 all who lay down all they have win with the user, and their cards lie in the order of turns", () => {
  const laid = turn(
    laidOnHearts(["6h 8c 8d 8s", "9c 9d 9s", "2d", "4c 5c 6c"], { facts: { direction: -1 } }),
    [[0, play("6h")]],
    [2, sets()],
    [3, sets("4c 5c 6c")],
    [1, sets("9c 9d 9s")],
    [0, sets("8c 8d 8s")],
  );
  expect(standing(laid)).toMatchObject({
    winners: [0, 1, 3],
    pile: "7d 6h 6h 8c 8d 8s 4c 5c 6c 9c 9d 9s",
  });
});

test("NE-4 NE-7 all who tie with their last card in a war win, and a user without cards takes no part", () => {
  const start = laidOnHearts(["2h", "Kc", "Kd", "3c"]);
  const open = made(start, [0, play("2h")], ...allPass(start));
  expect(open.facts.pending).toEqual([1, 2, 3]);
  expect(standing(made(open, [2, pick("Kd")], [3, pick("3c")], [1, pick("Kc")]))).toMatchObject({
    winners: [0, 1, 2],
    pile: "7d 6h 2h Kc Kd",
    hands: ["", "", "", "3c"],
  });
});

test("NE-4 NE-10 who gives his last card wins, and the user, who has it now, does not", () => {
  expect(
    standing(
      turn(
        laidOnHearts(["5h", "Kc", "9c", "3c"]),
        [[0, play("5h", { target: 1 })]],
        [1, pick("Kc")],
      ),
    ),
  ).toMatchObject({ winners: [1], hands: ["Kc", "", "9c", "3c"] });
});

test("NE-4 NE-14 who plays a 10 as his last card wins before another turn begins", () => {
  expect(winnersOf(turn(laidOnHearts(["Th", "Kc", "9c", "3c"]), [[0, play("Th")]]))).toEqual([0]);
});

test("NE-4 NE-17 who draws four by a King has not run out, whatever ace he spent before", () => {
  const drawn = turn(laidOnHearts(["Kh", "As", "Ad 9c", "3c"]), [
    [0, play("Kh", { target: 1 })],
    [1, nope("As", true)],
    [2, nope("Ad", false)],
  ]);
  expect(standing(drawn)).toMatchObject({ winners: [0], hands: ["", "2d 3d 4d 5d", "9c", "3c"] });
});

test("NE-4 NE-6 NE-8 a last 3 brings at least the cards below it, so it never wins at once", () => {
  expect(
    standing(turn(laidOnHearts(["3h", "Kc", "9c"], { stock: "", pile: "6h" }), [[0, play("3h")]])),
  ).toMatchObject({ hands: ["6h", "Kc", "9c"], pile: "3h", turn: 1, match: "3h" });
});

test("NE-4 C-5 whose user has left win all the same, when the windows are over", () => {
  const start = laidOnHearts(["8h 9h", "As", "9c", "3c"]);
  expect(
    winnersOf(
      made(
        start,
        [0, play("8h")],
        [1, nope("As", false)],
        [0, { type: "leave" }],
        ...allPass(start).slice(1),
      ),
    ),
  ).toEqual([1]);
});

test("NE-4 C-8 several winners share the pot, and odd chips go from the dealer's left", () => {
  const over = turn(
    laidOnHearts(["7h", "4c", "3c", "2c 2d"], {
      facts: { dealer: 0, chips: [0, 0, 0, 0], pot: 200 },
    }),
    [[0, play("7h")]],
    [3, pick("2c")],
    [1, pick("4c")],
    [2, pick("3c")],
  );
  expect(over.facts.chips).toEqual([66, 67, 67, 0]);
});
