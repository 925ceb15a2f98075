// What must a game give, so that the host can lay it?

import type { Bot, BotLevel } from '#shared/bots/bot.ts';
import type { AnyGame } from '#shared/game/game.ts';
import type { Public } from '#shared/game/json.ts';
import type { CommonFacts, Move } from '#shared/game/round.ts';

export type AnyBot = Bot<Public, CommonFacts, Move>;

export interface Manifest {
  readonly rules: AnyGame;
  readonly bots: { readonly [L in BotLevel]: AnyBot };
}
