// Checks that the command `npm run -s referee` does what RR says, on good files and on hostile
// ones.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { problemLine } from "#main/cli/given.ts";
import { referee as refereeCommand } from "#main/cli/refereeCommand.ts";
import { anyDeck, bothDraw, repeated } from "#test/support/anyDeckRecords.ts";
import { recordOf } from "#test/support/recordOf.ts";

const folder = mkdtempSync(join(tmpdir(), "cardtable-referee-"));
afterAll(() => rmSync(folder, { recursive: true }));

const record = recordOf({
  game: "kings-and-bastards",
  hands: ["3c 4d", "5c 6d", "7c 8d"],
  moves: [
    { seat: 0, type: "play", cards: ["3c"] },
    { seat: 2, type: "play", cards: ["7c"] },
    { seat: 1, type: "play", cards: ["5c"] },
    { seat: 2, type: "pass", auto: true },
    "nonsense",
    { seat: 0, type: "leave" },
    { seat: 2, type: "leave" },
    { seat: 1, type: "pass" },
  ],
});

function write(value: unknown, name = "a.round.json"): string {
  const file = join(folder, name);
  writeFileSync(file, typeof value === "string" ? value : JSON.stringify(value));
  return file;
}

type Line = { readonly [key: string]: unknown };

/** What the script does with its arguments and its input, without a process of its own. */
function referee(args: readonly string[], input = "") {
  const lines: Line[] = [];
  try {
    refereeCommand(
      args,
      () => Buffer.from(input),
      (line) => void lines.push(JSON.parse(line) as Line),
    );
    return { status: 0, stderr: "", lines };
  } catch (error) {
    return { status: 2, stderr: `${problemLine("referee", error)}\n`, lines };
  }
}

/** The script as npm starts it, without npm's own start-up time. */
function script(args: readonly string[], input?: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["main/cli/referee.ts", ...args], {
    input: input ?? "",
    encoding: "utf8",
    maxBuffer: 32 * 1024 * 1024,
  });
  return {
    status,
    stderr,
    lines: stdout
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as Line),
  };
}

describe("a file that is read to its end", () => {
  test("RR npm run -s referee prints one JSON object a line, and nothing else", () => {
    const { status, stdout } = spawnSync("npm", ["run", "-s", "referee", "--", write(record)], {
      encoding: "utf8",
    });
    expect(status).toBe(0);
    const lines = stdout.trimEnd().split("\n");
    expect(lines).toHaveLength(record.moves.length + 1);
    expect(lines.map((line) => (JSON.parse(line) as { step: number }).step)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8,
    ]);
  });

  test("RR illegal moves print ok:false, change nothing, and the referee goes on; the exit code is 0", () => {
    const { status, stderr, lines } = referee([write(record)]);
    expect([status, stderr]).toEqual([0, ""]);
    expect(lines.map(({ ok }) => ok)).toEqual([
      true,
      true,
      false,
      true,
      true,
      false,
      true,
      true,
      false,
    ]);
    expect(lines[2]).toMatchObject({
      error: { code: "C-11" },
      toAct: [1],
      events: [],
      phase: "trick",
    });
    expect(lines[2]?.["state"]).toEqual(lines[1]?.["state"]);
    expect(lines[5]).toMatchObject({ error: { code: "C-13" }, step: 5 });
    expect(lines[8]).toMatchObject({
      ok: false,
      error: { code: "C-11" },
      phase: "over",
      toAct: [],
      legal: [],
    });
  });

  test("RR hands of hundreds of cards of one rank are read to the end too, through any eyes", () => {
    const file = write(
      anyDeck("crazy-eights", repeated(["9c", "9d", "9h", "9s"], 420), bothDraw(200), {
        carry: { order: [0, 1] },
      }),
    );
    for (const eyes of ["--all", "--seat=0", "--seat=spectator"]) {
      const { status, stderr, lines } = referee([file, eyes]);
      expect([status, stderr, lines.length]).toEqual([0, "", 401]);
      expect(lines.at(-1)?.["legal"]).toHaveLength(eyes === "--seat=spectator" ? 0 : 6);
    }
  });

  test("RR --all is the default and prints the whole truth, with the legal moves of the first to act", () => {
    const { lines } = referee([write(record), "--all"]);
    expect(lines).toEqual(referee([write(record)]).lines);
    expect(lines[0]).toMatchObject({
      step: 0,
      ok: true,
      phase: "trick",
      toAct: [0],
      legal: [{ type: "play", cards: ["3c"] }],
      state: {
        hands: [
          ["3c", "4d"],
          ["5c", "6d"],
          ["7c", "8d"],
        ],
        stock: [],
        pile: [],
        removed: [],
        dealer: 2,
        lead: null,
        out: [],
        result: null,
      },
    });
    expect(lines[7]).toMatchObject({
      phase: "over",
      state: { removed: ["4d", "7c", "8d"], result: { winners: [1], places: [[1], [2], [0]] } },
    });
  });

  test("RR C-9 --seat N prints what seat N is sent: others' illegal tries show the step alone", () => {
    const { lines } = referee([write(record), "--seat", "1"]);
    expect(lines[0]).toMatchObject({
      toAct: [0],
      legal: [],
      state: { hands: [2, ["5c", "6d"], 2], stock: 0, removed: 0 },
    });
    expect(lines[2]).toEqual({ step: 2 });
    expect(lines[5]).toEqual({ step: 5 });
    expect(lines[1]?.["legal"]).not.toEqual([]);
    expect(lines[8]).toMatchObject({ ok: false, error: { code: "C-11" } });
    expect(JSON.stringify(lines)).not.toMatch(/"(4d|8d)"/);
    expect(referee([write(record), "--seat", "2"]).lines[2]).toMatchObject({
      ok: false,
      error: { code: "C-11" },
    });
  });

  test("RR --seat spectator prints what a spectator is sent: no hand, no legal move, no error", () => {
    const { lines } = referee([write(record), "--seat", "spectator"]);
    expect(lines.every((line) => !("error" in line))).toBe(true);
    expect([lines[2], lines[5], lines[8]]).toEqual([{ step: 2 }, { step: 5 }, { step: 8 }]);
    expect(lines[0]).toMatchObject({ legal: [], state: { hands: [2, 2, 2] } });
    expect(JSON.stringify(lines)).not.toMatch(/"(4d|6d|7c|8d)"/);
  });

  test('RR "-" reads standard input', () => {
    const { status, stderr, lines } = script(["-", "--seat=0"], JSON.stringify(record));
    expect([status, stderr]).toEqual([0, ""]);
    expect(lines).toEqual(referee(["-", "--seat=0"], JSON.stringify(record)).lines);
    expect(lines).toHaveLength(9);
  });

  test("RR a reader that closes early is no error", () => {
    const many = {
      ...record,
      moves: Array.from({ length: 3000 }, () => ({ seat: 2, type: "pass" })),
    };
    const { status, stderr } = spawnSync(
      "/bin/sh",
      ["-c", `"${process.execPath}" main/cli/referee.ts "${write(many)}" | head -n 1; exit 0`],
      { encoding: "utf8" },
    );
    expect([status, stderr]).toEqual([0, ""]);
  });
});

describe("what cannot be read", () => {
  const line = /^referee: [^\n]{5,400}\n$/;
  const isScripted = (input?: string): boolean =>
    input?.startsWith("[[") === true || input?.startsWith("round\n") === true;
  test.for<[string, readonly string[], string | undefined, RegExp]>([
    ["no file named", [], undefined, /usage/],
    ["two files", ["a", "b"], undefined, /usage/],
    ["an unknown switch", ["a", "--peek"], undefined, /--peek/],
    ["a file that is not there", [join(folder, "none.json")], undefined, /ENOENT/],
    ["a folder", [folder], undefined, /EISDIR/],
    ["nothing", ["-"], "", /not JSON/],
    ["no JSON", ["-"], "round\n1\u001b[31m\r\u2028", /not JSON/],
    ["half a record", ["-"], JSON.stringify(record).slice(0, 100), /not JSON/],
    ["another format", ["-"], '{"format":"round/2"}', /format: must be "round\/1", not "round\/2"/],
    [
      "an unknown game",
      ["-"],
      JSON.stringify({ ...record, game: "whist\n\u001b[2J" }),
      /game: "whist.* is unknown/,
    ],
    [
      "a seat that is not there",
      ["-", "--seat", "3"],
      JSON.stringify(record),
      /0 to 2 or "spectator", not "3"/,
    ],
    ["a seat that is no seat", ["-", "--seat", "Ann"], JSON.stringify(record), /not "Ann"/],
    ["both a seat and all", ["-", "--seat", "1", "--all"], JSON.stringify(record), /not both/],
    ["JSON a hundred thousand deep", ["-"], "[".repeat(100_000) + "]".repeat(100_000), /./],
  ])(
    "RR %s: exit 2, one clear line on standard error, nothing on standard output",
    ([, args, input, words]) => {
      // Text that could write on a terminal, and the depth that a stack bears, by the script
      // itself.
      const { status, stderr, lines } = (isScripted(input) ? script : referee)(args, input);
      expect(lines).toEqual([]);
      expect(status).toBe(2);
      expect(stderr).toMatch(line);
      expect(stderr).toMatch(words);
      // A file must not be able to write on a terminal through the message.
      expect(stderr.trimEnd()).not.toMatch(/[\u0000-\u001f\u007f\u2028]/);
    },
  );
});
