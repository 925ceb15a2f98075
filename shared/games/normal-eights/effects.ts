import { peekAll } from "#shared/cards/faceDown.ts";
import { withAt } from "#shared/cards/hand.ts";
import { activeSeats, type Seat } from "#shared/contract/seats.ts";
import { isOut } from "../eights/rules.ts";
import { askedFor, choiceOf, countedRank } from "./phase.ts";
import { forgotten } from "./sightings.ts";
import { drew, turnEnded } from "./turns.ts";
import type { Effect, NormalEvent, NormalRound } from "./types.ts";

/** NE-8 */
export const cardsCollected = 3;
/** NE-17 */
export const cardsForKing = 4;

/** NE-25: a card has no effect if its user or its target has left. */
export function takeEffect(round: NormalRound, happened: NormalEvent[]): NormalRound {
  const { effect, left } = round.facts;
  if (
    !effect ||
    left.includes(effect.seat) ||
    (effect.target !== null && left.includes(effect.target))
  )
    return withoutEffect(round, happened);
  switch (countedRank(effect.card)) {
    case "2":
    case "5":
    case "6":
    case "7":
      return choiceAsked(round, effect, happened);
    case "3":
      return turnEnded(drew(round, effect.seat, cardsCollected, "collect", happened), happened);
    case "4":
      return turnEnded(showed(round, effect.seat, happened), happened);
    case "9":
      return turnEnded(reversed(round, effect.seat, happened), happened);
    case "T":
      return turnEnded(round, happened, true);
    case "J":
      return turnEnded(skipping(round, effect, happened), happened);
    case "Q":
      return turnEnded(named(round, effect, happened), happened);
    case "K":
      return turnEnded(
        drew(round, effect.target ?? effect.seat, cardsForKing, "king", happened),
        happened,
      );
    // NE-13. No ace gets here, since it is never played in a turn (NE-18).
    case "8":
    case "A":
      return turnEnded(round, happened);
  }
}

/** NE-25 */
export function withoutEffect(round: NormalRound, happened: NormalEvent[]): NormalRound {
  happened.push({
    type: "fizzled",
    ...(round.facts.effect && { seat: round.facts.effect.seat }),
    told: {},
  });
  return turnEnded({ ...round, sealed: null }, happened);
}

/** NE-25: only seats with cards. */
export const seatsAsked = (round: NormalRound, effect: Effect): readonly Seat[] =>
  askedFor(
    choiceOf(effect.card),
    effect,
    activeSeats(round).filter((seat) => !isOut(round, seat)),
  );

function choiceAsked(round: NormalRound, effect: Effect, happened: NormalEvent[]): NormalRound {
  const from = seatsAsked(round, effect);
  const what = choiceOf(effect.card);
  if (from.length === 0 || what === null) return withoutEffect(round, happened);
  happened.push({ type: "asked", seat: effect.seat, told: { what, seats: from } });
  return {
    ...round,
    facts: { ...round.facts, pending: from },
    sealed: { from, tellsProgress: true, choices: new Map() },
  };
}

/** NE-9 */
function showed(round: NormalRound, seat: Seat, happened: NormalEvent[]): NormalRound {
  happened.push({ type: "showed", seat, told: { cards: peekAll(round.zones.hands[seat] ?? []) } });
  return {
    ...round,
    facts: {
      ...round.facts,
      shown: [...round.facts.shown, seat].sort((one, other) => one - other),
    },
    secret: forgotten(round.secret, seat),
  };
}

/** NE-14: with two players the turn simply passes, whatever the direction. */
function reversed(round: NormalRound, seat: Seat, happened: NormalEvent[]): NormalRound {
  const direction = round.facts.direction === 1 ? -1 : 1;
  happened.push({ type: "reversed", seat, told: { direction } });
  return { ...round, facts: { ...round.facts, direction } };
}

/** NE-15: skips add up. */
function skipping(
  round: NormalRound,
  { seat, target }: Effect,
  happened: NormalEvent[],
): NormalRound {
  const { skips } = round.facts;
  const missed = target ?? seat;
  const more = (skips[missed] ?? 0) + 1;
  happened.push({ type: "skipping", seat, told: { target: missed, skips: more } });
  return { ...round, facts: { ...round.facts, skips: withAt(skips, missed, more) } };
}

/** NE-16, NE-21: the named suit counts even if an ace lies on top. */
function named(round: NormalRound, { seat, suit }: Effect, happened: NormalEvent[]): NormalRound {
  // C-13: a queen is never played without a suit.
  if (suit === null) return round;
  happened.push({ type: "named", seat, told: { suit } });
  return { ...round, facts: { ...round.facts, suit, rank: null } };
}
