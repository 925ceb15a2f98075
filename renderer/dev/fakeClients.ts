// What would the wire say, if there were a host? For looking at screens without one.

import type { Clients } from '#renderer/app/clients.ts';
import { saysOfLine } from '#renderer/client/saysOfLine.ts';
import type { TableClient, TableSnapshot } from '#renderer/client/clients.ts';
import { refused } from '#shared/contract/outcome.ts';
import { fakeHouse, fakeTableId } from './fakeHouse.ts';
import { fakeTable, fakeView } from './fakeTable.ts';

export const fakeStages = ['waiting', 'playing', 'between', 'stopped', 'lost', 'taken-over'] as const;
export type FakeStage = (typeof fakeStages)[number];

function tableClient(stage: FakeStage): TableClient {
  const table = fakeTable(fakeTableId, stage === 'lost' || stage === 'taken-over' ? 'playing' : stage);
  const link = stage === 'lost' ? 'lost' : stage === 'taken-over' ? 'ended' : 'open';
  const snapshot: TableSnapshot = { link, ended: stage === 'taken-over' ? stage : null, table, tableAt: 0, view: fakeView(stage), player: 'p0' };
  return {
    snapshot: () => snapshot,
    subscribe: () => () => undefined,
    onView: () => () => undefined,
    ask: () => Promise.resolve(refused('not-connected', saysOfLine('noHost'))),
    close: () => undefined,
  };
}

export const fakeClients = (stage: FakeStage): Clients => ({
  openHouse: () => Promise.resolve(fakeHouse),
  openTable: () => tableClient(stage),
});
