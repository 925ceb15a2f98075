import type { Card } from "#shared/cards/card.ts";
import { peekAll, turnAllDown, type FaceDown } from "#shared/cards/faceDown.ts";
import { withAt, without } from "#shared/cards/hand.ts";
import { refused, type Outcome } from "#shared/contract/outcome.ts";
import { fromHighest } from "./ranking.ts";
import { say } from "./say.ts";
import { firstLead } from "./tricks.ts";
import type { Facts, Give, KingsEvent, KingsRound, Titles } from "./types.ts";

const cardsEachWay = 2;

/** Null in a first round or if a title has no holder (KB-6). */
export function exchangeDue(
  { king, bastard }: Titles,
  hands: readonly (readonly unknown[])[],
): Facts["exchange"] {
  if (king === null || bastard === null) return null;
  return {
    king,
    bastard,
    count: Math.min(cardsEachWay, hands[king]?.length ?? 0, hands[bastard]?.length ?? 0),
  };
}

const bastardsCards = (
  hand: readonly Card[],
  count: number,
  exchangeTrumps: boolean,
): readonly Card[] => fromHighest(hand, exchangeTrumps).slice(0, count);

export const outOfPlace = ({ facts: { exchange } }: KingsRound) =>
  exchange
    ? refused("KB-6", say("giveFirst", { count: exchange.count }))
    : refused("KB-6", say("noExchange"));

/** KB-6: both sides swap in one step. */
export function give(round: KingsRound, { cards }: Give): Outcome<KingsRound, KingsEvent> {
  const { exchange } = round.facts;
  if (!exchange) return outOfPlace(round);
  const { king, bastard, count } = exchange;
  if (cards.length !== count)
    return refused("KB-6", say("otherGift", { due: count, count: cards.length }));
  const fromKing = turnAllDown(cards);
  const kingKeeps = without(round.zones.hands[king] ?? [], fromKing);
  if (!kingKeeps) return refused("C-12", say("notHeldToGive", { cards }));
  const bastardsHand = round.zones.hands[bastard] ?? [];
  const fromBastard = turnAllDown(
    bastardsCards(peekAll(bastardsHand), count, round.options.exchangeTrumps),
  );
  const bastardKeeps = without(bastardsHand, fromBastard) ?? [];
  const hands = withAt(withAt(round.zones.hands, king, [...kingKeeps, ...fromBastard]), bastard, [
    ...bastardKeeps,
    ...fromKing,
  ]);
  return {
    ok: true,
    round: swapped(round, hands, fromKing, fromBastard),
    happened: [
      {
        type: "gave",
        seat: bastard,
        told: { to: king, count },
        only: { to: [king, bastard], cards: fromBastard },
      },
      {
        type: "gave",
        seat: king,
        told: { to: bastard, count },
        only: { to: [king, bastard], cards: fromKing },
      },
    ],
  };
}

function swapped(
  round: KingsRound,
  hands: readonly (readonly FaceDown[])[],
  fromKing: readonly FaceDown[],
  fromBastard: readonly FaceDown[],
): KingsRound {
  const { king, bastard } = round.facts.exchange ?? { king: 0, bastard: 0 };
  return {
    ...round,
    zones: { ...round.zones, hands },
    facts: { ...round.facts, exchange: null, ...firstLead(hands, round.facts.dealer) },
    secret: { king, bastard, withKing: fromBastard, withBastard: fromKing },
  };
}

/** KB-6 */
export const callOffExchange = (round: KingsRound): KingsRound => ({
  ...round,
  facts: { ...round.facts, exchange: null, ...firstLead(round.zones.hands, round.facts.dealer) },
});
