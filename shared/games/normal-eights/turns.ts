import { peekAll } from "#shared/cards/faceDown.ts";
import { withAt } from "#shared/cards/hand.ts";
import { activeSeats, type Seat } from "#shared/contract/seats.ts";
import {
  drawn,
  endRound,
  isOut,
  newStock,
  nextToAct,
  type Drawing,
  type Ending,
} from "../eights/rules.ts";
import { takenUp } from "./sightings.ts";
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
  return drawn<NormalRound, NormalEvent>(
    drawing,
    round,
    seat,
    count,
    (_seat, cards) => ({
      type: "drew",
      seat,
      told: { count: cards.length, why, ...(isOpen && { cards: peekAll(cards) }) },
      ...(!isOpen && { only: { to: [seat], cards } }),
    }),
    happened,
  );
}

export const ending: Ending<NormalRound, NormalEvent> = {
  won: (seat) => ({ type: "won", seat, told: {} }),
  closed: (facts) => ({
    ...facts,
    drew: false,
    chain: [],
    counted: [],
    effect: null,
    pending: [],
    passed: [],
  }),
};

/** NE-4; `again` gives the user another turn (NE-14). */
export function turnEnded(round: NormalRound, happened: NormalEvent[], again = false): NormalRound {
  const winners = activeSeats(round).filter((seat) => isOut(round, seat));
  if (winners.length > 0) return endRound(ending, round, winners, happened);
  const user = round.facts.turn ?? round.facts.dealer;
  if (!again) return turnPassed(round, user, happened);
  happened.push({ type: "again", seat: user, told: {} });
  return begun(round, user, happened);
}

/** NE-15 */
export function turnPassed(round: NormalRound, from: Seat, happened: NormalEvent[]): NormalRound {
  const { facts, zones } = round;
  let { skips } = facts;
  let seat = nextToAct(facts, zones.hands.length, from);
  for (let left = skips[seat] ?? 0; left > 0; left = skips[seat] ?? 0) {
    skips = withAt(skips, seat, left - 1);
    happened.push({ type: "skipped", seat, told: { left: left - 1 } });
    seat = nextToAct(facts, zones.hands.length, seat);
  }
  return begun({ ...round, facts: { ...facts, skips } }, seat, happened);
}

/** NE-9: a player whose turn begins takes an open hand up. */
function begun(round: NormalRound, seat: Seat, happened: NormalEvent[]): NormalRound {
  const { shown } = round.facts;
  const isOpen = shown.includes(seat);
  const next: NormalRound = {
    ...round,
    sealed: null,
    facts: {
      ...round.facts,
      turn: seat,
      drew: false,
      effect: null,
      pending: [],
      shown: isOpen ? shown.filter((other) => other !== seat) : shown,
    },
  };
  if (!isOpen) return next;
  happened.push({ type: "hid", seat, told: {} });
  return takenUp(next, seat);
}
