// Checks which debug doors an address opens in builds that have them.

import { describe, expect, it } from "vitest";
import { readDoors } from "#test/doors/askedDoors.ts";

describe("debug doors", () => {
  it("open nothing where nothing is asked", () => {
    expect(readDoors("")).toEqual({
      settings: {},
      hash: null,
      isPseudo: false,
      fake: null,
      tournament: null,
      caller: "owner",
    });
  });

  it("lead to a screen, at a speed", () => {
    expect(readDoors("?screen=setup&speed=off")).toEqual({
      settings: { animation: "off" },
      hash: "#/setup",
      isPseudo: false,
      fake: null,
      tournament: null,
      caller: "owner",
    });
  });

  it("set any setting, and pass over values that are none", () => {
    expect(
      readDoors("?deck=four-colour&textScale=1.6&muted=true&volume=9&speed=warp&sortBy=&felt=noir")
        .settings,
    ).toEqual({ deck: "four-colour", textScale: 1.6, muted: true });
  });

  it("show a result without a host", () => {
    expect(readDoors("?screen=result")).toMatchObject({
      hash: "#/table/fake-table",
      fake: "between",
    });
    expect(readDoors("?house=fake&screen=table&stage=lost")).toMatchObject({
      hash: "#/table/fake-table",
      fake: "lost",
    });
    expect(readDoors("?house=fake&screen=tournament/league&tournament=break")).toMatchObject({
      hash: "#/tournament/league",
      fake: "playing",
      tournament: "break",
    });
    expect(readDoors("?house=fake&screen=home&caller=guest")).toMatchObject({
      hash: "#/",
      caller: "guest",
    });
  });

  it("speak a language that is made of English", () => {
    expect(readDoors("?language=pseudo")).toMatchObject({ isPseudo: true, settings: {} });
    expect(readDoors("?language=en")).toMatchObject({
      isPseudo: false,
      settings: { language: "en" },
    });
  });
});
