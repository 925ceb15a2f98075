import { traitsOf } from "#renderer/games/catalogue.ts";
import { botLevels, usualLevels, type BotLevel } from "#shared/bots/bot.ts";

type Rotation = readonly Readonly<{ game: string }>[];

/** The levels to choose from: Sharks only where each of the games has one. */
export const levelsFor = (rotation: Rotation): readonly BotLevel[] =>
  rotation.every(({ game }) => traitsOf(game).hasShark) ? botLevels : usualLevels;

/** A level that is not offered becomes Regular. */
export const fittingLevel = (level: BotLevel, levels: readonly BotLevel[]): BotLevel =>
  levels.includes(level) ? level : "regular";
