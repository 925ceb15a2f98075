// What would the wire say, if there were a host? For looking at screens without one.

import type { Sessions } from '#renderer/app/sessions.ts';
import { saysOfLine } from '#renderer/session/saysOfLine.ts';
import type { TableSession, TableSnapshot } from '#renderer/session/session.ts';
import { refused } from '#shared/game/outcome.ts';
import { fakeHouse, fakeTableId } from './fakeHouse.ts';
import { fakeTable, fakeView } from './fakeTable.ts';

export const fakeStages = ['waiting', 'playing', 'between', 'stopped', 'lost', 'taken-over'] as const;
export type FakeStage = (typeof fakeStages)[number];

function tableSession(stage: FakeStage): TableSession {
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

export const fakeSessions = (stage: FakeStage): Sessions => ({
  openHouse: () => Promise.resolve(fakeHouse),
  openTable: () => tableSession(stage),
});
