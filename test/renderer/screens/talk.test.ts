// Checks which words are new, how long they stand at a seat, and whose are not read at all.

import { describe, expect, it } from "vitest";
import {
  newlySaid,
  shownMs,
  withFresh,
  hiddenNames,
  keepHidden,
} from "#renderer/screens/table/chat/useTalk.tsx";
import { isFollowedBy, loudOf, withHeard } from "#renderer/screens/table/chat/useSpoken.ts";
import { shortened } from "#renderer/table/dom/Seats.tsx";
import { withLines } from "#renderer/client/completed.ts";
import type { ChatLine } from "#shared/protocol/table.ts";

const line = (number: number, name = "Mei", text = "hello", at = number): ChatLine => ({
  number,
  at,
  from: { player: name, name },
  said: { text },
});

describe("what was said", () => {
  it("stands there once, however often it is told", () => {
    const known = withLines([], [line(1), line(2)]);
    expect(withLines(known, [line(2), line(3)]).map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it("before the host was started again stays beside what is counted anew", () => {
    expect(withLines([line(1), line(2)], [line(1, "Ada", "hi", 99)]).map(({ at }) => at)).toEqual([
      1, 2, 99,
    ]);
  });

  it("is kept to the last two hundred lines", () => {
    const many = withLines(
      [],
      Array.from({ length: 300 }, (_, at) => line(at + 1)),
    );
    expect([many.length, many[0]?.number]).toEqual([200, 101]);
  });
});

describe("what was announced", () => {
  const said = (...texts: readonly string[]) => texts.map((text) => ({ seat: 0, to: null, text }));

  it("goes on after a lost line where it was known", () => {
    expect(isFollowedBy([], said("a", "b"))).toEqual(said("a", "b"));
    expect(isFollowedBy(said("a", "b"), said("a", "b"))).toEqual([]);
    expect(isFollowedBy(said("a", "b", "b"), said("b", "b", "c"))).toEqual(said("c"));
    expect(isFollowedBy(said("a", "b"), [])).toEqual([]);
  });

  it("is kept to the last five hundred lines, and to what somebody fetched besides", () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => at);
    expect(withHeard(lines(499), [499])).toHaveLength(500);
    expect(withHeard(lines(500), [500, 501])).toEqual(lines(502).slice(2));
    expect(withHeard(lines(700), [700])).toHaveLength(700);
  });

  it("is known anew where more was said meanwhile than one is told", () => {
    expect(isFollowedBy(said("a", "b"), said("d", "e"))).toBeNull();
  });

  it("is what all could hear, of one round", () => {
    const heard = [
      { round: 1, to: null },
      { round: 2, to: 1 },
      { round: 2, to: null },
    ].map((one, number) => ({ seat: 0, text: "x", at: 0, number, ...one }));
    expect(loudOf(heard, 2).map(({ number }) => number)).toEqual([2]);
  });
});

describe("a bubble", () => {
  it("stands for what has just been said, not for what is told on arrival", () => {
    const before = [line(1)];
    expect(newlySaid([], [line(1), line(2), line(3)])).toEqual([]);
    expect(newlySaid(before, [...before, line(2)])).toEqual([line(2)]);
    expect(newlySaid(before, [line(1)])).toEqual([]);
  });

  it("is one for each person, the newest", () => {
    expect(
      withFresh(withFresh([line(1, "Mei")], line(2, "Ada")), line(3, "Mei")).map(
        ({ number }) => number,
      ),
    ).toEqual([2, 3]);
  });

  it("stands the longer the more there is to read, within reason", () => {
    expect([
      shownMs({ said: { emote: "wow" } }),
      shownMs(line(1, "Mei", "x".repeat(20))),
      shownMs(line(1, "Mei", "x".repeat(200))),
    ]).toEqual([4000, 5200, 9000]);
  });

  it("holds as many whole words as have room", () => {
    expect(shortened("Well played!")).toBe("Well played!");
    expect(shortened(`${"word ".repeat(20)}end`)).toBe(`${"word ".repeat(16).trim()}…`);
    expect(shortened("x".repeat(200))).toBe(`${"x".repeat(80)}…`);
    expect(shortened("🂡".repeat(80))).toBe("🂡".repeat(80));
  });
});

describe("whose words one does not read", () => {
  it("is remembered by name", () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    expect([...hiddenNames(storage)]).toEqual([]);
    keepHidden(storage, new Set(["Mei"]));
    expect([...hiddenNames(storage)]).toEqual(["Mei"]);
    kept.set("cardtable.hidden", "[1");
    expect([...hiddenNames(storage)]).toEqual([]);
  });
});
