// The starting point of browser tests of Normal Eights: a laid round, and other people's pages at
// the same table.

import type { BrowserContext, Locator, Page } from "@playwright/test";
import { appTest } from "./appTest.ts";
import { laidToken, layEights, type EightsLaying } from "./laidEights.ts";
import { laidTable } from "./laidTable.ts";
import { TablePage } from "./tablePage.ts";

/** Of Normal Eights, unless another game is named. */
type NormalLaying = Omit<EightsLaying, "game"> & Partial<Pick<EightsLaying, "game">>;

type NormalFixtures = Readonly<{
  /**
   * Opens the app and takes Robin to his seat; nobody else has come yet, and nothing need be still.
   * `watch` sees his page before.
   */
  sitAt: (laying: NormalLaying, watch?: (page: Page) => unknown) => Promise<TablePage>;
  /** Another person comes to that table in a page of their own, with the secret of their seat. */
  join: (seat: number, watch?: (page: Page) => unknown) => Promise<TablePage>;
}>;

export const normalTest = appTest.extend<NormalFixtures>({
  // A window stays open until everybody has answered.
  timeStands: true,
  sitAt: async ({ page, openTable, dataFolder }, use) => {
    await use(async (laying, watch) => {
      layEights(dataFolder, { game: "normal-eights", ...laying });
      await watch?.(page);
      return openTable();
    });
  },
  // It is gone before the app is: after it in this list. In windows of their own, since the page
  // behind another in one window is drawn once a second.
  join: async ({ context, page, browser, watch: keepWatch, run: _run }, use) => {
    const windows: BrowserContext[] = [];
    await use(async (seat, watch) => {
      const window = await browser.newContext({ storageState: await context.storageState() });
      windows.push(window);
      await keepWatch(window);
      const guest = await window.newPage();
      await guest.addInitScript(([key, token]) => sessionStorage.setItem(key, token), [
        `cardtable.seat.${laidTable}`,
        laidToken(seat),
      ] as const);
      await watch?.(guest);
      await guest.goto(`${new URL(page.url()).origin}/#/table/${laidTable}`);
      return new TablePage(guest);
    });
    for (const window of windows) await window.close();
  },
});

/** By the beginning of its name: what the card does is told after it. */
export const cardNamed = ({ hand }: TablePage, name: string): Locator =>
  hand.getByRole("button", { name: new RegExp(`^${name}(,|$)`) });

/** The line that says what may be answered, or that it was. */
export const promptIn = ({ page }: TablePage, words: string | RegExp): Locator =>
  page.getByRole("status").filter({ hasText: words });

/** The signs that cards of the chain bear, in their order; an empty one where a card bears none. */
export const signsOn = ({ page }: TablePage): Promise<readonly string[]> =>
  page.evaluate(() =>
    window
      .__table!.snapshot()
      .flatMap(({ label, visible }) =>
        visible && /^sign/.test(label) ? [label.replace(/^sign ?/, "")] : [],
      ),
  );
