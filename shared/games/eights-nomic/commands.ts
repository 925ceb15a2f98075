import { peekAll, turnDown } from "#shared/cards/faceDown.ts";
import type { Card } from "#shared/cards/card.ts";
import { withMore } from "#shared/cards/hand.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { put } from "../eights/rules.ts";
import { readClause } from "./clauses/form.ts";
import {
  deckShuffled,
  drawnFor,
  withProperty,
  unsighted,
  turnEnded,
  counted,
  reversed,
  withCycle,
} from "./round.ts";
import { endedIfDue, endedFor, firstRanked } from "./ending.ts";
import { givenBy, isFree, type Giver } from "./obstacles.ts";
import { cardsForEmptyHand, usualPenalty } from "./options.ts";
import { fined, finedForEmptyHand } from "./penalties.ts";
import {
  pendingRulesOf,
  standingOf,
  clauseFacts,
  ruledBy,
  valueOf,
  type GivenCommand,
} from "./standing.ts";
import { amended, isInForce } from "./ruleBook.ts";
import type { Command, Modify, NomicEvent, NomicRound } from "./types.ts";
import { consequenceOf, holds, winnersOf, type Consequence } from "./clauses/evaluate.ts";

/**
 * Penalties first, then effects, then ends of the game. Within each the oldest rule comes first and
 * acts on what the previous ones left.
 */
function withConsequences(round: NomicRound, given: GivenCommand, happened: NomicEvent[]) {
  if (round.facts.rules.every(({ clause }) => clause === null)) return round;
  return withEnds(
    withEffects(withPenalties(round, given, happened), given, happened),
    given,
    happened,
  );
}

function withPenalties(round: NomicRound, given: GivenCommand, happened: NomicEvent[]) {
  const takesBack = given.command === "play" ? round.facts.plays : null;
  return ruledBy(round.facts, "penalty", given.command).reduce((now, rule) => {
    const held = holds(rule.clause, clauseFacts(standingOf(now), given));
    return valueOf(rule, held, happened) ? fined(now, given.player, rule.clause.n, takesBack) : now;
  }, round);
}

function withEffects(round: NomicRound, given: GivenCommand, happened: NomicEvent[]) {
  return ruledBy(round.facts, "then", given.command).reduce((now, rule) => {
    const came = consequenceOf(rule.clause, clauseFacts(standingOf(now), given));
    const consequence = valueOf(rule, came, happened);
    return consequence
      ? withEffect(given.command === "play" ? withFollowed(now) : now, consequence, given, happened)
      : now;
  }, round);
}

/** EN-15: something followed from the play on top of the pile. */
function withFollowed(round: NomicRound) {
  const { puts } = round.facts;
  const last = puts.at(-1);
  return last && !last.followed
    ? {
        ...round,
        facts: { ...round.facts, puts: [...puts.slice(0, -1), { ...last, followed: true }] },
      }
    : round;
}

function withEffect(
  round: NomicRound,
  consequence: Consequence,
  { player }: GivenCommand,
  happened: NomicEvent[],
) {
  const { facts } = round;
  switch (consequence.effect) {
    case "draw":
      return drawnFor(round, consequence.seat, consequence.n, "clause", happened);
    case "set":
      return withProperty(round, consequence.of, consequence.property, consequence.to, happened);
    case "reverse": {
      const turnCycle = reversed(facts.turnCycle);
      happened.push({ type: "reversed", told: { turnCycle } });
      return { ...round, facts: withCycle(facts, turnCycle) };
    }
    case "skip":
      happened.push({ type: "skipping", told: { skips: facts.skips + 1 } });
      return { ...round, facts: { ...facts, skips: facts.skips + 1 } };
    case "extraTurn":
      happened.push({ type: "tookAnotherTurn", seat: player, told: {} });
      return { ...round, facts: { ...facts, extraTurn: true } };
  }
}

/** EN-24: the first clause that holds ends the game. */
function withEnds(round: NomicRound, given: GivenCommand, happened: NomicEvent[]) {
  for (const rule of ruledBy(round.facts, "endGame", null)) {
    const came = winnersOf(rule.clause, clauseFacts(standingOf(round), given));
    const winners = valueOf(rule, came, happened);
    if (!winners) continue;
    const first = winners === "ranking" ? firstRanked(round) : winners;
    return endedFor(round, { why: "clause", rule: rule.name }, first, happened);
  }
  return round;
}

export const giverIn = (round: NomicRound, seat: Seat, heedsClauses = true): Giver => ({
  standing: standingOf(round),
  seat,
  hand: peekAll(round.zones.hands[seat] ?? []),
  heedsClauses,
});

/** EN-28 */
export function carriedOut(
  round: NomicRound,
  seat: Seat,
  command: Command,
  happened: NomicEvent[],
): NomicRound {
  const given = givenBy(
    { standing: standingOf(round), seat },
    command.type,
    command.type === "play" ? command.card : null,
  );
  const done = made(round, seat, command, happened);
  const now = done.facts.result ? done : withConsequences(done, given, happened);
  return endedIfDue(now, happened);
}

function made(round: NomicRound, seat: Seat, command: Command, happened: NomicEvent[]) {
  switch (command.type) {
    case "play":
      return played(round, seat, command.card, happened);
    case "draw":
      return drawnFor({ ...round, facts: counted(round.facts, "drew") }, seat, 1, "turn", happened);
    case "endTurn":
      happened.push({ type: "endedTurn", seat, told: {} });
      return turnEnded(round, happened);
    case "deckShuffle":
      return deckShuffled(round, seat, happened);
    case "emptyHand":
      return fiveTaken(round, seat, happened);
    case "modify":
      return modified(round, seat, command, happened);
  }
}

/** EN-13, EN-20 */
function played(round: NomicRound, seat: Seat, card: Card, happened: NomicEvent[]) {
  const { facts } = round;
  const zones = put(round.zones, seat, [card]);
  if (!zones) throw new Error(`seat ${seat} does not hold ${card}`);
  const number = facts.plays + 1;
  happened.push({ type: "played", seat, told: { card } });
  const mustModify = card === "8s" && isInForce(facts, "EightOfSpades") ? seat : null;
  const onPile: NomicRound = {
    ...round,
    zones,
    facts: {
      ...counted(facts, "played"),
      plays: number,
      puts: withMore(facts.puts, [{ number, followed: false }]),
      mustModify,
    },
  };
  if (mustModify !== null) happened.push({ type: "owesRule", seat, told: {} });
  return unsighted(
    isFree({ standing: standingOf(round), seat }, card, happened)
      ? onPile
      : fined(onPile, seat, usualPenalty, number),
    seat,
    turnDown(card),
  );
}

/** EN-18 */
function fiveTaken(round: NomicRound, seat: Seat, happened: NomicEvent[]) {
  const taken = drawnFor(round, seat, cardsForEmptyHand, "emptyHand", happened);
  return finedForEmptyHand(
    withProperty(taken, seat, "Pending Rules", pendingRulesOf(taken.facts, seat) + 1, happened),
    seat,
  );
}

/** EN-2, EN-4, EN-19, EN-20: a change owed to the Eight of Spades costs no Pending Rule. */
function modified(round: NomicRound, seat: Seat, command: Modify, happened: NomicEvent[]) {
  const paid =
    round.facts.mustModify === seat
      ? withFollowed({ ...round, facts: { ...round.facts, mustModify: null } })
      : withProperty(round, seat, "Pending Rules", pendingRulesOf(round.facts, seat) - 1, happened);
  const read = command.clause === null ? null : readClause(command.clause);
  const { change, ...book } = amended(
    paid.facts,
    { seat, turn: paid.facts.turns + 1 },
    command,
    read?.ok ? read.clause : null,
  );
  happened.push({
    type: "modified",
    seat,
    told: {
      rule: change.from.name,
      to: book.rules.includes(change.to) && change.to.owner === seat ? change.to.name : null,
    },
  });
  return { ...paid, facts: { ...paid.facts, ...book } };
}
