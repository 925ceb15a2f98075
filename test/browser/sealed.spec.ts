// Has two people seal a deck by their own pages and play a whole round of which the host sees no
// hidden card (H-51).

import { expect, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { appTest as test } from "#test/support/browser/appTest.ts";
import { PagePlayer } from "#test/support/browser/pagePlayer.ts";
import { TablePage } from "#test/support/browser/tablePage.ts";

const friends = (page: Page) => page.getByRole("dialog", { name: "Friends can join" });

/** Answers with the join code. */
async function openSealed(page: Page, game: string): Promise<string> {
  await page.getByRole("button", { name: /^Set up a table/ }).click();
  await page.getByRole("radio", { name: game, exact: true }).click();
  await page.getByRole("radio", { name: "You and friends, no bots" }).click();
  await page.getByRole("switch", { name: "Sealed deal" }).click();
  await page.getByRole("button", { name: "Open table" }).click();
  const code = await friends(page)
    .getByText(/^[2-9A-HJ-NP-Z]{3} [2-9A-HJ-NP-Z]{3}$/)
    .innerText();
  await friends(page).getByRole("button", { name: "Close", exact: true }).click();
  return code.replace(" ", "");
}

/** Somebody with a browser of their own. */
async function joined(
  browser: Browser,
  watch: (context: BrowserContext) => Promise<void>,
  address: string,
): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  await watch(context);
  const guest = await context.newPage();
  await guest.goto(address);
  await guest.getByRole("textbox", { name: "Name" }).fill("Noor");
  await guest.keyboard.press("Enter");
  await guest.getByRole("button", { name: "I’m ready" }).click();
  return guest;
}

/** In turn, each by what their own page offers. */
async function play(pages: readonly Page[], isEnough: () => boolean | Promise<boolean>) {
  const people = pages.map((page) => ({
    // A dialog that asks what a joker stands for hides all else.
    asks: new TablePage(page).turn.or(page.getByRole("dialog")),
    player: new PagePlayer(page, "mouse"),
  }));
  while (!(await isEnough()))
    for (const { asks, player } of people) if ((await asks.count()) > 0) await player.act();
}

/** To be read aloud. */
async function wordsOn(page: Page): Promise<string> {
  await page.getByRole("button", { name: /^Sealed deal/ }).click();
  const sheet = page.getByRole("dialog", { name: "Sealed deal" });
  const words = await sheet.getByRole("region", { name: "Four words" }).innerText();
  await page.keyboard.press("Escape");
  return words;
}

for (const [game, hand] of [
  ["Gin Rummy", /^Your hand, 10 cards$/],
  ["Kings & Bastards", /^Your hand, 2[67] cards$/],
] as const)
  test(`H-51 two people seal the deck by their pages and play a round of ${game} to its end, one of them on a page that is loaded again`, async ({
    page,
    browser,
    open,
    watch,
  }) => {
    const app = await open(null, "?speed=off");
    const code = await openSealed(page, game);
    const { origin } = new URL(app.url);
    const guest = await joined(browser, watch, `${origin}/#join=${code}`);
    await page.getByRole("button", { name: "Deal", exact: true }).click();
    const pages = [page, guest];
    for (const each of pages) await expect(new TablePage(each).hand).toHaveAccessibleName(hand);
    expect(await wordsOn(guest)).toBe(await wordsOn(page));
    const theirs = new TablePage(guest);
    // Only the other plays, so that no card is on its way to the page that is loaded again.
    await play([page], () => theirs.turn.isVisible());
    const held = await theirs.cards();
    await guest.reload();
    await expect.poll(() => theirs.cards()).toEqual(held);
    const checked = (each: Page) => each.getByText("Deal checked");
    await play(pages, async () => (await checked(page).count()) > 0);
    for (const each of pages) await expect(checked(each)).toBeVisible();
    await guest.context().close();
  });
