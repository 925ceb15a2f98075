// Checks what a person sees who starts the host in a terminal, both when it works and when it
// cannot.

import { spawn, type ChildProcess } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hostArguments } from "#main/cli/hostArguments.ts";
import { serveTerminal } from "#main/cli/serveTerminal.ts";
import { openHouse } from "#renderer/client/openHouse.ts";
import { patientClock } from "#test/client/patientClock.ts";
import { standardSettings } from "#shared/protocol/schema.ts";
import { asOwner, bringCode, redeemed } from "#test/support/asOwner.ts";

type Ended = Readonly<{
  code: number | null;
  out: string;
  error: string;
}>;

class Run {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  #out = "";
  #error = "";
  readonly #listeners = new Set<() => void>();

  constructor(entry: "host" | "start", given: readonly string[], env: NodeJS.ProcessEnv = {}) {
    const { DISPLAY: _display, WAYLAND_DISPLAY: _wayland, ...rest } = process.env;
    this.child = spawn(process.execPath, [resolve("main/cli", `${entry}.ts`), ...given], {
      env: { ...rest, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      this.#out += text;
      for (const look of this.#listeners) look();
    });
    this.child.stderr?.setEncoding("utf8").on("data", (text: string) => (this.#error += text));
    this.ended = new Promise((done) =>
      this.child.once("close", (code) => done({ code, out: this.#out, error: this.#error })),
    );
  }

  /** The first line of JSON that fits, once it is printed. */
  async line<L>(fits: (line: L) => boolean): Promise<L> {
    const found = new Promise<L>((done) => {
      const look = (): void => {
        const whole = this.#out
          .split("\n")
          .slice(0, -1)
          .map((text) => JSON.parse(text) as L)
          .find(fits);
        if (whole !== undefined) done(whole);
      };
      this.#listeners.add(look);
      look();
    });
    return Promise.race([found, this.#failed()]);
  }

  #failed(): Promise<never> {
    return this.ended.then(({ error }): never => {
      throw new Error(`it ended: ${error}`);
    });
  }

  /** The owner's address, once it is printed: the first, or a later one. */
  async address(which = 0): Promise<URL> {
    const printed = new Promise<URL>((done) => {
      const look = (): void => {
        const found = [...this.#out.matchAll(/Cardtable is at (\S+)\n/g)][which]?.[1];
        if (found !== undefined) done(new URL(found));
      };
      this.#listeners.add(look);
      look();
    });
    return Promise.race([printed, this.#failed()]);
  }
}

let folder: string;
let runs: Run[];
let other: Server | null;

const run = (
  entry: "host" | "start",
  given: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Run => {
  const started = new Run(entry, given, env);
  runs.push(started);
  return started;
};
/** Puts a shell script where Electron's binary is looked for; answers with its folder. */
function electronIn(dist: string, script: string): string {
  const binary = join(
    dist,
    process.platform === "darwin" ? "Electron.app/Contents/MacOS/Electron" : "electron",
  );
  mkdirSync(join(binary, ".."), { recursive: true });
  writeFileSync(binary, `#!/bin/sh\n${script}\n`);
  chmodSync(binary, 0o755);
  return dist;
}
const usual = (): string[] => ["--data", join(folder, "data"), "--screen", join(folder, "screen")];

/** Why a host cannot begin, as the terminal that asks for it is told after the command's name. */
const refused = (given: readonly string[]): Promise<string> =>
  serveTerminal(hostArguments(given, "host")!).then(
    () => "it serves",
    ({ message }: Error) => message,
  );

/** Ends in good order at the signal, which comes twice where npm passes on the terminal's. */
async function endedBy(started: Run, signal: NodeJS.Signals): Promise<Ended> {
  started.child.kill(signal);
  started.child.kill(signal);
  const ended = await started.ended;
  expect(ended).toMatchObject({ code: 0, error: "" });
  return ended;
}

beforeEach(() => {
  runs = [];
  other = null;
  folder = mkdtempSync(join(tmpdir(), "cardtable-cli-"));
  mkdirSync(join(folder, "screen"));
  writeFileSync(join(folder, "screen", "index.html"), "<!doctype html>");
});
afterEach(async () => {
  for (const { child } of runs) child.kill("SIGKILL");
  await Promise.all(runs.map(({ ended }) => ended));
  other?.close();
  rmSync(folder, { recursive: true });
});

test("H-17 H-19 the printed address opens the house once, who comes later without a key makes the host print another, and it ends in good order at SIGTERM", async () => {
  const started = run("host", usual());
  const first = await started.address();
  expect(first.hostname).toBe("127.0.0.1");
  const secret = await redeemed(first);
  await expect(redeemed(first)).rejects.toThrow("opens nothing");
  const second = await started.address(1);
  expect(second.hash).not.toBe(first.hash);
  expect(await (await bringCode(second, null)).json()).toEqual({ owner: false });
  const other = await redeemed(second);
  for (const known of [secret, other]) {
    const house = await openHouse(first.origin, asOwner(first.origin, known), patientClock);
    expect(await house.ask("openTables", {})).toEqual({ ok: true, value: [] });
    house.close();
  }
  const { out } = await endedBy(started, "SIGTERM");
  expect(out.match(/Cardtable is at /g)).toHaveLength(2);
  expect(out).not.toContain(secret);
});

test("a port in use is named in one line", async () => {
  other = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => other?.once("listening", done));
  const { port } = other.address() as { readonly port: number };
  expect(await refused([...usual(), "--port", String(port)])).toBe(
    `another program is using port ${port}; choose another with --port`,
  );
});

test.each(["host", "start"] as const)(
  "asked for help, npm run %s says what it takes, and starts nothing",
  async (entry) => {
    const { code, out, error } = await run(entry, ["--help"]).ended;
    expect({ code, error }).toEqual({ code: 0, error: "" });
    expect(out).toMatch(/^usage: npm /);
    expect(out).toContain("--data FOLDER");
  },
);

test("H-19 with --lan the host’s owner comes from another machine: the address that is printed for the network opens the house there, and it ends in good order at SIGINT", async () => {
  const started = run("host", [...usual(), "--lan", "--address", "127.0.0.2", "--port", "0"]);
  const [here, there] = [await started.address(), await started.address(1)];
  expect([here.hostname, there.hostname, there.hash]).toEqual([
    "127.0.0.1",
    "127.0.0.2",
    here.hash,
  ]);
  const house = await openHouse(
    there.origin,
    asOwner(there.origin, await redeemed(there)),
    patientClock,
  );
  expect(await house.ask("lan", {})).toEqual({
    ok: true,
    value: { addresses: [{ url: there.origin, network: "" }], problem: null },
  });
  house.close();
  const { out } = await endedBy(started, "SIGINT");
  expect(out.split("\n")[0]).toBe(`On the network it’s at ${there.origin}`);
});

type Line = Readonly<{
  at: string;
  event: string;
  url?: string;
  addresses?: readonly string[];
  name?: string;
}>;

test("H-19 with --json each event is one line: it listens, a table opens, to the network too, a guest comes, it stops at SIGHUP", async () => {
  const started = run("host", [...usual(), "--json", "--address", "127.0.0.2", "--port", "0"]);
  const owners = new URL((await started.line<Line>(({ event }) => event === "address")).url!);
  const house = await openHouse(
    owners.origin,
    asOwner(owners.origin, await redeemed(owners)),
    patientClock,
  );
  const opened = await house.ask("openTable", {
    rotation: [{ game: "kings-and-bastards", rounds: 1, options: {} }],
    settings: standardSettings,
    bots: ["easy", "easy"],
  });
  const table = opened.ok ? opened.value.table : "";
  const lan = await house.ask("openToLan", {
    table,
    seats: 4,
    fill: null,
    spectators: true,
    listed: false,
  });
  const [url = ""] = (await started.line<Line>(({ event }) => event === "lan")).addresses ?? [];
  const came = await fetch(`${url}/guest`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ code: lan.ok ? lan.value.code : "", name: "Gus", avatar: "avatar-09" }),
  });
  const cookie = came.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const guests = await openHouse(
    url,
    (address, init) =>
      fetch(address, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie, origin: url },
      }),
    patientClock,
  );
  expect(await started.line<Line>(({ event }) => event === "guest-came")).toMatchObject({
    name: "Gus",
  });
  await house.ask("closeTable", { table });
  await started.line<Line>(({ event }) => event === "table-closed");
  guests.close();
  house.close();
  const { out } = await endedBy(started, "SIGHUP");
  const lines = out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
  expect(lines.map(({ event }) => event)).toEqual([
    "listening",
    "address",
    "table-opened",
    "lan",
    "guest-came",
    "table-closed",
    "lan",
    "stopping",
  ]);
  expect(lines.every(({ at }) => new Date(at).toISOString() === at)).toBe(true);
  for (const secret of [cookie.split("=")[1]!, lan.ok ? lan.value.code : ""])
    expect(out).not.toContain(secret);
});

test("H-14 H-15 a host that is killed and started again opens its table to the network again, at the same port and by the same code, and a guest’s cookie still opens his profile", async () => {
  const given = [...usual(), "--json", "--address", "127.0.0.2"];
  const first = run("host", given);
  const owners = new URL((await first.line<Line>(({ event }) => event === "address")).url!);
  const house = await openHouse(
    owners.origin,
    asOwner(owners.origin, await redeemed(owners)),
    patientClock,
  );
  const opened = await house.ask("openTable", {
    rotation: [{ game: "kings-and-bastards", rounds: 1, options: {} }],
    settings: standardSettings,
    bots: ["easy", "easy"],
  });
  const lan = await house.ask("openToLan", {
    table: opened.ok ? opened.value.table : "",
    seats: 4,
    fill: null,
    spectators: true,
    listed: true,
  });
  const code = lan.ok ? lan.value.code : "";
  const [url = ""] = (await first.line<Line>(({ event }) => event === "lan")).addresses ?? [];
  const post = (form: object, cookie = ""): Promise<Response> =>
    fetch(`${url}/guest`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: url, cookie },
      body: JSON.stringify(form),
    });
  const came = await post({ code, name: "Gus", avatar: "avatar-09" });
  const cookie = came.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const before: unknown = await came.json();
  house.close();
  first.child.kill("SIGKILL");
  await first.ended;
  const second = run("host", given);
  expect((await second.line<Line>(({ event }) => event === "lan")).addresses).toEqual([url]);
  expect(await (await post({ code }, cookie)).json()).toEqual(before);
});

test("a screen that is not built is named in one line, with what to do", async () => {
  expect(await refused(["--data", join(folder, "data"), "--screen", folder])).toMatch(
    /^the app isn’t built in [^\n]*; run: npm run build$/,
  );
});

test("a wrong argument is named in one line", async () => {
  expect(await run("host", ["--ports", "1"]).ended).toEqual({
    code: 1,
    out: "",
    error: expect.stringMatching(/^host: [^\n]+\n$/) as unknown,
  });
});

test("without Electron’s binary npm start says so in one line and serves the same app", async () => {
  const started = run("start", usual(), { ELECTRON_OVERRIDE_DIST_PATH: join(folder, "nowhere") });
  const { origin, href } = await started.address();
  expect(await (await fetch(origin)).text()).toBe("<!doctype html>");
  started.child.kill("SIGTERM");
  const { code, out } = await started.ended;
  expect(code).toBe(0);
  const [first, second, ...more] = out.trimEnd().split("\n");
  expect(first).toMatch(
    /^Can’t use Electron \(the binary of Electron [\d.]+ isn’t on this computer\), so/,
  );
  expect(second).toBe(`Cardtable is at ${href}`);
  expect(more).toEqual([]);
});

test("with Electron’s binary and a display npm start runs it with the folder that CARDTABLE_DATA names, and ends as it ends", async () => {
  electronIn(folder, 'echo "$@"; echo "$CARDTABLE_DATA"; exit 7');
  const data = join(folder, "data");
  const { code, out } = await run("start", [], {
    ELECTRON_OVERRIDE_DIST_PATH: folder,
    DISPLAY: ":99",
    CARDTABLE_DATA: data,
  }).ended;
  expect({ code, out }).toEqual({
    code: 7,
    out: `${resolve(".")} --user-data-dir=${data}\n${data}\n`,
  });
});

test("the folder named by --data, whatever CARDTABLE_DATA says, is where the shell keeps its settings and opens the store", async () => {
  const dist = electronIn(
    folder,
    `exec "${process.execPath}" --import "${resolve("test/fakes/register.ts")}" "${resolve("test/cli/shellStandIn.ts")}" "$@"`,
  );
  const data = join(folder, "data");
  const { code, out, error } = await run("start", ["--data", data], {
    ELECTRON_OVERRIDE_DIST_PATH: dist,
    DISPLAY: ":99",
    CARDTABLE_DATA: join(folder, "other"),
  }).ended;
  expect({ code, out, error }).toEqual({
    code: 0,
    out: `settings in ${data}, store in ${data}\n`,
    error: "",
  });
});

test("with --browser Electron is not looked for; the data folder may be named by CARDTABLE_DATA, and serves one host at a time", async () => {
  const started = run("start", ["--screen", join(folder, "screen"), "--browser"], {
    ELECTRON_OVERRIDE_DIST_PATH: folder,
    CARDTABLE_DATA: join(folder, "data"),
  });
  await started.address();
  expect(await refused(usual())).toMatch(/^another Cardtable is using this data folder[^\n]*$/);
  started.child.kill("SIGTERM");
  expect((await started.ended).out).not.toContain("Electron");
});
