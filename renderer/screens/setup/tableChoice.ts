// How is a table to be laid, when nobody has said yet?

import { firstGame } from "#renderer/games/catalogue.ts";
import type { Settings } from "#shared/settings/settings.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import type { GameOffer } from "#shared/protocol/houseTables.ts";
import { standardSettings, type HouseAsk } from "#shared/protocol/schema.ts";

/** All that it takes to open a table. */
export type TableChoice = HouseAsk<"openTable">;

/** For a first "play now": one easy bot among the three, so that a beginner is not always last. */
export const standardChoice: TableChoice = {
  rotation: [{ game: firstGame, rounds: 1, options: {} }],
  settings: standardSettings,
  bots: ["regular", "easy", "regular"],
};

/** As the last table was laid; before the first, at the pace that the person likes. */
export const likedChoice = ({
  lastTable,
  botPace,
}: Pick<Settings, "lastTable" | "botPace">): TableChoice =>
  lastTable ?? { ...standardChoice, settings: { ...standardSettings, botPace } };

/** The same level for so many bots; bots that are there already keep theirs. */
export const resizedBots = (bots: readonly BotLevel[], count: number): BotLevel[] =>
  Array.from({ length: count }, (_, at) => bots[at] ?? bots.at(-1) ?? "regular");

/** The one level of all bots; null where they differ. */
export const commonLevel = (bots: readonly BotLevel[]): BotLevel | null =>
  bots.every((level) => level === bots[0]) ? (bots[0] ?? null) : null;

/** Bots for as many players as can play. */
export const fittingBots = (
  bots: readonly BotLevel[],
  { min, max }: GameOffer["players"],
): BotLevel[] => resizedBots(bots, Math.min(max, Math.max(min, bots.length + 1)) - 1);

/**
 * How many somebody likes to play with, by their last table: a game that takes one number of
 * players alone says nothing of that, and then there are as many as usual.
 */
export const likedBots = (
  bots: readonly BotLevel[],
  { min, max }: GameOffer["players"],
): BotLevel[] => resizedBots(bots, min === max ? standardChoice.bots.length : bots.length);

/**
 * What is wished for after somebody chose these for a game of so many players: those that the game
 * has no chair for wait for the next.
 */
export const wishedBots = (
  wished: readonly BotLevel[],
  chosen: readonly BotLevel[],
  { min, max }: GameOffer["players"],
): BotLevel[] => (min === max ? resizedBots(chosen, wished.length) : [...chosen]);
