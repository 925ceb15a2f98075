// Checks what characters say and show at a table of bots, and how seldom.

import { describe, expect, test } from "vitest";
import { remarks } from "#renderer/text/en/parts/remarks.ts";
import { noRecords, type Records } from "#renderer/table/records.ts";
import { causesIn, type Caused } from "#renderer/table/remarks/causes.ts";
import {
  reactionTo,
  type Happened,
  type Remarked,
  type Speaker,
} from "#renderer/table/remarks/remarking.ts";
import { characters } from "#shared/bots/characters.ts";

const fresh: Remarked = { spokenIn: null, movedIn: null, said: new Set(), pending: [] };

const speakers: readonly Speaker[] = characters.map(({ name, way }, at) => ({
  seat: at + 1,
  name,
  way,
}));
const named = (name: string): Speaker => speakers.find((speaker) => speaker.name === name)!;
const everybody = speakers.map(({ seat }) => seat);

type Round = Readonly<{
  table?: string;
  round: number;
  records?: Records;
  of?: readonly Speaker[];
}>;
const answer = (
  happened: Happened,
  { table = "t", round, records = noRecords, of = speakers }: Round,
  before: Remarked = fresh,
) => reactionTo(happened, { table, round, speakers: of }, before, records, remarks);

const play = (...causes: readonly Caused[]): Happened => ({ when: "play", causes });
const result = (...causes: readonly Caused[]): Happened => ({ when: "result", causes });
const deal: Happened = { when: "deal", causes: [] };

/** All that is said in an evening of so many rounds, won in turn by everybody. */
function evening(table: string, rounds: number) {
  let now = fresh;
  const said: { readonly round: number; readonly words: string }[] = [];
  const faces: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const winner = round % (speakers.length + 1);
    const over: Caused =
      winner === 0 ? { cause: "lost", seats: everybody } : { cause: "won", seats: [winner] };
    for (const happened of [deal, play({ cause: "hit", seats: [3] }), play(), result(over)]) {
      const { remark, face, remarked } = answer(happened, { table, round }, now);
      if (remark) said.push({ round, words: remark.words });
      if (face) faces.push(round);
      now = remarked;
    }
  }
  return { said, faces };
}

describe("H-11 what characters say", () => {
  test("H-11 each of the twelve has words of their own, at most six, and none twice", () => {
    expect(Object.keys(remarks.of)).toEqual(characters.map(({ name }) => name));
    const lines = Object.values(remarks.of).flatMap(({ leads, trails, ...others }) => [
      leads(14, 9).replace("14–9", ""),
      trails(9, 14).replace("9–14", ""),
      ...Object.values(others).flat(),
    ]);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => line.trim().split(/\s+/).length > 6)).toEqual([]);
  });

  test("H-11 is at most one line in two rounds, each once, and a face moves little oftener", () => {
    const { said, faces } = evening("t", 200);
    expect(said.length).toBeGreaterThan(10);
    const gaps = said.slice(1).map(({ round }, at) => round - said[at]!.round);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2);
    expect(new Set(said.map(({ words }) => words)).size).toBe(said.length);
    const most = Math.max(
      ...[...Map.groupBy(faces, (round) => round).values()].map(({ length }) => length),
    );
    expect(most).toBeLessThanOrEqual(2);
  });

  test("H-11 is the same wherever the same is seen, and another at another table", () => {
    expect(evening("t", 30)).toEqual(evening("t", 30));
    expect(evening("t", 30)).not.toEqual(evening("u", 30));
  });

  test("H-11 waits at a round's end for the next deal, when nobody has to look at anything", () => {
    const over = result({ cause: "lost", seats: everybody });
    const tables = Array.from({ length: 40 }, (_, at) => `t${at}`);
    const heard = tables.flatMap((table) => {
      const ended = answer(over, { table, round: 1 });
      expect(ended.remark).toBeNull();
      return answer(deal, { table, round: 2 }, ended.remarked).remark ?? [];
    });
    expect(heard.length).toBeGreaterThan(10);
    expect(new Set(heard.map(({ cause }) => cause))).toEqual(new Set(["lost"]));
  });

  test("H-11 greets by the record whoever they know best, once", () => {
    const records: Records = new Map([
      ["Felix", { ahead: 9, behind: 14 }],
      ["Greta", { ahead: 2, behind: 1 }],
    ]);
    const hello = answer(deal, { round: 1, records });
    expect(hello.remark).toMatchObject({
      speaker: named("Felix"),
      words: "14–9, and counting.",
    });
    expect(answer(deal, { round: 1, records }, hello.remarked).remark).toBeNull();
    const later = { ...hello.remarked, spokenIn: null };
    expect(answer(deal, { round: 1, records, of: [named("Felix")] }, later).remark).toBeNull();
    expect(answer(deal, { round: 2, records }).remark).toBeNull();
    const greta = { round: 1, records, of: [named("Greta")] };
    expect(answer(deal, greta).remark?.words).toBe("1–2. That changes now.");
    const even = new Map([["Greta", { ahead: 3, behind: 3 }]]);
    expect(answer(deal, { ...greta, records: even }).remark?.words).toBe("3–3. Let’s settle that.");
  });

  test("H-11 tells nothing to whom they hardly know, and other bots say nothing", () => {
    const records: Records = new Map([["Greta", { ahead: 1, behind: 1 }]]);
    expect(answer(deal, { round: 1, records }).remark).toBeNull();
    expect(
      answer(play({ cause: "waits", seats: everybody }), { round: 5, of: [] }).remark,
    ).toBeNull();
  });

  test("H-11 a face shows its temper: the bold hop where the careful nod", () => {
    const wins = (name: string) => {
      const { seat } = named(name);
      return Array.from({ length: 20 }, (_, round) =>
        answer(play({ cause: "won", seats: [seat] }), { round: round + 1 }),
      ).flatMap(({ face }) => face ?? []);
    };
    expect(new Set(wins("Greta").map(({ move }) => move))).toEqual(new Set(["hop"]));
    expect(new Set(wins("Basil").map(({ move }) => move))).toEqual(new Set(["nod"]));
  });
});

describe("H-11 what characters speak of", () => {
  const all = [0, 1, 2, 3];

  test("H-11 is who goes out first, who comes last, who is skipped and who must draw", () => {
    expect(causesIn([{ type: "crown", seat: 2, party: "king" }], 0, all)).toEqual([
      { cause: "king", seats: [2] },
    ]);
    expect(causesIn([{ type: "crown", seat: 1, party: "bastard" }], 0, all)).toEqual([
      { cause: "bastard", seats: [1] },
    ]);
    expect(
      causesIn(
        [
          { type: "skip", seat: 3, more: true, words: "" },
          { type: "skip", seat: 3, more: false, words: "" },
          { type: "take", seat: 1, count: 4, cards: null, words: "" },
          { type: "take", seat: 2, count: 1, cards: null, words: "" },
        ],
        0,
        all,
      ),
    ).toEqual([
      { cause: "hit", seats: [3] },
      { cause: "hit", seats: [1] },
    ]);
  });

  test("H-11 is the person's win, told by another, and never the person's misfortune", () => {
    expect(causesIn([{ type: "win", seat: 0, words: "" }], 0, all)).toEqual([
      { cause: "lost", seats: [1, 2, 3] },
    ]);
    const misfortune = causesIn(
      [
        { type: "crown", seat: 0, party: "bastard" },
        { type: "take", seat: 0, count: 4, cards: null, words: "" },
      ],
      0,
      all,
    );
    expect(answer(play(...misfortune), { round: 3 })).toMatchObject({ remark: null, face: null });
  });

  test("H-11 is a pot for which hands were shown, and no other", () => {
    const award = { type: "award", pot: 0, shares: [{ seat: 2, amount: 80 }] } as const;
    const hand = { cards: [], lit: [], words: "" };
    const shows = [0, 2].map((seat) => ({ type: "show", seat, hand }) as const);
    expect(causesIn([award], 0, all)).toEqual([]);
    expect(causesIn([...shows, award], 0, all)).toEqual([{ cause: "won", seats: [2] }]);
    expect(causesIn([...shows, award], 2, all)).toEqual([{ cause: "lost", seats: [0] }]);
  });
});
