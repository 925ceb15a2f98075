// What does a host tell of its games to whoever may choose one?

import type { AnyGame } from "#shared/contract/game.ts";
import { catalogue } from "./catalogue.ts";

export const offers: readonly Pick<AnyGame, "id" | "players" | "traits" | "options">[] =
  catalogue.map(({ id, players, traits, options }) => ({ id, players, traits, options }));
