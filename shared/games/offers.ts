import type { AnyGame, PlayerRange } from "#shared/contract/game.ts";
import { catalogue } from "./catalogue.ts";

/** The games as a host offers them to players who may choose one. */
export const offers: readonly (Pick<AnyGame, "id" | "traits" | "options"> & {
  readonly players: PlayerRange;
})[] = catalogue.map(({ id, players: { min, max }, traits, options }) => ({
  id,
  players: { min, max },
  traits,
  options,
}));
