import { peekAll } from "#shared/cards/faceDown.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { drawn, newStock } from "../eights/drawing.ts";
import type { Drawing } from "../eights/rules.ts";
import type { NormalEvent, NormalRound } from "./types.ts";

/** NE-6 */
export const drawing: Drawing<NormalRound, NormalEvent> = {
  refilling: { may: () => true, atOnce: false, tell: newStock },
};

/** NE-6: draws fewer if there are no more. Cards that come to an open hand lie open (NE-9). */
export function drew(
  round: NormalRound,
  seat: Seat,
  count: number,
  why: "turn" | "collect" | "king",
  happened: NormalEvent[],
): NormalRound {
  const isOpen = round.facts.shown.includes(seat);
  return drawn(
    drawing,
    round,
    seat,
    count,
    (_seat, cards): NormalEvent => ({
      type: "drew",
      seat,
      told: { count: cards.length, why, ...(isOpen && { cards: peekAll(cards) }) },
      ...(!isOpen && { only: { to: [seat], cards } }),
    }),
    happened,
  );
}
