// Do people come to a table that is open to the network, sit down, watch, talk and go, each by his own device?

import { expect, type Page } from '@playwright/test';
import { comerTest as test, comesIn } from '#test/support/browser/comerTest.ts';
import { layDraw } from '#test/support/browser/laidDraw.ts';
import type { Laying } from '#test/support/browser/laidTable.ts';
import { TablePage } from '#test/support/browser/tablePage.ts';

/** Robin leads; nobody else does anything before him. */
const open: Laying = { hands: ['3c 8c 9d Jc Qh Ad 2s', '4d', '5s', '6h'], lan: { seats: 6 } };

const strip = (page: Page) => page.getByRole('region', { name: 'Who is here' });
const talk = (page: Page) => page.getByRole('region', { name: 'Talk' });

/** Does what costs nothing, else folds; everybody who can is asked until the hand is over. */
async function playedOut(tables: readonly TablePage[], over: readonly Page[]): Promise<void> {
  const isOver = Promise.all(over.map((page) => page.getByRole('region', { name: 'Round 2' }).waitFor())).then(() => null);
  for (;;) {
    const table = await Promise.race([isOver, ...tables.map((one) => one.turn.waitFor().then(() => one))]);
    if (!table) return;
    const lines = table.log.getByRole('listitem');
    const before = await lines.count();
    await table.action(/^(Check|Stand pat|Fold)/).first().click();
    await expect.poll(() => lines.count()).toBeGreaterThan(before);
  }
}

test.describe('with a name that is another’s', () => {
  test.use({ expectedErrors: [/409/] });

  test('H-15 H-11 somebody new scans the code, is told of a taken name, sits down with one press in the middle of a hand, and plays the next one', async ({ openTable, dataFolder, scan, page }) => {
    layDraw(dataFolder, { hands: ['Ac Kd 4c 7s 2h', 'Kc Qd 5c 8s 2c'], dealer: 0, moves: [{ seat: 1, type: 'bet', to: 20 }], lan: { seats: 3 } });
    const robin = await openTable();
    await robin.myTurn();
    const comer = await scan();
    await expect(comer.getByText(/Robin sits there/)).toBeVisible();
    await comesIn(comer, 'ROBIN');
    await expect(comer.getByRole('alert')).toContainText('Another profile is called "ROBIN" already');
    await comesIn(comer, 'Noor');
    await expect(strip(comer).getByRole('status')).toHaveText('You play from the next round on');
    expect(comer.url()).not.toMatch(/join|code/);
    const noor = new TablePage(comer);
    await expect(noor.hand).toHaveCount(0);
    await robin.action(/^Fold/).click();
    await comer.getByRole('button', { name: 'Next hand' }).click();
    await page.getByRole('button', { name: 'Next hand' }).click();
    await expect(noor.hand).toHaveAccessibleName('Your hand, 5 cards');
    await expect(strip(comer)).toHaveCount(0);
    await expect(robin.seats.getByRole('listitem')).toHaveCount(3);
    await playedOut([robin, noor], [page, comer]);
    await comer.reload();
    await expect(comer.getByRole('region', { name: 'Round 2' })).toBeVisible();
    await expect(noor.seats).toContainText('Noor (you)');
  });
});

test('H-16 who watches sees who plays and what lies open, but no card of anybody’s, and has a chair at one press', async ({ sitDown, scan }) => {
  const robin = await sitDown(open);
  await robin.myTurn();
  const comer = await scan();
  await comesIn(comer, 'Noor', 'Watch first');
  const noor = new TablePage(comer);
  await noor.isStill();
  await expect(strip(comer).getByRole('status')).toHaveText('You are watching');
  await expect(noor.seats.getByRole('listitem')).toHaveCount(4);
  await expect(noor.hand).toHaveCount(0);
  await expect(noor.actions).toHaveCount(0);
  expect(await noor.faces()).toEqual([]);
  await robin.card('3 of clubs').click();
  await robin.action(/^Play/).click();
  await expect(noor.log.getByText('Robin played the 3 of clubs.')).toHaveCount(1);
  await noor.isStill();
  expect((await noor.faces()).map(({ face }) => face)).toContain('3c');
  await comer.getByRole('button', { name: 'Sit down' }).click();
  await expect(strip(comer).getByRole('status')).toHaveText('You play from the next round on');
  await comer.getByRole('button', { name: 'Who is here' }).click();
  await expect(comer.getByRole('dialog', { name: 'Who is here' }).getByRole('list', { name: 'Chairs' })).toContainText('Noor youplays from the next round on');
});

test('H-16 H-11 where nobody may watch a round, who has left sees who is here and no card, and may sit down again', async ({ sitDown, scan }) => {
  await sitDown({ ...open, lan: { seats: 6, spectators: false } });
  const comer = await scan();
  await comesIn(comer, 'Noor');
  await strip(comer).getByRole('button', { name: 'Who is here' }).click();
  await comer.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await comer.getByRole('button', { name: 'Menu' }).click();
  await comer.getByRole('button', { name: 'Leave the table' }).click();
  await comer.getByRole('button', { name: 'Leave for good' }).click();
  await comer.getByRole('button', { name: /^Come to Kings & Bastards/ }).click();
  const lobby = comer.getByRole('region', { name: 'The round goes on' });
  await expect(lobby).toContainText('At this table nobody watches a round');
  await expect(lobby.getByRole('list', { name: 'Chairs' }).getByRole('listitem')).toHaveCount(6);
  await expect(new TablePage(comer).hand).toHaveCount(0);
  expect(await new TablePage(comer).faces()).toEqual([]);
  await lobby.getByRole('button', { name: 'Sit down' }).click();
  await expect(strip(comer).getByRole('status')).toHaveText('You play from the next round on');
});

test('H-17 what is said stands at the speaker and in the talk; each reads whom he likes, and who says too much is told so', async ({ page, sitDown, scan }) => {
  await sitDown(open);
  const comer = await scan();
  await comesIn(comer, 'Noor');
  await comer.getByRole('button', { name: 'Talk' }).click();
  const field = talk(comer).getByRole('textbox', { name: 'Say something' });
  const say = async (words: string): Promise<void> => {
    await field.fill(words);
    await field.press('Enter');
    await expect(field).toHaveValue('');
  };
  await say('<b>Hello</b> Robin');
  await expect(page.getByText('<b>Hello</b> Robin')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Talk, 1 unread' })).toBeVisible();
  await page.keyboard.press('m');
  await expect(talk(page).getByRole('log', { name: 'What was said' })).toContainText('Noor <b>Hello</b> Robin');
  await talk(page).getByRole('button', { name: 'Well played' }).click();
  await expect(talk(comer).getByRole('log')).toContainText('Robin Well played');
  await talk(page).getByText('Whose words do you read?').click();
  await talk(page).getByRole('switch', { name: 'Read what Noor says' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Talk' })).toBeFocused();
  for (const words of ['one', 'two', 'three', 'four']) await say(words);
  await field.fill('five');
  await field.press('Enter');
  await expect(talk(comer).getByRole('status')).toContainText('No more than 5 lines in 10 seconds');
  await expect(field).toHaveValue('five');
  await expect(talk(page).getByRole('log')).not.toContainText('Noor');
});

test.describe('a wrong code', () => {
  test.use({ expectedErrors: [/403/] });

  test('H-15 is told of beside its field, and put right there', async ({ sitDown, scan }) => {
    await sitDown(open);
    const comer = await scan('AAAAAA');
    const field = comer.getByRole('textbox', { name: 'Join code' });
    await expect(comer.getByRole('alert')).toContainText('No table opens with this code');
    await field.fill('K7');
    await comer.getByRole('button', { name: 'Go on' }).click();
    await expect(comer.getByRole('alert')).toContainText('A join code has six letters and digits');
    await field.fill('k7q f2m');
    await comer.getByRole('button', { name: 'Go on' }).click();
    await expect(comer.getByText(/Robin sits there/)).toBeVisible();
    await comer.reload();
    await expect(comer.getByRole('textbox', { name: 'Join code' })).toBeVisible();
  });

  test('H-17 who was sent away for good is told so, and comes in no more', async ({ sitDown, scan, ownersLine }) => {
    await sitDown(open);
    const comer = await scan();
    await comesIn(comer, 'Noor');
    await expect(strip(comer)).toBeVisible();
    const line = await ownersLine();
    const noor = line.snapshot().table?.players.find(({ name }) => name === 'Noor');
    expect(await line.ask('remove', { player: noor!.id, ban: true })).toEqual({ ok: true, value: null });
    await expect(comer.getByRole('heading', { name: 'You were sent away from the table' })).toBeVisible();
    await comer.getByRole('button', { name: 'To the home screen' }).click();
    await expect(comer.getByText('No table is open just now. When one is, it appears here.')).toBeVisible();
    await comer.evaluate(() => (location.hash = '#/table/laid'));
    await expect(comer.getByRole('heading', { name: 'No seat at this table' })).toBeVisible();
  });
});
