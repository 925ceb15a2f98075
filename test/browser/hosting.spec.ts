// Checks that friends can come to a table that is opened to them, see no more than they may, and
// can be sent away by its owner (H-13 to H-17).

import { expect, type Browser, type BrowserContext, type Page } from "@playwright/test";
import type { AppProcess } from "#test/support/browser/appProcess.ts";
import { appTest as test } from "#test/support/browser/appTest.ts";
import { goesTo } from "#test/support/browser/goesTo.ts";
import { TablePage } from "#test/support/browser/tablePage.ts";

const menuItem = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name }).click();
};

const friends = (page: Page) => page.getByRole("dialog", { name: "Friends can join" });

/** Lays the usual table, open to friends from the start; answers with its join code. */
async function openToFriends(page: Page): Promise<string> {
  await page.getByRole("button", { name: /^Set up a table/ }).click();
  await page.getByRole("switch", { name: "Friends can join" }).click();
  await page.getByRole("radio", { name: "Instant" }).click();
  await page.getByRole("button", { name: "Open table" }).click();
  await expect(friends(page)).toContainText("Connect to the same Wi-Fi as this computer.");
  const code = await friends(page)
    .getByText(/^[2-9A-HJ-NP-Z]{3} [2-9A-HJ-NP-Z]{3}$/)
    .innerText();
  return code.replace(" ", "");
}

/**
 * As its QR code says; a machine that is in no network has none, and is reached by itself alone.
 */
async function shownAddress(page: Page, app: AppProcess, code: string): Promise<string> {
  const picture = friends(page).getByRole("img", { name: /^A QR code/ });
  await expect(
    picture
      .or(friends(page).getByRole("alert"))
      .or(friends(page).getByText("Looking for the network…")),
  ).toBeVisible();
  const told = (await picture.count()) > 0 ? await picture.getAttribute("aria-label") : null;
  return told?.replace("A QR code that opens ", "") ?? `${new URL(app.url).origin}/#join=${code}`;
}

/** Somebody with a browser of their own. */
async function visitor(
  browser: Browser,
  watch: (context: BrowserContext) => Promise<void>,
  options: Parameters<Browser["newContext"]>[0] = {},
): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  await watch(context);
  return context.newPage();
}

test.describe("with friends", () => {
  // A guest who is sent away hears that they are not let in any more, and a host that was killed is
  // looked for.
  test.use({
    expectedErrors: [
      /ERR_CONNECTION_|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE|WebSocket connection|401|403|404/,
    ],
  });

  test("H-13, H-17 a table is opened while it is laid, a phone comes by its QR code and is dealt in, and is sent away for good", async ({
    page,
    browser,
    open,
    watch,
  }) => {
    const app = await open(null);
    const code = await openToFriends(page);
    const address = await shownAddress(page, app, code);
    expect(address).toContain(`#join=${code}`);
    await friends(page).getByRole("button", { name: "Close", exact: true }).click();

    const phone = await visitor(browser, watch, {
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    await phone.goto(address);
    await phone.getByRole("textbox", { name: "Name" }).fill("Noor");
    await phone.keyboard.press("Enter");
    await phone.getByRole("button", { name: "I’m ready" }).click();
    await page.getByRole("button", { name: "Deal", exact: true }).click();
    const [mine, theirs] = [new TablePage(page), new TablePage(phone)];
    await expect(theirs.hand).toHaveAccessibleName(/^Your hand, 1[34] cards$/);
    await expect(mine.seats).toContainText("Noor");

    await menuItem(page, /^Seats and bots/);
    await page.getByRole("button", { name: "Actions for Noor" }).click();
    const tools = page.getByRole("group", { name: "Actions for Noor" });
    await tools.getByRole("button", { name: "Mute" }).click();
    await expect(tools).toContainText("Nobody sees messages from Noor");
    await tools.getByRole("button", { name: "Ban" }).click();
    await expect(tools).toContainText("Noor’s cards leave play face down");
    await expect(tools).toContainText("the table gets a new code");
    await tools.getByRole("button", { name: "Ban" }).click();
    await expect(page.getByRole("button", { name: "Actions for Noor" })).toHaveCount(0);
    await expect(theirs.hand).toHaveCount(0);
    // With the code Noor comes no further than the door. From a blank page, since the app begins
    // anew by itself where only the code is new.
    await goesTo(phone, address);
    await expect(phone.getByRole("alert")).toContainText("No table has this code");
    await expect(theirs.seats).toHaveCount(0);
    await phone.context().close();
  });

  test("H-14, H-16 a big screen shows the table and no card of anybody's, comes back by itself when the host does, and ends with the opening", async ({
    page,
    browser,
    open,
    run,
    watch,
  }) => {
    const app = await open(null);
    const code = await openToFriends(page);
    await friends(page).getByRole("button", { name: "Close", exact: true }).click();
    const screen = await visitor(browser, watch);
    const { origin } = new URL(app.url);
    await screen.goto(`${origin}/#screen=${code}`);
    await expect(screen.getByRole("heading", { name: "Kings & Bastards" })).toBeVisible();
    await expect(screen.getByText(`${code.slice(0, 3)} ${code.slice(3)}`)).toBeVisible();
    await page.getByRole("button", { name: "Deal", exact: true }).click();
    await expect(new TablePage(page).hand).toHaveAccessibleName(/^Your hand, 1[34] cards$/);

    const shown = new TablePage(screen);
    await expect(screen.getByText("Round 1")).toBeVisible();
    await shown.isStill();
    // Only what lies open in the middle has a face, and of the owner's cards none, who has played
    // nothing yet.
    const openCards = async (on: Page) =>
      (await on.evaluate(() => window.__table!.snapshot())).filter(
        ({ label, visible, face }) =>
          label.startsWith("card") && visible && typeof face === "string",
      );
    const [onScreen, held] = [
      await openCards(screen),
      (await openCards(page)).filter(({ key }) => key?.startsWith("own-")).map(({ face }) => face),
    ];
    expect(held.length).toBeGreaterThan(12);
    expect(
      onScreen.filter(({ key, face }) => !key?.startsWith("pile-") || held.includes(face)),
    ).toEqual([]);
    await expect(screen.getByRole("button")).toHaveCount(0);
    await expect(shown.seats.getByRole("listitem")).toHaveCount(4);

    await app.kill();
    await expect(screen.getByText("Connection lost – reconnecting…")).toBeVisible();
    const again = await run(app.port);
    await expect(screen.getByText("Connection lost – reconnecting…")).toHaveCount(0);
    await expect(shown.seats.getByRole("listitem")).toHaveCount(4);

    await goesTo(page, again.url);
    await page.getByRole("button", { name: /^Continue/ }).click();
    await menuItem(page, /^How friends join/);
    await friends(page).getByRole("button", { name: "Close to friends" }).click();
    await page
      .getByRole("dialog", { name: "Close the table to friends?" })
      .getByRole("button", { name: "Close to friends" })
      .click();
    await expect(
      screen.getByRole("heading", { name: "Nothing is open here right now" }),
    ).toBeVisible();
    await screen.context().close();
  });
});
