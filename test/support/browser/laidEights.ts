// How does a browser test find a round of an eights game just as it needs it?

import { openStore } from '#main/store/store.ts';
import type { StoredPlayer } from '#main/store/tableStore.ts';
import { without } from '#shared/cards/hand.ts';
import type { AnyGame } from '#shared/game/game.ts';
import type { Public } from '#shared/game/json.ts';
import { completeOptions } from '#shared/game/options.ts';
import { crazyEights } from '#shared/games/crazy-eights/index.ts';
import { exordia8 } from '#shared/games/exordia8/index.ts';
import { standardSettings, type TableSettings } from '#shared/protocol/schema.ts';
import { recordFormat, type RoundRecord } from '#shared/record/roundRecord.ts';
import { deckFor } from '#test/support/deckFor.ts';
import { hand } from '#test/support/hand.ts';
import { names } from './laidTable.ts';

export interface EightsLaying {
  readonly game: 'crazy-eights' | 'exordia8';
  /** By seat, Robin's first; he plays first. Left out: all are dealt what comes. */
  readonly hands?: readonly string[];
  /** How many sit there where no hands are given. */
  readonly seats?: number;
  /** What comes next off the stock, top first; in Crazy Eights the first of them is turned up. */
  readonly stock?: string;
  readonly moves?: readonly Public[];
  readonly options?: Public;
  readonly settings?: Partial<TableSettings>;
}

const table = 'laid';
const avatarOf = (seat: number): string => `avatar-${String((seat % 40) + 7).padStart(2, '0')}`;
const nameAt = (seat: number): string => names[seat] ?? `${names[seat % names.length]} ${Math.floor(seat / names.length) + 1}`;

/** Robin sits at seat 0, bots that answer at once in the others; the round waits for him to come. */
export function layEights(dataFolder: string, laying: EightsLaying): void {
  const isCrazy = laying.game === 'crazy-eights';
  const count = laying.hands?.length ?? laying.seats ?? 2;
  const players = Array.from({ length: count }, (_, seat): StoredPlayer => ({
    id: `p${seat + 1}`, profile: seat === 0 ? 'robin' : null, name: nameAt(seat), avatar: avatarOf(seat), bot: seat === 0 ? null : 'regular', gone: false, seat,
    wins: 0, kings: 0, bastards: 0, rounds: 0, points: isCrazy ? 0 : null, chips: 0, bought: 0, cashedOut: 0, sitsOut: false, bankMs: 0,
  }));
  const record = recordOf(isCrazy ? crazyEights : exordia8, laying, players.map(({ name }) => name));
  const store = openStore(dataFolder);
  store.profiles.add({ id: 'robin', name: names[0], avatar: avatarOf(0), madeAt: 1 });
  store.tables.add({
    id: table, rotation: [{ game: record.game, rounds: 1, options: record.options }], position: { entry: 0, round: 0 }, honours: { king: null, bastard: null, button: null }, carried: {}, stopping: false,
    settings: { ...standardSettings, botPace: 0, ...laying.settings }, owner: 'p1', stage: 'playing', roundNumber: 1, revision: 0, openedAt: 1, players,
  });
  store.rounds.begin({ table, number: 1 }, record, 1);
  store.rounds.addMoves({ table, number: 1 }, 1, (laying.moves ?? []) as never, 1);
  store.close();
}

/** Exordia8 is begun by its dealer, Crazy Eights by the first in turn order. */
function recordOf(game: AnyGame, { hands, stock = '', options: some = {}, moves = [] }: EightsLaying, seats: readonly string[]): RoundRecord {
  const isCrazy = game.id === 'crazy-eights';
  const options = completeOptions(game.options, some);
  const top = [...(hands ? deckFor(hands.map(hand), isCrazy ? seats.length - 1 : 0) : []), ...hand(stock)];
  const rest = without(game.pack(options, seats.length), top);
  if (!rest) throw new Error('the packs do not hold these cards');
  return {
    format: recordFormat, game: game.id, options, seats, dealer: isCrazy ? null : 0, ...(hands ? { deck: [...top, ...rest] } : { seed: 'laid' }),
    carry: isCrazy ? { order: seats.map((_, seat) => seat) } : {}, moves,
  };
}
