// Checks that windows, wars and sets of Normal Eights run at the table as the rules say, also
// between two people, and that nothing shows who passed.

import { expect } from "@playwright/test";
import { heardFrames, type Heard } from "#test/support/browser/heardFrames.ts";
import {
  cardNamed,
  normalTest as test,
  promptIn,
  signsOn,
} from "#test/support/browser/normalTest.ts";
import { isTabbedThrough } from "#test/support/browser/tabbing.ts";
import type { TablePage } from "#test/support/browser/tablePage.ts";

/** Closes as soon as everybody has answered; how long it stays open is tested on simulated time. */
const calm = { nopeSeconds: 60, nopeFloor: 0.5 };
const pass = /^Pass$/;
const lines = (table: TablePage): Promise<readonly string[]> =>
  table.log.getByRole("listitem").allInnerTexts();

test("NE-18 NE-20 NE-21 a king is noped, sent back and revived between two people and two bots: both see the chain grow, and neither who passed", async ({
  page,
  sitAt,
  join,
}) => {
  const adasCards = ["5s", "6s", "8s", "9h", "Th", "4s"];
  let [robins, adas]: [Heard, Heard] = [[], []];
  const robin = await sitAt(
    {
      hands: [
        "Kh As 3c 4d 8c 9c Tc",
        `Ad ${adasCards.join(" ")}`,
        "3d 6d 8d 9d Jd Qd Td",
        "3s 5c 6c 7c 8h Jc Qc",
      ],
      people: 2,
      stock: "2h 2c 2d 2s 3h",
      options: calm,
    },
    (own) => (robins = heardFrames(own)),
  );
  const ada = await join(1, (own) => (adas = heardFrames(own)));
  await ada.isStill();
  await robin.myTurn();

  await cardNamed(robin, "King of hearts").dblclick();
  await page
    .getByRole("dialog", { name: "Who draws four cards?" })
    .getByRole("button", { name: /^Ada/ })
    .click();
  await expect(
    promptIn(robin, "You play the king of hearts: Ada draws four cards. You can answer or pass."),
  ).toBeAttached();
  await expect(
    promptIn(ada, "Robin plays the king of hearts: you draw four cards. You can answer or pass."),
  ).toBeAttached();
  await ada.isStill();
  const seen = async (): Promise<string> =>
    `${await ada.seats.ariaSnapshot()}\n${await ada.actions.ariaSnapshot()}`;
  const before = await seen();
  await robin.action(pass).click();
  await expect(promptIn(robin, "You passed")).toBeAttached();
  // The host has it, and told Robin alone.
  await expect.poll(() => robins.some(({ has }) => has("answered"))).toBe(true);
  expect(await seen()).toBe(before);

  await ada.action("Nope, send back").click();
  await expect(
    promptIn(
      robin,
      "Ada answers with the ace of diamonds: the king of hearts is cancelled and goes back to your hand.",
    ),
  ).toBeAttached();
  for (const table of [robin, ada])
    await expect.poll(() => signsOn(table)).toEqual(["cancelled back", ""]);
  await robin.action("Nope!").click();
  await expect(
    promptIn(
      ada,
      "Robin answers with the ace of spades: the king of hearts counts again – you draw four cards.",
    ),
  ).toBeAttached();
  for (const table of [robin, ada])
    await expect.poll(() => signsOn(table)).toEqual(["", "cancelled", ""]);
  await expect(ada.middle).toContainText(
    "To answer: Robin’s king of hearts – you draw four cards. Answered by your ace of diamonds, which is cancelled in turn. Answered by Robin’s ace of spades.",
    { useInnerText: true },
  );
  await robin.action(pass).click();
  await ada.action(pass).click();

  await ada.holds(10);
  await ada.isStill();
  await expect(ada.middle).toContainText("On the pile: ace of spades");
  // No pass stands in a log: the last one is told to nobody, and its missing would tell who was the
  // last.
  expect(await lines(ada)).toEqual([
    "Robin played the king of hearts: you draw four cards.",
    "You answered with the ace of diamonds: Nope! Send it back.",
    "Robin answered with the ace of spades: Nope!",
    "The king of hearts counts.",
    "You drew the 2 of clubs, 2 of diamonds, 2 of spades, and 3 of hearts.",
  ]);
  await expect(robin.log.getByText("Ada drew 4 cards.")).toHaveCount(1);

  const views = adas.filter(({ has }) => has("phase"));
  const [played = 0, sentBack = 0, revived = 0, settled = 0] = views.flatMap(({ has }, at) =>
    ["played", "noped", "settled"].some(has) ? [at] : [],
  );
  expect(sentBack - played, "views of the first window").toBe(1);
  expect(views.slice(revived + 1, settled).every(({ has }) => has("answered"))).toBe(true);
  expect(settled - revived).toBeLessThanOrEqual(2);
  const cards = (heard: Heard): readonly string[] =>
    [...adasCards, "2c", "2d", "2s", "3h"].filter((card) => heard.some(({ has }) => has(card)));
  expect(cards(adas)).toHaveLength(10);
  expect(cards(robins)).toEqual([]);
});

test("NE-11 NE-23 Not Rummi: sets are found, two are chosen at once with the card on top, and a player without any discards none", async ({
  page,
  sitAt,
}) => {
  const table = await sitAt({
    hands: ["6h 7c 7d 7h 9s Ts Js", "3c 5s 8s Tc Qh 4s 2d", "3d 6d 8d 9d Jd Qc Kc"],
    stock: "5h Ac 2c Kd 3h",
    options: { nopeSeconds: 60, nopeFloor: 0 },
    moves: [
      { seat: 0, type: "draw" },
      { seat: 0, type: "keep" },
      { seat: 1, type: "draw" },
      { seat: 1, type: "keep" },
      { seat: 2, type: "draw" },
      { seat: 2, type: "keep" },
      { seat: 0, type: "play", card: "6h" },
      { seat: 1, type: "pass" },
      { seat: 2, type: "pass" },
    ],
  });
  await expect(
    promptIn(table, "You play the 6 of hearts: everyone may discard sets."),
  ).toBeAttached();
  await test.step("H-26 Tab goes through what may be answered", () =>
    isTabbedThrough(page, "a response prompt"));
  await table.action(pass).click();
  const panel = page.getByRole("region", { name: "Sets to discard" });
  const sets = panel.getByRole("list").getByRole("button");
  await expect(sets).toHaveCount(2);
  await expect(table.action("Discard")).toHaveAccessibleDescription(
    "Choose a set first, or discard none",
  );
  for (const set of await sets.all()) await set.click();
  await panel
    .locator("label")
    .filter({ has: page.getByRole("radio", { name: "7 of diamonds" }) })
    .click();
  await test.step("H-26 Tab goes through the sets", () => isTabbedThrough(page, "sets"));
  await table.action("Discard 2 sets").click();
  await expect(
    table.log.getByText(
      "You discarded the 7 of clubs, 7 of hearts, 9 of spades, 10 of spades, jack of spades, and 7 of diamonds.",
    ),
  ).toHaveCount(1);
  await expect(table.log.getByText(/^(Ada|Ludwig) discarded/)).toHaveCount(0);
  await expect(table.middle).toContainText("On the pile: 7 of diamonds");
  await expect.poll(async () => (await table.faces()).some(({ face }) => face === "7d")).toBe(true);
  await table.holds(1);
});
