import { useAnswer } from "#renderer/context/houseContext.ts";
import type { GameOffer } from "#shared/protocol/house.ts";

/** Options that a session sets for all its games. */
const ofSession = ["buyIn"];

export const offerAtTable = (offer: GameOffer): GameOffer => ({
  ...offer,
  options: Object.fromEntries(
    Object.entries(offer.options).filter(([key]) => !ofSession.includes(key)),
  ),
});

export function useGameOffers() {
  const { known, failed, again } = useAnswer("games", {});
  return { games: known?.map(offerAtTable), failed, again };
}
