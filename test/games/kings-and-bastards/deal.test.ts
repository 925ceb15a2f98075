import { describe, expect, test } from "vitest";
import { peekAll } from "#shared/cards/faceDown.ts";
import { StartError } from "#shared/contract/game.ts";
import { kingsAndBastards } from "#shared/games/kings-and-bastards/index.ts";
import { readRecord, RecordError } from "#shared/record/roundRecord.ts";
import { inEnglish } from "#test/support/inEnglish.ts";
import { recordOf } from "#test/support/recordOf.ts";
import { table } from "#test/support/table.ts";
import { dealt } from "./kingsRound.ts";

const { options, pack } = kingsAndBastards;
const standard = { jokersPerPack: 1, exchangeTrumps: false, stake: 0, bastardPays: 0 };

describe("packs", () => {
  test.for([
    [2, 1],
    [4, 1],
    [6, 1],
    [7, 2],
    [12, 2],
  ] as const)("KB-1 %i players use %i pack(s)", ([seats, packs]) => {
    expect(pack(standard, seats)).toHaveLength(53 * packs);
    expect(pack(standard, seats).filter((card) => card === "3c")).toHaveLength(packs);
  });

  test.for([0, 1, 2])("KB-3 %i jokers may be in each pack", (jokersPerPack) => {
    expect(pack({ ...standard, jokersPerPack }, 4).filter((card) => card === "Jk")).toHaveLength(
      jokersPerPack,
    );
    expect(pack({ ...standard, jokersPerPack }, 7).filter((card) => card === "Jk")).toHaveLength(
      2 * jokersPerPack,
    );
  });

  test("KB-3 one joker a pack is the default, and there are none or two at most", () => {
    expect(options.jokersPerPack).toMatchObject({ default: 1, min: 0, max: 2, rule: "KB-3" });
  });

  test.for([0, 1, 13, 50])("C-15 a table of %i does not fit and is told so", (seats) => {
    const record = {
      format: "round/1",
      game: "kings-and-bastards",
      seats: Array.from({ length: seats }, (_, seat) => `P${seat}`),
      seed: "x",
      moves: [],
    };
    expect(() => readRecord(record)).toThrow(RecordError);
    expect(inEnglish(() => readRecord(record))).toThrow(/2 to 12 players/);
  });

  test.for([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])("KB-1 %i players can play", (seats) => {
    expect(dealt({ seats }).zones.hands).toHaveLength(seats);
  });
});

describe("the deal", () => {
  test("KB-4 all cards are dealt one at a time from the dealer's left; some seats get one fewer", () =>
    table("kings-and-bastards")
      .dealer(1)
      .hands("4c 7d", "5c", "3c 6d")
      .expectCounts(2, 1, 2)
      .expectHand(2, "3c 6d")
      .expectHand(0, "4c 7d")
      .expectHand(1, "5c")
      .played());

  test("C-4 the top of the deck goes to the dealer's left", () => {
    const read = readRecord({
      ...recordOf({ game: "kings-and-bastards", hands: ["3c 4c"], dealer: 0, moves: [] }),
      seats: ["A", "B", "C"],
      dealer: 1,
      deck: ["3c", "4c", "5c", "6c"],
    });
    expect(kingsAndBastards.deal(read.start as never).zones.hands.map(peekAll)).toEqual([
      ["4c"],
      ["5c"],
      ["3c", "6c"],
    ]);
  });

  test("KB-4 with 53 cards and 4 players one seat has 14 cards and three have 13", () => {
    expect(dealt({ seats: 4, dealer: 3 }).zones.hands.map(({ length }) => length)).toEqual([
      14, 13, 13, 13,
    ]);
  });

  test("C-10 KB-4 in a first round the dealer is chosen by the seed, the same for the same seed", () => {
    const dealers = Array.from(
      { length: 200 },
      (_, at) => dealt({ seats: 4, seed: `round ${at}` }).facts.dealer,
    );
    const again = Array.from(
      { length: 200 },
      (_, at) => dealt({ seats: 4, seed: `round ${at}` }).facts.dealer,
    );
    expect(again).toEqual(dealers);
    for (const seat of [0, 1, 2, 3])
      expect(dealers.filter((dealer) => dealer === seat).length).toBeGreaterThan(25);
  });

  test("RR the record's dealer decides, before carry and seed", () => {
    expect(dealt({ seats: 4, dealer: 2, carry: { king: 0, bastard: 1 } }).facts.dealer).toBe(2);
  });

  test("KB-5 in later rounds the last round's Bastard deals", () => {
    expect(dealt({ seats: 4, carry: { king: 0, bastard: 3 } }).facts.dealer).toBe(3);
    expect(dealt({ seats: 4, carry: { bastard: 2 } }).facts.dealer).toBe(2);
  });

  test("KB-5 without a Bastard the seat left of the last dealer deals, and there is no exchange", () => {
    const round = dealt({ seats: 4, carry: { king: 0, lastDealer: 3 } });
    expect(round.facts.dealer).toBe(0);
    expect(kingsAndBastards.phase(round)).toBe("trick");
  });

  test("KB-4 fewer cards than players cannot be dealt, whatever anyDeck says", () => {
    const record = recordOf({ game: "kings-and-bastards", hands: ["3c", "4c", "5c"], moves: [] });
    const read = readRecord({ ...record, deck: ["3c", "4c"] });
    expect(() => kingsAndBastards.deal(read.start as never)).toThrow(StartError);
    expect(inEnglish(() => kingsAndBastards.deal(read.start as never))).toThrow(
      /aren’t enough .* 3 players \(KB-4\)/,
    );
  });
});
