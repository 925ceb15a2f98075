// How does a table look that nobody plays at?

import type { ViewMessage } from '#shared/protocol/messages.ts';
import { standardSettings } from '#shared/protocol/schema.ts';
import type { Stage, TablePlayer, TableState } from '#shared/protocol/table.ts';
import type { Facts } from '#shared/games/kings-and-bastards/types.ts';

const people: readonly (readonly [string, string, TablePlayer['bot']])[] = [
  ['Robin', 'avatar-07', null],
  ['Ada', 'avatar-12', 'regular'],
  ['Ludwig', 'avatar-23', 'easy'],
  ['Mei', 'avatar-31', null],
];

const players = (stage: Stage): readonly TablePlayer[] =>
  people.map(([name, avatar, bot], seat) => ({
    id: `p${seat}`, name, avatar, bot, presence: 'here', seat, gone: false,
    firsts: [1, 2, 0, 0][seat] ?? 0, lasts: [0, 0, 2, 1][seat] ?? 0, rounds: 3,
    chips: [1070, 980, 960, 990][seat] ?? 0, ready: stage !== 'playing' && bot !== null,
  }));

const result = { winners: [0], places: [[0], [3], [1], [2]], chips: [40, -10, -20, -10] };

export const fakeTable = (id: string, stage: Stage): TableState => ({
  id,
  game: 'kings-and-bastards',
  options: { jokersPerPack: 1, exchangeTrumps: false, stake: 10, bastardPays: 10 },
  settings: standardSettings,
  stage,
  players: players(stage),
  owner: 'p0',
  roundNumber: stage === 'waiting' ? 0 : 3,
  clocks: [],
  lastResult: stage === 'between' ? result : null,
});

/** Null before the first deal. */
export function fakeView(stage: string): ViewMessage | null {
  if (stage === 'waiting') return null;
  const isOver = stage === 'between';
  const facts: Facts = {
    dealer: 2, lead: null, out: isOver ? [0, 3, 1] : [], turn: isOver ? null : 0, passed: [], owed: null, exchange: null,
    titles: { king: 1, bastard: 2 }, left: [], chips: [1070, 980, 960, 990], pot: 0, result: isOver ? result : null,
  };
  return {
    number: 1,
    round: 3,
    happened: [],
    seen: {
      viewer: 0,
      options: {},
      phase: isOver ? 'over' : 'trick',
      facts,
      hands: isOver ? [[], 0, 3, 0] : [['3d', '5c', '5s', '8h', 'Td', 'Js', 'Kc', 'Ah', '2s', 'Jk'], 9, 11, 10],
      stock: 0,
      pile: [],
      removed: 0,
      known: [],
      chosen: null,
      toAct: isOver ? [] : [0],
      legal: isOver ? [] : [{ type: 'play' }],
    },
  };
}
