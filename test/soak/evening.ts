// npm run soak:evening [-- --pictures FOLDER]: four browsers play a whole King's pot at one table;
// the host is killed in its midst, chairs are swapped, somebody comes, somebody goes.

import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import { auditedFile } from "#main/store/audit/auditedFile.ts";
import { sentence } from "#shared/games/texts.ts";
import { doorsScript, makeDoors } from "#test/doors/script.ts";
import { PagePlayer, type Means } from "#test/support/browser/pagePlayer.ts";
import { TablePage } from "#test/support/browser/tablePage.ts";
import { findBrowser } from "#test/toolchain/browserBinary.ts";
import { LanHost, type HostFolders } from "./lanHost.ts";
import { lanSide, type LanSide } from "./lanSide.ts";
import { keptCookie } from "#test/support/asOwner.ts";

await makeDoors();
const { values } = parseArgs({ options: { pictures: { type: "string" } } });
const screen = resolve(import.meta.dirname, "../../out/renderer");
const args = ["--no-sandbox", "--disable-gpu", "--disable-3d-apis", "--disable-quic"];
const potRounds = 5;
/** In which nothing happens, ms: more is a table that stands still. */
const mostIdleMs = 60_000;

const upright: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
const lying: BrowserContextOptions = { ...upright, viewport: { width: 844, height: 390 } };
const window: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

const write = (line: string): void => void process.stdout.write(`${line}\n`);
const problems: string[] = [];
const check = (isSo: boolean, what: string): void => {
  if (!isSo) problems.push(what);
};

class Person {
  readonly name: string;
  readonly page: Page;
  readonly table: TablePage;
  readonly player: PagePlayer;

  private constructor(name: string, page: Page, means: Means) {
    this.name = name;
    this.page = page;
    this.table = new TablePage(page);
    this.player = new PagePlayer(page, means);
  }

  static async with(
    browser: Browser,
    name: string,
    means: Means,
    options: BrowserContextOptions,
  ): Promise<Person> {
    const context = await browser.newContext({ reducedMotion: "reduce", ...options });
    await context.addInitScript(doorsScript("page"));
    context.on("weberror", (error) => problems.push(`${name}: ${error.error().message}`));
    return new Person(name, await context.newPage(), means);
  }

  button(name: string | RegExp) {
    return this.page.getByRole("button", { name });
  }

  /** From the scanned address to the table, with one press; ms. */
  async comeIn(address: string, how: "Sit down" | "Watch first"): Promise<number> {
    const begun = performance.now();
    await this.page.goto(address);
    await this.page.getByRole("textbox", { name: "Name" }).fill(this.name);
    await this.button(how).click();
    await this.button(/^(I’m ready|Who’s here)$/)
      .first()
      .waitFor();
    return performance.now() - begun;
  }

  async look(what: string): Promise<void> {
    if (values.pictures !== undefined)
      await this.page.screenshot({
        path: join(values.pictures, `${what}-${this.name.toLowerCase()}.png`),
      });
  }
}

/** Everybody acts as soon as it is their turn, until it is so. */
async function playUntil(people: readonly Person[], isSo: () => Promise<boolean>): Promise<void> {
  let last = performance.now();
  while (!(await isSo())) {
    const acted = await Promise.all(people.map(({ player }) => player.act()));
    if (acted.includes(true)) last = performance.now();
    else if (performance.now() - last > mostIdleMs)
      throw new Error(
        `the table stands still: ${people.map(({ name, player }) => `${name} pressed ${player.pressed.at(-1)}`).join(", ")}`,
      );
    else await new Promise((later) => setTimeout(later, 30));
  }
}

/** A round's result stands on the page, with what leads to the next. */
const isBetween = async ({ page }: Person): Promise<boolean> =>
  (await page.getByRole("button", { name: /^Next (?:round|hand)$/ }).count()) > 0;

async function nextRound(people: readonly Person[]): Promise<void> {
  for (const { page } of people) {
    const next = page.getByRole("button", { name: /^Next (?:round|hand)$/ });
    // Hands of poker follow each other by themselves.
    await next.click({ timeout: 2000 }).catch(() => undefined);
  }
  await Promise.all(people.map(({ table }) => table.hand.waitFor()));
}

/** At another port, or none, nobody would find it again. */
async function killAndStart(
  host: LanHost,
  folders: HostFolders,
  people: readonly Person[],
): Promise<LanHost> {
  const held = await Promise.all(people.map(({ table }) => table.cards()));
  await host.end("SIGKILL");
  await Promise.all(
    people.map(({ page }) => page.getByText("Connection lost – reconnecting…").waitFor()),
  );
  const begun = performance.now();
  const again = await LanHost.start(folders, host.port);
  const up = performance.now();
  await Promise.all(
    people.map(({ page }) =>
      page.getByText("Connection lost – reconnecting…").waitFor({ state: "detached" }),
    ),
  );
  write(
    `killed in mid-round: the host was back after ${(up - begun).toFixed(0)} ms, all four at the table ${(performance.now() - up).toFixed(0)} ms later`,
  );
  for (const [at, { name, table }] of people.entries()) {
    await table.isStill();
    check(
      (await table.cards()).join() === held[at]!.join(),
      `${name} holds other cards than before`,
    );
  }
  return again;
}

async function swapChairs(one: Person, other: Person): Promise<void> {
  await one.button(`Swap seats with ${other.name}`).click();
  await other.button(`${one.name} wants to swap seats with you`).click();
  await one.button(`Swap seats with ${other.name}`).waitFor();
}

async function leave(person: Person): Promise<void> {
  await person.button("Menu").click();
  await person.button("Leave table").click();
  await person.page
    .getByRole("dialog", { name: "Leave the table?" })
    .getByRole("button", { name: "Leave table" })
    .click();
}

/** Robin's table by his own page: a King's pot with free chairs, none of which a bot takes. */
async function open(robin: Person, host: LanHost): Promise<string> {
  const { page } = robin;
  await page.context().addCookies([keptCookie(host.url, host.secret)]);
  await page.goto(`${host.url}/?autoNext=false#/setup`);
  await page.getByRole("radio", { name: "King’s pot" }).click();
  for (const remove of await page.getByRole("button", { name: /^Remove bot/ }).all())
    await remove.click();
  await page.getByRole("switch", { name: "Friends can join" }).click();
  await page.getByRole("button", { name: "Open table" }).click();
  const address = await page
    .getByRole("img", { name: /^A QR code that opens / })
    .getAttribute("aria-label");
  await page.keyboard.press("Escape");
  return address?.replace("A QR code that opens ", "") ?? "";
}

async function evening(
  folders: HostFolders,
  side: LanSide,
  browsers: readonly [Browser, Browser],
): Promise<void> {
  let host = await LanHost.start(folders, 0);
  const [here, there] = browsers;
  const robin = await Person.with(here, "Robin", "mouse", window);
  const address = await open(robin, host);
  write(`${side.what}; they scan ${address}`);
  check(address.startsWith(`http://${side.address}:`), `the picture leads to ${address}`);
  const [noor, omar, tess, uma] = [
    await Person.with(there, "Noor", "touch", upright),
    await Person.with(there, "Omar", "keys", window),
    await Person.with(there, "Tess", "touch", lying),
    await Person.with(there, "Uma", "touch", upright),
  ];
  for (const guest of [noor, omar, tess])
    write(
      `${guest.name} sat ${(await guest.comeIn(address, "Sit down")).toFixed(0)} ms after the scan, with a name and one press`,
    );
  await swapChairs(noor, omar);
  const people = [robin, noor, omar, tess];
  for (const guest of [noor, omar, tess]) await guest.button("I’m ready").click();
  await robin.button("Deal").click();
  await Promise.all(people.map(({ table }) => table.hand.waitFor()));
  const moves = () => people.reduce((sum, { player }) => sum + player.pressed.length, 0);
  await playUntil(people, async () => moves() > 24 || (await isBetween(robin)));
  for (const person of people) await person.look("middle");
  host = await killAndStart(host, folders, people);
  for (let round = 1; round <= potRounds; round += 1) {
    await playUntil(people, () => isBetween(robin));
    write(`round ${round} is over, after ${moves()} presses`);
    if (round === 1) await uma.comeIn(address, "Watch first");
    if (round < potRounds) await nextRound(people);
  }
  check((await uma.table.hand.count()) === 0, "who watches has a hand");
  for (const person of [...people, uma]) await person.look("end");
  await leave(omar);
  await uma.button("Sit down").click();
  const later = [robin, noor, tess, uma];
  await nextRound(later);
  check(
    (await robin.table.seats.getByRole("listitem").count()) === 4,
    "not four sit there in the end",
  );
  for (const person of later) await person.look("after");
  await host.end("SIGTERM");
}

const binary = findBrowser();
if (binary === null) throw new Error("soak:evening: there is no Chromium");
const folder = mkdtempSync(join(tmpdir(), "cardtable-evening-"));
if (values.pictures !== undefined) mkdirSync(values.pictures, { recursive: true });
const side = lanSide(binary, folder);
const browsers = [
  await chromium.launch({ executablePath: binary, args }),
  await chromium.launch({ executablePath: side.browser, args }),
] as const;
try {
  const folders = { data: join(folder, "data"), screen, address: side.address };
  await evening(folders, side, browsers);
  const { rounds, transactions, problems: unsound } = auditedFile(folders.data);
  write(`${rounds} rounds, ${transactions} transactions`);
  problems.push(...unsound.map(sentence));
} finally {
  for (const browser of browsers) await browser.close();
  side.end();
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems) write(`PROBLEM ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;
