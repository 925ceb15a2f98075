import { expect, test } from 'vitest';
import { catalogue } from '#shared/games/catalogue.ts';
import type { RoundRecord } from '#shared/record/roundRecord.ts';
import { hashOf } from '#main/host/chance.ts';
import { mustExpect } from '#test/games/expected.ts';
import { Client } from '#test/host/support/client.ts';
import { deal, lanTable, valueOf } from '#test/host/support/lanTable.ts';
import { replayedViews } from '#test/host/support/replayedViews.ts';
import { playUntil } from '#test/host/support/seatedTable.ts';

/** Everything that was ever sent to somebody. */
const framesOf = ({ tables, views, parts, chat }: Client): string => JSON.stringify([tables, views, parts, chat]);
const cardsIn = (text: string): ReadonlySet<string> => new Set([...text.matchAll(/"([A2-9TJQK][cdhs]|Jk)"/g)].map(([, card]) => card!));

test.each(catalogue.map(({ id }) => id))('C-7 H-16 H-17 at a table of %s open to the network nobody is sent what his role may not see: a player, who watches, a screen, who sits down in a round, who left and who was sent away', async (game) => {
  const { brief = {} } = await mustExpect(game);
  const lan = await lanTable({ rotation: [{ game, rounds: 1, options: brief }], seats: 5, fill: 'easy', settings: { turnSeconds: 30 } });
  const [ben, di] = [await lan.join('Ben'), await lan.join('Di')];
  const watcher = lan.come(lan.guest('Cy'));
  const screen = Client.come(lan.door, { visitor: null, code: lan.code });
  await ben.client.ask('say', { text: 'good luck' });
  const records: RoundRecord[] = [];
  const finish = async (people: readonly Client[]) => {
    await playUntil({ ...lan, tokens: [] }, people, () => lan.owner.table.stage === 'between');
    records.push(lan.store.rounds.latest(lan.id)!.record);
  };
  await deal([lan.owner, ben.client, di.client]);
  const late = lan.come(lan.guest('Eve'));
  const sat = valueOf(await late.ask('sit', {}));
  valueOf(await lan.owner.ask('remove', { player: di.player, ban: true }));
  const removed = framesOf(di.client);
  await finish([lan.owner, ben.client]);
  valueOf(await ben.client.ask('leave', {}));
  await deal([lan.owner, late]);
  await finish([lan.owner, late]);
  expect(framesOf(di.client)).toBe(removed);
  for (const one of [watcher, screen]) {
    expect(one.views).toEqual(records.flatMap((record, at) => replayedViews(record, at + 1, 'spectator')));
  }
  expect(late.views.filter(({ round }) => round === 2)).toEqual(replayedViews(records[1]!, 2, 3));
  const inRound = (client: Client, round: number) => client.views.filter((view) => view.round === round);
  for (const view of [...inRound(late, 1), ...inRound(ben.client, 2)]) expect(view.seen.viewer).toBe('spectator');
  const everybody = [lan.owner, ben.client, di.client, late, watcher, screen];
  for (const { tables, chat } of everybody) expect([...cardsIn(JSON.stringify([tables.map(({ lastResult: _lastResult, ...table }) => table), chat]))]).toEqual([]);
  const tokens = [lan.token, ben.token, di.token, sat.token];
  const secrets = [...tokens, ...tokens.map(hashOf), ...records.map(({ seed }) => seed!), lan.host.house.owner, ben.profile, di.profile];
  for (const one of everybody) for (const secret of secrets) expect(framesOf(one)).not.toContain(secret);
}, 60_000);
