// The rules of the games that can be dealt sealed (H-51), and no others: a page loads them all.

import type { AnyGame } from "#shared/contract/game.ts";
import { fiveCardDraw } from "#shared/games/five-card-draw/index.ts";
import { ginRummy } from "#shared/games/gin-rummy/index.ts";
import { kingsAndBastards } from "#shared/games/kings-and-bastards/index.ts";

const games: readonly AnyGame[] = [kingsAndBastards, fiveCardDraw, ginRummy];

export const sealedGame = (id: string): AnyGame | null =>
  games.find((game) => game.id === id) ?? null;
