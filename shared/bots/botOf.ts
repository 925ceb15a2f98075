// Which bot plays which game at which level? A new game is one more line.

import type { Public } from '#shared/game/json.ts';
import type { CommonFacts, Move } from '#shared/game/round.ts';
import { crazyBots } from '#shared/games/crazy-eights/bots/index.ts';
import { drawBots } from '#shared/games/five-card-draw/bots/index.ts';
import { exordiaBots } from '#shared/games/exordia8/bots/index.ts';
import { kingsBots } from '#shared/games/kings-and-bastards/bots/index.ts';
import { normalBots } from '#shared/games/normal-eights/bots/index.ts';
import type { Bot, BotLevel } from './bot.ts';

export type AnyBot = Bot<Public, CommonFacts, Move>;

const bots: { readonly [gameId: string]: { readonly [L in BotLevel]: AnyBot } } = {
  'kings-and-bastards': kingsBots,
  'five-card-draw': drawBots,
  'crazy-eights': crazyBots,
  exordia8: exordiaBots,
  'normal-eights': normalBots,
};

/** Throws for a game without bots: every game of the catalogue has them. */
export function botOf(gameId: string, level: BotLevel): AnyBot {
  const levels = Object.hasOwn(bots, gameId) ? bots[gameId] : undefined;
  if (!levels) throw new Error(`no bots for ${gameId}`);
  return levels[level];
}
