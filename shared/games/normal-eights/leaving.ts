import { withAt } from "#shared/cards/hand.ts";
import type { Sealed } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { EightsRules } from "../eights/rules.ts";
import { chainMoved, windowsClosed } from "./chain.ts";
import { ifAllChose } from "./choices.ts";
import { withoutEffect } from "./effects.ts";
import { phase } from "./phase.ts";
import { settledChain } from "./settling.ts";
import { forgotten } from "./sightings.ts";
import type { Facts, Move, NormalEvent, NormalRound } from "./types.ts";

export const leaving: Pick<
  EightsRules<NormalRound, NormalEvent>,
  "gone" | "settled" | "afterLeave"
> = { gone, settled, afterLeave };

/** NE-25: voids the sealed choice of the leaver. */
function gone(round: NormalRound, seat: Seat): NormalRound {
  const { facts, sealed } = round;
  const others = (seats: readonly Seat[]): readonly Seat[] =>
    seats.filter((other) => other !== seat);
  const after: Facts = {
    ...facts,
    shown: others(facts.shown),
    skips: withAt(facts.skips, seat, 0),
    passed: others(facts.passed),
    ...(facts.pending && { pending: others(facts.pending) }),
  };
  return {
    ...round,
    facts: after,
    sealed: sealed && withoutChoice(sealed, seat),
    secret: forgotten(round.secret, seat),
  };
}

function withoutChoice(sealed: Sealed<Move>, seat: Seat): Sealed<Move> {
  const choices = new Map(sealed.choices);
  choices.delete(seat);
  return { ...sealed, from: sealed.from.filter((other) => other !== seat), choices };
}

/**
 * C-5: the last player has won, even if another has no cards; the cards of the chain go on the pile
 * without effect.
 */
function settled(round: NormalRound, happened: NormalEvent[]): NormalRound {
  if (round.facts.chain.length === 0) return round;
  return chainMoved(
    round,
    settledChain(round.facts).map((card) => ({ ...card, back: false })),
    happened,
  );
}

/** C-5 */
function afterLeave(round: NormalRound, seat: Seat, happened: NormalEvent[]): NormalRound | null {
  const { facts, sealed } = round;
  switch (phase(round)) {
    case "respond":
      return sealed && sealed.choices.size === sealed.from.length
        ? windowsClosed(round, happened)
        : round;
    // NE-25
    case "give":
      return seat === facts.effect?.seat || seat === facts.effect?.target
        ? withoutEffect(round, happened)
        : round;
    case "war":
    case "sets":
    case "purge":
      return ifAllChose(round, happened);
    default:
      return null;
  }
}
