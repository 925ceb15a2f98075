// The starting point of browser tests in which people come to a table that is open to the network,
// each in a window of their own and known to nobody.

import type { BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import { realClock } from "#renderer/client/clientClock.ts";
import { openHouse } from "#renderer/client/openHouse.ts";
import { openTable } from "#renderer/client/reconnectingClient.ts";
import type { HouseClient, TableClient } from "#renderer/client/clients.ts";
import { appTest } from "./appTest.ts";
import { laidCode, laidTable } from "./laidTable.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

type ComerFixtures = Readonly<{
  /** Somebody scans the table's code, or another, with a phone, or comes with what they have. */
  scan: (code?: string, device?: BrowserContextOptions) => Promise<Page>;
  /** Another line of Robin's to his house. */
  ownersHouse: () => Promise<HouseClient>;
  /** Robin's own line to his table, from another device: it takes his seat over. */
  ownersLine: () => Promise<TableClient>;
}>;

/**
 * With the cookies that the page has by now: a seat of the owner's opens to their key and its token
 * together.
 */
async function sentAs(page: Page): Promise<typeof fetch> {
  const { origin } = new URL(page.url());
  const cookie = (await page.context().cookies())
    .map(({ name, value }) => `${name}=${value}`)
    .join("; ");
  return (url, init) =>
    fetch(url, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie, origin },
    });
}

export const comerTest = appTest.extend<ComerFixtures>({
  // They are gone before the app is: after it in this list.
  scan: async ({ page, browser, watch: keepWatch, run: _run }, use) => {
    const windows: BrowserContext[] = [];
    await use(async (code = laidCode, device = phone) => {
      const window = await browser.newContext({ ...device, reducedMotion: "reduce" });
      windows.push(window);
      await keepWatch(window);
      const comer = await window.newPage();
      await comer.goto(`${new URL(page.url()).origin}/#join=${code}`);
      return comer;
    });
    for (const window of windows) await window.close();
  },
  ownersHouse: async ({ page, run: _run }, use) => {
    const lines: HouseClient[] = [];
    await use(async () => {
      const house = await openHouse(new URL(page.url()).origin, await sentAs(page));
      lines.push(house);
      return house;
    });
    for (const line of lines) line.close();
  },
  ownersLine: async ({ page, ownersHouse }, use) => {
    const lines: TableClient[] = [];
    await use(async () => {
      const house = await ownersHouse();
      const { origin } = new URL(page.url());
      const mine = await house.ask("openTables", {});
      const seat = mine.ok ? mine.value.find(({ table }) => table === laidTable) : undefined;
      if (!seat || !("token" in seat)) throw new Error("Robin has no seat there");
      const client = openTable(
        origin,
        laidTable,
        { token: seat.token },
        realClock,
        await sentAs(page),
      );
      lines.push(client);
      await new Promise<void>((open) => {
        const look = (): void => {
          if (client.snapshot().link === "open" && client.snapshot().table) open();
        };
        client.subscribe(look);
        look();
      });
      return client;
    });
    for (const client of lines) client.close();
  },
});

/** The comer says who they are, and takes a chair – or watches first. */
export async function comesIn(
  comer: Page,
  name: string,
  how: "Sit down" | "Watch first" = "Sit down",
): Promise<void> {
  await comer.getByRole("textbox", { name: "Name" }).fill(name);
  await comer.getByRole("button", { name: how }).click();
}
