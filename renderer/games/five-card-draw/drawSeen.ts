// Which view does this game's part of the table look at?

import type { Seen } from '#shared/game/view.ts';
import type { Facts, Move, Options } from '#shared/games/five-card-draw/types.ts';
import type { AnySeen } from '#renderer/table/tableGame.ts';

export type DrawSeen = Seen<Options, Facts, Move>;

/** The table shows this game's views to this game only. */
export const asDraw = (seen: AnySeen): DrawSeen => seen as unknown as DrawSeen;
