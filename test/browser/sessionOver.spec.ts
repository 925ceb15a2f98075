// The last sheet of a session, in windows and on phones, with few players and many.

import { expect, type Locator } from "@playwright/test";
import { appTest as test } from "#test/support/browser/appTest.ts";
import { askDoors, withDoors } from "#test/support/browser/askDoors.ts";
import { resize } from "#test/support/browser/resize.ts";

const windows = [
  [1280, 800],
  [390, 844],
  [844, 390],
] as const;

/**
 * By how much a row reaches out of the box in which the list is scrolled, and the list out of its
 * box.
 */
const cutOf = (
  list: Locator,
  row: string,
): Promise<Readonly<{ above: number; below: number; list: number }>> =>
  list.evaluate((box, its) => {
    const { top, bottom } = box.getBoundingClientRect();
    const one = box.querySelector(its)!.getBoundingClientRect();
    return {
      above: Math.max(0, top - one.top),
      below: Math.max(0, one.bottom - bottom),
      list: box.scrollHeight - box.clientHeight,
    };
  }, row);

test("H-10 the last row of a session's results is whole: at once with four players, at the end of the list with more", async ({
  page,
  open,
}) => {
  await open(null, withDoors);
  const list = page.getByRole("group", { name: "Everybody’s results" });
  for (const [width, height] of windows) {
    await resize(page, { width, height });
    for (const [stage, players] of [
      ["stopped", 4],
      ["stopped-8", 8],
      ["stopped-12", 12],
    ] as const) {
      await askDoors(page, `screen=table&stage=${stage}#/table/fake-table`);
      await expect(list.locator("tbody tr")).toHaveCount(players);
      const what = `${players} players at ${width}×${height}`;
      await expect(page.getByText("New achievement")).toBeAttached();
      const first = await cutOf(list, "tbody tr:last-child");
      if (players === 4) expect.soft(first, what).toMatchObject({ below: 0, list: 0 });
      const own = await cutOf(list, "tbody tr:has(small) th");
      expect.soft(own.below, `${what}: one's own`).toBeLessThan(1);
      await list.evaluate((box) => box.scrollTo(0, box.scrollHeight));
      const last = await cutOf(list, "tbody tr:last-child");
      expect.soft([last.above, last.below], `${what}: at the end`).toEqual([0, 0]);
    }
  }
});
