// A process that posts as fast as it can, made to be killed. Told to begin, it plays rounds, transfers, and brings and takes back chips; each is
// printed once it was acknowledged, before anything else happens.

import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { openStore } from '#main/store/store.ts';
import { bring, cashOut, play } from './ledgerTable.ts';

const say = (line: unknown): void => void writeSync(1, `${JSON.stringify(line)}\n`);

const [folder = '', table = ''] = process.argv.slice(2);
await once(process.stdin, 'data');
const store = openStore(folder);
for (let count = 0; ; count += 1) {
  const amount = 1 + (count % 7);
  const player = `p${count % 3}`;
  if (count % 11 === 5) cashOut(store, table, player);
  if (count % 11 === 5) say({ posted: bring(store, table, player, 600, 'rebuy'), kind: 'rebuy', amount: 600 });
  const { number, transaction } = play(store, table, { chips: count % 2 === 0 ? [amount, -amount, 0] : [-amount, 0, amount] });
  say({ posted: transaction, kind: 'round', amount, round: number });
  const entries = [{ account: 'profile:ann', amount: -amount }, { account: 'profile:ben', amount }] as const;
  const turned = count % 2 === 0 ? entries : entries.map(({ account, amount: change }) => ({ account, amount: -change }));
  say({ posted: store.bank.post({ kind: 'transfer', entries: turned }, count), kind: 'transfer', amount });
}
