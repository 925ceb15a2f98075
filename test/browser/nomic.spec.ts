// Plays Eights Nomic at the table: rules are written and enforced, Improper is called rightly and
// wrongly, and people judge a text.

import { expect, test as plain, type Locator, type Page } from "@playwright/test";
import { cardNamed, normalTest as test } from "#test/support/browser/normalTest.ts";
import { isTabbedThrough } from "#test/support/browser/tabbing.ts";
import type { TablePage } from "#test/support/browser/tablePage.ts";

const hands = ["8s 8d 5c 2d Jh Ks Qd 4h", "Kh 5d 3s 7h 2c 9s 6d Tc"];
const game = "eights-nomic";
/** So long that no machine is too slow; nothing waits for it. */
const unhurried = { objectSeconds: 120, judgeSeconds: 60, improperFloor: 0 };

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("dialog").getByRole("button", { name });
const play = (table: TablePage, card: string): Promise<void> => cardNamed(table, card).dblclick();
const logged = (table: TablePage, words: string | RegExp): Promise<void> =>
  expect(table.log.getByText(words).last()).toBeAttached();
const inBook = ({ page }: TablePage, rule: string): Locator =>
  page.getByRole("region", { name: "Rule book" }).getByText(rule, { exact: true });

test("EN-7 EN-20 a rule made in two clicks takes force and is enforced on the next card", async ({
  sitAt,
}) => {
  const table = await sitAt({ game, hands, options: { ...unhurried, objectSeconds: 0 } });
  const { page } = table;
  await table.myTurn();
  await play(table, "8 of spades");
  await table.action("Change a rule").click();
  // Whoever has brought no rule yet is offered three.
  const beginners = page.getByRole("list", { name: "Rules to begin with" });
  await expect(beginners.getByRole("button")).toHaveText([
    /^Wild Eights/,
    /^Twos Draw Two/,
    /^Aces Reverse/,
  ]);
  await button(page, "Other rules…").click();
  await button(page, /^Pairs Go On/).click();
  await button(page, "Send proposal").click();
  await expect(inBook(table, "Pairs Go On")).toBeVisible();
  // Turns allows one card; the new rule another one of the same rank, and no more.
  await play(table, "8 of diamonds");
  await logged(table, "You played the 8 of diamonds.");
  await isTabbedThrough(page, "the table beside its rule book");
  await page.keyboard.press("i");
  await expect(page.getByRole("dialog", { name: "Call Improper" })).toBeVisible();
  await isTabbedThrough(page, "calling Improper");
  await page.keyboard.press("Escape");
  await expect(cardNamed(table, "2 of diamonds")).toHaveAccessibleDescription(
    /^You’ve already played a card this turn/,
  );
});

test("EN-14 EN-3 EN-6 Improper is called rightly and wrongly, and a rule in plain words is judged by two people", async ({
  sitAt,
  join,
}) => {
  const robin = await sitAt({
    game,
    people: 2,
    hands,
    stock: "9c 9d 3d 4d 7c 7d",
    options: unhurried,
  });
  const ada = await join(1);

  const call = async (caller: TablePage, player: string): Promise<void> => {
    // While a call of their own is on its way, the button does nothing.
    await expect(caller.action("Improper!")).toHaveAttribute("aria-busy", "false");
    await caller.action("Improper!").click();
    await caller.page.getByRole("dialog").getByRole("radio", { name: player }).check();
    await button(caller.page, "Call it").click();
  };

  await plain.step("a card that does not match goes back, and costs one", async () => {
    await robin.myTurn();
    await play(robin, "5 of clubs");
    await robin.action("End turn").click();
    await ada.myTurn();
    await play(ada, "King of hearts");
    await logged(robin, "Ada played the king of hearts.");
    await call(robin, "Ada");
    await logged(ada, "A right call: you owed a standard penalty of 1.");
    await ada.holds(9);
    await expect(cardNamed(ada, "King of hearts")).toBeVisible();
  });

  await plain.step(
    "who calls wrongly earns a penalty of 1, and alone is told so and why",
    async () => {
      await call(robin, "Ada");
      const wrong = /^Wrong call: Ada has played no card this turn\..* you owe a penalty of 1 card/;
      await expect(robin.page.getByRole("status").getByText(wrong)).toBeVisible();
      await logged(ada, "Robin called Improper on you: a standard penalty of 1.");
      await expect(ada.log.getByText(/^A right call/)).toHaveCount(1);
      await expect(ada.page.getByText(/Wrong call/)).toHaveCount(0);
      await call(ada, "Robin");
      await logged(robin, "A right call: you owed a standard penalty of 1.");
      await robin.holds(8);
      await logged(ada, "Robin drew a card as a penalty.");
      await ada.myTurn();
    },
  );

  await plain.step("a change is shown to the other, who agrees", async () => {
    await play(ada, "5 of diamonds");
    await ada.action("End turn").click();
    await robin.myTurn();
    await play(robin, "8 of diamonds");
    await robin.action("End turn").click();
    await ada.myTurn();
    await ada.action("Draw").click();
    await ada.action("End turn").click();
    await robin.myTurn();
    await play(robin, "8 of spades");
    await robin.action("Change a rule").click();
    await button(robin.page, "Send proposal").waitFor();
    await button(robin.page, "Other rules…").click();
    await robin.page.getByRole("tab", { name: "Own words" }).click();
    await robin.page.getByRole("textbox", { name: "Name" }).fill("Manners");
    await robin.page
      .getByRole("textbox", { name: "Text" })
      .fill("Whoever draws must say please first.");
    await button(robin.page, "Send proposal").click();
    await expect(
      ada.page.getByRole("dialog").getByText("Whoever draws must say please first."),
    ).toBeVisible();
    await button(ada.page, "Agree").click();
    await expect(inBook(robin, "Manners")).toBeVisible();
    await robin.action("End turn").click();
  });

  await plain.step("who owns it says that it is broken, and then lets it stand", async () => {
    await ada.action("Draw").click();
    await expect(robin.page.getByText("Ada draws a card. Do you agree?").first()).toBeAttached();
    await robin.action("Disagree…").click();
    await button(robin.page, "Disagree").click();
    await logged(ada, "Your draw was refused by its judge.");
    await ada.page.keyboard.press("m");
    await ada.page.getByRole("textbox", { name: "Write a message" }).fill("Please");
    await ada.page.keyboard.press("Enter");
    await logged(robin, "Ada: “Please”");
    await ada.page.keyboard.press("Escape");
    await ada.action("Draw").click();
    await robin.action(/^Agree/).click();
    await logged(robin, "Ada drew a card.");
  });
});
