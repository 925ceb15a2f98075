// What does the last view tell of the round that has just ended?

import { tableGame } from '#renderer/games/tableGames.ts';
import type { Seat } from '#shared/game/seats.ts';
import type { ViewMessage } from '#shared/protocol/messages.ts';
import type { TableState } from '#shared/protocol/table.ts';

export interface EndedRound {
  /** Seats that left in it, in order. */
  readonly left: readonly Seat[];
  /** Titles as they are held after it (KB-13, KB-16, H-8). */
  titleOf(seat: Seat): 'king' | 'bastard' | null;
  /** "Two pair, jacks and fours"; empty for a hand that was not shown. */
  handOf(seat: Seat): string;
}

const titles = { first: 'king', last: 'bastard' } as const;

/** Knows nothing while the view is of another round. */
export function endedRound(view: ViewMessage | null, { roundNumber }: Pick<TableState, 'roundNumber'>): EndedRound {
  if (view?.round !== roundNumber) return { left: [], titleOf: () => null, handOf: () => '' };
  const { seen } = view;
  const game = tableGame(view.game);
  return {
    left: seen.facts.left,
    titleOf: (seat) => {
      const title = game.title(seen, seat);
      return title && titles[title];
    },
    handOf: (seat) => game.shown(seen, seat)?.words ?? '',
  };
}
