// Checks that a finished round can be looked at again, move by move, through the eyes of those who
// may see it.

import { expect, type Page } from "@playwright/test";
import { layHistory, layLongRound } from "#test/support/browser/laidHistory.ts";
import { appTest as test } from "#test/support/browser/appTest.ts";
import { resize } from "#test/support/browser/resize.ts";

async function openRound(page: Page, nth: number): Promise<void> {
  await page.getByRole("button", { name: /^History/ }).click();
  await page
    .getByRole("list", { name: "Finished rounds, newest first" })
    .getByRole("button")
    .nth(nth)
    .click();
  await expect(
    page.getByRole("list", { name: "Players" }).getByRole("listitem").first(),
  ).toBeAttached();
}

const current = (page: Page) =>
  page.getByRole("list", { name: "Moves" }).locator("[aria-current=step]");
const seat = (page: Page, name: string) =>
  page.getByRole("list", { name: "Players" }).getByRole("listitem").filter({ hasText: name });
const middle = (page: Page) => page.getByRole("region", { name: "On the table" });

async function look(page: Page, eyes: string): Promise<void> {
  await page.getByRole("combobox", { name: "Seen by" }).click();
  await page.getByRole("option", { name: eyes }).click();
}

test.describe("after some rounds", () => {
  test.beforeEach(({ dataFolder }) => layHistory(dataFolder));

  test("H-4 a hand with a side pot in the replayer: all cards lie open where nobody else has secrets; H-26 on a phone everything is within reach", async ({
    page,
    open,
  }) => {
    await open(null);
    await openRound(page, 1);
    await test.step("H-4 a hand with a side pot in the replayer", async () => {
      await expect(current(page)).toHaveText(/^0.*Felix deals/);
      await expect(seat(page, "Robin")).toContainText("51 chips");
      await page.keyboard.press("ArrowRight");
      await expect(current(page)).toHaveText("1You bet 51 and are all in.");
      for (let moves = 0; moves < 4; moves += 1) await page.keyboard.press("ArrowRight");
      await expect(middle(page)).toContainText("260");
      await expect(middle(page)).toContainText("123");
      await page.keyboard.press("End");
      await expect(current(page)).toContainText(
        "Ludwig and Greta split side pot 1 of 123 chips: Ludwig 62, Greta 61.",
      );
      await expect(seat(page, "Ludwig")).toContainText("62 chips");
      await expect(seat(page, "Greta")).toContainText("Pair of kings");
    });
    await test.step("H-50 its review tells what the hand was made of, and the odds at each bet", async () => {
      await page.getByRole("radio", { name: "Review" }).click();
      await expect(page.getByRole("heading", { name: "What cost you most" })).toBeVisible();
      await expect(page.getByText("Your play")).toBeVisible();
      await page.getByRole("radio", { name: "Moves" }).click();
    });
    await test.step("H-4 all cards lie open where nobody else has secrets", async () => {
      await page.getByRole("button", { name: "Go to the deal" }).click();
      await expect(seat(page, "Greta")).not.toContainText("king");
      await look(page, "All cards");
      await expect(seat(page, "Greta")).toContainText("king of hearts");
      await page.getByRole("radio", { name: "Cards" }).click();
      await expect(
        page.getByRole("list", { name: "Cards" }).getByRole("listitem").filter({ hasText: "Ada" }),
      ).toContainText("ace of spades, ace of hearts");
      await look(page, "A spectator");
      await expect(page.getByRole("list", { name: "Cards" })).not.toContainText("ace");
    });
    await resize(page, { width: 390, height: 844 });
    await test.step("H-26 on a phone everything is within reach", async () => {
      await expect(page.getByRole("button", { name: "Moves and cards" })).toBeVisible();
      await look(page, "All cards");
      for (const name of ["Go to the deal", "Previous move", "Play", "Next move", "Go to the end"])
        await expect(page.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await page.getByRole("button", { name: "Moves and cards" }).click();
      const sheet = page.getByRole("dialog", { name: "Moves and cards" });
      await sheet.getByRole("button", { name: /^4/ }).click();
      await expect(sheet.locator("[aria-current=step]")).toHaveText(/^4/);
      await expect(sheet.getByRole("button", { name: "Save round" })).toBeVisible();
    });
  });

  test("a move is reached from the list, by the slider and by keys; there is nothing to play", async ({
    page,
    open,
  }) => {
    await open(null);
    await openRound(page, 2);
    const moves = page.getByRole("list", { name: "Moves" }).getByRole("button");
    const last = await page.getByRole("slider", { name: "Move" }).getAttribute("max");
    expect(Number(last)).toBeGreaterThan(20);
    await moves.nth(7).click();
    await expect(current(page)).toHaveText(/^7/);
    await page.keyboard.press("ArrowLeft");
    await expect(current(page)).toHaveText(/^6/);
    await page.getByRole("slider", { name: "Move" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(current(page)).toHaveText(/^7/);
    await page.getByRole("button", { name: "Go to the end" }).click();
    await expect(current(page)).toHaveText(new RegExp(`^${last}`));
    await expect(page.getByRole("button", { name: "Next move" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await page.getByRole("button", { name: "Go to the deal" }).click();
    await expect(current(page)).toHaveText(/^0/);
    await expect(page.getByRole("group", { name: "What you can do" })).toHaveCount(0);
  });

  test.describe("C-7 a round with another person", () => {
    test.use({ expectedErrors: [/403/] });

    test("is seen through the own eyes and a spectator's, and no others are to be had", async ({
      page,
      open,
    }) => {
      await open(null);
      await openRound(page, 0);
      await page.getByRole("combobox", { name: "Seen by" }).click();
      await expect(page.getByRole("option")).toHaveText(["Robin (you)", "A spectator"]);
      await page.keyboard.press("Escape");
      const statuses = await page.evaluate(async () => {
        return Promise.all(
          ["1", "spectator", "all", "0", "2"].map(
            async (eyes) => (await fetch(`/house/rounds/3/replay?eyes=${eyes}`)).status,
          ),
        );
      });
      expect(statuses).toEqual([200, 200, 403, 403, 403]);
    });
  });
});

test("H-4 a round of more than five thousand moves is gone through from end to end, by keys, slider and list", async ({
  page,
  open,
  dataFolder,
}) => {
  const last = layLongRound(dataFolder, 5000);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith("/replay")) asked.push(searchParams.get("part") ?? "1");
  });
  await open(null);
  await openRound(page, 0);
  await expect(current(page)).toHaveText(/^0/);
  await page.keyboard.press("ArrowRight");
  await expect(current(page)).toHaveText(/^1.*Remark 1/);
  await page.keyboard.press("End");
  await expect(current(page)).toHaveText(new RegExp(`^${last}`));
  await expect(page.getByRole("button", { name: "Next move" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  const slider = page.getByRole("slider", { name: "Move" });
  await expect(slider).toHaveAttribute("max", String(last));
  await slider.fill("2500");
  await expect(current(page)).toHaveText(/^2500.*Remark 2500/);
  await page.getByRole("list", { name: "Moves" }).getByRole("button", { name: /^2504/ }).click();
  await expect(current(page)).toHaveText(/^2504/);
  await look(page, "A spectator");
  await expect(current(page)).toHaveText(/^2504/);
  expect(new Set(asked)).toEqual(new Set(["1", "3", "6"]));
  await resize(page, { width: 390, height: 844 });
  await page.getByRole("button", { name: "Moves and cards" }).click();
  const sheet = page.getByRole("dialog", { name: "Moves and cards" });
  await sheet.getByRole("button", { name: /^2502/ }).click();
  await expect(sheet.locator("[aria-current=step]")).toHaveText(/^2502/);
  await expect(sheet.locator("[aria-current=step]")).toBeInViewport();
});
