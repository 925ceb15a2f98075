// Checks that the browser tests find a browser, get one where there is none, and say aloud what did
// not run.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestCase, TestResult } from "@playwright/test/reporter";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findBrowser } from "./browserBinary.ts";
import { setUpBrowser, type Machine } from "./browserSetup.ts";
import NotRunReporter from "./notRunReporter.ts";

let folder = "";
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "cardtable-browser-"))));
afterEach(() => rmSync(folder, { recursive: true }));

describe("the browser", () => {
  it("is the one named by CHROMIUM", () => {
    const named = join(folder, "chromium");
    writeFileSync(named, "");
    expect(findBrowser({ CHROMIUM: named })).toBe(named);
  });
  it("is not silently another one than the one named", () => {
    expect(() => findBrowser({ CHROMIUM: join(folder, "none") })).toThrow(/does not exist/);
  });
});

describe("the setup", () => {
  const brief = "-qq -o Acquire::Retries=0 -o Acquire::http::Timeout=20";
  const installs = (name: string): string =>
    `apt-get install -y ${brief} --no-install-recommends ${name}`;

  /** A Debian without a browser, on which commands that are these, or begin with them, work. */
  function bare(
    working: readonly string[],
    change: Partial<Machine> = {},
  ): Readonly<{ machine: Machine; ran: string[] }> {
    const ran: string[] = [];
    let browser: string | null = null;
    const runs: Machine["runs"] = (...words) => {
      const line = words.join(" ");
      ran.push(line);
      if (
        !working.some(
          (known) => line === known || (line.startsWith(`${known} `) && !known.includes(" ")),
        )
      )
        return false;
      if (words.includes("install")) browser = `/from/${words.at(-1)}`;
      return true;
    };
    return {
      machine: { isRoot: true, lacksShell: true, runs, find: () => browser, ...change },
      ran,
    };
  }

  it("installs nothing where the quicker browser is, or where it may not", () => {
    for (const change of [{ lacksShell: false }, { isRoot: false }]) {
      const { machine, ran } = bare(["apt-get", "npx"], {
        ...change,
        find: () => "/usr/bin/chromium",
      });
      expect(setUpBrowser(machine)).toBe("/usr/bin/chromium");
      expect(ran).toEqual([]);
    }
  });
  it("takes Debian's quicker one, also where there is its usual one", () => {
    const { machine, ran } = bare(["apt-get", "npx"]);
    expect(setUpBrowser(machine)).toBe("/from/chromium-headless-shell");
    expect(ran).toEqual([`apt-get update ${brief}`, installs("chromium-headless-shell")]);
  });
  it("takes what is there where that cannot be had, and Debian's usual one where there is none", () => {
    expect(setUpBrowser(bare([], { find: () => "/usr/bin/chromium" }).machine)).toBe(
      "/usr/bin/chromium",
    );
    const { machine, ran } = bare([`apt-get update ${brief}`, installs("chromium")]);
    expect(setUpBrowser(machine)).toBe("/from/chromium");
    expect(ran).toEqual([
      `apt-get update ${brief}`,
      installs("chromium-headless-shell"),
      installs("chromium"),
    ]);
  });
  it("takes Playwright's own where apt-get is not there or not allowed", () => {
    expect(setUpBrowser(bare(["npx"]).machine)).toBe("/from/chromium");
    const { machine, ran } = bare(["apt-get", "npx"], { isRoot: false });
    expect(setUpBrowser(machine)).toBe("/from/chromium");
    expect(ran).toEqual(["npx playwright install chromium"]);
  });
  it("answers null where none can be had", () => expect(setUpBrowser(bare([]).machine)).toBeNull());
});

describe("the reporter", () => {
  it("tells which tests did not run and why", () => {
    const said: string[] = [];
    vi.spyOn(process.stdout, "write").mockImplementation((text) => said.push(String(text)) > 0);
    const reporter = new NotRunReporter();
    const skipped = (title: string, description: string) =>
      reporter.onTestEnd(
        { title, annotations: [] } as unknown as TestCase,
        {
          status: "skipped",
          annotations: [{ type: "skip", description }],
        } as unknown as TestResult,
      );
    skipped("a window opens", "there is no display");
    reporter.onTestEnd(
      { title: "ran", annotations: [] } as unknown as TestCase,
      { status: "passed", annotations: [] } as unknown as TestResult,
    );
    skipped("settings", "there is no display");
    reporter.onEnd();
    expect(said.join("")).toBe(
      "NOT RUN: 2 test(s) because there is no display:\n  - a window opens\n  - settings\n",
    );
  });
});
