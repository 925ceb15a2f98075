// Checks that clauses are enforced as EN-7, EN-24 and EN-26…EN-28 say, in the order that the page
// gives.

import { describe, expect, test } from "vitest";
import { eightsNomic } from "#shared/games/eights-nomic/index.ts";
import type { Modify, NomicRound } from "#shared/games/eights-nomic/types.ts";
import {
  dealt,
  done,
  draw,
  endTurn,
  handOf,
  improper,
  laid,
  leave,
  made,
  modify,
  penalties,
  pendingRules,
  pileOf,
  play,
  quick,
  refusal,
  repeal,
  shuffle,
  takeFive,
  told,
  withPending,
  type Step,
} from "./moment.ts";

type Clause = Modify["clause"];
const rule = (name: string, clause: Clause): Step => [
  1,
  modify(name, `The clause of ${name} says it all.`, { clause }),
];
const get = (field: string) => ({ get: field });
const op = (operator: string, ...of: readonly Clause[]) => ({ op: operator, of });
const isCard = (rank: string) => op("=", get("card.rank"), rank);
const forbid = (command: string, when: Clause = true) => ({ do: "forbid", command, when });
const allow = (command: string, lifts: string, when: Clause = true) => ({
  do: "allow",
  command,
  lifts,
  when,
});
const fine = (n: number, after: string, when: Clause = true) => ({ do: "penalty", n, after, when });
const then = (effect: Clause, after: string, when: Clause = true) => ({
  do: "then",
  effect,
  after,
  when,
});
const ends = (winner: string, when: Clause) => ({ do: "endGame", winner, when });
const drawFor = (who: string, n: number) => ({ effect: "draw", who, n });
const set = (of: string, property: string, to: Clause) => ({ effect: "set", of, property, to });

const three = (
  hands: readonly string[] = ["7h Ks 8c Jd", "3c", "5c"],
  laying: Parameters<typeof laid>[1] = {},
): NomicRound => withPending(laid(hands, { options: quick, ...laying }), 9, 9, 9);
const ruled = (round: NomicRound, ...clauses: readonly Clause[]): NomicRound =>
  made(round, ...clauses.map((clause, at) => rule(`Rule ${at}`, clause)));

describe("forbid", () => {
  test("EN-24 the host refuses the command to everyone, the author too, and names the rule", () => {
    const round = ruled(three(), forbid("play", isCard("K")));
    expect([refusal(round, [0, play("Ks")]), refusal(round, [0, play("7h")])]).toEqual([
      "EN-7",
      null,
    ]);
    expect(eightsNomic.apply(round, 0, play("Ks"))).toMatchObject({
      error: { args: { rule: "Rule 0" } },
    });
    expect(refusal(made(round, [0, draw], [0, endTurn]), [1, play("3c")])).toBeNull();
    expect(eightsNomic.legal(round, 0)).not.toContainEqual(play("Ks"));
  });

  test.each<[string, NomicRound, Step]>([
    ["draw", three(), [0, draw]],
    ["endTurn", made(three(), [0, draw]), [0, endTurn]],
    ["deckShuffle", three(undefined, { stock: "" }), [2, shuffle]],
    ["emptyHand", three(["7h", "", "5c"]), [1, takeFive]],
    ["modify", three(), [2, modify("A", "A new text.")]],
  ])("EN-24 any command may be forbidden: %s", (command, round, step) => {
    expect(refusal(round, step)).toBeNull();
    expect(refusal(ruled(round, forbid(command)), step)).toBe("EN-7");
  });

  test("EN-24 EN-28 it looks at the state before the command", () => {
    const round = ruled(three(), forbid("draw", op("<", get("stock"), 8)));
    expect(refusal(round, [0, draw])).toBeNull();
    expect(refusal(made(round, [0, draw], [0, endTurn]), [1, draw])).toBe("EN-7");
  });

  test("EN-16 EN-24 who may neither draw nor play may end his turn", () => {
    expect(refusal(ruled(three(), forbid("draw"), forbid("play")), [0, endTurn])).toBeNull();
    expect(refusal(ruled(three(), forbid("draw"), forbid("play", isCard("K"))), [0, endTurn])).toBe(
      "EN-13",
    );
  });

  test("EN-23 EN-28 a default move is never refused, but has its consequences", () => {
    const round = ruled(three(), forbid("draw"), then(drawFor("next", 2), "draw"));
    expect(handOf(made(round, [0, draw, "auto"]), 1)).toBe("3c 3d 4d");
    expect(refusal(round, [0, draw])).toBe("EN-7");
  });

  test("EN-7 EN-24 once the rule is repealed, or its owner’s text alone, the host refuses nothing by it", () => {
    const round = ruled(three(), forbid("play", isCard("K")));
    expect(refusal(made(round, [2, repeal("Rule 0")]), [0, play("Ks")])).toBeNull();
    expect(refusal(made(round, [1, leave]), [0, play("Ks")])).toBe("EN-7");
  });
});

describe("allow", () => {
  test("EN-24 “match” lifts the penalty of PlayDefinition alone", () => {
    const round = ruled(three(), allow("play", "match", isCard("8")));
    expect(penalties(made(round, [0, play("8c")]))).toEqual([[], [], []]);
    expect(
      penalties(made(ruled(three(), allow("play", "match", isCard("8"))), [0, play("Ks")])),
    ).toEqual([[1], [], []]);
    expect(
      penalties(made(ruled(three(), allow("play", "match"), fine(2, "play")), [0, play("Ks")])),
    ).toEqual([[2], [], []]);
  });

  test("EN-24 “limit” lifts what Turns says: one more card, an end with nothing done", () => {
    const round = ruled(
      three(),
      allow("play", "limit", op("=", get("player.played"), 1)),
      allow("draw", "limit", op("<", get("player.drew"), 2)),
      allow("endTurn", "limit"),
    );
    expect(refusal(made(round, [0, play("7h")], [0, play("Ks")]), [0, play("8c")])).toBe("EN-13");
    expect(refusal(made(round, [0, draw], [0, draw]), [0, draw])).toBe("EN-13");
    expect(refusal(round, [0, endTurn])).toBeNull();
  });

  test("EN-24 it lifts no forbid", () => {
    expect(
      refusal(ruled(three(), allow("play", "match"), allow("play", "limit"), forbid("play")), [
        0,
        play("7h"),
      ]),
    ).toBe("EN-7");
  });

  test("EN-20 EN-24 nor what the Eight of Spades asks for", () => {
    const owed = made(ruled(three(["8s 7s", "3c", "5c"]), allow("play", "limit")), [0, play("8s")]);
    expect(refusal(owed, [0, play("7s")])).toBe("EN-20");
  });
});

describe("penalty", () => {
  test("EN-24 the command’s player earns a standard penalty of n, of which nobody is told", () => {
    const round = ruled(three(), fine(3, "draw", op(">", get("player.hand"), 4)));
    expect(told(round, [0, draw])).toEqual(["drew"]);
    const earned = made(round, [0, draw]);
    expect(penalties(earned)).toEqual([[3], [], []]);
    expect(handOf(made(earned, [2, improper(0, { kind: "standard", n: 3 })]), 0)).toBe(
      "7h Ks 8c Jd 2d 3d 4d 5d",
    );
  });

  test("EN-15 EN-24 a play that earned it is taken back, once it is called", () => {
    const earned = made(ruled(three(), fine(2, "play", isCard("7"))), [0, play("7h")]);
    expect([
      pileOf(made(earned, [2, improper(0, { kind: "standard", n: 2 })])),
      penalties(earned),
    ]).toEqual(["6c 6h", [[2], [], []]]);
  });

  test("EN-15 EN-26 not once a clause’s effect has followed", () => {
    const earned = made(ruled(three(), then({ effect: "reverse" }, "play")), [0, play("Ks")]);
    expect(pileOf(made(earned, [2, improper(0)]))).toBe("6c 6h Ks");
  });

  test("EN-28 after an end of the turn it belongs to the turn that has begun", () => {
    const round = made(ruled(three(), fine(1, "endTurn")), [0, draw], [0, endTurn]);
    expect(penalties(round)).toEqual([[1], [], []]);
    expect(penalties(made(round, [1, draw], [1, endTurn]))).toEqual([[], [1], []]);
  });

  test("EN-2 EN-24 without StandardPenalty there is none", () => {
    expect(
      penalties(made(ruled(three(), fine(3, "draw")), [2, repeal("StandardPenalty")], [0, draw])),
    ).toEqual([[], [], []]);
  });
});

describe("then", () => {
  test("EN-26 draw: the player or the next one, as many as there are, and it is not the turn’s draw", () => {
    const round = ruled(
      three(),
      then(drawFor("next", 2), "play", isCard("7")),
      then(drawFor("player", 5), "play", isCard("K")),
    );
    const after = done(round, [0, play("7h")]);
    expect([handOf(after.round, 1), after.happened.at(-1)]).toEqual([
      "3c 2d 3d",
      {
        type: "drew",
        seat: 1,
        told: { count: 2, why: "clause" },
        only: { to: [1], cards: ["2d", "3d"] },
      },
    ]);
    const five = made(
      ruled(three(undefined, { stock: "2d 3d" }), then(drawFor("player", 5), "play", isCard("K"))),
      [0, play("Ks")],
    );
    expect([handOf(five, 0), five.zones.stock.length, five.facts.done]).toEqual([
      "7h 8c Jd 2d 3d",
      0,
      { played: true, drew: false },
    ]);
  });

  test("EN-26 reverse: the Turn Cycle behind its first name is turned round", () => {
    const after = made(
      ruled(
        withPending(laid(["7h", "3c", "4c", "5c"], { options: quick }), 9, 9, 9, 9),
        then({ effect: "reverse" }, "play"),
      ),
      [0, play("7h")],
    );
    expect([
      after.facts.turnCycle,
      after.facts.turn,
      made(after, [0, endTurn]).facts.turnCycle,
    ]).toEqual([[0, 3, 2, 1], 0, [3, 2, 1, 0]]);
  });

  test("EN-26 skip: one more name goes to the back at the end of the turn, and each adds up", () => {
    const one = made(
      ruled(three(), then({ effect: "skip" }, "play")),
      [0, play("7h")],
      [0, endTurn],
    );
    expect([one.facts.turnCycle, one.facts.skips]).toEqual([[2, 0, 1], 0]);
    expect(
      made(
        ruled(three(), then({ effect: "skip" }, "play"), then({ effect: "skip" }, "draw")),
        [0, play("7h")],
        [0, draw],
        [0, endTurn],
      ).facts.turnCycle,
    ).toEqual([0, 1, 2]);
  });

  test("EN-26 extraTurn: the first player begins a new turn, and outdoes skips", () => {
    const after = made(
      ruled(three(), then({ effect: "skip" }, "play"), then({ effect: "extraTurn" }, "play")),
      [0, play("7h")],
      [0, endTurn],
    );
    expect(after.facts).toMatchObject({
      turn: 0,
      turnCycle: [0, 1, 2],
      turns: 1,
      skips: 0,
      extraTurn: false,
      done: { played: false },
    });
    expect(refusal(after, [0, endTurn])).toBe("EN-13");
  });

  test("EN-22 EN-26 a leave drops them", () => {
    const round = made(
      ruled(three(), then({ effect: "skip" }, "play"), then({ effect: "extraTurn" }, "play")),
      [0, play("7h")],
    );
    expect(made(round, [0, leave]).facts).toMatchObject({
      turn: 1,
      turnCycle: [1, 2],
      skips: 0,
      extraTurn: false,
    });
    expect(made(round, [1, leave], [0, endTurn]).facts.turnCycle).toEqual([2, 0]);
  });

  test("EN-26 set: a number of the game, the player or the next one, by any name; Pending Rules of a seat", () => {
    const round = ruled(
      three(),
      then(set("game", "constructor", op("+", { property: "constructor", of: "game" }, 3)), "draw"),
      then(set("next", "Pending Rules", 1), "draw"),
    );
    const after = made(round, [0, draw]);
    expect(after.facts.properties.game["constructor"]).toBe(3);
    expect(pendingRules(after)).toEqual([9, 1, 9]);
    expect(made(after, [0, endTurn], [1, draw]).facts.properties.game["constructor"]).toBe(6);
    expect(told(round, [0, draw])).toEqual(["drew", "propertySet", "propertySet"]);
  });

  test("EN-23 a consequence triggers no further clause", () => {
    const round = ruled(three(), then(drawFor("player", 1), "draw"));
    expect(handOf(made(round, [0, draw]), 0)).toBe("7h Ks 8c Jd 2d 3d");
  });
});

describe("endGame", () => {
  test("EN-24 its winner is who gave the command, wherever it is asked", () => {
    const round = ruled(three(), ends("player", op("=", get("player.hand"), 0)));
    const over = made(round, [0, draw], [0, endTurn], [1, play("3c")]);
    expect(over.facts.result).toEqual({ winners: [1], places: [[1], [2], [0]] });
    expect(told(made(round, [0, draw], [0, endTurn]), [1, play("3c")])).toEqual([
      "played",
      "gameEnded",
      "won",
    ]);
  });

  test("EN-24 each for whom it holds, who share the first place", () => {
    const round = ruled(three(), ends("each", op(">=", get("each.rules"), 1)));
    expect(round.facts.result?.winners).toEqual([1]);
    const both = ruled(three(), ends("each", op("<", get("each.hand"), 2)));
    expect(both.facts.result).toEqual({ winners: [1, 2], places: [[1, 2], [0]] });
  });

  test("EN-10 EN-24 or by the ranking", () => {
    const round = ruled(three(), ends("ranking", op(">=", get("turns"), 1)));
    expect(made(round, [0, draw], [0, endTurn]).facts.result?.places).toEqual([[1], [2], [0]]);
  });

  test("EN-24 where it holds for nobody the game goes on", () => {
    expect(ruled(three(), ends("each", op(">", get("each.hand"), 20))).facts.result).toBeNull();
  });

  test("EN-10 EN-24 a clause that ends the game with the last turn names the winner", () => {
    const last = three(undefined, { options: { ...quick, maxTurns: 1 } });
    expect(
      made(ruled(last, ends("player", op("=", get("turns"), 1))), [0, draw], [0, endTurn]).facts
        .result?.winners,
    ).toEqual([0]);
  });
});

describe("order", () => {
  test("EN-28 all penalties, then all effects, then the ends, whatever the rules’ order; of each the oldest first", () => {
    const round = ruled(
      three(),
      ends("ranking", op("=", { property: "x", of: "game" }, 3)),
      then(set("game", "x", op("+", { property: "x", of: "game" }, 2)), "draw"),
      then(
        set("game", "x", op("+", { property: "x", of: "game" }, 1)),
        "draw",
        op("=", { property: "x", of: "game" }, 2),
      ),
      fine(1, "draw", op("=", { property: "x", of: "game" }, 0)),
    );
    const over = made(round, [0, draw]);
    expect([over.facts.result !== null, over.facts.properties.game["x"], penalties(over)]).toEqual([
      true,
      3,
      [[1], [], []],
    ]);
  });

  test("EN-28 a change is judged by the clauses that are in force after it", () => {
    expect(pendingRules(ruled(three(), then(set("player", "Pending Rules", 0), "modify")))).toEqual(
      [9, 0, 9],
    );
    expect(
      told(ruled(three(), ends("player", op(">", get("rules"), 17))), [
        2,
        modify("A", "A new text."),
      ]),
    ).toEqual(["propertySet", "modified", "gameEnded", "won"]);
  });

  test("EN-25 EN-28 the top is what lay there before the command, the card what was played on it", () => {
    const round = ruled(
      three(),
      fine(2, "play", op("and", op("=", get("top.rank"), "6"), op("=", get("card.colour"), "red"))),
    );
    expect(penalties(made(round, [0, play("7h")]))).toEqual([[2], [], []]);
  });
});

describe("checking and failing", () => {
  test("EN-7 EN-27 what is no clause, or does not run on the present state, is refused, and nothing changes", () => {
    for (const clause of [
      {},
      { do: "forbid", command: "play" },
      { do: "forbid", command: "sing", when: true },
      fine(1, "play", op("=", get("card.rank"), 8)),
      then({ effect: "skip" }, "endTurn"),
      then(set("game", "Turn Cycle", 1), "draw"),
    ] as readonly Clause[]) {
      expect(refusal(three(), [1, modify("A", "A new text.", { clause })])).toBe("EN-7");
    }
    expect(
      refusal(three(undefined, { pile: "" }), [
        1,
        modify("A", "A new text.", { clause: fine(1, "play", op("=", get("top.rank"), "8")) }),
      ]),
    ).toBe("EN-7");
    expect(
      refusal(three(), [
        1,
        modify("A", "A new text.", {
          clause: forbid("draw", op("=", op("div", 1, { property: "x", of: "game" }), 1)),
        }),
      ]),
    ).toBe("EN-7");
  });

  test("EN-27 before any card is played, a rule about the card alone can be written", () => {
    const opening = dealt({ seats: 3, dealer: 2, options: { openingRules: 1, objectSeconds: 0 } });
    const written = made(opening, [
      0,
      modify("Eights", "An 8 goes on anything.", {
        clause: {
          do: "allow",
          command: "play",
          lifts: "match",
          when: op("=", get("card.rank"), "8"),
        },
      }),
    ]);
    expect(written.facts.rules.at(-1)?.name).toBe("Eights");
  });

  test("EN-28 one that fails at run time has no effect on that command, and all are told the rule’s name", () => {
    const fails = forbid("draw", op("=", op("div", 1, op("-", get("stock"), 7)), 5));
    const round = made(ruled(three(), fails), [0, draw], [0, endTurn]);
    const step = done(round, [1, draw]);
    const failure = step.happened.find(({ type }) => type === "clauseFailed");
    expect(failure?.told).toMatchObject({
      rule: "Rule 0",
      problem: { key: "eights-nomic.clauses.problems.byZero" },
    });
    expect(eightsNomic.legal(round, 1)).toContainEqual(draw);
  });

  test("EN-28 an effect that fails is left out, and the others happen", () => {
    const round = ruled(
      three(),
      then(set("game", "x", op("*", { property: "x", of: "game" }, 100)), "draw"),
      then(set("game", "x", op("+", { property: "x", of: "game" }, 5000)), "draw"),
    );
    const full = made(round, [0, draw], [0, endTurn]);
    expect(full.facts.properties.game["x"]).toBe(5000);
    expect(told(full, [1, draw])).toEqual(["drew", "clauseFailed", "clauseFailed"]);
    expect(made(full, [1, draw]).facts.properties.game["x"]).toBe(5000);
  });
});
