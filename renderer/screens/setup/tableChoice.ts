import { firstGame } from "#renderer/games/catalogue.ts";
import type { Settings } from "#shared/settings/settings.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import type { GameOffer } from "#shared/protocol/house.ts";
import { standardSettings, type HouseAsk } from "#shared/protocol/schema.ts";

export type TableChoice = HouseAsk<"openTable">;

/** For a first "play now": one of the three bots is easy, so that a beginner is not always last. */
export const standardChoice: TableChoice = {
  rotation: [{ game: firstGame, rounds: 1, options: {} }],
  settings: standardSettings,
  bots: ["regular", "easy", "regular"],
};

/** Returns the last table's choice; before the first table, the default at the preferred pace. */
export const likedChoice = ({
  lastTable,
  botPace,
}: Pick<Settings, "lastTable" | "botPace">): TableChoice =>
  lastTable ?? { ...standardChoice, settings: { ...standardSettings, botPace } };

/** Returns `count` bots; present ones keep their level, further ones get that of the last. */
export const resizedBots = (bots: readonly BotLevel[], count: number): BotLevel[] =>
  Array.from({ length: count }, (_, at) => bots[at] ?? bots.at(-1) ?? "regular");

export const commonLevel = (bots: readonly BotLevel[]): BotLevel | null =>
  bots.every((level) => level === bots[0]) ? (bots[0] ?? null) : null;

export const fittingBots = (
  bots: readonly BotLevel[],
  { min, max }: GameOffer["players"],
): BotLevel[] => resizedBots(bots, Math.min(max, Math.max(min, bots.length + 1)) - 1);

/**
 * Guesses the preferred number of bots from the last table; a game with a fixed number of players
 * says nothing of it, so then it is the default number.
 */
export const likedBots = (
  bots: readonly BotLevel[],
  { min, max }: GameOffer["players"],
): BotLevel[] => resizedBots(bots, min === max ? standardChoice.bots.length : bots.length);

/**
 * Returns the bots to remember after somebody chose these: a game with a fixed number of players
 * keeps the number wished before.
 */
export const wishedBots = (
  wished: readonly BotLevel[],
  chosen: readonly BotLevel[],
  { min, max }: GameOffer["players"],
): BotLevel[] => (min === max ? resizedBots(chosen, wished.length) : [...chosen]);
