import { withAt } from "#shared/cards/hand.ts";
import { activeSeats, type Seat } from "#shared/contract/seats.ts";
import { endRound } from "../eights/round.ts";
import { nextToAct } from "../eights/turns.ts";
import { ending } from "./ending.ts";
import { takenUp } from "./sightings.ts";
import type { NormalEvent, NormalRound } from "./types.ts";

/** NE-4; `again` gives the user another turn (NE-14). */
export function turnEnded(round: NormalRound, happened: NormalEvent[], again = false): NormalRound {
  const { facts, zones } = round;
  const winners = activeSeats(round).filter((seat) => zones.hands[seat]?.length === 0);
  if (winners.length > 0) return endRound(ending, round, winners, happened);
  const user = facts.turn ?? facts.dealer;
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
