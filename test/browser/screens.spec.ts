// Checks that the screens around the table do what they say: help, settings, history, setting up
// and leaving.

import { expect, type Page } from "@playwright/test";
import { appTest as test } from "#test/support/browser/appTest.ts";
import { certainHand } from "#test/support/browser/certainRound.ts";
import { TablePage } from "#test/support/browser/tablePage.ts";

const menuItem = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name }).click();
};

test("from an empty house one click deals a first round, and the seat is kept while one is home", async ({
  page,
  open,
}) => {
  await open(null);
  await page.getByRole("button", { name: /^Play now/ }).click();
  const table = new TablePage(page);
  await expect(table.hand).toHaveAccessibleName(/^Your hand, 1[34] cards$/);
  await expect(table.seats.getByRole("listitem")).toHaveCount(4);
  await menuItem(page, /^Home/);
  await page.getByRole("button", { name: /^Continue.*round 1/ }).click();
  await expect(table.hand).toHaveAccessibleName(/^Your hand, \d+ cards$/);
});

test.describe("after its host was killed", () => {
  test.use({
    expectedErrors: [
      /ERR_CONNECTION_|ERR_CONTENT_LENGTH_MISMATCH|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE|WebSocket connection|401|403/,
    ],
  });

  test("an address that is pasted into the very tab that asks for one opens the house", async ({
    page,
    open,
    run,
  }) => {
    const first = await open(null);
    await expect(page.getByRole("button", { name: /^Play now/ })).toBeVisible();
    await page.waitForFunction(() => document.fonts.status === "loaded");
    await first.kill();
    const again = await run(first.port);
    // A browser that has lost its key; with it the page would be known again (H-38).
    await page.context().clearCookies();
    await page.reload();
    await expect(
      page.getByRole("heading", { name: "This page can’t open the house" }),
    ).toBeVisible();
    await page.evaluate((hash) => (location.hash = hash), new URL(again.url).hash);
    await expect(page.getByRole("button", { name: /^Play now/ })).toBeVisible();
    expect(page.url()).not.toContain("code");
  });
});

test("the printed address opens the house for one browser, which keeps nothing of it that a script could read; without the key the page says so", async ({
  page,
  open,
  browser,
}) => {
  const app = await open(null);
  const play = (there: Page) => there.getByRole("button", { name: /^Play now/ });
  await expect(play(page)).toBeVisible();
  const kept = await page.evaluate(() =>
    [
      location.href,
      document.cookie,
      ...Object.values<string>({ ...localStorage, ...sessionStorage }),
    ].join(),
  );
  const code = new URLSearchParams(new URL(app.url).hash.slice(1)).get("code") ?? "";
  expect(code).toMatch(/^[\w-]{22}$/);
  expect(kept).not.toContain(code);
  expect(kept).not.toMatch(/[\w-]{43}/);
  await page.reload();
  await expect(play(page)).toBeVisible();
  const elsewhere = await browser.newContext();
  const stranger = await elsewhere.newPage();
  await stranger.goto(app.url);
  await expect(
    stranger.getByRole("heading", { name: "This page can’t open the house" }),
  ).toBeVisible();
  await elsewhere.close();
  await test.step("a page without the house's key says so", async () => {
    await page.context().clearCookies();
    await page.goto(new URL("/", app.url).href);
    await page.reload();
    await expect(
      page.getByRole("heading", { name: "This page can’t open the house" }),
    ).toBeVisible();
  });
});

test("another name and picture are shown at the table", async ({ page, open }) => {
  await open(certainHand);
  await page.getByRole("button", { name: "Your profile: Robin" }).click();
  const sheet = page.getByRole("dialog", { name: "Your profile" });
  await sheet.getByRole("textbox", { name: "Name" }).fill("   ");
  await expect(sheet.getByRole("alert")).toHaveText("Enter a name.");
  await sheet.getByRole("textbox", { name: "Name" }).fill("Wren");
  await sheet.getByRole("radio", { name: "Cap and sunglasses" }).click();
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Your profile: Wren" })).toBeVisible();
  await page.getByRole("button", { name: /^Continue/ }).click();
  await expect(new TablePage(page).seats).toContainText("Wren (you), 14 cards");
});

test("the rules are explained at the table; H-24, H-26 deck, animation and sound are changed there and kept over a reload", async ({
  page,
  sitDown,
}) => {
  const table = await sitDown(certainHand);
  await test.step("the rules are explained at the table, which stays as it is", async () => {
    await menuItem(page, /^Rules/);
    const help = page.getByRole("dialog", { name: "Rules: Kings & Bastards" });
    await expect(help.getByRole("heading")).not.toHaveCount(1);
    await expect(help).toContainText("3 of clubs");
    await expect(help.getByRole("img", { name: "joker" })).not.toHaveCount(0);
    await help.getByRole("button", { name: "Close" }).click();
    await expect(help).toHaveCount(0);
    await table.holds(14);
  });
  await test.step("H-24, H-26 deck, animation and sound are changed at the table and kept over a reload", async () => {
    const hand = { x: 300, y: 600, width: 680, height: 190 };
    const twoColours = await page.screenshot({ clip: hand });
    await menuItem(page, /^Settings/);
    const settings = page.getByRole("dialog", { name: "Settings" });
    await settings.getByRole("radio", { name: "Four colours" }).click();
    await settings
      .getByRole("radiogroup", { name: "Animations" })
      .getByRole("radio", { name: "Off" })
      .click();
    await settings.getByRole("switch", { name: "Mute" }).click();
    await settings.getByRole("button", { name: "Close" }).click();
    await expect(settings).toHaveCount(0);
    await expect
      .poll(async () => (await page.screenshot({ clip: hand })).equals(twoColours))
      .toBe(false);
    await page.reload();
    await table.myTurn();
    await menuItem(page, /^Settings/);
    await expect(settings.getByRole("radio", { name: "Four colours" })).toBeChecked();
    await expect(
      settings.getByRole("radiogroup", { name: "Animations" }).getByRole("radio", { name: "Off" }),
    ).toBeChecked();
    await expect(settings.getByRole("switch", { name: "Mute" })).toBeChecked();
    await expect(settings.getByRole("button", { name: "Play test sound" })).toBeDisabled();
  });
});

test("H-4 a finished round is listed in the history with its players and one's own place", async ({
  page,
  open,
}) => {
  await open({ short: true, hands: ["3c As", "4c 5c", "6c 7c", "8c 9c"] });
  await page.getByRole("button", { name: /^History/ }).click();
  await expect(page.getByText("No finished rounds yet.")).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: /^Continue/ }).click();
  const table = new TablePage(page);
  await table.myTurn();
  await table.card("3 of clubs").dblclick();
  await table.holds(1);
  await table.myTurn();
  await table.card("Ace of spades").dblclick();
  await expect(table.result).toHaveAccessibleName("You’re King!");
  await menuItem(page, /^Home/);
  await page.getByRole("button", { name: /^History/ }).click();
  const rounds = page.getByRole("list", { name: "Rounds" }).getByRole("listitem");
  await expect(rounds).toHaveCount(1);
  await expect(rounds).toContainText("Kings & Bastards");
  await expect(rounds).toContainText("Robin, Ada, Ludwig, Mei");
  await expect(rounds).toContainText("1 of 4");
});

test("H-28 a table of twelve with house rules is set up and dealt, and left for good after asking", async ({
  page,
  open,
}) => {
  await open(null);
  await page.getByRole("button", { name: /^Set up a table/ }).click();
  await page.getByRole("slider", { name: "Players" }).press("End");
  await expect(page.getByText("12 players: you and 11 bots")).toBeVisible();
  await page
    .getByRole("radiogroup", { name: "All bots" })
    .getByRole("radio", { name: "Easy" })
    .click();
  await page
    .getByRole("radiogroup", { name: "Jokers in each pack" })
    .getByRole("radio", { name: "2" })
    .click();
  const stake = page.getByRole("textbox", { name: "Stake", exact: true });
  await stake.fill("fifty");
  await expect(page.getByRole("button", { name: "Open table" })).toBeDisabled();
  await stake.fill("50");
  await page.getByRole("radio", { name: "Instant" }).click();
  await page.getByRole("button", { name: "Open table" }).click();

  const table = new TablePage(page);
  await table.holds(9);
  await expect(table.seats.getByRole("listitem")).toHaveCount(12);
  await expect(table.seats.getByRole("listitem").first()).toContainText("950 chips");
  await expect(table.middle).toContainText("In the pot: 600 chips.");

  await menuItem(page, /^Leave table/);
  const sheet = page.getByRole("dialog", { name: "Leave the table?" });
  await expect(sheet).toContainText("What you’ve put into this round stays in the pot.");
  await expect(sheet).toContainText("Only bots would be left, so the table closes.");
  await sheet.getByRole("button", { name: "Close" }).click();
  await table.holds(9);
  await menuItem(page, /^Leave table/);
  await sheet.getByRole("button", { name: "Leave table" }).click();
  await expect(page.getByRole("button", { name: /^Play now.*11 bots/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Continue/ })).toHaveCount(0);
});

test("H-15 a second page with the same seat takes over, and the first may take it back", async ({
  page,
  sitDown,
  context,
}) => {
  const table = await sitDown(certainHand);
  const [second] = await Promise.all([
    context.waitForEvent("page"),
    page.evaluate(() => void window.open(location.href)),
  ]);
  const other = new TablePage(second);
  await expect(
    page.getByRole("heading", { name: "You’re playing in another window" }),
  ).toBeVisible();
  await other.myTurn();
  await page.getByRole("button", { name: "Play here instead" }).click();
  await table.myTurn();
  await expect(
    second.getByRole("heading", { name: "You’re playing in another window" }),
  ).toBeVisible();
  await second.close();
});
