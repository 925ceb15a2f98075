// Measures how long a phone that comes for the first time, over slow Wi-Fi, waits until it can
// play.

import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { openHouse } from "#renderer/client/openHouse.ts";
import { openTable } from "#renderer/client/reconnectingClient.ts";
import { sentence } from "#shared/games/texts.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import { standardSettings } from "#shared/protocol/schema.ts";
import { asOwner, redeemed } from "#test/support/asOwner.ts";
import { findBrowser } from "#test/toolchain/browserBinary.ts";
import { grouped, type Bench, type Report } from "./bench.ts";

const root = resolve(import.meta.dirname, "../..");
const hostProgram = join(root, "out/main/host.js");
const mostMs = 6000;
/**
 * Nobody else reaches it, and yet it is not the machine's own: what comes from there is sent as to
 * a phone.
 */
const network = "127.0.0.2";
/** A crowded Wi-Fi: bytes a second, and ms there and back. */
const slow = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};

type Load = Readonly<{
  ms: number;
  bytes: number;
  files: number;
}>;

/** The host as it is shipped, in a data folder of its own; its one-time address. */
async function startHost(data: string): Promise<{ readonly address: string; end(): void }> {
  const host = spawn(
    process.execPath,
    [hostProgram, "--port", "0", "--data", data, "--lan", "--address", network],
    { cwd: root, stdio: ["ignore", "pipe", "inherit"] },
  );
  const address = await new Promise<string>((resolved, rejected) => {
    let all = "";
    host.stdout.on("data", (said: Buffer) => {
      all += said.toString();
      const found = [...all.matchAll(/http:\S+#code=\S+(?=\s)/g)]
        .map(([address]) => address)
        .find((address) => address.includes(network));
      if (found !== undefined) resolved(found);
    });
    host.once("exit", (code) => rejected(new Error(`the host ended with ${code}`)));
  });
  return { address, end: () => void host.kill() };
}

type Timed = (act: () => Promise<unknown>) => Promise<void>;

/** What goes over the line, and how long it takes, from each of its own acts on. */
async function loads(
  page: Page,
  line: typeof slow | null,
  visit: (timed: Timed) => Promise<void>,
): Promise<readonly Load[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  let [bytes, files] = [0, 0];
  cdp.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    files += 1;
  });
  if (line) await cdp.send("Network.emulateNetworkConditions", line);
  const found: Load[] = [];
  await visit(async (act) => {
    const [before, bytesBefore, filesBefore] = [performance.now(), bytes, files];
    await act();
    found.push({
      ms: performance.now() - before,
      bytes: bytes - bytesBefore,
      files: files - filesBefore,
    });
  });
  return found;
}

const isDealt = (page: Page): Promise<void> =>
  page.locator('[data-moving][aria-busy="false"]').first().waitFor();

/**
 * The owner: from the address to home, and from the press there to a table at which one can play.
 */
const comesHome =
  (page: Page, address: string) =>
  async (timed: Timed): Promise<void> => {
    const play = page.getByRole("button", { name: /Play now/ }).first();
    await timed(async () => {
      await page.goto(address);
      await play.waitFor();
    });
    await timed(async () => {
      await play.click();
      await isDealt(page);
    });
  };

const given = <T>(answer: Answer<T>): T => {
  if (!answer.ok) throw new Error(sentence(answer.error));
  return answer.value;
};

interface OpenedTable {
  /** What stands in the picture with the squares. */
  readonly scanned: string;
  ownerReady(this: void): Promise<void>;
  end(this: void): void;
}

/** A table of the owner's that is open to the network. */
async function openedTable(address: string): Promise<OpenedTable> {
  const { origin } = new URL(address);
  const send = asOwner(origin, await redeemed(new URL(address)));
  const house = await openHouse(origin, send);
  const rotation = [{ game: "kings-and-bastards", rounds: 1, options: {} }];
  const { table, token } = given(
    await house.ask("openTable", { rotation, settings: standardSettings, bots: ["easy", "easy"] }),
  );
  const { code } = given(
    await house.ask("openToLan", { table, seats: 4, fill: null, spectators: true, listed: false }),
  );
  const client = openTable(origin, table, { token }, undefined, send);
  const end = (): void => {
    client.close();
    house.close();
  };
  return {
    scanned: `${origin}/#join=${code}`,
    ownerReady: async () => void given(await client.ask("ready", {})),
    end,
  };
}

/**
 * Somebody who scans the code: to where they are asked for their name, with it to their chair, and,
 * once they are ready too, to their cards.
 */
const scans =
  (page: Page, { scanned, ownerReady, end }: OpenedTable) =>
  async (timed: Timed): Promise<void> => {
    const name = page.getByRole("textbox", { name: "Name" });
    const ready = page.getByRole("button", { name: "I’m ready" });
    await timed(async () => {
      await page.goto(scanned);
      await name.waitFor();
    });
    await name.fill("Noor");
    await timed(async () => {
      await page.getByRole("button", { name: "Sit down" }).click();
      await ready.waitFor();
    });
    await ownerReady();
    await timed(async () => {
      await ready.click();
      await isDealt(page);
    });
    end();
  };

function build(): void {
  const built = spawnSync(process.execPath, [join(root, "main/cli/build.ts")], {
    cwd: root,
    stdio: "inherit",
  });
  if (built.status !== 0) throw new Error("the app cannot be built");
}

type Way = (page: Page, address: string) => Promise<(timed: Timed) => Promise<void>>;

/** With a host and a browser of its own: nothing is kept from another way. */
async function measured(
  executablePath: string,
  line: typeof slow | null,
  way: Way,
): Promise<readonly Load[]> {
  const data = mkdtempSync(join(tmpdir(), "cardtable-bench-"));
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-3d-apis"],
  });
  const host = await startHost(data);
  try {
    const page = await (await browser.newContext(phone)).newPage();
    // However slow the machine is: it is measured, not judged.
    page.setDefaultTimeout(0);
    return await loads(page, line, await way(page, host.address));
  } finally {
    host.end();
    await browser.close();
    rmSync(data, { recursive: true, force: true });
  }
}

const lineOf = (what: string, { ms, bytes, files }: Load): string =>
  `${what}: ${grouped(ms)} ms, ${grouped(bytes / 1024)} KiB in ${files} files`;

const whole = (loaded: readonly Load[]): Load =>
  loaded.reduce(
    (sum, { ms, bytes, files }) => ({
      ms: sum.ms + ms,
      bytes: sum.bytes + bytes,
      files: sum.files + files,
    }),
    { ms: 0, bytes: 0, files: 0 },
  );

async function measure(quick: boolean): Promise<Report> {
  const executablePath = findBrowser();
  // What others test is not built anew under them.
  if (!quick) build();
  if (executablePath === null || !existsSync(hostProgram))
    return { lines: ["not measured: 0 Chromiums or 0 builds found"], goals: [] };
  const line = quick ? null : slow;
  const owner = await measured(executablePath, line, async (page, address) =>
    comesHome(page, address),
  );
  const guest = await measured(executablePath, line, async (page, address) =>
    scans(page, await openedTable(address)),
  );
  const [owners, guests] = [whole(owner), whole(guest)];
  return {
    lines: [
      ...["home", "from the press to a table"].map((what, at) => lineOf(what, owner[at]!)),
      lineOf("both", owners),
      ...[
        "a guest: from the scanned code to his name",
        "from his name to his chair",
        "from his chair to his cards",
      ].map((what, at) => lineOf(what, guest[at]!)),
      lineOf("all three", guests),
    ],
    goals: [
      { what: `a table can be played within ${mostMs / 1000} s`, met: owners.ms <= mostMs },
      {
        what: "so it can by a guest, without the time that he takes himself",
        met: guests.ms <= mostMs,
      },
    ],
  };
}

export const bench: Bench = {
  title: "firstLoad: a phone’s first visit over 1.6 Mbit/s with 150 ms, nothing kept from before",
  run: measure,
};
