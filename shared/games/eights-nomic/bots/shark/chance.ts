import { activeSeats, type Seat } from "#shared/contract/seats.ts";
import { giverIn } from "../../commands.ts";
import { passing } from "../../legal.ts";
import { isFree, obstacle } from "../../obstacles.ts";
import { broughtBy, isInForce } from "../../ruleBook.ts";
import { pendingRulesOf } from "../../standing.ts";
import type { Modify, Move, NomicRound, Rule } from "../../types.ts";
import { after } from "../field.ts";
import { endsGames } from "../judging.ts";
import { playedOn, simpleMove } from "../playedOn.ts";

/** What a card in hand costs, in rules brought into force. */
const cardCost = 0.06;
/** A lead by so many rules makes it e times as likely to win. */
const clearLead = 0.6;
/** What a chance is worth while the game goes on, so that a lead is brought to its end. */
const unfinished = 0.95;

/**
 * The chance of this seat to win, 0…1, if it makes the change and all then play on; null keeps its
 * Pending Rules for a later turn. A shared first counts as its part. EN-3: the others would object
 * to a rule by whose own clause they lose at once.
 */
export function chanceAfter(round: NomicRound, seat: Seat, change: Modify | null): number {
  const changed = change ? after(round, seat, change) : round;
  if (!changed || (change && endsGames(change) && changed.facts.result)) return 0;
  const isKeeping = (now: NomicRound) => !change && now.facts.turns === round.facts.turns;
  const own = (now: NomicRound) =>
    winningPlay(now, seat) ?? (isKeeping(now) ? freeMove(now, seat) : spendingMove(now, seat));
  const policy = (now: NomicRound, to: Seat) => (to === seat ? own(now) : spendingMove(now, to));
  return chanceIn(playedOn(changed, policy), seat);
}

function chanceIn(round: NomicRound, seat: Seat): number {
  const { result } = round.facts;
  if (result) return result.winners.includes(seat) ? 1 / result.winners.length : 0;
  const own = rulesOf(round, seat);
  const all = activeSeats(round).map((other) =>
    Math.exp((rulesOf(round, other) - own) / clearLead),
  );
  return unfinished / all.reduce((sum, one) => sum + one, 0);
}

/** EN-10: rules brought into force, those that are certain to come included. */
function rulesOf({ facts, zones }: NomicRound, seat: Seat) {
  const owed = facts.mustModify === seat ? 1 : 0;
  const pending = isInForce(facts, "PendingRules") ? pendingRulesOf(facts, seat) : 0;
  const cards = zones.hands[seat]?.length ?? 0;
  return broughtBy(facts.history, seat) + owed + pending - cardCost * cards;
}

const namesWinner = ({ clause }: Rule) => clause?.do === "endGame" && clause.winner !== "ranking";

/** EN-24: the play with which the seat wins at once by a clause; null if there is none. */
function winningPlay(round: NomicRound, seat: Seat): Move | null {
  if (!round.facts.rules.some(namesWinner)) return null;
  const plays = giverIn(round, seat).hand.map((card): Move => ({ type: "play", card }));
  const wins = (play: Move) =>
    after(round, seat, play)?.facts.result?.winners.includes(seat) === true;
  return plays.find(wins) ?? null;
}

/** As a simple player, but also plays what clauses free. */
const freeMove = (round: NomicRound, seat: Seat): Move | null =>
  simpleMove(round, seat, (giver, card) => isFree(giver, card));

/**
 * Uses its Pending Rules at the beginning of its turn for rules that say nothing, if the game may
 * end: until then they count as much unused.
 */
function spendingMove(round: NomicRound, seat: Seat): Move | null {
  const { facts } = round;
  const { played, drew } = facts.done;
  const mayChange = facts.mustModify === null && !played && !drew && mayEnd(round);
  if (!mayChange || pendingRulesOf(facts, seat) === 0) return freeMove(round, seat);
  const change = passing(facts);
  return obstacle(giverIn(round, seat), change) === null ? change : freeMove(round, seat);
}

const mayEnd = ({ facts, options }: NomicRound) =>
  options.maxTurns > 0 || facts.rules.some(({ clause }) => clause?.do === "endGame");
