import { withMore } from "#shared/cards/hand.ts";
import { handRemoved } from "#shared/contract/leaving.ts";
import type { Outcome } from "#shared/contract/outcome.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { activeSeats } from "#shared/contract/turns.ts";
import { ended, endedIfDue } from "./ending.ts";
import { decided, dropped } from "./judging.ts";
import { withoutPenalties } from "./penalties.ts";
import { handedToHost } from "./ruleBook.ts";
import { unsightedAll } from "./sightings.ts";
import { goneFromCycle } from "./turns.ts";
import type { Facts, NomicHappening, NomicRound } from "./types.ts";

function withoutHim(round: NomicRound, seat: Seat): NomicRound {
  const { facts, zones } = round;
  const { pending } = facts;
  const now: Facts = {
    ...facts,
    ...handedToHost(facts, seat),
    left: withMore(facts.left, [seat]),
    consents: facts.consents.filter((other) => other !== seat),
    objections: facts.objections.filter((other) => other !== seat),
    mustModify: facts.mustModify === seat ? null : facts.mustModify,
    pending: pending && { ...pending, asked: pending.asked.filter((other) => other !== seat) },
  };
  return withoutPenalties(
    unsightedAll({ ...round, zones: handRemoved(zones, seat), facts: now }, seat),
    seat,
  );
}

/** C-5: who alone remains has won. Else everything that waited for the leaver is judged at once. */
export function leave(round: NomicRound, seat: Seat): Outcome<NomicRound, NomicHappening> {
  const happened: NomicHappening[] = [
    { type: "left", seat, told: { removed: round.zones.hands[seat]?.length ?? 0 } },
  ];
  const gone = withoutHim(round, seat);
  const active = activeSeats(gone);
  // No turn begins that anybody should be told of.
  if (active.length < 2)
    return { ok: true, round: ended(goneFromCycle(gone, seat, []), active, happened), happened };
  const free = gone.facts.pending?.seat === seat ? dropped(gone, "gone", happened) : gone;
  const next = endedIfDue(goneFromCycle(free, seat, happened), happened);
  return { ok: true, round: next.facts.result ? next : decided(next, happened), happened };
}
