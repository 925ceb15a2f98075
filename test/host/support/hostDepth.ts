// The third depth of a table script: a host's table, store and all, with a person at each seat and a spectator.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOf } from '#main/host/chance.ts';
import { boughtIn } from '#main/host/chipMoves.ts';
import { startHost } from '#main/host/host.ts';
import { noHonours } from '#main/host/roundEnd.ts';
import { newcomer } from '#main/host/tableOpening.ts';
import { openStore } from '#main/store/store.ts';
import type { Seat } from '#shared/game/seats.ts';
import { completeOptions } from '#shared/game/options.ts';
import { gameOf } from '#shared/games/catalogue.ts';
import { standardSettings } from '#shared/protocol/schema.ts';
import type { RoundRecord } from '#shared/record/roundRecord.ts';
import type { Depth } from '#test/support/depth.ts';
import { Client } from './client.ts';
import { localMind } from './localMind.ts';
import { seededRandom } from './seededRandom.ts';
import { settled, SimulatedClock } from './simulatedClock.ts';

const tokenOf = (seat: Seat): string => `seat ${seat}`;

/** Stores a table at which the record has just been dealt, as a host would find it after a restart. */
function storeTable(dataFolder: string, record: RoundRecord, turnMs: number | null): void {
  const { anyDeck: _anyDeck, ...options } = record.options;
  const store = openStore(dataFolder);
  const rotation = [{ game: record.game, rounds: 1, options: completeOptions(gameOf(record.game)!.options, options) as RoundRecord['options'] }];
  const players = record.seats.map((name, seat) => ({ ...newcomer({ id: `p${seat}`, profile: null, name, avatar: 'avatar-01', bot: null, bankMs: 0 }), seat }));
  const { table, postings } = boughtIn({
    id: 'script', rotation, position: { entry: 0, round: 0 }, honours: noHonours, carried: {}, stopping: false, owner: 'p0',
    settings: { ...standardSettings, turnSeconds: turnMs === null ? null : turnMs / 1000, timeBankSeconds: 0 },
    stage: 'playing', roundNumber: 1, revision: 0, openedAt: 0, players,
  }, 'buy-in', () => 'chips' in (record.carry ?? {}));
  store.tables.add(table);
  for (const posting of postings) store.bank.post(posting, 0);
  record.seats.forEach((_, seat) => store.tables.addToken({ hash: hashOf(tokenOf(seat)), table: 'script', player: `p${seat}`, issuedAt: 0 }));
  store.rounds.begin({ table: 'script', number: 1 }, record, 0);
  store.close();
}

export const tableHost: Depth = {
  name: 'table host',
  open: async (record, turnMs) => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'cardtable-'));
    storeTable(dataFolder, record, turnMs);
    const clock = new SimulatedClock();
    const { house, close } = await startHost({ dataFolder, clock, random: seededRandom('script'), mind: localMind() });
    const door = house.table('script')!;
    const people = record.seats.map((_, seat) => Client.arrive(door, tokenOf(seat)));
    const watcher = Client.arrive(door);
    return {
      send: async (seat, move) => {
        const answer = await people[seat]!.move(move as { readonly type: string });
        return answer.ok ? null : answer.error;
      },
      view: async (viewer) => {
        await settled();
        return (viewer === 'spectator' ? watcher : people[viewer]!).view;
      },
      wait: (ms) => clock.advance(ms),
      close: async () => {
        await close();
        rmSync(dataFolder, { recursive: true, force: true });
      },
    };
  },
};
