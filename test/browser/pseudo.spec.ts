// Is every word of the app said through its catalogues, and has a language with longer words room everywhere?

import { expect, type Page } from '@playwright/test';
import { appTest as test } from '#test/support/browser/appTest.ts';
import { layDraw } from '#test/support/browser/laidDraw.ts';
import { layEights } from '#test/support/browser/laidEights.ts';
import { layHistory } from '#test/support/browser/laidHistory.ts';
import { layTable } from '#test/support/browser/laidTable.ts';
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

const games = ['kings-and-bastards', 'five-card-draw', 'crazy-eights', 'exordia8', 'normal-eights'] as const;

const tables: { readonly [K in (typeof games)[number]]: (dataFolder: string) => void } = {
  'kings-and-bastards': (folder) => layTable(folder, { hands: ['3c 3d Qh Qs'], scores: [[1, 0], [0, 1], [2, 0], [0, 0]], roundNumber: 4, stake: 10 }),
  'five-card-draw': (folder) => layDraw(folder, { hands: ['Jc Jd Js 4h Jk', 'Kc Kd 5c 8s 2h', 'Qc Qd 6c 3s Th', 'As Td 9d 8d 2d'], dealer: 3, chips: [1240, 960, 90, 1110], moves: [{ seat: 0, type: 'bet', to: 120 }, { seat: 1, type: 'call' }, { seat: 2, type: 'call' }, { seat: 3, type: 'raise', to: 400 }] }),
  'crazy-eights': (folder) => layEights(folder, { game: 'crazy-eights', hands: ['8c 5d 5h 9s Kd', '2c 3c 4c 6c 7c', 'Ah 2h 3h 4h 6h'], stock: '5c' }),
  exordia8: (folder) => layEights(folder, { game: 'exordia8', hands: ['8c 2d Jh Ks Jk', '2c 3c 4c 6c 7c', 'Ah 2h 3h 4h 6h', 'As 2s 3s 4s 6s'] }),
  'normal-eights': (folder) => layEights(folder, { game: 'normal-eights', hands: ['As Ac 5d 8c 9c Jh Qd', 'Kh 5s 6s 8s 9h Th 4s', '3d 6d 8d 9d Jd Td 4d', 'Ad 5c 6c 7c 8h Jc Qc'], stock: '2h 3h 5h 7d', options: { jokersPerPack: 1, nopeSeconds: 60 }, moves: [{ seat: 0, type: 'draw' }, { seat: 0, type: 'keep' }, { seat: 1, type: 'play', card: 'Kh', target: 0 }] }),
};

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
        tables[game](dataFolder);
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
