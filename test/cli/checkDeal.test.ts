// Checks that `npm run check-deal` says in plain words what it found, and by its exit code.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkedDeal } from "#main/cli/checkDealCommand.ts";
import { problemLine } from "#main/cli/given.ts";
import { cli } from "#main/text/english.ts";
import { dealFaultKinds } from "#shared/verifiedDeal/fault.ts";
import { parseTranscript } from "#shared/verifiedDeal/readTranscript.ts";

const file = "test/verifiedDeal/example.deal.json";
const example = parseTranscript(readFileSync(file, "utf8"));

const checked = (transcript: unknown) =>
  checkedDeal(["-"], () => Buffer.from(JSON.stringify(transcript)));

function checkDeal(file: string, input = "") {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["main/cli/checkDeal.ts", file], {
    encoding: "utf8",
    input,
  });
  return { status, out: stdout, err: stderr };
}

describe("the script", () => {
  test("H-18 a deal that fits: exit 0", () =>
    expect(checkDeal(file)).toEqual({
      status: 0,
      out: `deal d0d1d2d3d4d5d6d7d8d9dadbdcdddedf: round 1 at table t4b1e, crazy-eights, from seat 1
contributed: the host, ada, cy
everything fits: 95 seals of 2 decks, 7 cards opened, 4 views of the table
`,
      err: "",
    }));

  test("H-18 a deal that does not: the first thing that is wrong, exit 1", () => {
    const [first, ...others] = example.openings;
    const wrong = { ...example, openings: [{ ...first, card: "Jk" }, ...others] };
    const { status, out } = checkDeal("-", JSON.stringify(wrong));
    expect(status).toBe(1);
    expect(out.trimEnd().split("\n").at(-1)).toBe(
      `doesn’t fit: Jk at place ${(first?.place ?? 0) + 1} of deck 1 doesn’t fit its seal, isn’t what lies there, or wasn’t opened to those who had to see it`,
    );
  });

  test("H-18 a file that is no transcript: exit 2", () => {
    const { status, out, err } = checkDeal("package.json");
    expect([status, out]).toEqual([2, ""]);
    expect(err).toBe('check-deal: format: must be "deal/1", not nothing\n');
  });
});

test("H-18 what is wrong with its arguments", () => {
  for (const args of [[], ["a", "b"]])
    expect(() => checkedDeal(args, () => Buffer.from(""))).toThrow(cli.checkDeal.usage);
  expect(problemLine("check-deal", new Error("a\nb"))).toBe("check-deal: a b");
});

test("H-18 a deal that is not opened yet fits so far, and was perhaps done again", () => {
  const { lines, fits } = checked({ ...example, closing: null });
  expect(fits).toBe(true);
  expect(lines.at(-1)).toContain("the host hasn’t opened its secret");
  const again = { deal: "0".repeat(32), withheld: ["cy"] };
  expect(checked({ ...example, plan: { ...example.plan, again } }).lines).toContain(
    "done again, since a secret was withheld by cy",
  );
});

test("H-18 there are words for every fault, with all that is known of it and with nothing", () => {
  const all = { player: "ada", seat: 1, deck: 0, place: 4, card: "5h" as const };
  for (const kind of dealFaultKinds)
    for (const fault of [all, {}])
      expect(cli.checkDeal.fault[kind](fault)).not.toMatch(/undefined|NaN/);
  expect(cli.checkDeal.fault.movement(all)).toBe(
    "5h at place 5 of deck 1 can’t have moved as the host says, to seat 2",
  );
});
