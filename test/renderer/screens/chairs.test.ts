import { describe, expect, it } from "vitest";
import { fakeLan, fakeTable } from "#test/doors/fakeTable.ts";
import {
  admission,
  chairsOf,
  emptyChairs,
  isInNextOne,
  swapBetween,
  wishingToSwap,
} from "#renderer/screens/table/lobby/chairs.ts";

const table = { ...fakeTable("t", "waiting"), lan: fakeLan };
const withLan = (lan: Partial<typeof fakeLan>) => ({ ...table, lan: { ...fakeLan, ...lan } });

describe("chairs (H-11)", () => {
  it("are those of people and bots, and free ones after them", () => {
    expect(
      chairsOf(table, "p3").map((chair) =>
        chair.kind === "empty"
          ? chair.number
          : `${chair.kind} ${chair.player.name}${chair.isMe ? " me" : ""}`,
      ),
    ).toEqual(["person Robin", "bot Ada", "bot Ludwig", "person Mei me", 1, 2]);
  });

  it("of those who are gone are free", () => {
    const left = {
      ...table,
      players: table.players.map((player) => ({ ...player, gone: player.id === "p3" })),
    };
    expect([emptyChairs(table), emptyChairs(left)]).toEqual([2, 3]);
    expect(chairsOf(left, null).filter(({ kind }) => kind !== "empty")).toHaveLength(3);
  });

  it("are none where more sit than there are chairs for, and few are shown where very many are free", () => {
    expect(emptyChairs(withLan({ seats: 3 }))).toBe(0);
    expect(emptyChairs(withLan({ seats: 50 }))).toBe(46);
    expect(chairsOf(withLan({ seats: 50 }), null)).toHaveLength(7);
  });
});

describe("somebody may sit down", () => {
  it("as long as not every chair is a person’s", () => {
    expect([admission(withLan({ seats: 4 })), admission(withLan({ seats: 2 }))]).toEqual([
      "open",
      "full",
    ]);
  });

  it("not where the table is locked, over, or open to nobody", () => {
    expect([
      admission(withLan({ locked: true })),
      admission({ ...table, stage: "stopped" }),
      admission({ ...table, lan: null }),
    ]).toEqual(["locked", "over", "over"]);
  });

  it("in a round, and is in from the next one on", () => {
    const players = [...table.players, { ...table.players[3]!, id: "p9", seat: null }];
    const playing = { ...table, stage: "playing" as const, players };
    expect(admission(playing)).toBe("open");
    expect(["p0", "p9", null].map((id) => isInNextOne(playing, id))).toEqual([false, true, false]);
    expect(isInNextOne({ ...playing, stage: "between" }, "p9")).toBe(false);
    expect(
      isInNextOne(
        { ...playing, players: players.map((player) => ({ ...player, sitsOut: "wish" as const })) },
        "p9",
      ),
    ).toBe(false);
  });
});

describe("two people change chairs", () => {
  it("once both wish it", () => {
    expect([
      swapBetween(fakeLan, "p0", "p3"),
      swapBetween(fakeLan, "p3", "p0"),
      swapBetween(fakeLan, "p0", "p1"),
    ]).toEqual(["wished", "asked", "none"]);
    expect(
      [wishingToSwap(table, "p0"), wishingToSwap(table, "p3"), wishingToSwap(table, null)].map(
        (all) => all.map(({ name }) => name),
      ),
    ).toEqual([["Mei"], [], []]);
  });
});
