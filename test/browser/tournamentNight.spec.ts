// Plays a tournament's night from the draw of its seats to its winner: with a director, people on
// phones, and bots at three tables.

import { expect, type Locator, type Page } from "@playwright/test";
import { structureText } from "#shared/tournament/structure.ts";
import { comerTest as test } from "#test/support/browser/comerTest.ts";
import { quick, setup } from "#test/tournament/support/quickTournament.ts";

/**
 * Stacks so small that bots are out after a few hands, and stakes that nobody who has been given
 * 1,500 chips is out before them.
 */
const night = structureText({
  name: "A short night",
  structure: {
    ...quick,
    stack: 40,
    levels: [10, 20, 40, 80, 160, 320].map((ante) => ({
      ante,
      stake: ante,
      length: 1,
      rebuyPrice: null,
    })),
    payouts: [{ from: 1, percent: [50, 30, 20] }],
  },
});

// A table that was closed is asked for.
test.use({ expectedErrors: [/404/] });

const tables = (page: Page): Locator => page.getByRole("region", { name: /^Table \d+$/ });
const bar = (page: Page): Locator => page.getByRole("region", { name: "Tournament", exact: true });
const sheet = (page: Page): Locator => page.getByRole("dialog");

/** From the slider's usual value by so many steps. */
async function slide(page: Page, name: string, steps: number): Promise<void> {
  const slider = page.getByRole("slider", { name, exact: true });
  for (let step = 0; step < Math.abs(steps); step += 1)
    await slider.press(steps > 0 ? "ArrowRight" : "ArrowLeft");
}

/** Ten bots and nobody else, four to a table, open to the network; answers with its join code. */
async function setUp(page: Page): Promise<string> {
  await page.getByRole("button", { name: /^Tournament night/ }).click();
  await page.getByRole("button", { name: "New tournament" }).click();
  await page.getByRole("switch", { name: "I play" }).click();
  await slide(page, "Bots", 3);
  await page.getByRole("radio", { name: "Easy" }).click();
  await slide(page, "Seats per table", -4);
  await page.getByText("Your structures").click();
  await page.locator("input[type=file]").setInputFiles({
    name: "night.json",
    mimeType: "application/json",
    buffer: Buffer.from(night),
  });
  await expect(page.getByText("“A short night” imported.")).toBeVisible();
  await page.getByRole("radio", { name: "Instant" }).click();
  await page.getByRole("combobox", { name: "Time per turn" }).click();
  await page.getByRole("option", { name: "No limit" }).click();
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("button", { name: "Let people on the network in" }).click();
  return (await page.getByText(/^[2-9A-HJ-NP-Z]{3} [2-9A-HJ-NP-Z]{3}$/).innerText()).replace(
    " ",
    "",
  );
}

async function enters(phone: Page, name: string): Promise<void> {
  await phone.getByRole("textbox", { name: "Name" }).fill(name);
  await phone.keyboard.press("Enter");
  await phone.getByRole("button", { name: "Enter for 500 chips" }).tap();
  await expect(phone.getByText("You’re in. At the start seats are drawn")).toBeVisible();
}

/**
 * At the table to which they are led, before their first move: until they make it, no hand of that
 * table ends.
 */
async function isSeated(phone: Page): Promise<void> {
  await expect(phone).toHaveURL(/#\/table\//);
  await expect(phone.getByRole("list", { name: "Players" })).toContainText("(you)");
}

/**
 * Pays nothing that need not be paid, and goes on where the page leads, until it shows the place.
 * The last two put in what they are asked: if both folded first, the same antes would go to and fro
 * for ever.
 */
async function plays(phone: Page): Promise<void> {
  for (;;) {
    // Found and pressed at one look: in between, a table may break.
    const at = await phone.waitForFunction(() => {
      const buttons = [...document.querySelectorAll("button")].filter(
        ({ disabled, ariaBusy, ariaDisabled }) =>
          !disabled && ariaBusy !== "true" && ariaDisabled !== "true",
      );
      const named = (name: RegExp): HTMLButtonElement | undefined =>
        buttons.find(({ textContent }) => name.test(textContent.trim()));
      const isOver = named(/^View tournament$/) !== undefined;
      const bar = document.querySelector('section[aria-label="Tournament"]');
      const areLast = [...(bar?.querySelectorAll("span") ?? [])].some(({ textContent }) =>
        textContent.endsWith(" of 2"),
      );
      const next =
        named(/^Go now$/) ??
        (areLast ? named(/^(?:Call|Bet|All in –)/) : undefined) ??
        named(/^(?:Check|Fold|Stand pat)$/);
      if (!isOver) next?.click();
      return isOver || next ? { isOver } : null;
    });
    if ((await at.jsonValue())!.isOver) return;
  }
}

/** What the director may do between hands alone. */
async function corrects(page: Page, name: string): Promise<void> {
  await expect(tables(page).filter({ hasText: name })).toContainText("Waiting");
  await page.getByRole("button", { name: new RegExp(`^${name}, seat`) }).click();
  await sheet(page).getByRole("button", { name: "Correct stack" }).click();
  await sheet(page).getByRole("textbox", { name: "Stack" }).fill("1500");
  await sheet(page).getByRole("textbox", { name: "Note" }).fill("Chips were found under the table");
  await sheet(page).getByRole("textbox", { name: "Note" }).press("Enter");
  await expect(sheet(page)).toHaveCount(0);
  await expect(
    page.getByRole("button", { name: new RegExp(`^${name}, seat \\d, 1,500`) }),
  ).toBeVisible();
}

const places = (page: Page): Locator =>
  page.getByRole("list", { name: "Standings" }).getByRole("listitem");

test("H-20 H-21 H-23 a night is directed from the draw of its seats to its winner, with people on phones and bots at three tables; the room looks on, and the books are in order", async ({
  page,
  open,
  scan,
  context,
}) => {
  await open(null);
  const code = await setUp(page);
  const phones = await Promise.all(
    ["Noor", "Omar"].map(async (name) => {
      const phone = await scan(code);
      await enters(phone, name);
      return phone;
    }),
  );
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByRole("button", { name: "Direct" }).click();
  for (const phone of phones) await isSeated(phone);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("The clock is stopped.")).toBeVisible();
  // Every hand is played to its end, and the next waits for the director.
  const played = phones.map(plays);
  const room = await context.newPage();
  // With the last of these hands people may be given chairs elsewhere, and then no more.
  await expect(tables(page).filter({ hasNotText: "Waiting" })).toHaveCount(0);
  await test.step("seats are drawn, everybody is led to theirs, and what the director does is seen", async () => {
    for (const name of ["Noor", "Omar"]) await corrects(page, name);
    await room.goto(page.url().replace(/direct$/, "screen"));
    await expect(room.getByText("Paused")).toBeVisible();
    await page.getByRole("tab", { name: "Log" }).click();
    await expect(
      page.getByRole("list", { name: "Log, newest first" }).getByText("Paused.").first(),
    ).toBeVisible();
  });
  await test.step("who loads his page again is in his seat, and who scans the code again is known", async () => {
    const [, omar] = phones;
    // By now the page knows of the chips that Omar was given, and where their chair is.
    await expect(bar(omar!)).toContainText("1st of");
    await expect(omar!.getByRole("button", { name: "Go now" })).toHaveCount(0);
    const table = omar!.url();
    await omar!.reload();
    await expect(bar(omar!)).toBeVisible();
    expect(omar!.url()).toBe(table);
    const again = await omar!.context().newPage();
    await again.goto(`${new URL(page.url()).origin}/#join=${code}`);
    await expect(again.getByText(/^You’re at table \d, seat \d\./)).toBeVisible();
    await again.close();
    await page.getByRole("button", { name: "Resume" }).click();
  });
  await test.step("tables break until one is left, and its people are led on", async () => {
    // Which of them is led on, and how often, hangs on the cards: a player without chips stays behind.
    await Promise.all(played);
    for (const phone of phones)
      await expect(bar(phone)).toContainText(/You’re out in \d+\w\w place of 12|You won/);
    // The first table was closed long ago: who comes to it is led on.
    const [, tournament] = /tournament\/([^/]+)/.exec(page.url())!;
    await phones[0]!.evaluate((id) => (location.hash = `#/table/${id}-1`), tournament);
    await expect(phones[0]!).toHaveURL(new RegExp(`#/tournament/${tournament}`));
  });
  await test.step("places, prizes and the winner", async () => {
    await expect(page.getByText("Over", { exact: true })).toBeVisible();
    await page.getByRole("tab", { name: "Players" }).click();
    await expect(places(page)).toHaveCount(12);
    await expect(places(page).first()).toContainText(/^1st.*won 3,000 chips$/);
    // Players who run out in one hand with equally many chips share their place, and its prizes.
    const won = (await places(page).allInnerTexts()).map((line) =>
      Number((/won ([\d,]+) chips/.exec(line)?.[1] ?? "0").replaceAll(",", "")),
    );
    expect(won.reduce((sum, prize) => sum + prize, 0)).toBe(6000);
    // Until the room knows it, other headings stand there.
    await expect(room.getByText("Winner", { exact: true })).toBeVisible();
    const name = await room.getByRole("heading", { level: 2 }).innerText();
    await expect(places(page).first()).toContainText(name);
    await room.close();
  });
  await test.step("the books", async () => {
    await page.evaluate(() => (location.hash = "#/bank"));
    await page.getByRole("button", { name: "Check the books" }).click();
    await expect(page.getByText("The books are in order.")).toBeVisible();
  });
});

test("H-20 a league and a bracket of bots show their draws, and their places at the end", async ({
  page,
  open,
  ownersHouse,
}) => {
  await open(null);
  // By now it is known whose page it is.
  await expect(page.getByRole("button", { name: /^Tournament night/ })).toBeVisible();
  const house = await ownersHouse();
  const begun = async (change: Parameters<typeof setup>[0], bots: number): Promise<void> => {
    const opened = await house.ask(
      "createTournament",
      setup({ rotation: [{ game: "crazy-eights", rounds: 1, options: {} }], ...change }),
    );
    if (!opened.ok) throw new Error(opened.error.key);
    const { tournament } = opened.value;
    expect(
      await house.ask("seatEntrant", {
        tournament,
        bots: Array.from({ length: bots }, () => "easy" as const),
      }),
    ).toMatchObject({ ok: true });
    await page.evaluate((id) => (location.hash = `#/tournament/${id}/direct`), tournament);
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await sheet(page).getByRole("button", { name: "Start", exact: true }).click();
    await expect(page.getByText("Over", { exact: true })).toBeVisible();
    await page.getByRole("tab", { name: "Players" }).click();
  };
  await test.step("the league: one round at two tables", async () => {
    await begun(
      {
        name: "League",
        format: { kind: "league", rounds: 1, deals: 1, points: [5, 3, 1], draw: "swiss" },
        chairs: 3,
      },
      6,
    );
    await expect(places(page)).toHaveCount(6);
    await expect(places(page).first()).toContainText(/^1st.*5 points/);
    await page.getByRole("tab", { name: "Draw" }).click();
    for (const table of [1, 2])
      await expect(
        page.getByRole("region", { name: `Table ${table}`, exact: true }).getByRole("listitem"),
      ).toHaveCount(3);
  });
  await test.step("the bracket: semi-finals, final, third place", async () => {
    await begun(
      {
        name: "Bracket",
        format: { kind: "bracket", seeding: "random", thirdPlace: true, wins: 1 },
        chairs: 2,
      },
      4,
    );
    await expect(places(page)).toHaveCount(4);
    for (const place of ["1st", "2nd", "3rd", "4th"])
      await expect(places(page).filter({ hasText: place })).toHaveCount(1);
    await page.getByRole("tab", { name: "Draw" }).click();
    const bracket = page.getByRole("group", { name: "Bracket" });
    for (const [round, matches] of [
      ["Semi-finals", 2],
      ["Final", 2],
    ] as const)
      await expect(
        bracket.getByRole("region", { name: round, exact: true }).getByRole("listitem"),
      ).toHaveCount(matches);
    await expect(bracket.getByText("Third place")).toBeVisible();
  });
});
