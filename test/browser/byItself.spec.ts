// What goes on by itself in a page – the next hand, a replay, a pass, the count of a war – does so
// in its time, which the test moves.

import { expect, type Page } from "@playwright/test";
import { layHistory } from "#test/support/browser/laidHistory.ts";
import { laidTest } from "#test/support/browser/laidTest.ts";
import { cardNamed, normalTest, promptIn } from "#test/support/browser/normalTest.ts";
import { passFor, passTime, stopTime } from "#test/support/browser/pageTime.ts";

// As in motion.spec.ts: the simulated clock goes with its page.
laidTest.use({ reuseContext: false, stays: false });
normalTest.use({ stays: false });

/** The page's own settings; the blank page after a test keeps none. */
const wish = (page: Page, settings: object): Promise<unknown> =>
  page.addInitScript(
    (wished) => {
      if (/^https?:/.test(location.protocol)) localStorage.setItem("cardtable.settings", wished);
    },
    JSON.stringify({ onlyMove: false, autoPass: false, bubbles: false, ...settings }),
  );

laidTest(
  "a poker hand is followed by the next without a click, unless one waits",
  async ({ page, sitAtDraw }) => {
    await page.clock.install();
    await wish(page, { autoNext: true });
    const table = await sitAtDraw({ hands: ["2c 3d 5h 7s 9c", "As Ad Ah Ac Kc"] });
    await stopTime(page);
    const strip = (number: number) =>
      page.getByRole("region", { name: `Round ${number}`, exact: true });
    const wait = (number: number) => strip(number).getByRole("button", { name: "Wait" });
    await table.action(/^Fold/).click();
    await passTime(page, () => wait(1).isVisible());
    await expect(strip(1)).toContainText("Ada wins 10 chips");
    await passFor(page, 300);
    await expect(wait(1)).toBeVisible();
    await passTime(page, () => table.action(/^Fold/).isVisible());
    await table.action(/^Fold/).click();
    await passTime(page, () => wait(2).isVisible());
    await wait(2).click();
    await expect(wait(2)).toHaveCount(0);
    await passFor(page, 6000);
    await strip(2).getByRole("button", { name: "Details" }).click();
    const details = page.getByRole("region", { name: "Ada wins 10 chips" });
    await expect(details.getByRole("row").nth(2)).toContainText("Robin (you)−10has 980");
    await details.getByRole("button", { name: "Next hand" }).click();
    await expect(details).toHaveCount(0);
  },
);

laidTest("H-24 a replay plays by itself, and pauses", async ({ page, open, dataFolder }) => {
  layHistory(dataFolder);
  await page.clock.install();
  await open(null);
  await page.getByRole("button", { name: /^History/ }).click();
  await page
    .getByRole("list", { name: "Finished rounds, newest first" })
    .getByRole("button")
    .nth(2)
    .click();
  const current = page.getByRole("list", { name: "Moves" }).locator("[aria-current=step]");
  await page.getByRole("combobox", { name: "Speed" }).click();
  await page.getByRole("option", { name: "4×" }).click();
  await expect(current).toHaveText(/^0/);
  await stopTime(page);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await passTime(page, async () => /^3/.test(await current.innerText()));
  await page.getByRole("button", { name: "Pause" }).click();
  await passFor(page, 3000);
  await expect(current).toHaveText(/^3/);
});

/** ms that the window's ring takes to run out. */
const ringTime = (page: Page): Promise<number> =>
  page
    .locator("[data-window] svg circle")
    .last()
    .evaluate((circle) => Number(circle.getAnimations()[0]?.effect?.getTiming().duration));

normalTest(
  'NE-20 "pass until I hold an ace" passes by itself a moment after the window may close, ace or no ace, and moves nothing',
  async ({ page, sitAt }) => {
    await page.clock.install();
    // Ada's place is kept: the window stays open for her.
    const table = await sitAt(
      {
        hands: ["Kh As 3c 4d 8c 9c Tc", "5s 6s 8s 9h Th 4s 2c", "3d 6d 8d 9d Jd Qd Td"],
        people: 2,
        stock: "2h 3h 5h 7d 7s 7c",
        options: { nopeSeconds: 60, nopeFloor: 4 },
      },
      (own) => wish(own, { autoPass: true }),
    );
    await table.myTurn();
    await cardNamed(table, "King of hearts").dblclick();
    const ada = page
      .getByRole("dialog", { name: "Who draws four cards?" })
      .getByRole("button", { name: /^Ada/ });
    await expect(ada).toBeVisible();
    await stopTime(page);
    await ada.click();
    const [asked, passed] = [
      promptIn(
        table,
        "You play the king of hearts: Ada draws four cards. You can answer or pass. You have 5 seconds.",
      ),
      promptIn(table, "You passed"),
    ];
    await passTime(page, async () => (await asked.count()) > 0);
    await expect(table.action("Auto: pass until I hold an ace")).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    expect(await ringTime(page)).toBe(5000);
    const places = (): Promise<readonly unknown[]> =>
      Promise.all([page.locator("[data-window]"), table.actions].map((part) => part.boundingBox()));
    await passFor(page, 3000);
    const before = await places();
    await expect(passed).toHaveCount(0);
    await passFor(page, 2000);
    await expect(passed).toBeAttached();
    expect(await places()).toEqual(before);
  },
);

/** Keeps which numbers, cards and places in order were seen together, frame by frame. */
const filmed = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const film: string[] = [];
    Object.assign(window, { film });
    const shoot = (): void => {
      const seen = window
        .__table!.snapshot()
        .filter(
          ({ visible, label, key = "" }) =>
            visible &&
            (/^(count|order) \d/.test(label) ||
              (key.startsWith("chosen-") && !label.endsWith("back"))),
        );
      const frame = seen
        .map(({ label, key, face }) => (key === undefined ? label : (face ?? "back")))
        .toSorted()
        .join(" ");
      if (frame !== film.at(-1)) film.push(frame);
      requestAnimationFrame(shoot);
    };
    shoot();
  });
const film = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { readonly film: readonly string[] }).film);

normalTest.describe("with what moves", () => {
  // Told to go on in a page that has just been left, Playwright's clock misses itself.
  normalTest.use({
    contextOptions: { reducedMotion: "no-preference" },
    expectedErrors: [/^error: Cannot read properties of undefined \(reading 'controller'\)$/],
  });

  normalTest(
    "NE-7 NE-23 a war is counted down and turned all at once: the two highest go on the pile in turn order, the third goes back",
    async ({ page, sitAt, join }) => {
      await page.clock.install();
      const robin = await sitAt({
        hands: ["2h Kd 3c 4d 8c 9c Tc", "Ks 5s 6s 8s 9h Th 4s", "3d 6d 8d 9d Jd Qd Td"],
        people: 2,
        stock: "5h",
        options: { nopeSeconds: 60, nopeFloor: 0 },
      });
      const ada = await join(1);
      await ada.isStill();
      await robin.myTurn();
      await cardNamed(robin, "2 of hearts").dblclick();
      await expect(
        promptIn(
          ada,
          "Robin plays the 2 of hearts: war – everyone plays a card, and the highest is discarded.",
        ),
      ).toBeAttached();
      for (const table of [robin, ada]) await table.action(/^Pass$/).click();
      await expect(
        promptIn(robin, "War – play a card face down: the highest is discarded"),
      ).toBeAttached();
      await robin.isStill();
      await cardNamed(robin, "King of diamonds").click();
      await robin.action("Play King of diamonds face down").click();
      await expect(promptIn(robin, "You’ve chosen – waiting for Ada")).toBeAttached();
      await robin.isStill();
      await expect(
        promptIn(ada, "War – play a card face down: the highest is discarded"),
      ).toBeAttached();
      await ada.isStill();
      await stopTime(page);
      await filmed(page);
      await cardNamed(ada, "King of spades").dblclick();
      const told = robin.log.getByText(
        "You discarded the king of diamonds; Ada the king of spades.",
      );
      await passTime(
        page,
        async () =>
          (await told.count()) > 0 && !(await page.evaluate(() => window.__table!.isPlaying())),
      );
      await expect(
        robin.log.getByText(
          /^Turned over: your king of diamonds, Ada’s king of spades, Ludwig’s .+\. Your card and Ada’s card are the highest\.$/,
        ),
      ).toHaveCount(1);
      await expect(robin.middle).toContainText("On the pile: king of spades, on 3 cards.");
      await robin.holds(5);
      await ada.holds(6);
      await expect(
        robin.seats.getByRole("listitem", { name: /^Ludwig, bot, [78] cards/ }),
      ).toBeAttached();
      const frames = await film(page);
      expect(
        frames.filter((frame) => frame.startsWith("count")).map((frame) => frame.slice(0, 7)),
      ).toEqual(["count 3", "count 2", "count 1"]);
      const turned = frames.filter((frame) => /\bK[ds]\b/.test(frame));
      expect(turned[0]?.split(" "), "all three at once").toHaveLength(3);
      expect(turned[0]).not.toContain("back");
    },
  );
});
