import { expect, test } from 'vitest';
import { playUntil, seatedTable, sitDown } from './support/seatedTable.ts';

const chips = (client: { readonly table: { readonly players: readonly { readonly chips: number | null }[] } }) => client.table.players.map((player) => player.chips);

test('C-8 where nothing is played for nobody has chips', async () => {
  const seated = await seatedTable({ people: 2 });
  const people = await sitDown(seated);
  expect(chips(people[0]!)).toEqual([null, null]);
  expect(people[0]!.view.seen.facts.chips).toBeUndefined();
});

test('C-8 KB-15 stacks are the table\'s: the pot moves them, they go on to the next round, and whoever cannot pay is topped up', async () => {
  const seated = await seatedTable({ people: 3, options: { stake: 400, bastardPays: 50 } });
  const people = await sitDown(seated);
  expect(chips(people[0]!)).toEqual([1000, 1000, 1000]);
  expect(people[0]!.view.seen.facts).toMatchObject({ chips: [600, 600, 600], pot: 1200 });
  let sum = 3000;
  let topUps = 0;
  for (let round = 1; round <= 8; round += 1) {
    const before = chips(people[0]!) as readonly number[];
    await playUntil(seated, people, () => people[0]!.table.stage === 'between');
    const after = chips(people[0]!) as readonly number[];
    const won = people[0]!.table.lastResult!.chips!;
    expect(after).toEqual(before.map((stack, seat) => stack + won[seat]!));
    expect(after.reduce((total, stack) => total + stack, 0)).toBe(sum);
    for (const person of people) await person.ready();
    const next = chips(people[0]!) as readonly number[];
    expect(next).toEqual(after.map((stack) => (stack < 400 ? 1000 : stack)));
    topUps += next.filter((stack, seat) => stack !== after[seat]).length;
    sum = next.reduce((total, stack) => total + stack, 0);
    expect(people[0]!.view.seen.facts.chips).toEqual(next.map((stack) => stack - 400));
  }
  expect(topUps).toBeGreaterThan(0);
});

test('C-8 a stake above the buy-in is brought along by all', async () => {
  const seated = await seatedTable({ people: 2, options: { stake: 5000 } });
  const people = await sitDown(seated);
  expect(chips(people[0]!)).toEqual([5000, 5000]);
});

test('C-8 chips of a player go with him when seats change', async () => {
  const seated = await seatedTable({ people: 3, options: { stake: 100 } });
  const people = await sitDown(seated);
  await playUntil(seated, people, () => people[0]!.table.stage === 'between');
  const after = chips(people[0]!);
  await people[0]!.ask('leave', {});
  await people[1]!.ready();
  await people[2]!.ready();
  expect(people[1]!.view.seen.facts.chips).toEqual([after[1]! - 100, after[2]! - 100]);
});
