// What every browser test starts from: the built app with a data folder of its own, and a page on
// which nothing goes wrong.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, type BrowserContext } from "@playwright/test";
import { doorsScript } from "#test/doors/script.ts";
import { keptCookie, redeemed } from "#test/support/asOwner.ts";
import { AppProcess } from "./appProcess.ts";
import { answersMs } from "./limits.ts";
import { laidTable, layTable, type Laying } from "./laidTable.ts";
import { TablePage } from "./tablePage.ts";

/** For all tests that one process runs, one after the other. */
interface WorkerFixtures {
  /**
   * Where its apps listen, from the first one on: a browser keeps what it made of the app's scripts
   * by their address.
   */
  readonly kept: { port: number };
}

type AppFixtures = Readonly<{
  /**
   * Sweeps go on: every size of window and of words is looked at, and Tab goes backwards too
   * (`soak.config.ts`).
   */
  wholeWay: boolean;
  /**
   * Gives the page the doors by which tests look at the drawing and show screens without a host;
   * without them it is just what people see.
   */
  hasDoors: boolean;
  /**
   * Keeps what a page takes away by itself after some seconds – words, a result – until the test has
   * looked at it. Not where the test moves the page's time.
   */
  stays: boolean;
  /**
   * Lets no time pass for the host: nothing runs out that a test is about, and what counts within
   * seconds counts for as long as it takes.
   */
  timeStands: boolean;
  /** The host deals cards of its own choice, whatever people contribute to the deal (H-18). */
  stacksDecks: boolean;
  /** Console errors that a test brings about on purpose. */
  expectedErrors: readonly RegExp[];
  dataFolder: string;
  /** Fails the test for errors on a context's pages, broken policy and requests to elsewhere. */
  watch: (context: BrowserContext) => Promise<void>;
  /** So watched is the test's own context. */
  nothingGoesWrong: void;
  /**
   * Runs the app on this port, or the one before's; what still runs is stopped after the test.
   */
  run: (port?: number) => Promise<AppProcess>;
  /**
   * Starts the app, with a laid table or none, and opens its home screen; `address` goes before the
   * `#`, and with one there are doors to what it asks for.
   */
  open: (laying: Laying | null, address?: string) => Promise<AppProcess>;
  /**
   * Starts the app and opens the table that lies in its data folder, as a browser does that knows
   * the house already; home is not looked at.
   */
  openTable: (address?: string) => Promise<TablePage>;
  /** The same with this table. */
  sitDown: (laying: Laying, address?: string) => Promise<TablePage>;
}>;

/** This machine, by itself or by a private network (H-14). */
const ours =
  /^(?:https?|ws):\/\/(?:127\.0\.0\.1|10\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|192\.168\.[\d.]+|169\.254\.[\d.]+|\[f[cd][\da-f:]+\]):\d+\//;

/** Of all pages, also those that the test opens later. */
async function listFaults(context: BrowserContext, faults: string[]): Promise<void> {
  context.on("weberror", (error) => faults.push(`error: ${error.error().message}`));
  // A page that has been left has no faults any more: the browser may still look for its icon, and
  // then for that of no page.
  context.on(
    "console",
    (message) =>
      message.type() === "error" &&
      message.page()?.url() !== "about:blank" &&
      faults.push(`console: ${message.text()}`),
  );
  const isOurs = (url: string): boolean => ours.test(url) || /^(blob|data):/.test(url);
  context.on(
    "request",
    (request) => !isOurs(request.url()) && faults.push(`request: ${request.url()}`),
  );
  context.on("page", (page) =>
    page.on(
      "websocket",
      (socket) => !isOurs(socket.url()) && faults.push(`socket: ${socket.url()}`),
    ),
  );
  // Tests press what people press where they wish to decide for themselves, and who have played
  // before: no first steps lie over the table, and no bot talks.
  await context.addInitScript(() => {
    if (!/^https?:/.test(location.protocol) || localStorage.getItem("cardtable.settings") !== null)
      return;
    localStorage.setItem(
      "cardtable.settings",
      JSON.stringify({
        onlyMove: false,
        autoPass: false,
        autoNext: false,
        bubbles: false,
        remarks: false,
      }),
    );
  });
  await context.addInitScript(() => {
    addEventListener(
      "securitypolicyviolation",
      ({ violatedDirective, blockedURI, sourceFile, lineNumber, columnNumber }) =>
        console.error(
          `policy: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}:${columnNumber}`,
        ),
    );
  });
}

/**
 * Pauses of 4 s to 10 s are those in which people read, and no machine is too slow to read; a
 * screen for the room waits so long before it looks again. Nor is a host too slow to answer a
 * request or a heartbeat: a page that joined again would lack the log of what it missed.
 */
function keepWhatIsShown(never: readonly number[]): void {
  const wait = window.setTimeout.bind(window);
  const isKept = (ms: number): boolean =>
    ((ms >= 4000 && ms < 10_000) || never.includes(ms)) && !location.hash.includes("screen");
  window.setTimeout = ((act: () => void, ms = 0, ...given: []) =>
    wait(act, isKept(ms) ? 2 ** 30 : ms, ...given)) as typeof window.setTimeout;
}

export const appTest = test.extend<AppFixtures, WorkerFixtures>({
  kept: [async ({}, use) => use({ port: 0 }), { scope: "worker" }],
  wholeWay: [false, { option: true }],
  hasDoors: [true, { option: true }],
  stays: [true, { option: true }],
  timeStands: [false, { option: true }],
  stacksDecks: [false, { option: true }],
  expectedErrors: [[], { option: true }],
  dataFolder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "cardtable-browser-"));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  watch: async ({ expectedErrors, hasDoors, stays }, use) => {
    const faults: string[] = [];
    await use(async (context) => {
      await listFaults(context, faults);
      if (hasDoors) await context.addInitScript(doorsScript("page"));
      if (stays) await context.addInitScript(keepWhatIsShown, answersMs);
    });
    expect(
      faults.filter((fault) => !expectedErrors.some((expected) => expected.test(fault))),
    ).toEqual([]);
  },
  nothingGoesWrong: [
    async ({ context, watch }, use) => {
      await watch(context);
      await use();
    },
    { auto: true },
  ],
  run: async ({ dataFolder, page, timeStands, stacksDecks, kept }, use) => {
    const options = { timeStands, stacksDecks };
    const apps: AppProcess[] = [];
    await use(async (port) => {
      const app = await AppProcess.start(dataFolder, port ?? kept.port, options).catch(
        (error: Error) => {
          // Meanwhile another program may have taken it.
          if (port !== undefined || !error.message.includes("in use by another program"))
            throw error;
          return AppProcess.start(dataFolder, 0, options);
        },
      );
      kept.port = app.port;
      apps.push(app);
      return app;
    });
    // The page is left first: it would look for its host.
    await page.goto("about:blank");
    for (const app of apps) await app.stop();
    expect(apps.map(({ errors }) => errors).join("")).toBe("");
  },
  open: async ({ run, dataFolder, page }, use) => {
    await use(async (laying, address = "") => {
      if (laying) layTable(dataFolder, laying);
      if (address !== "") await page.context().addInitScript(doorsScript("asked"));
      const app = await run();
      await page.goto(app.url.replace("/#", `/${address}#`));
      return app;
    });
  },
  openTable: async ({ run, page }, use) => {
    await use(async (address = "") => {
      if (address !== "") await page.context().addInitScript(doorsScript("asked"));
      const { url } = await run();
      const { origin } = new URL(url);
      await page.context().addCookies([keptCookie(origin, await redeemed(new URL(url)))]);
      await page.goto(`${origin}/${address}#/table/${laidTable}`);
      return new TablePage(page);
    });
  },
  sitDown: async ({ openTable, dataFolder }, use) => {
    await use(async (laying, address) => {
      layTable(dataFolder, laying);
      const table = await openTable(address);
      await table.isStill();
      return table;
    });
  },
});
