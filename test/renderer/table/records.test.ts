import { describe, expect, it } from "vitest";
import { recordAgainst, recordsIn } from "#renderer/table/records.ts";
import { tableText } from "#renderer/table/tableText.ts";

describe("the record against a character (H-5)", () => {
  const figures = { rounds: 23, ahead: 9, behind: 14, chips: 0 };
  const records = recordsIn([
    { opponent: { bots: "regular" }, ...figures },
    { opponent: { character: "Greta", avatar: "avatar-31" }, ...figures },
  ]);

  it("is that of the bot of this name alone", () => {
    expect(recordAgainst({ name: "Greta", bot: "regular" }, records)).toEqual({
      ahead: 9,
      behind: 14,
    });
    expect(recordAgainst({ name: "Greta", bot: null }, records)).toBeNull();
    expect(recordAgainst({ name: "Una", bot: "regular" }, records)).toBeNull();
    expect(recordAgainst(null, records)).toBeNull();
  });

  it("says who is ahead", () => {
    const { record } = tableText();
    expect([record(14, 9), record(9, 14), record(9, 9)]).toEqual([
      "14–9 up on you",
      "you lead 14–9",
      "9–9 against you",
    ]);
  });
});
