// A host with one table at which several people sit; nobody has arrived yet.

import { hashOf } from '#main/host/chance.ts';
import { openStore } from '#main/store/store.ts';
import type { StoredPlayer } from '#main/store/tableStore.ts';
import type { TableDoor } from '#main/host/ports.ts';
import { standardSettings, type TableSettings } from '#shared/protocol/schema.ts';
import { Client } from './client.ts';
import { testFolder, testHost, type TestHost } from './testHost.ts';

interface Wish {
  readonly people: number;
  readonly bots?: number;
  readonly options?: { readonly [key: string]: boolean | number };
  readonly settings?: Partial<TableSettings>;
}

export interface SeatedTable extends TestHost {
  readonly door: TableDoor;
  /** By place: the people first, then the bots. */
  readonly tokens: readonly string[];
}

const completeOptions = { jokersPerPack: 1, exchangeTrumps: false, stake: 0, bastardPays: 0 };

export async function seatedTable({ people, bots = 0, options = {}, settings = {} }: Wish, parts: Parameters<typeof testHost>[0] = {}): Promise<SeatedTable> {
  const { dataFolder = testFolder() } = parts;
  const all: TableSettings = { ...standardSettings, botPace: 0, ...settings };
  const players = Array.from({ length: people + bots }, (_, place): StoredPlayer => ({
    id: `p${place + 1}`, profile: null, name: `Player ${place + 1}`, avatar: 'avatar-01', bot: place < people ? null : 'easy',
    gone: false, seat: null, firsts: 0, lasts: 0, rounds: 0, chips: 1000, bankMs: all.timeBankSeconds * 1000,
  }));
  const tokens = Array.from({ length: people }, (_, place) => `token ${place}`);
  const store = openStore(dataFolder);
  store.tables.add({
    id: 'seated', game: 'kings-and-bastards', options: { ...completeOptions, ...options }, settings: all, owner: 'p1',
    stage: 'waiting', roundNumber: 0, revision: 0, openedAt: 1, players,
  });
  tokens.forEach((token, place) => store.tables.addToken({ hash: hashOf(token), table: 'seated', player: `p${place + 1}`, issuedAt: 1 }));
  store.close();
  const made = await testHost({ ...parts, dataFolder });
  return { ...made, tokens, door: made.house.table('seated')! };
}

/** Everybody arrives and is ready, and the first round has begun. */
export async function sitDown({ door, tokens }: SeatedTable): Promise<readonly Client[]> {
  const clients = tokens.map((token) => Client.arrive(door, token));
  for (const client of clients) {
    const answer = await client.ready();
    if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`);
  }
  return clients;
}

/** Whose turn it is, of the people. */
export function toAct(clients: readonly Client[]): Client {
  const acting = clients.find((client) => client.isToAct);
  if (!acting) throw new Error('nobody of them is to act');
  return acting;
}

/** Plays first legal moves for whoever is to act until the wish is true. */
export async function playUntil({ clock }: SeatedTable, clients: readonly Client[], wish: () => boolean): Promise<void> {
  for (let moves = 0; !wish(); moves += 1) {
    if (moves > 1000) throw new Error('not so after 1000 moves');
    await clock.until(() => wish() || clients.some((client) => client.isToAct));
    if (wish()) return;
    const acting = toAct(clients);
    const answer = await acting.move(acting.firstLegal());
    if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`);
  }
}
