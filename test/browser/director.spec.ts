// Directs a tournament by mouse, by keyboard and by dragging, and checks what the room sees of it.
// The house has no host.

import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { appTest as test } from "#test/support/browser/appTest.ts";
import { askDoors, withDoors } from "#test/support/browser/askDoors.ts";
import { middleOf } from "#test/support/browser/middleOf.ts";
import { takesClicks } from "#test/support/browser/takesClicks.ts";

const direct = (page: Page, tournament: string, doors = ""): Promise<void> =>
  askDoors(page, `${doors}#/tournament/${tournament}/direct`);

/** Of what the clock shows. */
async function secondsLeft(page: Page): Promise<number> {
  const shown = await page.getByRole("timer").innerText();
  const [, minutes, seconds] = /^(\d+):(\d\d)$/.exec(shown) ?? [];
  return 60 * Number(minutes) + Number(seconds);
}

test("H-23 a tournament is directed: paused, people moved by keys and by dragging, a stack corrected, a thousand found, results taken along", async ({
  page,
  open,
}) => {
  await open(null, withDoors);
  await expect(page.getByRole("button", { name: /^Tournament night/ })).toBeVisible();
  const commands = page.getByRole("group", { name: "Director’s controls" });
  const sheet = page.getByRole("dialog");
  const said = page.getByRole("status");

  await test.step("the clock is stopped and goes on by a click; what cannot be taken back is asked about", async () => {
    await direct(page, "freezeout", "tournament=running");
    await commands.getByRole("button", { name: "Pause" }).click();
    await expect(page.getByText("The clock is stopped.")).toBeVisible();
    await commands.getByRole("button", { name: "Resume" }).click();
    await expect(page.getByText("The clock is stopped.")).toHaveCount(0);
    await commands.getByRole("button", { name: "Close tournament" }).click();
    await expect(sheet).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(commands.getByRole("button", { name: "Pause" })).toBeVisible();
  });

  await test.step("somebody is moved by keys alone", async () => {
    await direct(page, "running");
    await page.getByRole("button", { name: /^Ada, seat 1/ }).focus();
    await page.keyboard.press("Enter");
    await sheet.getByRole("button", { name: "Move", exact: true }).focus();
    await page.keyboard.press("Enter");
    await sheet.getByRole("button", { name: "To table 3, seat 8" }).focus();
    await page.keyboard.press("Enter");
    await expect(
      said.filter({ hasText: "Ada moves once neither table is playing a hand." }),
    ).toBeVisible();
    await expect(sheet).toHaveCount(0);
  });

  await test.step("and by dragging to a free chair", async () => {
    const [from, to] = [
      await middleOf(page.getByRole("button", { name: /^Rosa, seat 4/ })),
      await middleOf(page.getByRole("region", { name: "Table 2" }).getByText("8", { exact: true })),
    ];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await expect(page.locator('span[data-over="true"]')).toHaveText("8");
    await page.mouse.up();
    await expect(said.filter({ hasText: "Rosa moves" })).toBeVisible();
    await expect(page.locator('[data-target="true"], [data-held="true"]')).toHaveCount(0);
  });

  await test.step("a drag that is given up by Escape moves nobody, and nothing glows any more", async () => {
    const { x, y } = await middleOf(page.getByRole("button", { name: /^Omar, seat 2/ }));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y + 30, { steps: 4 });
    await expect(page.locator('[data-target="true"]').first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator('[data-target="true"], [data-held="true"]')).toHaveCount(0);
    await page.mouse.up();
    await expect.poll(() => takesClicks(page)).toBe(true);
  });

  await test.step("a stack is corrected with a note, and not without", async () => {
    await page.getByRole("button", { name: /^Omar, seat 2/ }).click();
    await sheet.getByRole("button", { name: "Correct stack" }).click();
    await sheet.getByRole("textbox", { name: "Stack" }).fill("950");
    await expect(sheet.getByText("Change: +150")).toBeVisible();
    await expect(sheet.getByRole("button", { name: "Correct stack" })).toBeDisabled();
    await sheet.getByRole("textbox", { name: "Note" }).fill("Counted again");
    await sheet.getByRole("textbox", { name: "Note" }).press("Enter");
    await expect(sheet).toHaveCount(0);
  });

  await test.step("of a thousand only those in sight are in the document, and one is found by name", async () => {
    await direct(page, "crowd");
    await expect(page.getByRole("region", { name: /^Table \d+$/ }).first()).toBeVisible();
    expect(await page.getByRole("region", { name: /^Table \d+$/ }).count()).toBeLessThan(60);
    await page.getByRole("tab", { name: "Players" }).click();
    await page.getByRole("searchbox", { name: "Find a player" }).fill("zelda 41");
    await expect(page.getByRole("list", { name: "Standings" }).getByRole("button")).toHaveCount(1);
  });

  await test.step("the results are a picture to take along", async () => {
    await direct(page, "over");
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save picture" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("cardtable-2026.png");
    const png = readFileSync(await download.path());
    expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      "PNG",
      1200,
      1284,
    ]);
  });

  await test.step("the room sees the clock, and what breaks", async () => {
    const asked = Date.now();
    await askDoors(page, "#/tournament/breaking/screen");
    await expect(said.filter({ hasText: "Table 3 is breaking" })).toBeVisible();
    const left = await secondsLeft(page);
    // The clock had 7:12 left, and runs.
    expect(left).toBeLessThanOrEqual(432);
    expect(left).toBeGreaterThanOrEqual(431 - (Date.now() - asked) / 1000);
    await expect(page.getByRole("list", { name: "Seats" }).getByRole("listitem")).toHaveCount(16);
  });
});
