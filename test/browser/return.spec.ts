// Checks that the table is the same after a reload, and after its host was killed.

import { expect } from "@playwright/test";
import { appTest as test } from "#test/support/browser/appTest.ts";
import { heardFrames } from "#test/support/browser/heardFrames.ts";
import type { Laying } from "#test/support/browser/laidTable.ts";
import { TablePage } from "#test/support/browser/tablePage.ts";

/** Robin led the 3 of clubs, all others played on it, and it is his turn again. */
const middleOfTrick: Laying = {
  hands: ["3c 8c 9d Jc Qh Ad 2s", "6d 5h", "7d 5s", "9h Th"],
  moves: [
    { seat: 0, type: "play", cards: ["3c"] },
    { seat: 1, type: "play", cards: ["6d"] },
    { seat: 2, type: "play", cards: ["7d"] },
    { seat: 3, type: "play", cards: ["9h"] },
  ],
};

test("plays made while the page looked on still lie on the table after a reload", async ({
  page,
  sitDown,
}) => {
  const table = await sitDown({ hands: ["3c 8c Jc Qh Ad 2s", "4d", "5s", "6h"] });
  await table.myTurn();
  await table.card("3 of clubs").click();
  await table.action(/^Play/).click();
  await table.holds(13);
  await table.myTurn();
  const before = { words: await table.description(), drawn: await table.drawn() };
  expect(before.words).toMatch(/after \d other plays?/);
  await page.reload();
  await table.myTurn();
  expect(await table.description()).toBe(before.words);
  expect(await table.drawn()).toEqual(before.drawn);
});

test.describe("with a host of another version", () => {
  test.use({ expectedErrors: [/status of 409/] });

  test("H-15 a page that stayed open while its host became another version loads itself again and is at its table", async ({
    page,
    sitDown,
  }) => {
    // What such a host answers to a page of the version before; the page it gives out is its own.
    const turnedAway = {
      code: 409,
      error: "other-version",
      refusal: { code: "other-version", key: "otherVersion" },
    };
    let joins = 0;
    await page.route("**/matchmake/joinById/laid", (route) =>
      (joins += 1) === 1 ? route.fulfill({ status: 409, json: turnedAway }) : route.continue(),
    );
    const table = await sitDown(middleOfTrick);
    await table.myTurn();
    expect(await table.description()).toContain("Mei’s 9 of hearts is winning the trick");
    // An answer that is long in coming is asked for again.
    expect(joins).toBeGreaterThan(1);
  });
});

test.describe("with the host away", () => {
  test.use({
    expectedErrors: [
      /ERR_CONNECTION_|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE|WebSocket connection/,
    ],
  });

  test("H-3 after its host was killed in mid-round the page finds the same table by itself, and play goes on", async ({
    page,
    open,
    run,
  }) => {
    const heard = heardFrames(page);
    const app = await open(middleOfTrick);
    await page.getByRole("button", { name: /^Continue/ }).click();
    const table = new TablePage(page);
    await table.myTurn();
    await test.step("a page that is reloaded in the middle of a trick finds the same table, hand, trick and turn", async () => {
      const first = { words: await table.description(), drawn: await table.drawn() };
      expect(first.words).toContain("Mei’s 9 of hearts is winning the trick");
      await page.reload();
      await table.myTurn();
      expect(await table.description()).toBe(first.words);
      expect(await table.drawn()).toEqual(first.drawn);
    });
    await table.card("Jack of clubs").click();
    await table.action(/^Play/).click();
    await table.holds(12);
    await table.myTurn();
    const before = await table.description();
    await app.kill();
    await expect(page.getByText("Connection lost – reconnecting…")).toBeVisible();
    const known = heard.length;
    await run(app.port);
    await expect(page.getByText("Connection lost – reconnecting…")).toHaveCount(0);
    // Until its view has come the page shows what it knew before.
    await expect.poll(() => heard.slice(known).some(({ has }) => has("phase"))).toBe(true);
    await table.myTurn();
    expect(await table.description()).toBe(before);
    await table.card("2 of spades").click();
    await table.action(/^Play/).click();
    await table.holds(11);
    await expect(table.log.getByText("You won the trick.")).toHaveCount(1);
  });
});
