// Opens an evening with real chips, counts it on a phone and settles it, and checks that it
// outlives a reload (H-6).

import { expect, type Page } from "@playwright/test";
import { appTest as test } from "#test/support/browser/appTest.ts";

const phone = { width: 390, height: 844 };
const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("button", { name, exact: typeof name === "string" }).click();

async function comes(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
    await press(page, "Add");
  }
}

/** By colour, in their order. */
async function cashesOut(page: Page, name: string, ...counts: readonly number[]): Promise<void> {
  await press(page, `${name} cashes out`);
  const sheet = page.getByRole("dialog", { name: `${name} cashes out` });
  for (const [at, count] of counts.entries())
    await sheet
      .getByRole("textbox", { name: /, worth / })
      .nth(at)
      .fill(String(count));
  await sheet.getByRole("button", { name: "Record" }).click();
  await expect(sheet).toBeHidden();
}

test("H-6 an evening is counted with real chips: one tap in which everybody buys in, a mistake undone, the difference named, settled in the fewest payments", async ({
  page,
  open,
}) => {
  await page.setViewportSize(phone);
  await open(null);
  await press(page, /^Real chips/);
  await press(page, "New evening");
  await comes(page, "Annabella", "Benedict", "Cyprian", "Ann", "Ben", "Cy");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  for (const name of ["Annabella", "Benedict", "Cyprian"]) await press(page, `Remove ${name}`);
  await page.getByRole("radio", { name: "Cents" }).click();
  await page.getByRole("textbox", { name: "A buy-in costs" }).fill("20");
  await press(page, "Start counting");
  const must = page.getByRole("region", { name: "Should be on the table" });
  await test.step("everybody buys in with one tap, and who buys again with one more", async () => {
    await expect(page.getByText("2,000 chips – €20.00 each.")).toBeVisible();
    await press(page, "Everybody buys in");
    await expect(must).toContainText("6,000 chips");
    await expect(page.getByRole("button", { name: "Everybody buys in" })).toBeHidden();
    await press(page, "Cy buys 2,000 chips");
    await expect(must).toContainText("8,000 chips – €80.00");
    await expect(must).toContainText("80 white");
  });
  await test.step("what was pressed by mistake is undone after a question, and stays to be read", async () => {
    await page.getByRole("button", { name: /^Undo: Rebuy · Cy/ }).click();
    await page
      .getByRole("dialog", { name: "Undo this?" })
      .getByRole("button", { name: "Undo" })
      .click();
    await expect(must).toContainText("6,000 chips");
    await expect(page.getByRole("list", { name: "Entries" })).toContainText("Rebuy · Cy undone");
  });
  await test.step("what is missing is said, and by whom it may be", async () => {
    await cashesOut(page, "Ann", 60, 18, 20, 0);
    await expect(
      page.getByRole("status").filter({ hasText: "Still to cash out: Ben and Cy." }),
    ).toContainText("2,500 chips");
    await cashesOut(page, "Ben", 0, 0, 5, 3);
    await cashesOut(page, "Cy", 0, 0, 4, 0);
    await expect(page.getByRole("alert")).toContainText("100 chips – €1.00 missing");
    await expect(
      page.getByText(
        "Only green is off, by 1 chip. Count the green chips of Ann, Ben, or Cy again.",
      ),
    ).toBeVisible();
    await page.getByRole("button", { name: /^Undo: Cash-out · Cy/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Undo" }).click();
    await cashesOut(page, "Cy", 0, 0, 5, 0);
  });
  await press(page, "Settle up");
  const payments = page.getByRole("list", { name: "Who pays whom" });
  await expect(payments.getByRole("checkbox")).toHaveText(["Cy pays Ann €15.00"]);
  await payments.getByRole("checkbox").click();
  await expect(page.getByText("Everything is paid.")).toBeVisible();
  await page.reload();
  await expect(payments.getByRole("checkbox", { checked: true })).toHaveText(/Cy pays Ann €15.00/);
  await test.step("the year knows it", async () => {
    await press(page, "Back");
    await expect(page.getByRole("row", { name: /^Ann 1 \+€15.00/ })).toBeVisible();
  });
  await test.step("the tournament clock runs from the moment it is started", async () => {
    await press(page, "Tournament clock");
    await press(page, "Start new clock");
    await press(page, "Next level");
    await press(page, "Start");
    const timer = page.getByRole("timer");
    await expect(timer).toBeVisible();
    await expect(timer).not.toHaveText(/:00$/);
  });
});
