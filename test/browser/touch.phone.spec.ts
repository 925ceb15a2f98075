// Is a whole round played by finger on a phone?

import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';
import { appTest as test } from '#test/support/browser/appTest.ts';
import { certainHand, playCertainRound } from '#test/support/browser/certainRound.ts';
import { middleOf } from '#test/support/browser/middleOf.ts';
import type { TablePage } from '#test/support/browser/tablePage.ts';

async function tap({ touchscreen }: Page, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await touchscreen.tap(x, y);
}

/** One finger goes down on the card, up over the felt, and off. */
async function slideUp(finger: CDPSession, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (const up of [12, 40, 80, 140]) await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - up }] });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function play(table: TablePage, finger: CDPSession, names: readonly string[], count: number): Promise<void> {
  const { page } = table;
  const [first = ''] = names;
  if (names.length === 1 && count % 2 === 1) return slideUp(finger, table.card(first));
  for (const name of names) {
    await tap(page, table.card(name));
    await expect(table.card(name)).toHaveAttribute('aria-pressed', 'true');
  }
  if (names.length > 1) return slideUp(finger, table.card(first));
  await tap(page, table.action(/^Play/));
  if (first === 'Joker') await tap(page, page.getByRole('dialog', { name: 'Play the joker as' }).getByRole('button', { name: 'ace' }));
}

test('H-26 a whole round is won by taps and slides on a phone, and the next is dealt', async ({ page, sitDown }) => {
  const table = await sitDown(certainHand);
  const finger = await page.context().newCDPSession(page);
  await playCertainRound(table, {
    play: (names, count) => play(table, finger, names, count),
    pass: () => tap(page, table.action('Pass')),
  });
  await expect(table.result).toHaveAccessibleName('You are King!');
  await expect(table.result.getByRole('row')).toHaveCount(5);
  await tap(page, table.result.getByRole('button', { name: 'Next round' }));
  await expect(table.turn).toHaveText(/^You are King – give/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth && scrollY === 0)).toBe(true);
});
