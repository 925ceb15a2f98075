// What would the wire say, if there were a host? For looking at screens without one.

import type { Sessions } from '#renderer/app/sessions.ts';
import type { HouseSession, TableSession, TableSnapshot } from '#renderer/session/session.ts';
import { refused } from '#shared/game/outcome.ts';
import type { Answer, HouseAnswers, StoredRound } from '#shared/protocol/messages.ts';
import type { HouseRequest } from '#shared/protocol/schema.ts';
import { fakeTable, fakeView } from './fakeTable.ts';

export const fakeTableId = 'fake-table';

const players = ['Robin', 'Ada', 'Ludwig', 'Mei'];

const rounds: readonly StoredRound[] = Array.from({ length: 8 }, (_, at) => ({
  id: 8 - at,
  game: 'kings-and-bastards',
  endedAt: 1_760_000_000_000 - at * 420_000,
  players,
  seat: 0,
  result: { winners: [at % 4], places: [0, 1, 2, 3].map((place) => [(place + at) % 4]) },
}));

const answers: HouseAnswers = {
  games: [{
    id: 'kings-and-bastards',
    players: { min: 2, max: 12 },
    options: {
      jokersPerPack: { default: 1, min: 0, max: 2, rule: 'KB-3' },
      exchangeTrumps: { default: false, rule: 'KB-6' },
      stake: { default: 0, min: 0, max: 1_000_000_000_000, rule: 'KB-15' },
      bastardPays: { default: 0, min: 0, max: 1_000_000_000_000, rule: 'KB-15' },
    },
  }],
  profile: { id: 'p0', name: 'Robin', avatar: 'avatar-07', rounds: 24, king: 9, bastard: 4 },
  saveProfile: { id: 'p0', name: 'Robin', avatar: 'avatar-07', rounds: 24, king: 9, bastard: 4 },
  openTable: { table: fakeTableId, token: 'fake', game: 'kings-and-bastards', roundNumber: 0, players },
  openTables: [{ table: fakeTableId, token: 'fake', game: 'kings-and-bastards', roundNumber: 3, players }],
  closeTable: null,
  rounds,
};

const house: HouseSession = {
  ask: <R extends HouseRequest>(request: R) => Promise.resolve<Answer<HouseAnswers[R]>>({ ok: true, value: answers[request] }),
  close: () => undefined,
};

function tableSession(stage: 'waiting' | 'playing' | 'between' | 'lost' | 'taken-over'): TableSession {
  const table = fakeTable(fakeTableId, stage === 'waiting' || stage === 'between' ? stage : 'playing');
  const link = stage === 'lost' ? 'lost' : stage === 'taken-over' ? 'ended' : 'open';
  const snapshot: TableSnapshot = { link, ended: stage === 'taken-over' ? stage : null, table, tableAt: 0, view: fakeView(stage), player: 'p0' };
  return {
    snapshot: () => snapshot,
    subscribe: () => () => undefined,
    onView: () => () => undefined,
    ask: () => Promise.resolve(refused('not-connected', 'There is no host behind this door.')),
    close: () => undefined,
  };
}

export const fakeSessions = (stage: Parameters<typeof tableSession>[0]): Sessions => ({
  openHouse: () => Promise.resolve(house),
  openTable: () => tableSession(stage),
});
