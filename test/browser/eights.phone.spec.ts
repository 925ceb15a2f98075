// Are the eights games played by finger on a phone: cards slid up, the stock and suits tapped?

import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';
import { certainCrazy, certainExordia, playCertainEights } from '#test/support/browser/certainEights.ts';
import type { EightsLaying } from '#test/support/browser/laidEights.ts';
import { laidTest as test } from '#test/support/browser/laidTest.ts';
import { middleOf } from '#test/support/browser/middleOf.ts';
import { SuitDialog } from '#test/support/browser/suitDialog.ts';

/** Smaller places are missed by fingers, pixels. */
const leastTouch = 56;

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

/** Ada has put an 8 and named spades. */
const named: EightsLaying = {
  game: 'exordia8', hands: ['2d 4d 6s 9s Kc', '8h 5d 7d Qc Ks'], moves: [{ seat: 0, type: 'play', card: '2d' }, { seat: 1, type: 'play', card: '8h', suit: 's' }],
};

test('X8-9 a named suit is shown once on an upright phone, on the pile, and twice in a large window', async ({ page, sitAtEights }) => {
  await sitAtEights(named);
  const shown = (): Promise<readonly string[]> =>
    page.evaluate(() => window.__table!.snapshot().filter(({ visible, label }) => visible && (label === 'want' || label.startsWith('named'))).map(({ label }) => label).toSorted());
  await expect.poll(shown).toEqual(['named s']);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(shown).toEqual(['named s', 'want']);
});

for (const laying of [certainCrazy, certainExordia]) {
  test(`CE-14 H-26 a round of ${laying.game} is won by taps and slides on a phone`, async ({ page, sitAtEights }) => {
    const table = await sitAtEights(laying);
    const finger = await page.context().newCDPSession(page);
    const cardOf = (name: string): Locator => table.hand.getByRole('button', { name: new RegExp(`^${name}(,|$)`) });
    await playCertainEights(table, laying.game, {
      draw: () => tap(page, page.getByRole('button', { name: /^Draw a card – \d+ left$/ })),
      play: async (names) => {
        for (const name of names.slice(0, -1)) await tap(page, cardOf(name));
        await slideUp(finger, cardOf(names.at(-1)!));
      },
      name: async (card, suit) => {
        await slideUp(finger, cardOf(card));
        const dialog = new SuitDialog(page);
        const button = dialog.suit(suit);
        const box = await button.boundingBox();
        expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(leastTouch);
        // A browser keeps a tap to itself that follows at once on a slide. No person is that quick.
        await expect(async () => {
          if (await button.isVisible()) await tap(page, button);
          await expect(dialog.window).toHaveCount(0, { timeout: 500 });
        }).toPass();
      },
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth && scrollY === 0)).toBe(true);
  });
}
