import { commonLevel } from "#renderer/screens/setup/tableChoice.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import type { GameOffer } from "#shared/protocol/house.ts";
import { openingSchema, type Opening } from "#shared/protocol/schema.ts";

export type ChairRange = GameOffer["players"];

const { minValue: fewest, maxValue: most } = openingSchema.shape.seats;

/** Gives everybody who `sits` a chair, within the limits of the games. */
export const chairRange = (sits: number, { max }: GameOffer["players"]): ChairRange => {
  const upTo = Math.min(max, most ?? max);
  return { min: Math.min(Math.max(sits, fewest ?? sits), upTo), max: upTo };
};

/**
 * Lists the table, fills it with bots of the present level until somebody comes, and allows
 * spectators.
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

export const fittingOpening = (opening: Opening, { min, max }: ChairRange): Opening => ({
  ...opening,
  seats: Math.min(max, Math.max(min, opening.seats)),
});
