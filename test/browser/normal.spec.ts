// Do windows, wars and sets of Normal Eights run at the table as the rules say, also between two people – and is nothing told of who passed?

import { expect, type Page } from '@playwright/test';
import { heardFrames, type Heard } from '#test/support/browser/heardFrames.ts';
import { cardNamed, normalTest as test, promptIn, signsOn } from '#test/support/browser/normalTest.ts';
import { isTabbedThrough } from '#test/support/browser/tabbing.ts';
import type { TablePage } from '#test/support/browser/tablePage.ts';

/** Long enough for any machine to answer in; it closes as soon as everybody has. */
const floor = 0.5;
const calm = { nopeSeconds: 60, nopeFloor: floor };
const pass = /^Pass$/;
const lines = (table: TablePage): Promise<readonly string[]> => table.log.getByRole('listitem').allInnerTexts();

test('NE-18 NE-20 NE-21 a king is noped, sent back and revived between two people and two bots: both see the chain grow, and neither who passed', async ({ page, sitAt, join }) => {
  const adasCards = ['5s', '6s', '8s', '9h', 'Th', '4s'];
  let [robins, adas]: [Heard, Heard] = [[], []];
  const robin = await sitAt({
    hands: ['Kh As 3c 4d 8c 9c Tc', `Ad ${adasCards.join(' ')}`, '3d 6d 8d 9d Jd Qd Td', '3s 5c 6c 7c 8h Jc Qc'], people: 2, stock: '2h 2c 2d 2s 3h', options: calm,
  }, (own) => (robins = heardFrames(own)));
  const ada = await join(1, (own) => (adas = heardFrames(own)));
  await ada.isStill();
  await robin.myTurn();

  await cardNamed(robin, 'King of hearts').dblclick();
  await page.getByRole('dialog', { name: 'Who draws four cards?' }).getByRole('button', { name: /^Ada/ }).click();
  await expect(promptIn(robin, 'You play the king of hearts: Ada draws four cards. You can answer, or pass.')).toBeAttached();
  await expect(promptIn(ada, 'Robin plays the king of hearts: you draw four cards. You can answer, or pass.')).toBeAttached();
  await ada.isStill();
  const seen = async (): Promise<string> => `${await ada.seats.ariaSnapshot()}\n${await ada.actions.ariaSnapshot()}`;
  const before = await seen();
  await robin.action(pass).click();
  await expect(promptIn(robin, 'You have passed')).toBeAttached();
  // The host has it, and told Robin alone.
  await expect.poll(() => robins.some(({ has }) => has('answered'))).toBe(true);
  expect(await seen()).toBe(before);

  await ada.action('Nope, send back').click();
  await expect(promptIn(robin, 'Ada answers with the ace of diamonds: the king of hearts is cancelled and goes back to your hand.')).toBeAttached();
  for (const table of [robin, ada]) await expect.poll(() => signsOn(table)).toEqual(['cancelled back', '']);
  await robin.action('Nope!').click();
  await expect(promptIn(ada, 'Robin answers with the ace of spades: the king of hearts counts again – you draw four cards.')).toBeAttached();
  for (const table of [robin, ada]) await expect.poll(() => signsOn(table)).toEqual(['', 'cancelled', '']);
  await expect(ada.middle).toContainText('In question: Robin’s king of hearts – you draw four cards. Answered by your ace of diamonds, which is cancelled itself. Answered by Robin’s ace of spades.', { useInnerText: true });
  await robin.action(pass).click();
  await ada.action(pass).click();

  await ada.holds(10);
  await ada.isStill();
  await expect(ada.middle).toContainText('On the pile: ace of spades');
  // No pass stands in a log: the last one is told to nobody, and its missing would tell who was the last.
  expect(await lines(ada)).toEqual([
    'Robin played the king of hearts: you draw four cards.', 'You answered with the ace of diamonds: Nope! The card is to go back.', 'Robin answered with the ace of spades: Nope!',
    'The king of hearts stands.', 'You drew the 2 of clubs, 2 of diamonds, 2 of spades, and 3 of hearts.',
  ]);
  await expect(robin.log.getByText('Ada drew 4 cards.')).toHaveCount(1);

  const views = adas.filter(({ has }) => has('phase'));
  const [played = 0, sentBack = 0, revived = 0, settled = 0] = views.flatMap(({ has }, at) => (['played', 'noped', 'settled'].some(has) ? [at] : []));
  expect(sentBack - played, 'views of the first window').toBe(1);
  expect(views.slice(revived + 1, settled).every(({ has }) => has('answered'))).toBe(true);
  expect(settled - revived).toBeLessThanOrEqual(2);
  expect(views[settled]!.at - views[revived]!.at).toBeGreaterThanOrEqual(1000 * floor - 100);
  expect(views[settled]!.at - views[played]!.at).toBeLessThan(1000 * calm.nopeSeconds);
  const cards = (heard: Heard): readonly string[] => [...adasCards, '2c', '2d', '2s', '3h'].filter((card) => heard.some(({ has }) => has(card)));
  expect(cards(adas)).toHaveLength(10);
  expect(cards(robins)).toEqual([]);
});

/** Counts down, and keeps which numbers, cards and places in order were seen together, frame by frame. */
const filmed = (page: Page): Promise<void> => page.evaluate(() => {
  const film: string[] = [];
  Object.assign(window, { film });
  const shoot = (): void => {
    const seen = window.__table!.snapshot().filter(({ visible, label, key = '' }) => visible && (/^(count|order) \d/.test(label) || (key.startsWith('chosen-') && !label.endsWith('back'))));
    const frame = seen.map(({ label, key, face }) => (key === undefined ? label : (face ?? 'back'))).toSorted().join(' ');
    if (frame !== film.at(-1)) film.push(frame);
    requestAnimationFrame(shoot);
  };
  shoot();
});
const film = (page: Page): Promise<readonly string[]> => page.evaluate(() => (window as unknown as { readonly film: readonly string[] }).film);

test.describe('with what moves', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('NE-7 NE-23 a war is counted down and turned all at once: the two highest go on the pile in turn order, the third goes back', async ({ page, sitAt, join }) => {
    const robin = await sitAt({ hands: ['2h Kd 3c 4d 8c 9c Tc', 'Ks 5s 6s 8s 9h Th 4s', '3d 6d 8d 9d Jd Qd Td'], people: 2, stock: '5h', options: { nopeSeconds: 60, nopeFloor: 0 } });
    const ada = await join(1);
    await ada.isStill();
    await robin.myTurn();
    await filmed(page);
    await cardNamed(robin, '2 of hearts').dblclick();
    await expect(promptIn(ada, 'Robin plays the 2 of hearts: war – everybody lays a card, the highest is discarded.')).toBeAttached();
    for (const table of [robin, ada]) await table.action(pass).click();
    await expect(promptIn(robin, 'War – lay a card face down: the highest is discarded')).toBeAttached();
    await robin.isStill();
    await cardNamed(robin, 'King of diamonds').click();
    await robin.action('Lay King of diamonds face down').click();
    await expect(promptIn(robin, 'You have chosen – waiting for Ada')).toBeAttached();
    await cardNamed(ada, 'King of spades').dblclick();
    await expect(robin.log.getByText(/^Turned over: your king of diamonds, Ada’s king of spades, Ludwig’s .+\. Your card and Ada’s card are the highest\.$/)).toHaveCount(1);
    await expect(robin.log.getByText('You discarded the king of diamonds; Ada the king of spades.')).toHaveCount(1);
    await robin.isStill();
    await expect(robin.middle).toContainText('On the pile: king of spades, on 3 cards.');
    await robin.holds(5);
    await ada.holds(6);
    await expect(robin.seats.getByRole('listitem', { name: /^Ludwig, bot, [78] cards/ })).toBeAttached();
    const frames = await film(page);
    expect(frames.filter((frame) => frame.startsWith('count')).map((frame) => frame.slice(0, 7))).toEqual(['count 3', 'count 2', 'count 1']);
    const turned = frames.filter((frame) => /\bK[ds]\b/.test(frame));
    expect(turned[0]?.split(' '), 'all three at once').toHaveLength(3);
    expect(turned[0]).not.toContain('back');
  });
});

test('NE-11 NE-23 Not Rummi: sets are found, two are chosen at once with the card on top, and a player without any discards none', async ({ page, sitAt }) => {
  const table = await sitAt({
    hands: ['6h 7c 7d 7h 9s Ts Js', '3c 5s 8s Tc Qh 4s 2d', '3d 6d 8d 9d Jd Qc Kc'], stock: '5h Ac 2c Kd 3h', options: { nopeSeconds: 60, nopeFloor: 0 },
    moves: [
      { seat: 0, type: 'draw' }, { seat: 0, type: 'keep' }, { seat: 1, type: 'draw' }, { seat: 1, type: 'keep' }, { seat: 2, type: 'draw' }, { seat: 2, type: 'keep' },
      { seat: 0, type: 'play', card: '6h' }, { seat: 1, type: 'pass' }, { seat: 2, type: 'pass' },
    ],
  });
  await expect(promptIn(table, 'You play the 6 of hearts: everybody may discard sets.')).toBeAttached();
  await test.step('H-26 Tab goes through what may be answered', () => isTabbedThrough(page, 'a response prompt'));
  await table.action(pass).click();
  const panel = page.getByRole('region', { name: 'Sets to discard' });
  const sets = panel.getByRole('list').getByRole('button');
  await expect(sets).toHaveCount(2);
  await expect(table.action('Discard')).toHaveAccessibleDescription('Choose a set first, or discard none');
  for (const set of await sets.all()) await set.click();
  await panel.locator('label').filter({ has: page.getByRole('radio', { name: '7 of diamonds' }) }).click();
  await test.step('H-26 Tab goes through the sets', () => isTabbedThrough(page, 'sets'));
  await table.action('Discard 2 sets').click();
  await expect(table.log.getByText('You discarded the 7 of clubs, 7 of hearts, 9 of spades, 10 of spades, jack of spades, and 7 of diamonds.')).toHaveCount(1);
  await expect(table.log.getByText(/^(Ada|Ludwig) discarded/)).toHaveCount(0);
  await expect(table.middle).toContainText('On the pile: 7 of diamonds');
  await expect.poll(async () => (await table.faces()).some(({ face }) => face === '7d')).toBe(true);
  await table.holds(1);
});
