// Checks that addresses and places of the app correspond to each other.

import { describe, expect, it } from "vitest";
import { formatRoute, overlays, parseRoute, type Route } from "#renderer/context/route.ts";

const places: readonly Route[] = [
  { screen: "home" },
  { screen: "setup" },
  { screen: "bank" },
  { screen: "history" },
  { screen: "progress" },
  { screen: "clock" },
  { screen: "chips", evening: null },
  { screen: "chips", evening: "new" },
  { screen: "replay", round: "17" },
  { screen: "replay", round: "17", at: 4 },
  { screen: "replay", round: "file" },
  { screen: "replay", round: "17", at: "review" },
  { screen: "practice", round: "17", seat: 0, at: 12 },
  { screen: "settings" },
  { screen: "about" },
  { screen: "bigScreen", code: "K7QF2M" },
  { screen: "tournaments" },
  { screen: "newTournament" },
  { screen: "tournament", tournament: "a b/ü", at: "page" },
  { screen: "tournament", tournament: "t1", at: "direct" },
  { screen: "tournament", tournament: "t1", at: "screen" },
  { screen: "help", page: "kings-and-bastards", rule: null },
  { screen: "help", page: "house", rule: "H-3" },
  { screen: "table", table: "t 1", over: "help", rule: "KB-7" },
  { screen: "table", table: "a b/ü", over: null },
  ...overlays.map((over): Route => ({ screen: "table", table: "t1", over })),
];

describe("the address", () => {
  it.each(places)("of $screen leads back there", (place) => {
    expect(parseRoute(formatRoute(place))).toEqual(place);
  });

  it("of a big screen may be typed in small letters and groups", () => {
    for (const hash of ["#screen=k7qf2m", "#/screen=K7Q-F2M", "#screen=K7Q%20F2M"])
      expect(parseRoute(hash), hash).toEqual({ screen: "bigScreen", code: "K7QF2M" });
  });

  it("that is empty, unknown or cut short is home", () => {
    for (const hash of [
      "",
      "#",
      "#/",
      "#/nowhere",
      "#/table",
      "#/table/",
      "#/tournament",
      "#/tournament/",
      "#/tournament/t/else",
      "#/tournament/t/direct/more",
      "#/setup/more",
      "#/table/t/help/more",
      "#/replay",
      "#/replay/0",
      "#/replay/x1",
      "#/replay/1/x",
      "#/replay/1/2/3",
      "#/replay/file/2",
      "#/practice",
      "#/practice/1/0",
      "#/practice/1/0/0",
      "#/practice/file/0/1",
      "#/practice/1/x/1",
      "#/practice/1/0/1/2",
      "#code=abc",
      "#screen=",
      "#screen=K7QF2",
      "#screen=K0QF2M",
      "#/screen/K7QF2M",
    ]) {
      expect(parseRoute(hash), hash).toEqual({ screen: "home" });
    }
  });

  it("with an unknown thing over the table is the table", () => {
    expect(parseRoute("#/table/t1/nonsense")).toEqual({ screen: "table", table: "t1", over: null });
  });

  it("with a broken escape does not throw", () => {
    expect(parseRoute("#/table/%E0%A4")).toEqual({ screen: "table", table: "%E0%A4", over: null });
  });
});
