// Checks that the owner's browser is still signed in after a restart of the host, until it is taken
// off the list (H-38).

import { expect, type Page } from "@playwright/test";
import { appTest as test } from "#test/support/browser/appTest.ts";
import { bringCode, keptCookie, redeemed } from "#test/support/asOwner.ts";

test.use({
  expectedErrors: [
    /ERR_CONNECTION_|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE|ERR_CONTENT_LENGTH_MISMATCH|WebSocket connection|status of 403/,
  ],
});

const devices = (page: Page) => page.getByRole("region", { name: "Your devices" });

test("H-38 after its host was killed and started again the owner’s page goes on, opens anew without an address, and takes another device off the list", async ({
  page,
  open,
  run,
  browser,
  watch,
}) => {
  const app = await open(null);
  const { origin } = new URL(app.url);
  await expect(page.getByRole("button", { name: /^Set up a table/ })).toBeVisible();
  // Another browser, which the host has printed an address of its own for.
  expect(await (await bringCode(new URL(app.url), null)).json()).toEqual({ owner: false });
  await app.kill();
  const again = await run(app.port);
  const other = await browser.newContext({ reducedMotion: "reduce" });
  await watch(other);
  await other.addCookies([keptCookie(origin, await redeemed(new URL(again.url)))]);
  const phone = await other.newPage();
  await phone.goto(`${origin}/#/bank`);
  await expect(phone.getByRole("heading", { name: "Bank", exact: true })).toBeVisible();
  await page.goto("about:blank");
  await page.goto(`${origin}/#/settings`);
  await expect(devices(page).getByRole("listitem")).toHaveCount(2);
  await expect(
    devices(page).getByRole("listitem").filter({ hasText: "this device" }),
  ).toContainText("Chrome, Linux");
  await devices(page)
    .getByRole("listitem")
    .filter({ hasNotText: "this device" })
    .getByRole("button")
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
  await expect(devices(page).getByRole("listitem")).toHaveCount(1);
  await phone.reload();
  await expect(
    phone.getByRole("heading", { name: "This page can’t open the house" }),
  ).toBeVisible();
  await other.close();
});
