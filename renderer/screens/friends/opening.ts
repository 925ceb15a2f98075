// How is a table opened to friends, when nobody has said yet, and how many chairs can it have?

import { commonLevel } from "#renderer/screens/setup/tableChoice.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import type { GameOffer } from "#shared/protocol/houseTables.ts";
import { openingSchema, type Opening } from "#shared/protocol/schema.ts";

export type ChairRange = GameOffer["players"];

const { minValue: fewest, maxValue: most } = openingSchema.shape.seats;

/** Chairs for everybody who `sits` there, and no more than its games have room for. */
export const chairRange = (sits: number, { max }: GameOffer["players"]): ChairRange => {
  const upTo = Math.min(max, most ?? max);
  return { min: Math.min(Math.max(sits, fewest ?? sits), upTo), max: upTo };
};

/**
 * Everybody finds it, bots like those that are there play until somebody comes, and who likes may
 * look on.
 */
export function firstOpening(
  sits: number,
  bots: readonly BotLevel[],
  players: GameOffer["players"],
): Opening {
  return {
    seats: chairRange(sits, players).min,
    fill: bots.length === 0 ? null : (commonLevel(bots) ?? "regular"),
    spectators: true,
    listed: true,
  };
}

/** The same with as many chairs as there can be now. */
export const fittingOpening = (opening: Opening, { min, max }: ChairRange): Opening => ({
  ...opening,
  seats: Math.min(max, Math.max(min, opening.seats)),
});
