import { useAnswer, type AnswerState } from "#renderer/context/houseContext.ts";
import type { GameOffer } from "#shared/protocol/house.ts";

/** Options that a session sets for all its games. */
const ofSession = ["buyIn"];

export const offerAtTable = (offer: GameOffer): GameOffer => ({
  ...offer,
  options: Object.fromEntries(
    Object.entries(offer.options).filter(([key]) => !ofSession.includes(key)),
  ),
});

export function useGameOffers(): {
  readonly asked: AnswerState<readonly GameOffer[]>;
  readonly again: () => void;
} {
  const { asked, again } = useAnswer("games", {});
  return {
    asked:
      asked.state === "answered"
        ? { state: "answered", value: asked.value.map(offerAtTable) }
        : asked,
    again,
  };
}
