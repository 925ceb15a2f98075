// Checks that points raise a level, that a level unlocks looks, and that tables of up to fifty are
// set up and sat at like any other.

import { expect, type Page } from "@playwright/test";
import { comerTest as test } from "#test/support/browser/comerTest.ts";
import { layEights, type EightsLaying } from "#test/support/browser/laidEights.ts";
import { setup } from "#renderer/text/en/setup.ts";
import { valueOf } from "#test/support/valueOf.ts";
import { TablePage } from "#test/support/browser/tablePage.ts";

/** Robin has one card left, which fits; Ada's six are worth ten points each. */
const lastCard: EightsLaying = {
  game: "crazy-eights",
  hands: ["9c 9h 9s 9d 5d", "Kc Kh Ks Qc Qs"],
  stock: "3c Jh",
  options: { target: 250 },
  settings: { lastRound: 10 },
  moves: [
    { seat: 0, type: "play", cards: ["9c", "9h", "9s", "9d"] },
    { seat: 1, type: "draw" },
  ],
};

const menuItem = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name }).click();
};

/** Of the bots at the table that is open now, in order of seats. */
async function botLevels(page: Page): Promise<readonly string[]> {
  await menuItem(page, /^Seats and bots/);
  const sheet = page.getByRole("dialog", { name: "Seats and bots" });
  const rows = sheet.getByRole("list", { name: "Seats in order" }).getByRole("listitem");
  await expect(rows.nth(1)).toBeVisible();
  const levels = (await rows.allInnerTexts()).flatMap((row) => /Bot, (\w+)/.exec(row)?.[1] ?? []);
  await sheet.getByRole("button", { name: "Close" }).click();
  return levels;
}

test("CE-11, CE-13 the winner's points count in round, match and account; CE-12 a new level opens looks, which are worn at once and kept", async ({
  page,
  open,
  dataFolder,
  ownersHouse,
}) => {
  layEights(dataFolder, lastCard);
  await open(null);
  await expect(
    page.getByRole("button", { name: "Your profile: Robin, 10,000 chips, level 1" }),
  ).toBeVisible();
  await page.getByRole("button", { name: /^Continue/ }).click();
  const table = new TablePage(page);
  await table.myTurn();
  await table.card("5 of diamonds").dblclick();
  // Ada's hand is turned up and counted: what tells who has won leaves it in sight.
  await expect(table.seats.getByRole("listitem").nth(1)).toContainText("shows 60 points – ");
  const strip = page.getByRole("region", { name: "Round 1 of 10" });
  await expect(strip).toContainText("You win 60 points");
  await strip.getByRole("button", { name: "Details" }).click();
  const result = page.getByRole("region", { name: "You win 60 points" });
  await expect(result).toContainText("Round 1 of 10");
  const own = result.getByRole("row").nth(1);
  await expect(own).toContainText("Robin (you)went out with 5 of diamonds");
  await expect(own).toContainText("0+60has 60");
  await expect(result).toContainText("First to 250 points: you lead with 60.");
  await expect(result.getByRole("status").filter({ hasText: "New achievement" })).toContainText(
    "Pull up a chair",
  );
  await expect(
    result.getByRole("status").filter({ hasText: "You reached level 2!" }),
  ).toContainText("Unlocked: the card back Emerald, the felt Burgundy.");

  await result.getByRole("button", { name: "Choose" }).click();
  const settings = page.getByRole("dialog", { name: "Settings" });
  await expect(
    settings.getByRole("progressbar", { name: "60 of 200 points to level 3" }),
  ).toBeVisible();
  await expect(settings.getByRole("radio", { name: "Ivory Level 3" })).toBeDisabled();
  await settings
    .getByRole("radiogroup", { name: "Card back" })
    .getByRole("radio", { name: "Emerald" })
    .click();
  const felt = (): Promise<string> =>
    page.evaluate(() => document.documentElement.style.getPropertyValue("--felt-0"));
  const before = await felt();
  await settings
    .getByRole("radiogroup", { name: "Felt" })
    .getByRole("radio", { name: "Burgundy" })
    .click();
  await expect.poll(felt).not.toBe(before);
  await settings.getByRole("button", { name: "Close" }).click();
  await menuItem(page, /^Home/);
  await page.reload();
  await page.getByRole("button", { name: "Your profile: Robin, 10,000 chips, level 2" }).click();
  await expect(
    page.getByRole("dialog", { name: "Your profile" }).getByRole("region", { name: "So far" }),
  ).toContainText("Points60");
  await page.keyboard.press("Escape");
  await test.step("H-34 what was won is on the page of trophies, with today's deal", async () => {
    await page.getByRole("button", { name: /^Achievements/ }).click();
    await expect(page.getByRole("row", { name: /^Crazy Eights 1 1 .*60/ })).toBeVisible();
    await expect(
      page
        .getByRole("region", { name: "Crazy Eights · 3 of 6" })
        .getByRole("listitem")
        .filter({ hasText: "Crazy for the first time" }),
    ).toContainText(/20\d\d/);
    await expect(
      page.getByRole("region", { name: "Deal of the day" }).getByRole("button", { name: "Play" }),
    ).toBeEnabled();
    await page.getByRole("button", { name: "Back" }).click();
  });
  await test.step("H-47 a rung of the ladder and H-48 the week's challenge are played at a table of their own, against the row they name", async () => {
    await page.getByRole("button", { name: "Climb" }).click();
    await page.getByRole("button", { name: "Play Kings & Bastards, 2nd rung" }).click();
    expect(await botLevels(page)).toEqual(["Easy", "Regular", "Regular"]);
    await menuItem(page, /^Home/);
    const plan = valueOf(await (await ownersHouse()).ask("challenge", {}));
    await page
      .getByRole("region", { name: "This week’s challenge" })
      .getByRole("button", { name: "Play" })
      .click();
    await expect(page).not.toHaveURL(/#\/$/);
    expect(await botLevels(page)).toEqual(plan.bots.map((level) => setup.botLevels[level]));
    const games = valueOf(await (await ownersHouse()).ask("openTables", {}));
    expect(games[0]).toMatchObject({ game: plan.legs[0]?.game });
    await menuItem(page, /^Home/);
  });
  await page.getByRole("button", { name: /^Settings/ }).click();
  await expect(
    page.getByRole("radiogroup", { name: "Card back" }).getByRole("radio", { name: "Emerald" }),
  ).toBeChecked();
  await expect(
    page.getByRole("radiogroup", { name: "Felt" }).getByRole("radio", { name: "Burgundy" }),
  ).toBeChecked();
});

test("CE-13 X8-1 points to play to are chosen; a table of fifty is set up, its house rule takes fewer, and its seats are put in another order", async ({
  page,
  open,
}) => {
  await open(null, "?speed=off");
  await test.step("CE-13 the points to play to are chosen among the usual ones or entered, and every game has its rules", async () => {
    await page.getByRole("button", { name: /^Set up a table/ }).click();
    await page.getByRole("radio", { name: "Crazy Eights", exact: true }).click();
    const target = page.getByRole("radiogroup", { name: "Points to win the match" });
    await expect(target.getByRole("radio", { name: "No target" })).toBeChecked();
    await target.getByRole("radio", { name: "250" }).click();
    await target.getByRole("radio", { name: "Other" }).click();
    const own = page.getByRole("textbox", { name: "Points to win the match" });
    await expect(own).toHaveValue("250");
    await own.fill("");
    await expect(page.getByRole("button", { name: "Open table" })).toBeDisabled();
    await own.fill("75");
    await expect(page.getByRole("button", { name: "Open table" })).toBeEnabled();
    await page.getByRole("button", { name: "Back" }).click();
    await page.getByRole("button", { name: /^Rules/ }).click();
    for (const game of ["Five-card draw", "Crazy Eights", "Exordia8"]) {
      await page.getByRole("radio", { name: game }).click();
      await expect(page.getByRole("heading", { name: `Rules: ${game}` })).toBeVisible();
    }
    await page.getByRole("button", { name: "Back" }).click();
  });
  await page.getByRole("button", { name: /^Set up a table/ }).click();
  await page.getByRole("radio", { name: "Exordia8", exact: true }).click();
  await page.getByRole("slider", { name: "Players" }).press("End");
  await expect(page.getByText("50 players: you and 49 bots")).toBeVisible();
  await expect(page.getByRole("list", { name: "Bots" })).toBeHidden();
  await page.getByRole("textbox", { name: "Most players" }).fill("49");
  await expect(page.getByText("49 players: you and 48 bots")).toBeVisible();
  await page.getByRole("textbox", { name: "Most players" }).fill("50");
  // As many as were wished for before the rule took fewer.
  await expect(page.getByText("50 players: you and 49 bots")).toBeVisible();
  await page
    .getByRole("radiogroup", { name: "All bots" })
    .getByRole("radio", { name: "Easy" })
    .click();
  await page.getByRole("radio", { name: "5 rounds" }).click();
  await page.getByRole("button", { name: "Open table" }).click();

  await expect(new TablePage(page).seats.getByRole("listitem")).toHaveCount(50);
  await menuItem(page, /^Seats and bots/);
  const sheet = page.getByRole("dialog", { name: "Seats and bots" });
  const rows = sheet.getByRole("list", { name: "Seats in order" }).getByRole("listitem");
  await expect(rows).toHaveCount(50);
  await expect(sheet.getByRole("button", { name: "Add Easy bot" })).toBeDisabled();
  const place = rows.first().getByRole("textbox", { name: "Position of Player" });
  await place.fill("31");
  await place.press("Enter");
  await expect(sheet.getByText("Player is now 31 of 50.")).toBeAttached();
  await expect(rows.nth(30)).toContainText("Player");
  await sheet.getByRole("button", { name: "Close" }).click();
  await menuItem(page, /^Table options/);
  await expect(
    page.getByRole("dialog", { name: "Table options" }).getByRole("radio", { name: "5 rounds" }),
  ).toBeChecked();
});
