// Penalties stay hidden until they are carried out (EN-14).

import { turnDown } from "#shared/cards/faceDown.ts";
import { withAt, withMore } from "#shared/cards/hand.ts";
import { activeSeats, type Seat } from "#shared/contract/seats.ts";
import { drawnFor, withProperty, sightedBy, counted } from "./round.ts";
import { isInForce } from "./ruleBook.ts";
import type { NomicEvent, NomicRound, Penalty, PenaltyName } from "./types.ts";

export const penaltiesOf = ({ secret }: NomicRound, seat: Seat): readonly Penalty[] =>
  secret.penalties[seat] ?? [];

const withPenalties = (
  round: NomicRound,
  seat: Seat,
  penalties: readonly Penalty[],
): NomicRound => ({
  ...round,
  secret: { ...round.secret, penalties: withAt(round.secret.penalties, seat, penalties) },
});

export const withoutPenalties = (round: NomicRound, seat: Seat): NomicRound =>
  withPenalties(round, seat, []);

/**
 * EN-2: without *StandardPenalty* or *Penalty* in force none is assigned and calls have no effect.
 */
const areStandard = ({ facts }: NomicRound) =>
  isInForce(facts, "Penalty") && isInForce(facts, "StandardPenalty");

/** `takesBack` is the number of the play that earned it. */
export function fined(
  round: NomicRound,
  seat: Seat,
  n: number,
  takesBack: number | null = null,
): NomicRound {
  return areStandard(round)
    ? withPenalties(round, seat, [...penaltiesOf(round, seat), { kind: "standard", n, takesBack }])
    : round;
}

/** EN-18: for taking five cards while having a penalty. */
export function finedForEmptyHand(round: NomicRound, seat: Seat): NomicRound {
  const had = penaltiesOf(round, seat);
  return had.length > 0 && isInForce(round.facts, "Penalty")
    ? withPenalties(round, seat, [...had, { kind: "pendingRules", n: 1, takesBack: null }])
    : round;
}

const isThat = (penalty: Penalty, named: PenaltyName) =>
  penalty.kind === named.kind && (named.kind === "pendingRules" || penalty.n === named.n);

/**
 * EN-14: a correct call is carried out at once (EN-23), for the newest of equal penalties; a wrong
 * one earns its caller a penalty.
 */
export function called(
  round: NomicRound,
  caller: Seat,
  player: Seat,
  named: PenaltyName,
  happened: NomicEvent[],
): NomicRound {
  happened.push({ type: "called", seat: caller, told: { player, penalty: named } });
  if (!areStandard(round)) return round;
  const had = penaltiesOf(round, player);
  const at = had.findLastIndex((penalty) => isThat(penalty, named));
  const penalty = had[at];
  if (!penalty) return fined(round, caller, 1);
  happened.push({ type: "performed", seat: player, told: { penalty: named } });
  const rid = withPenalties(round, player, had.toSpliced(at, 1));
  if (penalty.kind === "pendingRules")
    return withProperty(
      rid,
      player,
      "Pending Rules",
      (rid.facts.properties.seats[player]?.["Pending Rules"] ?? 0) - 1,
      happened,
    );
  return takenBack(
    drawnFor(rid, player, penalty.n, "penalty", happened),
    player,
    penalty,
    happened,
  );
}

/**
 * EN-15: only while the card is on top, in its turn, and nothing followed from the play. A play
 * shows its player no card, so it can be fully undone.
 */
function takenBack(round: NomicRound, seat: Seat, { takesBack }: Penalty, happened: NomicEvent[]) {
  const { facts, zones } = round;
  const put = facts.puts.at(-1);
  const card = zones.pile.at(-1);
  if (takesBack === null || put?.number !== takesBack || put.followed || card === undefined)
    return round;
  happened.push({ type: "tookBack", seat, told: { card } });
  const back: NomicRound = {
    ...round,
    zones: {
      ...zones,
      pile: zones.pile.slice(0, -1),
      hands: withAt(zones.hands, seat, withMore(zones.hands[seat] ?? [], [turnDown(card)])),
    },
    facts: {
      ...counted(facts, "played", -1),
      puts: facts.puts.slice(0, -1),
    },
  };
  return sightedBy(
    withoutDebt(back, seat, card, happened),
    seat,
    turnDown(card),
    activeSeats(back).filter((other) => other !== seat),
  );
}

/**
 * EN-20: the Eight of Spades no longer demands a change; one that was proposed for it is dropped.
 */
function withoutDebt(round: NomicRound, seat: Seat, card: string, happened: NomicEvent[]) {
  if (card !== "8s" || round.facts.mustModify !== seat) return round;
  const { pending } = round.facts;
  const drops = pending?.seat === seat && pending.command.type === "modify";
  if (drops)
    happened.push({ type: "refusedCommand", seat, told: { command: "modify", why: "gone" } });
  return {
    ...round,
    facts: { ...round.facts, mustModify: null, ...(drops && { pending: null, objections: [] }) },
  };
}
