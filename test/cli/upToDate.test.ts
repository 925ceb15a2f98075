// Shows when `npm start` builds and when it does not, on small projects in folders of their own.

import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test as base } from "vitest";
import { bringUpToDate, fingerprint, isUpToDate } from "#main/cli/upToDate.ts";

interface Project {
  readonly folder: string;
  write(this: void, file: string, content: string): void;
  /** How often something was built there so far. */
  builds(this: void): number;
  build(this: void): Promise<boolean>;
}

const test = base.extend<{ project: Project }>({
  project: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "cardtable-stamp-"));
    const write = (file: string, content: string): void =>
      writeFileSync(join(folder, file), content);
    for (const part of [
      "main",
      "shared",
      "renderer",
      "assets",
      "node_modules",
      "out",
      "out/renderer",
    ])
      mkdirSync(join(folder, part));
    for (const file of [
      "package.json",
      "package-lock.json",
      "electron.vite.config.ts",
      "main/a.ts",
      "shared/b.ts",
    ])
      write(file, file);
    const log = join(folder, "builds");
    await use({
      folder,
      write,
      builds: () => (existsSync(log) ? readFileSync(log, "utf8").length : 0),
      build: () => {
        appendFileSync(log, ".");
        write("out/renderer/index.html", "page");
        return Promise.resolve(true);
      },
    });
    rmSync(folder, { recursive: true });
  },
});

describe("H-19 a host that is started again builds only what has changed", () => {
  test("nothing is built twice from the same sources", async ({
    project: { folder, build, builds },
  }) => {
    expect(isUpToDate(folder)).toBe(false);
    expect(await bringUpToDate(folder, build)).toBe(true);
    expect(isUpToDate(folder)).toBe(true);
    expect(await bringUpToDate(folder, build)).toBe(true);
    expect(builds()).toBe(1);
  });

  test.for([
    "main/a.ts",
    "shared/b.ts",
    "package-lock.json",
    "electron.vite.config.ts",
    "renderer/new.css",
    "node_modules/.package-lock.json",
  ])("a change of %s asks for a build", async (file, { project: { folder, build, write } }) => {
    await bringUpToDate(folder, build);
    write(file, "something else");
    expect(isUpToDate(folder)).toBe(false);
  });

  test("a file that is renamed or removed asks for a build; a new time on a file does not", async ({
    project: { folder, build },
  }) => {
    await bringUpToDate(folder, build);
    utimesSync(join(folder, "main/a.ts"), 0, 0);
    expect(isUpToDate(folder)).toBe(true);
    rmSync(join(folder, "main/a.ts"));
    expect(isUpToDate(folder)).toBe(false);
  });

  test.for([
    ["is changed", (page: string) => writeFileSync(page, "of another build")],
    ["is gone", (page: string) => rmSync(page)],
  ] as const)(
    "a built file that %s asks for a build",
    async ([, change], { project: { folder, build } }) => {
      await bringUpToDate(folder, build);
      change(join(folder, "out/renderer/index.html"));
      expect(isUpToDate(folder)).toBe(false);
      await bringUpToDate(folder, build);
      expect(isUpToDate(folder)).toBe(true);
    },
  );

  test("contents that move from one file to the next are another fingerprint", ({
    project: { folder, write },
  }) => {
    write("main/a.ts", "xy");
    write("main/c.ts", "z");
    const before = fingerprint(folder);
    write("main/a.ts", "x");
    write("main/c.ts", "yz");
    expect(fingerprint(folder)).not.toBe(before);
  });

  test("a build that failed, or was interrupted after another had succeeded, does not count", async ({
    project: { folder, build, write },
  }) => {
    expect(await bringUpToDate(folder, () => Promise.resolve(false))).toBe(false);
    expect(isUpToDate(folder)).toBe(false);
    await bringUpToDate(folder, build);
    write("main/a.ts", "changed");
    await expect(
      bringUpToDate(folder, () => Promise.reject(new Error("interrupted"))),
    ).rejects.toThrow("interrupted");
    write("main/a.ts", "main/a.ts");
    expect(isUpToDate(folder), "what lies in out/ may be half of each").toBe(false);
  });

  test("sources that change while they are built ask for another build", async ({
    project: { folder, write },
  }) => {
    await bringUpToDate(folder, () => {
      write("main/a.ts", "saved in an editor meanwhile");
      return Promise.resolve(true);
    });
    expect(isUpToDate(folder)).toBe(false);
  });

  test("two starts at once build once", async ({ project: { folder, builds } }) => {
    const program = `
      import { appendFileSync } from 'node:fs';
      import { setImmediate } from 'node:timers/promises';
      import { bringUpToDate } from ${JSON.stringify(new URL("../../main/cli/upToDate.ts", import.meta.url).href)};
      const build = async () => { appendFileSync('builds', '.'); await setImmediate(); return true; };
      process.exitCode = (await bringUpToDate(process.cwd(), build)) ? 0 : 1;`;
    const runs = [1, 2].map(() =>
      once(
        spawn(process.execPath, ["--input-type=module", "-e", program], {
          cwd: folder,
          stdio: "inherit",
        }),
        "exit",
      ),
    );
    expect(await Promise.all(runs)).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(builds()).toBe(1);
    expect(isUpToDate(folder)).toBe(true);
  });
});
