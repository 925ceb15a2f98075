// Everything at the table has its place, in windows and on phones, whatever the number of seats.

import { expect } from "@playwright/test";
import { appTest as test } from "#test/support/browser/appTest.ts";
import { collisions, partsOf, type Part } from "#test/support/browser/parts.ts";
import type { TablePage } from "#test/support/browser/tablePage.ts";
import { resize } from "./resize.ts";

const windows = [
  [1280, 800],
  [390, 844],
  [844, 390],
] as const;

/** What must not touch: plates, buttons, and the line that says whose turn it is. */
const partsAt = ({ page, seats, actions, turn }: TablePage): Promise<readonly Part[]> =>
  partsOf(
    seats
      .getByRole("listitem")
      .or(actions.getByRole("button"))
      .or(page.getByRole("button", { name: /^(Menu|Log)$/ }))
      .or(turn),
  );

const outside = (parts: readonly Part[], width: number, height: number): readonly string[] =>
  parts.flatMap(({ name, left, top, right, bottom }) =>
    left >= -0.5 && top >= -0.5 && right <= width + 0.5 && bottom <= height + 0.5 ? [] : [name],
  );

/** Cards whose visible part does not answer to a click in its middle. */
const unreachable = (table: TablePage): Promise<readonly string[]> =>
  table.hand.getByRole("button").evaluateAll((cards) =>
    cards.flatMap((card) => {
      const { left, top, right, bottom } = card.getBoundingClientRect();
      const hit = document.elementFromPoint(
        (left + right) / 2,
        (top + Math.min(bottom, innerHeight)) / 2,
      );
      return hit === card
        ? []
        : [`${card.getAttribute("aria-label")} under ${hit?.outerHTML.slice(0, 80)}`];
    }),
  );

/** Words of a button that do not fit into it. */
const cutOff = (table: TablePage): Promise<readonly string[]> =>
  table.actions
    .getByRole("button")
    .evaluateAll((buttons) =>
      buttons.flatMap((button) =>
        [button, ...button.children].some(
          ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
        )
          ? [button.textContent]
          : [],
      ),
    );

export function hasRoom(seats: number): void {
  test(`H-28 with ${seats} seats nothing lies on anything else or outside, in a window and on a phone either way up`, async ({
    page,
    sitDown,
  }) => {
    const table = await sitDown({
      hands: ["3c 3d Qh Qs"],
      seats,
      scores: Array.from({ length: seats }, (_, seat) => [seat % 3, (seat + 1) % 2]),
      roundNumber: 4,
    });
    await table.myTurn();
    for (const [width, height] of windows) {
      await test.step(`${width}×${height}`, async () => {
        await resize(page, { width, height });
        await table.isStill();
        await table.card("3 of clubs").click();
        await expect.poll(async () => (await partsAt(table)).length).toBe(seats + 8);
        const parts = await partsAt(table);
        expect.soft(collisions(parts), `${width}×${height}: on one another`).toEqual([]);
        expect.soft(outside(parts, width, height), `${width}×${height}: outside`).toEqual([]);
        expect.soft(await unreachable(table), `${width}×${height}: cards out of reach`).toEqual([]);
        expect.soft(await cutOff(table), `${width}×${height}: words cut off`).toEqual([]);
        const drawn = await page.evaluate(() =>
          window
            .__table!.snapshot()
            .filter(({ visible, label }) => visible && /^(card|seat)/.test(label)),
        );
        expect
          .soft(
            drawn.filter(({ x, y }) => x < 0 || y < 0 || x > width || y > height),
            `${width}×${height}: drawn outside`,
          )
          .toEqual([]);
        expect(drawn.filter(({ label }) => label.startsWith("card")).length).toBeGreaterThanOrEqual(
          (await table.cards()).length,
        );
        await page.keyboard.press("Escape");
      });
    }
  });
}
