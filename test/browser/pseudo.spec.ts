// Is every word of the app said through its catalogues, and has a language with longer words room everywhere?

import { expect, type Page } from '@playwright/test';
import { catalogue } from '#shared/games/catalogue.ts';
import { appTest as test } from '#test/support/browser/appTest.ts';
import { layHistory } from '#test/support/browser/laidHistory.ts';
import { cutOff, overlaps, strayWords } from '#test/support/browser/saidOnPage.ts';

const views = [
  { name: 'in a window', width: 1280, height: 800, scale: '' },
  { name: 'on a phone', width: 390, height: 844, scale: '' },
  { name: 'with large text', width: 1280, height: 800, scale: '&textScale=1.6' },
] as const;

/** Buttons at the table that end in dots where four of them share a row that is narrow for their text; their whole words are their titles. */
const rowOfFour = ['Ĥîîñţ', 'Šööŕţ', 'Çļééááŕ', 'Ááûûţö'];
const inDots: { readonly [view: string]: readonly string[] } = { 'in a window': rowOfFour, 'on a phone': ['Ŕááîîšé…'], 'with large text': rowOfFour };

async function isWellSaid(page: Page, what: string, known: readonly string[] = []): Promise<void> {
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  expect.soft(await strayWords(page), `${what}: not said through the catalogues`).toEqual([]);
  expect.soft((await cutOff(page)).filter((words) => !known.some((button) => words.endsWith(`: [${button}]`))), `${what}: cut off`).toEqual([]);
  expect.soft(await overlaps(page), `${what}: on one another`).toEqual([]);
}

async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => (location.hash = to), hash);
  await expect(page.locator('main, [data-moving], [role=dialog]').first()).toBeVisible();
}

const settled = async (page: Page): Promise<void> => expect(page.locator('[data-moving]')).toHaveAttribute('data-moving', 'false');

const games = catalogue.map(({ id }) => id);

for (const { name, width, height, scale } of views) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } });
    const address = `?language=pseudo${scale}`;

    test('home, setting up, bank, history, replay, settings, help and about say nothing in English, and all of it has room', async ({ page, open, dataFolder }) => {
      layHistory(dataFolder);
      await open(null, address);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await isWellSaid(page, 'home');
      for (const hash of ['#/setup', '#/bank', '#/history', '#/settings', '#/about', '#/replay/1', '#/replay/2', ...games.map((game) => `#/help/${game}`)]) {
        await goTo(page, hash);
        await page.waitForLoadState('networkidle');
        if (hash.startsWith('#/replay')) await settled(page);
        await isWellSaid(page, hash);
      }
    });

    for (const game of games) {
      test(`${game} at the table says nothing in English, and all of it has room`, async ({ page, open, dataFolder }) => {
        const { lay } = (await import(`../games/${game}/laid.ts`)) as { readonly lay: (dataFolder: string) => void };
        lay(dataFolder);
        await open(null, address);
        await goTo(page, '#/table/laid');
        await settled(page);
        await isWellSaid(page, 'table', inDots[name]);
        const overlays = game === games[0] ? ['menu', 'help', 'settings', 'options', 'seats', 'stop', 'leave'] : ['options'];
        for (const over of overlays) {
          await goTo(page, `#/table/laid/${over}`);
          await expect(page.getByRole('dialog').first()).toBeVisible();
          await isWellSaid(page, over, inDots[name]);
        }
      });
    }

    test('a round\'s result says nothing in English, and all of it has room', async ({ page, open }) => {
      const app = await open(null, address);
      await page.goto(new URL(`/${address}&screen=result`, app.url).href);
      await settled(page);
      await expect(page.getByRole('region').first()).toBeVisible();
      await isWellSaid(page, 'result');
    });
  });
}
