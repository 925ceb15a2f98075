// What fits a table that friends may join. Home opens one without its form.

import { fittingLevel } from "#renderer/screens/setup/levels.ts";
import { commonLevel } from "#renderer/screens/setup/tableOpening.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import type { GameOffer } from "#shared/protocol/house.ts";
import { openingSchema, type Opening } from "#shared/protocol/schema.ts";

export type ChairRange = GameOffer["players"];

const { minValue: fewest, maxValue: most } = openingSchema.shape.seats;

/** There are chairs for those who wait for their turn, too (GR-1). */
export const chairRange = (
  sits: number,
  { max, waiting = 0 }: GameOffer["players"],
): ChairRange => {
  const upTo = Math.min(max + waiting, most ?? max + waiting);
  return { min: Math.min(Math.max(sits, fewest ?? sits), upTo), max: upTo };
};

/**
 * Lists the table, fills it with bots of the present level until somebody comes, and allows
 * spectators.
 */
export const firstOpening = (
  sits: number,
  bots: readonly BotLevel[],
  players: GameOffer["players"],
): Opening => ({
  seats: chairRange(sits, players).min,
  fill: bots.length === 0 ? null : (commonLevel(bots) ?? "regular"),
  spectators: true,
  listed: true,
});

export const fittingOpening = (
  opening: Opening,
  { min, max }: ChairRange,
  levels: readonly BotLevel[],
): Opening => ({
  ...opening,
  seats: Math.min(max, Math.max(min, opening.seats)),
  fill: opening.fill && fittingLevel(opening.fill, levels),
});

/** For the owner and so many friends, without bots. */
export const openingFor = (friends: number): Opening => ({
  seats: friends + 1,
  fill: null,
  spectators: true,
  listed: true,
});

/** 0 stays 0: the table is set up with bots. */
export function fittingFriends(friends: number, players: GameOffer["players"]): number {
  const { max } = chairRange(1, players);
  return friends === 0 ? 0 : Math.min(max - 1, Math.max(players.min - 1, friends));
}
