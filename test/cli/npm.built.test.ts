// Checks that a signal to npm ends everything that npm started (build, host and all) and frees its
// port and its data folder.

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { test as base } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  readonly scripts: { readonly [name: string]: string };
};

type Script = "host" | "start";

/**
 * The project's own scripts in a folder of their own, and a build of the test's own: what is built
 * stays as it is for others.
 */
class Furnished {
  readonly #folder = mkdtempSync(join(tmpdir(), "cardtable-npm-"));
  npm: ChildProcess | null = null;

  constructor(build: string) {
    mkdirSync(join(this.#folder, "data"));
    writeFileSync(join(this.#folder, "index.html"), "<!doctype html>");
    for (const name of ["main", "node_modules"])
      symlinkSync(join(root, name), join(this.#folder, name));
    writeFileSync(join(this.#folder, "build.mjs"), build);
    writeFileSync(
      join(this.#folder, "package.json"),
      JSON.stringify({
        name: "cardtable",
        type: "module",
        scripts: { ...scripts, build: "node build.mjs" },
      }),
    );
  }

  /** What npm and all below it print; done when none of them is left that could print more. */
  run(
    script: Script,
    ...given: readonly string[]
  ): {
    readonly npm: ChildProcess;
    line(this: void, pattern: RegExp): Promise<RegExpExecArray>;
    readonly allGone: Promise<void>;
  } {
    const npm = spawn(
      "npm",
      [
        "run",
        "-s",
        script,
        "--",
        "--data",
        join(this.#folder, "data"),
        "--screen",
        this.#folder,
        ...given,
      ],
      { cwd: this.#folder, stdio: ["ignore", "pipe", "inherit"] },
    );
    this.npm = npm;
    const lines = createInterface({ input: npm.stdout });
    const said: string[] = [];
    const allGone = once(lines, "close").then(() => {});
    lines.on("line", (text) => said.push(text));
    return {
      npm,
      allGone,
      line: (pattern) =>
        new Promise((found, failed) => {
          const look = (): void => {
            const match = said.map((text) => pattern.exec(text)).find((one) => one !== null);
            if (match) found(match);
          };
          lines.on("line", look);
          void allGone.then(() =>
            failed(new Error(`it ended without ${pattern.source}: ${said.join("\n")}`)),
          );
          look();
        }),
    };
  }

  clear(): void {
    this.npm?.kill("SIGKILL");
    rmSync(this.#folder, { recursive: true });
  }
}

/** All at a time: each waits for most of its time. */
const test = base.extend<{ furnish: (build: string) => Furnished }>({
  furnish: async ({}, use) => {
    const made: Furnished[] = [];
    await use((build) => {
      const furnished = new Furnished(build);
      made.push(furnished);
      return furnished;
    });
    for (const furnished of made) furnished.clear();
  },
}).concurrent;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });

// Of SIGHUP and SIGKILL npm itself dies, and passes nothing on.
test.for([
  ["host", "SIGTERM"],
  ["host", "SIGINT"],
  ["host", "SIGHUP"],
  ["host", "SIGKILL"],
  ["start", "SIGTERM"],
] as const)(
  "npm run %s ends with npm at %s, and its port and data folder are free",
  async ([script, signal], { furnish, expect }) => {
    const furnished = furnish("");
    const more = script === "start" ? ["--browser"] : [];
    const first = furnished.run(script, ...more, "--port", "0");
    const [, address] = await first.line(/^Cardtable is at (\S+)$/);
    const port = Number(new URL(address!).port);
    expect(await isFree(port)).toBe(false);
    first.npm.kill(signal);
    await first.allGone;
    expect(await isFree(port)).toBe(true);
    const again = furnished.run(script, ...more, "--port", String(port));
    await again.line(/^Cardtable is at /);
    again.npm.kill("SIGTERM");
    await again.allGone;
  },
);

test.for(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
  "%s in the middle of the build ends the build too, and no host starts",
  async (signal, { furnish }) => {
    const furnished = furnish("console.log('building'); setInterval(() => {}, 2 ** 30);");
    const { npm, line, allGone } = furnished.run("host");
    await line(/^building$/);
    npm.kill(signal);
    await allGone;
  },
);

test("a build that fails is the end of it", async ({ furnish, expect }) => {
  const furnished = furnish("console.log('building'); process.exit(3);");
  const { npm, line, allGone } = furnished.run("host");
  const exit = once(npm, "exit");
  await line(/^building$/);
  await allGone;
  expect(await exit).toEqual([1, null]);
});
