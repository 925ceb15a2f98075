import type { AnyGame, PlayerRange } from "#shared/contract/game.ts";
import { catalogue } from "./catalogue.ts";

/** What a host tells of its games to whoever may choose one. */
export const offers: readonly (Pick<AnyGame, "id" | "traits" | "options"> & {
  readonly players: PlayerRange;
})[] = catalogue.map(({ id, players: { min, max }, traits, options }) => ({
  id,
  players: { min, max },
  traits,
  options,
}));
