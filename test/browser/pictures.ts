// Takes the README's pictures: home, a table of six in mid-trick, the same on a phone, hands of
// other games, a round's result, how friends join, the screen for the room, and a tournament.

import { resolve } from "node:path";
import { expect, type Page } from "@playwright/test";
import { presets } from "#shared/tournament/structure.ts";
import { appTest as test } from "#test/support/browser/appTest.ts";
import { playCertainRound } from "#test/support/browser/certainRound.ts";
import { comerTest } from "#test/support/browser/comerTest.ts";
import type { Laying } from "#test/support/browser/laidTable.ts";
import { layEights } from "#test/support/browser/laidEights.ts";
import { layDraw } from "#test/support/browser/laidDraw.ts";
import { layHistory } from "#test/support/browser/laidHistory.ts";
import { TablePage } from "#test/support/browser/tablePage.ts";
import { setup } from "#test/tournament/support/quickTournament.ts";
import { valueOf } from "#test/support/valueOf.ts";

const pictureFile = (name: string): string =>
  resolve(import.meta.dirname, `../../assets/pictures/${name}.jpg`);

/** A fifth round for ten chips each: Ludwig is King, Omar Bastard. */
const evening: Laying = {
  hands: [],
  seed: "evening 10",
  seats: 6,
  roundNumber: 5,
  carry: { king: 2, bastard: 4 },
  stake: 10,
  scores: [
    [1, 0],
    [0, 1],
    [2, 0],
    [1, 1],
    [0, 2],
    [0, 0],
  ],
  chips: [1050, 960, 1070, 990, 940, 990],
};
const winning: Laying = {
  ...evening,
  hands: ["3c Ac Ad Ah As 2c 2d 2h 2s"],
  carry: { king: 3, bastard: 4 },
};

/**
 * The trick has a few plays, the hand is neither full nor nearly empty, and there is something to
 * play.
 */
async function isTelling(table: TablePage): Promise<boolean> {
  const plays = / after (\d) other/.exec(await table.middle.innerText())?.[1] ?? "0";
  const held = (await table.cards()).length;
  const legal = await table.hand.getByRole("button", { disabled: false }).count();
  return Number(plays) >= 3 && held >= 5 && held <= 8 && legal >= 2 && legal < held;
}

/** Goes on as hints say until there is something to look at. */
async function untilTelling(table: TablePage): Promise<void> {
  const { page } = table;
  const mine = table.log.getByText(/^You (played|passed)/);
  for (let moves = 0; moves < 40; moves += 1) {
    await table.myTurn();
    if (await isTelling(table)) return;
    await table.action("Hint").click();
    const hint = page
      .getByRole("status")
      .filter({ has: page.getByRole("button", { name: "Close" }) });
    await expect(hint).toBeVisible();
    const isPass = (await table.hand.getByRole("button", { pressed: true }).count()) === 0;
    await table.action(isPass ? "Pass" : /^Play/).click();
    await expect(mine).toHaveCount(moves + 1);
  }
  throw new Error("the round has no moment like that");
}

test("home and result", async ({ page, sitDown }) => {
  const table = await sitDown(winning);
  await playCertainRound(table, {
    play: async (names) => {
      for (const name of names) await table.card(name).click();
      await table.action(/^Play/).click();
    },
    pass: () => table.action("Pass").click(),
  });
  await table.isStill();
  await page.mouse.move(640, 60);
  await page.screenshot({ type: "jpeg", quality: 88, path: pictureFile("result-1280") });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: /^Home/ }).click();
  await expect(page.getByRole("button", { name: /^Continue/ })).toBeVisible();
  await page.mouse.move(608, 400);
  await page.waitForFunction(() => document.fonts.status === "loaded");
  await page.screenshot({ type: "jpeg", quality: 88, path: pictureFile("home-1280") });
});

test("the table", async ({ page, sitDown }) => {
  const table = await sitDown(evening);
  await untilTelling(table);
  await page.mouse.move(640, 60);
  await page.screenshot({ type: "jpeg", quality: 88, path: pictureFile("table-1280") });
});

test("a hand of draw with a side pot", async ({ page, open, dataFolder }) => {
  layDraw(dataFolder, {
    hands: [
      "Jc Jd Js 4h Jk",
      "Kc Kd 5c 8s 2h",
      "Qc Qd 6c 3s Th",
      "As Td 9d 8d 2d",
      "Ac Ad 7c 7d 3h",
      "9c 9h 6h 5h 4d",
    ],
    dealer: 5,
    titles: { king: 1, bastard: 3 },
    chips: [1240, 960, 90, 1110, 780, 1005],
    moves: [
      { seat: 0, type: "bet", to: 120 },
      { seat: 1, type: "call" },
      { seat: 2, type: "call" },
      { seat: 3, type: "fold" },
      { seat: 4, type: "call" },
      { seat: 5, type: "fold" },
      { seat: 0, type: "draw", cards: ["4h"] },
      { seat: 1, type: "draw", cards: ["5c", "8s", "2h"] },
      { seat: 2, type: "draw", cards: ["6c", "3s", "Th"] },
      { seat: 4, type: "draw", cards: ["3h"] },
      { seat: 0, type: "bet", to: 60 },
      { seat: 1, type: "call" },
      { seat: 4, type: "raise", to: 220 },
    ],
  });
  await open(null);
  await page.getByRole("button", { name: /^Continue/ }).click();
  const table = new TablePage(page);
  await table.myTurn();
  await table.isStill();
  await page.mouse.move(640, 60);
  await page.screenshot({ type: "jpeg", quality: 88, path: pictureFile("draw-1280") });
});

test("Exordia8 with fifty, some way into the round", async ({ page, open, dataFolder }) => {
  layEights(dataFolder, { game: "exordia8", seats: 50 });
  await open(null);
  await page.getByRole("button", { name: /^Continue/ }).click();
  const table = new TablePage(page);
  for (let turns = 0; turns < 2; turns += 1) {
    await table.myTurn();
    await table.action(/^Draw/).click();
    await expect(table.log.getByText(/^You drew/)).toHaveCount(turns + 1);
  }
  await table.myTurn();
  await table.isStill();
  await page.mouse.move(640, 60);
  await page.screenshot({ type: "jpeg", quality: 88, path: pictureFile("fifty-1280") });
});

test("a chain of aces in Normal Eights", async ({ page, open, dataFolder }) => {
  layEights(dataFolder, {
    game: "normal-eights",
    hands: [
      "As Ac 5d 8c 9c Jh Qd",
      "Kh 5s 6s 8s 9h Th 4s",
      "3d 6d 8d 9d Jd Td 4d",
      "Ad 5c 6c 7c 8h Jc Qc",
      "3s 6h 7s 9s Tc Ks Jk",
    ],
    stock: "2h 3h 5h 7d",
    options: { jokersPerPack: 1, nopeSeconds: 60 },
    moves: [
      { seat: 0, type: "draw" },
      { seat: 0, type: "keep" },
      { seat: 1, type: "play", card: "Kh", target: 0 },
      { seat: 0, type: "nope", card: "As", sendBack: true },
      { seat: 3, type: "nope", card: "Ad", sendBack: false },
    ],
  });
  await open(null);
  await page.getByRole("button", { name: /^Continue/ }).click();
  const table = new TablePage(page);
  await expect(table.action(/^Pass$/)).toBeVisible();
  await table.isStill();
  await page.mouse.move(640, 60);
  await page.screenshot({ type: "jpeg", quality: 88, path: pictureFile("nope-1280") });
});

test("a round in the replayer", async ({ page, open, dataFolder }) => {
  layHistory(dataFolder);
  await open(null);
  await page.getByRole("button", { name: /^History/ }).click();
  await page
    .getByRole("list", { name: "Finished rounds, newest first" })
    .getByRole("button")
    .nth(1)
    .click();
  await expect(
    page.getByRole("list", { name: "Players" }).getByRole("listitem").first(),
  ).toBeAttached();
  await page.keyboard.press("End");
  await page.mouse.move(640, 790);
  await page.waitForTimeout(1500);
  await page.screenshot({ type: "jpeg", quality: 88, path: pictureFile("replay-1280") });
});

/** The same evening open to friends, as its owner sees it before letting them in. */
async function openEvening(page: Page): Promise<Readonly<{ code: string; origin: string }>> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: /^Open to friends/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Open table" }).click();
  const sheet = page.getByRole("dialog", { name: "Friends can join" });
  const code = (await sheet.getByText(/^[2-9A-HJ-NP-Z]{3} [2-9A-HJ-NP-Z]{3}$/).innerText()).replace(
    " ",
    "",
  );
  return { code, origin: new URL(page.url()).origin };
}

test("how friends join, and the big screen", async ({ page, sitDown, context }) => {
  const table = await sitDown(evening);
  await untilTelling(table);
  const { code, origin } = await openEvening(page);
  // Where nobody looks after the machine it may be in no network: then there is no picture to take.
  await expect(page.getByRole("img", { name: /^A QR code/ })).toBeVisible();
  await page.screenshot({ type: "jpeg", quality: 88, path: pictureFile("friends-1280") });
  await page.keyboard.press("Escape");
  const television = await context.newPage();
  await television.setViewportSize({ width: 1920, height: 1080 });
  await television.goto(`${origin}/#screen=${code}`);
  await new TablePage(television).isStill();
  await television.waitForFunction(() => document.fonts.status === "loaded");
  await television.screenshot({ type: "jpeg", quality: 88, path: pictureFile("screen-1920") });
  await television.close();
});

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });

  test("the table", async ({ page, sitDown }) => {
    const table = await sitDown(evening);
    await untilTelling(table);
    await page.screenshot({ type: "jpeg", quality: 88, path: pictureFile("table-390") });
  });

  test("coming in and the lobby", async ({ page, open, browser }) => {
    const app = await open(null);
    await page.getByRole("button", { name: /^Set up a table/ }).click();
    await page.getByRole("switch", { name: "Friends can join" }).click();
    await page.getByRole("button", { name: "Open table" }).click();
    const sheet = page.getByRole("dialog", { name: "Friends can join" });
    const code = (
      await sheet.getByText(/^[2-9A-HJ-NP-Z]{3} [2-9A-HJ-NP-Z]{3}$/).innerText()
    ).replace(" ", "");
    const friend = await (
      await browser.newContext({
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
        reducedMotion: "reduce",
      })
    ).newPage();
    await friend.goto(`${new URL(app.url).origin}/#join=${code}`);
    await friend.getByRole("textbox", { name: "Name" }).fill("Noor");
    await friend.waitForFunction(() => document.fonts.status === "loaded");
    await friend.screenshot({ type: "jpeg", quality: 88, path: pictureFile("join-390") });
    await friend.getByRole("button", { name: "Sit down" }).click();
    await expect(friend.getByRole("button", { name: "I’m ready" })).toBeVisible();
    await friend.screenshot({ type: "jpeg", quality: 88, path: pictureFile("lobby-390") });
    await friend.context().close();
  });
});

test("a rule of one’s own in force at a table of Eights Nomic", async ({
  page,
  openTable,
  dataFolder,
}) => {
  const hands = [
    "8s 2d Jh Ks 8d Qd 4h 5c",
    "2c 3c 4c 6c 7c 9c Tc Jc",
    "Ah 2h 3h 4h 6h 7h 9h Th",
    "As 2s 3s 4s 6s 7s 9s Ts",
  ];
  layEights(dataFolder, {
    game: "eights-nomic",
    hands,
    stock: "5d 9d 5h 8h",
    options: { objectSeconds: 0 },
  });
  const table = await openTable();
  await table.isStill();
  await table.hand.getByRole("button", { name: /^8 of spades/ }).click();
  await page.keyboard.press("Enter");
  await table.action("Change a rule").click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Wild Eights/ })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Send proposal" }).click();
  await expect(
    page.getByRole("region", { name: "Rule book" }).getByText("Wild Eights", { exact: true }),
  ).toBeVisible();
  await table.isStill();
  await table.hand.getByRole("button", { name: /^8 of diamonds/ }).hover();
  await page.screenshot({ type: "jpeg", quality: 88, path: pictureFile("nomic-1280") });
});

test.describe("with real cards and real chips", () => {
  const people = ["Robin", "Ada", "Ludwig", "Mei", "Greta", "Omar"];

  test.describe("on a phone beside the table", () => {
    test.use({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
    });

    test("an evening is counted", async ({ page, open }) => {
      await open(null);
      await page.getByRole("button", { name: /^Real chips/ }).click();
      await page.getByRole("button", { name: "New evening" }).click();
      for (const name of people) {
        await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
        await page.getByRole("button", { name: "Add", exact: true }).click();
      }
      await page.getByRole("radio", { name: "Cents" }).click();
      await page.getByRole("textbox", { name: "A buy-in costs" }).fill("20");
      await page.getByRole("textbox", { name: "Name of the evening" }).fill("Friday");
      await page.getByRole("button", { name: "Start counting" }).click();
      const must = page.getByRole("region", { name: "Should be on the table" });
      await page.getByRole("button", { name: "Everybody buys in" }).click();
      await expect(must).toContainText("12,000 chips");
      await page.getByRole("button", { name: "Ludwig buys 2,000 chips" }).click();
      await expect(must).toContainText("14,000 chips");
      await page.waitForFunction(() => document.fonts.status === "loaded");
      await page.evaluate(() => scrollTo(0, 0));
      await page.screenshot({ type: "jpeg", quality: 88, path: pictureFile("chips-390") });
    });
  });

  test("the clock is read across the room", async ({ page, open }) => {
    await open(null);
    await page.getByRole("button", { name: /^Real chips/ }).click();
    await page.getByRole("button", { name: "Tournament clock" }).click();
    const sheet = page.getByRole("dialog", { name: "Levels and breaks" });
    await sheet.getByRole("textbox", { name: "Name" }).fill("Friday Night");
    await sheet.getByRole("button", { name: "Start new clock" }).click();
    for (let level = 2; level <= 5; level += 1) {
      await page.getByRole("button", { name: "Next level" }).click();
      await expect(page.getByText(`Level ${level}`, { exact: true })).toBeVisible();
    }
    for (let minute = 1; minute <= 3; minute += 1) {
      await page.getByRole("button", { name: "Take off a minute" }).click();
      await expect(page.getByRole("timer")).toHaveText(`0${10 - minute}:00`);
    }
    await page.getByRole("button", { name: "Start" }).click();
    await expect(page.getByRole("timer")).toHaveText("06:54");
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.mouse.move(960, 200);
    await page.waitForFunction(() => document.fonts.status === "loaded");
    await page.screenshot({ type: "jpeg", quality: 88, path: pictureFile("clock-1920") });
  });
});

test("a knock in Gin Rummy, before cards are laid off on it", async ({
  page,
  openTable,
  dataFolder,
}) => {
  layEights(dataFolder, {
    game: "gin-rummy",
    hands: ["8s Ts 4c 4h 4d 2c 3d 7h Jc 9h", "5s 6s 7s 9c 9d 9s Ah Ac 2d Kh"],
    stock: "6c Qc 3c 8d",
    carry: { score: [45, 62], boxes: [2, 3] },
    moves: [
      { seat: 0, type: "pass" },
      { seat: 1, type: "pass" },
      { seat: 0, type: "draw" },
      { seat: 0, type: "discard", card: "Qc" },
      { seat: 1, type: "draw" },
      { seat: 1, type: "knock", card: "Kh" },
    ],
  });
  const table = await openTable();
  await table.myTurn();
  await page.mouse.move(640, 60);
  await page.screenshot({ type: "jpeg", quality: 88, path: pictureFile("gin-1280") });
});

comerTest(
  "a tournament, as its director, a player and the room see it",
  async ({ page, open, scan, ownersHouse, context }) => {
    comerTest.setTimeout(240_000);
    await open(null);
    await expect(page.getByRole("button", { name: /^Tournament night/ })).toBeVisible();
    const house = await ownersHouse();
    const settings = {
      turnSeconds: null,
      timeBankSeconds: 0,
      keepSeconds: 120,
      botPace: 0,
      titles: true,
      standIns: false,
    };
    const { tournament } = valueOf(
      await house.ask(
        "createTournament",
        setup({
          name: "Friday night",
          settings,
          chairs: 8,
          structure: { ...presets.standard, stack: 200, bounty: 50 },
        }),
      ),
    );
    valueOf(
      await house.ask("seatEntrant", {
        tournament,
        bots: Array.from({ length: 30 }, (_, at) =>
          at % 3 === 0 ? ("easy" as const) : ("regular" as const),
        ),
      }),
    );
    valueOf(await house.ask("admitToTournament", { tournament, open: true }));
    const { code } = valueOf(await house.ask("watchTournament", { tournament }));
    const phone = await scan(code ?? "", {
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
    });
    await phone.getByRole("textbox", { name: "Name" }).fill("Noor");
    await phone.keyboard.press("Enter");
    await phone.getByRole("button", { name: "Enter for 550 chips" }).tap();
    await page.evaluate((id) => (location.hash = `#/tournament/${id}/direct`), tournament);
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Start", exact: true }).click();
    const room = await context.newPage();
    await room.setViewportSize({ width: 1920, height: 1080 });
    await room.goto(page.url().replace(/direct$/, "screen"));
    const table = new TablePage(phone);
    const left = page.getByText(/^(?:1\d|2[0-4]) of 31$/);
    while (!(await left.isVisible()))
      await table
        .action(/^(?:Check|Fold|Stand pat)$/)
        .first()
        .tap({ timeout: 3000 })
        .catch(() => undefined);
    // The table may have been broken meanwhile.
    const toNext = phone.getByRole("button", { name: "Go now" });
    await expect(table.turn.or(toNext).first()).toBeVisible();
    if (await toNext.isVisible()) await toNext.tap();
    await table.myTurn();
    await table.isStill();
    await phone.screenshot({ type: "jpeg", quality: 88, path: pictureFile("tournament-390") });
    await page.mouse.move(640, 790);
    for (const [shown, name] of [
      [room, "tournament-1920"],
      [page, "tournament-1280"],
    ] as const) {
      await shown.bringToFront();
      await shown.waitForFunction(() => document.fonts.status === "loaded");
      await shown.screenshot({ type: "jpeg", quality: 88, path: pictureFile(name) });
    }
    await room.close();
  },
);
