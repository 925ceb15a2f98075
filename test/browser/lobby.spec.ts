// Has people come to a table that is open to the network, sit down, watch, talk and go, each on
// their own device.

import { expect, type ConsoleMessage, type Page } from "@playwright/test";
import { comerTest as test, comesIn } from "#test/support/browser/comerTest.ts";
import { goesTo } from "#test/support/browser/goesTo.ts";
import { layDraw } from "#test/support/browser/laidDraw.ts";
import type { Laying } from "#test/support/browser/laidTable.ts";
import { PagePlayer } from "#test/support/browser/pagePlayer.ts";
import { TablePage } from "#test/support/browser/tablePage.ts";

/** Robin leads; nobody else does anything before him. */
const open: Laying = { hands: ["3c 8c 9d Jc Qh Ad 2s", "4d", "5s", "6h"], lan: { seats: 6 } };

const strip = (page: Page) => page.getByRole("region", { name: "Who’s here" });
const talk = (page: Page) => page.getByRole("region", { name: "Chat" });

/** Everybody acts as soon as it is their turn, by what their own page offers them. */
async function playedOut(
  players: readonly PagePlayer[],
  isOver: () => Promise<boolean>,
): Promise<void> {
  while (!(await isOver())) for (const player of players) await player.act();
}

const handOver = (page: Page, round: number) =>
  page.getByRole("region", { name: `Round ${round}`, exact: true });

const menuItem = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name }).click();
};

async function leavesForGood(comer: Page): Promise<void> {
  await menuItem(comer, /^Leave table/);
  await comer
    .getByRole("dialog", { name: "Leave the table?" })
    .getByRole("button", { name: "Leave table" })
    .click();
}

test.describe("an evening", () => {
  // A taken name, a host that is looked for while it is gone, and one that, started again, knows
  // its owner by a new address alone.
  test.use({
    expectedErrors: [
      /403|409|ERR_CONNECTION_|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE|WebSocket connection/,
    ],
  });

  test("H-15 H-11 H-16 four browsers at a table: comers sit down in mid-hand, swap chairs, play, come back by themselves when the host was killed; one leaves, one only watches; and a guest has his own past", async ({
    open: start,
    run,
    dataFolder,
    scan,
    page,
  }) => {
    layDraw(dataFolder, {
      hands: ["Ac Kd 4c 7s 2h", "Kc Qd 5c 8s 2c"],
      dealer: 0,
      moves: [{ seat: 1, type: "bet", to: 20 }],
      lan: { seats: 4 },
    });
    // Robin looks at each result until the others are done.
    const app = await start(null, "?autoNext=false");
    await page.getByRole("button", { name: /^Continue/ }).click();
    const robin = new TablePage(page);
    await robin.myTurn();
    const noors = await scan();
    await expect(noors.getByText(/Robin is there/)).toBeVisible();
    // Over a slow line a newcomer would wait for fifty pictures that they have not asked for.
    await expect(noors.locator("details img")).toHaveCount(0);
    await noors.getByText("Change picture").click();
    await expect(noors.getByRole("radio").first()).toBeVisible();
    await comesIn(noors, "ROBIN");
    await expect(noors.getByRole("alert")).toContainText(
      "There’s already a profile called “ROBIN”",
    );
    await comesIn(noors, "Noor");
    await expect(strip(noors).getByRole("status")).toHaveText("You play from the next round");
    expect(noors.url()).not.toMatch(/join|code/);
    const [omars, tesss] = [
      await scan(undefined, { viewport: { width: 1280, height: 800 } }),
      await scan(undefined, {
        viewport: { width: 844, height: 390 },
        hasTouch: true,
        isMobile: true,
      }),
    ];
    await comesIn(omars, "Omar");
    await comesIn(tesss, "Tess", "Watch first");
    const [noor, omar, tess] = [new TablePage(noors), new TablePage(omars), new TablePage(tesss)];
    await expect(strip(omars).getByRole("status")).toHaveText("You play from the next round");
    await expect(strip(tesss).getByRole("status")).toHaveText("You’re watching");
    await expect(noor.hand).toHaveCount(0);
    await robin.action(/^Fold/).click();

    await test.step("two swap chairs between the hands", async () => {
      await expect(handOver(noors, 1)).toBeVisible();
      await menuItem(noors, /^Who’s here/);
      await noors.getByRole("button", { name: "Swap seats with Omar" }).click();
      await noors.getByRole("dialog").getByRole("button", { name: "Close" }).click();
      await omars.getByRole("button", { name: "Swap? Noor wants to swap seats with you" }).click();
      await expect(omars.getByRole("button", { name: /wants to swap/ })).toHaveCount(0);
      for (const each of [noors, omars, page])
        await each.getByRole("button", { name: "Next hand" }).click();
      for (const table of [robin, noor, omar])
        await expect(table.hand).toHaveAccessibleName("Your hand, 5 cards");
      await expect(tess.seats.getByRole("listitem")).toHaveText([/Robin/, /Ada/, /Omar/, /Noor/]);
      await expect(tess.hand).toHaveCount(0);
    });

    await test.step("the host is killed and started again: everybody is back with his own cards", async () => {
      const held = await Promise.all([robin, noor, omar].map((table) => table.cards()));
      await app.kill();
      const pages = [page, noors, omars, tesss];
      for (const each of pages)
        await expect(each.getByText("Connection lost – reconnecting…")).toBeVisible();
      await run(app.port);
      for (const each of pages)
        await expect(each.getByText("Connection lost – reconnecting…")).toHaveCount(0);
      for (const table of [robin, noor, omar]) await table.isStill();
      expect(await Promise.all([robin, noor, omar].map((table) => table.cards()))).toEqual(held);
      expect(await tess.faces()).toEqual([]);
    });

    await test.step("the hand is played out, one leaves, and a page that is loaded again is in its seat", async () => {
      await playedOut(
        [
          new PagePlayer(page, "mouse"),
          new PagePlayer(noors, "touch"),
          new PagePlayer(omars, "keys"),
        ],
        () => handOver(page, 2).isVisible(),
      );
      await leavesForGood(omars);
      await noors.reload();
      await expect(handOver(noors, 2)).toBeVisible();
      await expect(noor.seats).toContainText("Noor (you)");
      for (const each of [noors, page])
        await each.getByRole("button", { name: "Next hand" }).click();
      await expect(noor.seats.getByRole("listitem")).toHaveText([/Noor/, /Robin/, /Ada/]);
    });

    await test.step("a guest finds the rounds he was in, through his own eyes", async () => {
      await expect(omars.getByRole("button", { name: /^History/ })).toBeVisible();
      await expect(omars.getByRole("button", { name: /^Bank/ })).toHaveCount(0);
      await omars.getByRole("button", { name: /^History/ }).click();
      const rounds = omars
        .getByRole("list", { name: "Finished rounds, newest first" })
        .getByRole("listitem");
      await expect(rounds).toHaveCount(1);
      await rounds.getByRole("button").click();
      const replayed = new TablePage(omars);
      // A replay is still before its cards are drawn.
      await expect.poll(async () => (await replayed.faces()).length).toBe(5);
    });
  });
});

/** To be begun before what leads to it: it is said for a while only. */
const hears = (page: Page, words: string) =>
  page.waitForFunction(
    (said) =>
      [...document.querySelectorAll("[role=status]")].some(
        ({ textContent }) => textContent === said,
      ),
    words,
    { timeout: 0 },
  );

test.describe("with words", () => {
  // Who says five lines in ten seconds says too much, on a slow machine too.
  test.use({ timeStands: true });

  test("H-16 H-17 H-37 who watches sees who plays and what lies open, but no card of anybody’s, and has a chair at one press; what is said stands at the speaker and in the talk; a comer stands up and watches, has a chair again by the code; the owner finds the table by its code at home, and when they stand up everybody hears whose it is", async ({
    page,
    sitDown,
    scan,
  }) => {
    const robin = await sitDown(open);
    await robin.myTurn();
    const comer = await scan();

    await test.step("H-16 who watches sees who plays and what lies open, but no card of anybody’s, and has a chair at one press", async () => {
      await comesIn(comer, "Noor", "Watch first");
      const noor = new TablePage(comer);
      await noor.isStill();
      await expect(strip(comer).getByRole("status")).toHaveText("You’re watching");
      await expect(noor.seats.getByRole("listitem")).toHaveCount(4);
      await expect(noor.hand).toHaveCount(0);
      await expect(noor.actions).toHaveCount(0);
      expect(await noor.faces()).toEqual([]);
      await robin.card("3 of clubs").click();
      await robin.action(/^Play/).click();
      await expect(noor.log.getByText("Robin played the 3 of clubs.")).toHaveCount(1);
      await noor.isStill();
      expect((await noor.faces()).map(({ face }) => face)).toContain("3c");
      await comer.getByRole("button", { name: "Sit down" }).click();
      await expect(strip(comer).getByRole("status")).toHaveText("You play from the next round");
      await comer.getByRole("button", { name: "Who’s here" }).click();
      const sheet = comer.getByRole("dialog", { name: "Who’s here" });
      await expect(sheet.getByRole("list", { name: "Seats" })).toContainText(
        "Noor youplays from the next round",
      );
      await sheet.getByRole("button", { name: "Close" }).click();
    });

    await test.step("H-17 what is said stands at the speaker and in the talk; each reads whom he likes, and who says too much is told so", async () => {
      await comer.getByRole("button", { name: "Chat" }).click();
      const field = talk(comer).getByRole("textbox", { name: "Write a message" });
      const say = async (words: string): Promise<void> => {
        await field.fill(words);
        await field.press("Enter");
        await expect(field).toHaveValue("");
      };
      await say("<b>Hello</b> Robin");
      await expect(page.getByText("<b>Hello</b> Robin")).toHaveCount(2);
      await expect(page.getByRole("button", { name: "Chat, 1 unread" })).toBeVisible();
      await page.keyboard.press("m");
      await expect(talk(page).getByRole("log", { name: "Messages" })).toContainText(
        "Noor <b>Hello</b> Robin",
      );
      await talk(page).getByRole("button", { name: "Well played" }).click();
      await expect(talk(comer).getByRole("log")).toContainText("Robin Well played");
      await talk(page).getByText("Whose messages do you see?").click();
      await talk(page).getByRole("switch", { name: "Show messages from Noor" }).click();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: "Chat" })).toBeFocused();
      for (const words of ["one", "two", "three", "four"]) await say(words);
      await field.fill("five");
      await field.press("Enter");
      await expect(talk(comer).getByRole("status")).toContainText(
        "Too many messages: at most 5 in 10 seconds",
      );
      await expect(field).toHaveValue("five");
      await expect(talk(page).getByRole("log")).not.toContainText("Noor");
      await comer.keyboard.press("Escape");
      await expect(comer.getByRole("button", { name: "Chat" })).toBeFocused();
    });

    await test.step("H-37 they stand up, and look on", async () => {
      await menuItem(comer, /^Leave table/);
      await comer.getByRole("button", { name: "Stand up and watch" }).click();
      await expect(strip(comer).getByRole("status")).toHaveText("You’re watching");
      await expect(strip(comer).getByRole("button", { name: "Sit down" })).toBeVisible();
    });

    await test.step("they come by the code once more, and have a chair without asking", async () => {
      const { origin } = new URL(comer.url());
      await goesTo(comer, `${origin}/#join=K7QF2M`);
      await expect(strip(comer).getByRole("status")).toHaveText("You play from the next round");
    });

    await test.step("at a guest’s home the table is told by the owner’s name, not by the guest’s own", async () => {
      await menuItem(comer, /^Home/);
      const again = comer.getByRole("button", { name: /^Continue/ });
      await expect(again).toContainText("Robin");
      await expect(again).not.toContainText("Noor");
      await again.click();
      await expect(strip(comer).getByRole("status")).toHaveText("You play from the next round");
    });

    await test.step("the owner types the code of their own table at home, and is at it", async () => {
      await menuItem(page, /^Home/);
      await page.getByRole("button", { name: "Join by code" }).click();
      await page.getByRole("dialog").getByRole("textbox").fill("K7QF2M");
      await page.getByRole("dialog").getByRole("button", { name: "Join" }).click();
      await robin.myTurn();
    });

    await test.step("H-37 the owner is told who owns the table next before they stand up, and everybody afterwards", async () => {
      await menuItem(page, /^Leave table/);
      const sheet = page.getByRole("dialog", { name: "Leave the table?" });
      await expect(sheet).toContainText(
        "You own this table. When you leave, Noor becomes its owner, and everybody is told.",
      );
      const all = [
        hears(comer, "You own this table now. You choose its options and seats, and when it ends."),
        hears(page, "Noor owns this table now."),
      ];
      await sheet.getByRole("button", { name: "Stand up and watch" }).click();
      await Promise.all(all);
      await expect(strip(page).getByRole("status")).toHaveText("You’re watching");
    });
  });
});

test.describe("a wrong code", () => {
  test.use({ expectedErrors: [/403/] });

  test("H-15 H-16 H-11 H-37 H-17 a wrong code is told of beside its field, and put right there; where nobody may watch a round, somebody without a chair sees who is here and no card; a player who has left and comes again has a chair, and no card; who was sent away is told so", async ({
    sitDown,
    scan,
    ownersLine,
  }) => {
    await sitDown({ ...open, lan: { seats: 6, spectators: false } });
    const comer = await scan("AAAAAA");
    const field = comer.getByRole("textbox", { name: "Code" });
    await expect(comer.getByRole("alert")).toContainText("No table has this code");
    await field.fill("K7");
    await comer.getByRole("button", { name: "Join" }).click();
    await expect(comer.getByRole("alert")).toContainText("A code has six letters and digits");
    await field.fill("k7q f2m");
    await comer.getByRole("button", { name: "Join" }).click();
    await expect(comer.getByText(/Robin is there/)).toBeVisible();
    await comer.reload();
    await expect(comer.getByRole("textbox", { name: "Code" })).toBeVisible();
    await field.fill("k7q f2m");
    await comer.getByRole("button", { name: "Join" }).click();

    await test.step("H-16 H-11 H-37 where nobody may watch a round, somebody without a chair sees who is here and no card; a player who has left and comes again has a chair, and no card", async () => {
      // Until Noor is sent away nothing more is refused.
      const refused: string[] = [];
      const hear = (message: ConsoleMessage): void => {
        if (message.type() === "error") refused.push(message.text());
      };
      comer.on("console", hear);
      const told = hears(comer, "You have a seat. You’re dealt in after this round.");
      await comesIn(comer, "Noor");
      await told;
      await expect(strip(comer).getByRole("status")).toHaveText("You play from the next round");
      const address = comer.url();
      await leavesForGood(comer);
      await expect(comer.getByRole("button", { name: /^Join Kings & Bastards/ })).toBeVisible();
      // By its address one only looks in, and wishes for no chair.
      await goesTo(comer, address);
      const lobby = comer.getByRole("region", { name: "Round in progress" });
      await expect(lobby).toContainText("This table has no spectators");
      await expect(lobby.getByRole("list", { name: "Seats" }).getByRole("listitem")).toHaveCount(6);
      await expect(new TablePage(comer).hand).toHaveCount(0);
      expect(await new TablePage(comer).faces()).toEqual([]);
      await lobby.getByRole("button", { name: "Sit down" }).click();
      await expect(strip(comer).getByRole("status")).toHaveText("You play from the next round");
      await leavesForGood(comer);
      await comer.getByRole("button", { name: /^Join Kings & Bastards/ }).click();
      await expect(strip(comer).getByRole("status")).toHaveText("You play from the next round");
      expect(await new TablePage(comer).faces()).toEqual([]);
      comer.off("console", hear);
      expect(refused).toEqual([]);
    });

    await test.step("H-17 who was sent away for good is told so, and comes in no more", async () => {
      const client = await ownersLine();
      const noor = client.snapshot().table?.players.find(({ name }) => name === "Noor");
      expect(await client.ask("remove", { player: noor!.id, ban: true })).toEqual({
        ok: true,
        value: null,
      });
      await expect(
        comer.getByRole("heading", { name: "You were removed from the table" }),
      ).toBeVisible();
      await comer.getByRole("button", { name: "Go to home" }).click();
      await expect(
        comer.getByText("No tables are open right now. New ones appear here."),
      ).toBeVisible();
      await comer.evaluate(() => (location.hash = "#/table/laid"));
      await expect(comer.getByRole("heading", { name: "No seat at this table" })).toBeVisible();
    });
  });
});
