// Which view does this game's part of the table look at?

import type { Seen } from '#shared/game/view.ts';
import type { Facts, Move, Options } from '#shared/games/kings-and-bastards/types.ts';
import type { AnySeen } from '#renderer/table/tableGame.ts';

export type KingsSeen = Seen<Options, Facts, Move>;

/** The table shows this game's views to this game only. */
export const asKings = (seen: AnySeen): KingsSeen => seen as unknown as KingsSeen;
