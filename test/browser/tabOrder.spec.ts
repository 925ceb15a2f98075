// Checks that Tab reaches everything on every screen, forwards and backwards, and that the focus is
// never trapped.

import { expect } from "@playwright/test";
import { appTest as test } from "#test/support/browser/appTest.ts";
import { askDoors, withDoors } from "#test/support/browser/askDoors.ts";
import { isTabbedThrough } from "#test/support/browser/tabbing.ts";

const at = (stage: string, caller = "owner") => `screen=table&stage=${stage}&caller=${caller}`;
const over = (name: string) => `stage=playing#/table/fake-table/${name}`;

const screens: { readonly [name: string]: string } = {
  home: "#/",
  "setting up": "#/setup",
  bank: "#/bank",
  history: "#/history",
  settings: "#/settings",
  about: "#/about",
  help: "#/help/kings-and-bastards",
  tournaments: "#/tournaments",
  "setting up a tournament": "#/newTournament",
  "before a tournament": "tournament=entered#/tournament/freezeout",
  "during a tournament": "tournament=running#/tournament/bracket",
  "table of a tournament": `${at("playing")}&tournament=broke`,
  "home of a guest": "caller=guest#/",
  joining: "caller=nobody#/",
  table: at("playing"),
  "table that is laid": at("waiting"),
  result: at("between"),
  "end of the session": at("stopped"),
  talk: at("talking"),
  lobby: at("lobby"),
  watching: at("watching", "guest"),
  "directing a tournament": "#/tournament/running/direct",
  "results of a tournament": "#/tournament/over/direct",
};
const overlays = [
  "menu",
  "keys",
  "help",
  "settings",
  "options",
  "seats",
  "friends",
  "stop",
  "leave",
];

test("H-26 on every screen Tab and Shift+Tab go through all that can be pressed, and round – backwards over the table, and elsewhere in npm run soak:screens", async ({
  page,
  open,
  wholeWay,
}) => {
  await open(null, withDoors);
  // By now the page has brought its code, and begins anew no more.
  await expect(page.getByRole("button", { name: /^Tournament night/ })).toBeVisible();
  for (const [name, doors] of Object.entries(screens)) {
    await test.step(name, async () => {
      await askDoors(page, doors);
      await expect(page.getByRole("button").or(page.getByRole("textbox")).first()).toBeVisible();
      if (doors.startsWith("screen=table"))
        await expect(
          page
            .locator('[aria-busy="false"]')
            .or(page.getByRole("button", { name: "Deal" }))
            .first(),
        ).toBeVisible();
      await isTabbedThrough(page, name, wholeWay ? ["Tab", "Shift+Tab"] : ["Tab"]);
    });
  }
  for (const name of overlays) {
    await test.step(name, async () => {
      await askDoors(page, over(name));
      await expect(page.getByRole("dialog")).toBeVisible();
      await isTabbedThrough(page, name);
      if (name === "menu") {
        // Round the dialog goes the browser's own place for the focus, where a key is the table's.
        await page.getByRole("dialog").getByRole("button").first().focus();
        await page.keyboard.press("?");
        await expect(
          page.getByRole("dialog").getByRole("region", { name: "Keys for now" }),
        ).toContainText("Close without choosing");
        await page.keyboard.press("F1");
        await expect(page.getByRole("region", { name: "Keys for now" })).toHaveCount(0);
      }
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });
  }
});
