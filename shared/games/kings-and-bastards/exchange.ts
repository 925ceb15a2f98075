// King and Bastard give each other cards before the first trick (KB-6).

import { peekAll, turnAllDown, type FaceDown } from "#shared/cards/faceDown.ts";
import { withAt, without } from "#shared/cards/hand.ts";
import { refused, type Outcome } from "#shared/contract/outcome.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { fromHighest } from "./plays.ts";
import { say } from "./say.ts";
import { firstLead } from "./turns.ts";
import type { Give, KingsEvent, KingsRound } from "./types.ts";

/** Refuses a play before the exchange, and a gift after it. */
export function outOfPlace({ facts: { exchange } }: KingsRound) {
  return refused(
    "KB-6",
    exchange ? say("giveFirst", { count: exchange.count }) : say("noExchange"),
  );
}

/** KB-6: both sides swap in one step. */
export function give(
  round: KingsRound,
  _seat: Seat,
  { cards }: Give,
): Outcome<KingsRound, KingsEvent> {
  const { zones, facts, options } = round;
  if (!facts.exchange) return outOfPlace(round);
  const { king, bastard, count } = facts.exchange;
  if (cards.length !== count)
    return refused("KB-6", say("otherGift", { due: count, count: cards.length }));
  const withBastard = turnAllDown(cards);
  const kingKeeps = without(zones.hands[king] ?? [], withBastard);
  if (!kingKeeps) return refused("C-12", say("notHeldToGive", { cards }));
  const bastardsHand = zones.hands[bastard] ?? [];
  const withKing = turnAllDown(
    fromHighest(peekAll(bastardsHand), options.exchangeTrumps).slice(0, count),
  );
  const bastardKeeps = without(bastardsHand, withKing) ?? [];
  const hands = withAt(withAt(zones.hands, king, [...kingKeeps, ...withKing]), bastard, [
    ...bastardKeeps,
    ...withBastard,
  ]);
  const gave = (seat: Seat, to: Seat, given: readonly FaceDown[]): KingsEvent => ({
    type: "gave",
    seat,
    told: { to, count },
    only: { to: [king, bastard], cards: given },
  });
  return {
    ok: true,
    round: {
      ...afterExchange({ ...round, zones: { ...zones, hands } }),
      secret: { king, bastard, withKing, withBastard },
    },
    happened: [gave(bastard, king, withKing), gave(king, bastard, withBastard)],
  };
}

export const afterExchange = (round: KingsRound): KingsRound => ({
  ...round,
  facts: { ...round.facts, exchange: null, ...firstLead(round.zones.hands, round.facts.dealer) },
});
