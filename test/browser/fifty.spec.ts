// Checks that a table of fifty is legible in windows and on phones: everybody's place and number,
// whose turn it is, and who a small seat is.

import { expect, type Locator, type TestInfo } from "@playwright/test";
import type { EightsLaying } from "#test/support/browser/laidEights.ts";
import { laidTest as test } from "#test/support/browser/laidTest.ts";
import { middleOf } from "#test/support/browser/middleOf.ts";
import type { TablePage } from "#test/support/browser/tablePage.ts";
import { resize } from "#test/support/browser/resize.ts";

const windows = [
  [1280, 800],
  [390, 844],
  [844, 390],
  [1920, 1080],
] as const;

type Part = Readonly<{
  name: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}>;

const boxesOf = (parts: Locator): Promise<readonly Part[]> =>
  parts.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { name: element.textContent.slice(0, 24), left, top, right, bottom };
    }),
  );

/** An edge in common, rounded to pixels, is none. */
const touch = (one: Part, other: Part): boolean =>
  one.left < other.right - 1 &&
  other.left < one.right - 1 &&
  one.top < other.bottom - 1 &&
  other.top < one.bottom - 1;
const collisions = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap((one, at) =>
    parts
      .slice(at + 1)
      .flatMap((other) => (touch(one, other) ? [`${one.name} on ${other.name}`] : [])),
  );

const picture = async ({ page }: TablePage, info: TestInfo, name: string): Promise<void> =>
  info.attach(name, { body: await page.screenshot(), contentType: "image/png" });

/** Ada's place is kept for her: where it is her turn, nobody goes on. */
const fifty: EightsLaying = {
  game: "exordia8",
  seats: 50,
  people: 2,
  settings: { keepSeconds: 600 },
};

test("X8-1 X8-5 H-28 with fifty seats nothing lies on anything else or outside; they are read in the order of play, and a small one that is pointed at or tapped says who it is", async ({
  page,
  sitAtEights,
}, info) => {
  const table = await sitAtEights(fifty);
  await test.step("the seats are read in the order in which play comes round from the viewer", async () => {
    const names = await table.seats
      .getByRole("listitem")
      .evaluateAll((seats) =>
        seats.slice(0, 4).map(({ textContent }) => textContent.split(",")[0]),
      );
    expect.soft(names).toEqual(["Robin (you)", "Ada", "Ludwig", "Mei"]);
  });
  await test.step("a small seat that is pointed at or tapped says who it is and how many cards are held", async () => {
    const { x, y } = await middleOf(
      table.seats.getByRole("listitem").filter({ hasText: /^Ludwig 2,/ }),
    );
    const tip = page.locator("p[aria-hidden]").filter({ hasText: /^Ludwig 2, bot, 5 cards$/ });
    await page.mouse.move(x, y);
    await expect(tip).toBeVisible();
    await page.mouse.move(640, 10);
    await expect(tip).toBeHidden();
  });
  for (const [width, height] of windows) {
    await test.step(`${width}×${height}`, async () => {
      await resize(page, { width, height });
      await table.isStill();
      const seats = await boxesOf(table.seats.getByRole("listitem"));
      expect(seats).toHaveLength(50);
      const parts = [
        ...seats,
        ...(await boxesOf(
          table.actions
            .getByRole("button")
            .or(page.getByRole("button", { name: /^(Menu|Log|Draw a card)/ }))
            .or(table.turn),
        )),
      ];
      expect.soft(collisions(parts), `${width}×${height}: on one another`).toEqual([]);
      expect
        .soft(
          parts.filter(
            ({ left, top, right, bottom }) =>
              left < -0.5 || top < -0.5 || right > width + 0.5 || bottom > height + 0.5,
          ),
          `${width}×${height}: outside`,
        )
        .toEqual([]);
      const drawn = await page.evaluate(() =>
        window
          .__table!.snapshot()
          .filter(({ visible, label }) => visible && label.startsWith("seat")),
      );
      expect.soft(drawn, `${width}×${height}: drawn`).toHaveLength(50);
      await picture(table, info, `${width}×${height}`);
    });
  }
  await test.step("X8-5 whose turn it is is named large before the seat, below the table, and to a screen reader", async () => {
    await table.action(/^Draw/).click();
    // All at once.
    const told = (): Promise<readonly (string | undefined)[]> =>
      page.evaluate(() => {
        const seat = [...document.querySelectorAll("ul > li")]
          .find(({ textContent }) => textContent.includes("to act"))
          ?.textContent.split(",")[0];
        const line = [...document.querySelectorAll("[role=status]")]
          .map(({ textContent }) =>
            / to play/.test(textContent) ? textContent.split(" to play")[0] : undefined,
          )
          .find((name) => name);
        const [plate] = window
          .__table!.snapshot()
          .filter(({ visible, label }) => visible && label.startsWith("turn"));
        return [seat, line, plate?.label.replace("turn ", "")];
      });
    await expect
      .poll(async () => {
        const [seat, line, plate] = await told();
        return seat !== undefined && seat === line && seat === plate;
      })
      .toBe(true);
    await picture(table, info, "a turn");
  });
});
