import { turnAllDown, type FaceDown } from "#shared/cards/faceDown.ts";
import { shuffled } from "#shared/chance/dice.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { drawn } from "../eights/rules.ts";
import type { DrawnFor, NomicEvent, NomicRound } from "./types.ts";

const told =
  (why: DrawnFor) =>
  (seat: Seat, cards: readonly FaceDown[]): NomicEvent => ({
    type: "drew",
    seat,
    told: { count: cards.length, why },
    only: { to: [seat], cards },
  });

/** EN-16: draws at most what is there, since the deck is shuffled only by a command. */
export const drawnFor = (
  round: NomicRound,
  seat: Seat,
  count: number,
  why: DrawnFor,
  happened: NomicEvent[],
): NomicRound => drawn<NomicRound, NomicEvent>({}, round, seat, count, told(why), happened);

/**
 * EN-16: shuffles the pile except its top card into the deck. Of this turn's plays only the last
 * still lies there.
 */
export function deckShuffled(round: NomicRound, seat: Seat, happened: NomicEvent[]): NomicRound {
  const { zones, facts } = round;
  const { list: stock, dice } = shuffled(round.dice, turnAllDown(zones.pile.slice(0, -1)));
  happened.push({ type: "shuffledDeck", seat, told: { cards: stock.length } });
  return {
    ...round,
    dice,
    zones: { ...zones, stock, pile: zones.pile.slice(-1) },
    facts: { ...facts, puts: facts.puts.slice(-1) },
  };
}
