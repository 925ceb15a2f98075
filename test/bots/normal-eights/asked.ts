// Asks a bot what it does at a given moment of Normal Eights, and what reason it gives.

import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { View } from "#shared/contract/view.ts";
import type { NormalBot } from "#shared/games/normal-eights/bots/index.ts";
import { normalBots } from "#shared/games/normal-eights/bots/index.ts";
import { normalEights } from "#shared/games/normal-eights/index.ts";
import type { Facts, Move, NormalRound, Options } from "#shared/games/normal-eights/types.ts";
import { sentence } from "#shared/games/texts.ts";

export const viewOf = (round: NormalRound, seat: Seat): View<Options, Facts, Move> =>
  View.of(normalEights, { round, happened: [] }, seat);

export const asked = (bot: NormalBot, round: NormalRound, seat: Seat = 0, number = 0): Move =>
  bot.choose(viewOf(round, seat), new DiceReader(newDice(`asked ${number}`)));

/** Of Regular, who is asked as seat 0 where nothing else is said. */
export const chosen = (round: NormalRound, seat: Seat = 0): Move =>
  asked(normalBots.regular, round, seat);
export const reason = (round: NormalRound, move: Move, seat: Seat = 0): string =>
  sentence(normalBots.regular.reason(viewOf(round, seat), move));

export const play = (card: string, more: object = {}): Move =>
  ({ type: "play", card, ...more }) as Move;
export const draw: Move = { type: "draw" };
