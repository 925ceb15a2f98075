// Checks which address friends are shown, how many chairs a table can have for them, and what is
// said of anyone who is sent away.

import { describe, expect, it } from "vitest";
import { botLevels, usualLevels, type BotLevel } from "#shared/bots/bot.ts";
import { fakeLan, fakeTable } from "#test/doors/fakeTable.ts";
import {
  chairRange,
  firstOpening,
  fittingFriends,
  fittingOpening,
  openingFor,
} from "#renderer/screens/friends/opening.ts";
import { shownUrl } from "#renderer/screens/friends/lanState.ts";
import { listed, tableWithCode } from "#renderer/screens/home/NearbyTables.tsx";
import { fateOf } from "#renderer/screens/table/menu/PersonTools.tsx";
import type { FoundTable } from "#shared/protocol/house.ts";
import { openingSchema } from "#shared/protocol/schema.ts";

const wlan = { url: "http://192.168.1.20:8484", network: "wlan0" };
const eth = { url: "http://10.0.0.5:8484", network: "eth0" };

describe("the address that friends are shown (H-13)", () => {
  it("is the likeliest of the host's on its own machine, unless another was chosen that it still has", () => {
    for (const own of [
      "http://127.0.0.1:8484",
      "http://localhost:8484",
      "http://[::1]:8484",
      "http://127.0.0.2:1",
    ]) {
      expect(shownUrl(own, [wlan, eth], null)).toBe(wlan.url);
      expect(shownUrl(own, [wlan, eth], eth.url)).toBe(eth.url);
      expect(shownUrl(own, [wlan], eth.url)).toBe(wlan.url);
      expect(shownUrl(own, [], null)).toBeNull();
    }
  });

  it("is the page's own where it came over the network", () => {
    expect(shownUrl("http://192.168.7.7:8484", [], null)).toBe("http://192.168.7.7:8484");
    expect(shownUrl("http://[fd12::20]:8484", [wlan], null)).toBe("http://[fd12::20]:8484");
  });
});

describe("chairs for friends (H-11)", () => {
  it("are for all who sit there, and no more than the games have room for", () => {
    expect(chairRange(4, { min: 3, max: 12 })).toEqual({ min: 4, max: 12 });
    expect(chairRange(1, { min: 2, max: 6 })).toEqual({ min: 2, max: 6 });
    expect(chairRange(6, { min: 2, max: 5 })).toEqual({ min: 5, max: 5 });
    expect(chairRange(2, { min: 2, max: 80 })).toEqual({ min: 2, max: 50 });
  });

  it("are filled by bots like those that are there, and stay free where there are none", () => {
    const players = { min: 2, max: 8 };
    expect(firstOpening(3, ["easy", "easy"], players)).toEqual({
      seats: 3,
      fill: "easy",
      spectators: true,
      listed: true,
    });
    expect(firstOpening(3, ["easy", "regular"], players).fill).toBe("regular");
    expect(firstOpening(1, [], players)).toEqual({
      seats: 2,
      fill: null,
      spectators: true,
      listed: true,
    });
    expect(openingSchema.safeParse(firstOpening(1, [], players)).success).toBe(true);
  });

  it("GR-1 are there for those who wait for their turn, too", () => {
    const gin = { min: 2, max: 2, waiting: 2 };
    expect(chairRange(2, gin)).toEqual({ min: 2, max: 4 });
    expect(chairRange(3, gin)).toEqual({ min: 3, max: 4 });
    expect([0, 1, 2, 9].map((friends) => fittingFriends(friends, gin))).toEqual([0, 1, 2, 3]);
  });

  it("are for the owner and the friends whom they wished for, and no bot takes one", () => {
    expect(openingFor(2)).toEqual({ seats: 3, fill: null, spectators: true, listed: true });
    expect([0, 1, 5, 9].map((friends) => fittingFriends(friends, { min: 3, max: 6 }))).toEqual([
      0, 2, 5, 5,
    ]);
  });

  it("grow and shrink with the table", () => {
    const opening = firstOpening(4, ["easy"], { min: 2, max: 8 });
    expect(fittingOpening(opening, { min: 6, max: 8 }, botLevels).seats).toBe(6);
    expect(fittingOpening({ ...opening, seats: 8 }, { min: 2, max: 5 }, botLevels).seats).toBe(5);
  });

  it("H-11 are filled by Sharks only where the table offers them", () => {
    const opening = firstOpening(4, ["shark"], { min: 2, max: 8 });
    const filled = (levels: readonly BotLevel[]) =>
      fittingOpening(opening, { min: 2, max: 8 }, levels).fill;
    expect([filled(botLevels), filled(usualLevels)]).toEqual(["shark", "regular"]);
    expect(fittingOpening({ ...opening, fill: null }, { min: 2, max: 8 }, usualLevels).fill).toBe(
      null,
    );
  });
});

describe("tables of other hosts", () => {
  const table = (host: string, code: string): FoundTable => ({
    kind: "table",
    url: `http://192.168.1.31:8484/#join=${code}`,
    host,
    game: "kings-and-bastards",
    players: 3,
    seats: 5,
  });
  const [mei, ada, ten, two] = [
    table("Mei", "QX4R7T"),
    table("ada", "B9WLKD"),
    table("Table 10", "AAAAAA"),
    table("Table 2", "BBBBBB"),
  ];

  it("stand in one order, however they were found", () => {
    const inOrder = [ada, mei, two, ten];
    expect(listed([mei, ten, ada, two])).toEqual(inOrder);
    expect(listed(inOrder.toReversed())).toEqual(inOrder);
  });

  it("are known by their codes", () => {
    expect(tableWithCode([mei, ada], "B9WLKD")).toBe(ada);
    expect(tableWithCode([mei], "B9WLKD")).toBeNull();
  });
});

describe("H-17 who is sent away is told of with his cards and his chips", () => {
  const playing = { ...fakeTable("t", "playing"), lan: fakeLan };
  const mei = playing.players[3]!;

  it("in a round that he is in, and between rounds", () => {
    expect(fateOf(mei, playing, "remove")).toEqual([
      "Mei’s cards leave play face down, and Mei finishes last in this round.",
      "Chips in the pot stay there. The rest go back to Mei’s bank.",
      "Mei can come back while the table is open.",
    ]);
    const between = [
      "Mei’s chips go back to Mei’s bank.",
      "Mei can’t come back to this table, and the table gets a new code.",
    ];
    expect(fateOf(mei, { ...playing, stage: "between" }, "ban")).toEqual(between);
    expect(fateOf({ ...mei, seat: null }, playing, "ban")).toEqual(between);
  });

  it("without chips where nothing is played for, and without a way back where the table is closed", () => {
    expect(fateOf({ ...mei, chips: null }, { stage: "between", lan: null }, "remove")).toEqual([]);
    expect(fateOf({ ...mei, chips: null }, { stage: "playing", lan: null }, "remove")).toHaveLength(
      1,
    );
  });
});
