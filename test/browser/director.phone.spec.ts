// Shows that a tournament is directed by touch, on the tablet that a director carries.

import { expect } from "@playwright/test";
import { appTest as test } from "#test/support/browser/appTest.ts";
import { Finger } from "#test/support/browser/finger.ts";
import { takesClicks } from "#test/support/browser/takesClicks.ts";

test.use({ viewport: { width: 820, height: 1180 } });

test("H-23 H-26 somebody is carried to a free chair by a finger, and nothing glows once it has left the glass", async ({
  page,
  open,
}) => {
  await open(null, "?house=fake&speed=off");
  await page.evaluate(() => (location.hash = "#/tournament/running/direct"));
  const rosa = page.getByRole("button", { name: /^Rosa, seat 4/ });
  const second = page.getByRole("region", { name: "Table 2" });
  const finger = await Finger.on(page);
  await finger.carry(
    rosa,
    second.getByText("8", { exact: true }),
    page.locator('li[data-held="true"]'),
  );
  await expect(page.getByRole("status").filter({ hasText: "Rosa moves" })).toBeVisible();
  await expect(page.locator('[data-target="true"], [data-held="true"]')).toHaveCount(0);
  await expect.poll(() => takesClicks(page)).toBe(true);
  // A tap is none of it.
  await finger.tap(rosa);
  await expect(page.getByRole("dialog")).toContainText("Rosa");
});
