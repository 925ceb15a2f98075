import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { activeSeats } from "#shared/contract/turns.ts";
import { apply } from "../apply.ts";
import { giverIn } from "../commands.ts";
import { defaultMove, passing } from "../legal.ts";
import { matches } from "../matching.ts";
import { clauseAgainst, obstacle, type Giver } from "../obstacles.ts";
import { toAct } from "../phase.ts";
import type { Command, Move, NomicRound } from "../types.ts";

/** So many turns of each player, in all, and moves in each turn on average, at most. */
const turnsEach = 4;
const mostTurns = 12;
const movesPerTurn = 4;

export function playedOn(start: NomicRound): NomicRound {
  const turns = Math.min(mostTurns, turnsEach * activeSeats(start).length);
  const last = start.facts.turns + turns;
  let round = start;
  for (let moves = 0; moves < turns * movesPerTurn && round.facts.turns < last; moves += 1) {
    const [seat] = toAct(round);
    if (seat === undefined) return round;
    const next = made(round, seat);
    if (!next) return round;
    round = next;
  }
  return round;
}

/** Their own move; where clauses leave none, the one that nothing refuses (EN-23). */
function made(round: NomicRound, seat: Seat): NomicRound | null {
  const move = simpleMove(round, seat);
  const outcome = move
    ? apply(round, seat, move)
    : apply(round, seat, defaultMove(round, seat), true);
  return outcome.ok ? outcome.round : null;
}

/**
 * Sheds the first card that goes, else draws, and saves its Pending Rules; null where nothing may
 * be done.
 */
function simpleMove(round: NomicRound, seat: Seat): Move | null {
  const giver = giverIn(round, seat);
  const may = (command: Command): boolean => obstacle(giver, command) === null;
  const bare = (type: "emptyHand" | "deckShuffle" | "draw" | "endTurn"): Move | null =>
    may({ type }) ? { type } : null;
  if (round.facts.mustModify === seat)
    return clauseAgainst(giver, "modify", null) === null ? passing(round.facts) : null;
  const card = cardThatGoes(giver, may);
  if (card !== undefined) return { type: "play", card };
  const { played, drew } = round.facts.done;
  if (played || drew) return bare("emptyHand") ?? bare("endTurn") ?? bare("draw");
  return bare("emptyHand") ?? bare("draw") ?? bare("deckShuffle") ?? bare("endTurn");
}

const cardThatGoes = (
  { hand, standing: { pile } }: Giver,
  may: (command: Command) => boolean,
): Card | undefined =>
  hand.find((card) => matches(card, pile.at(-1)) && may({ type: "play", card }));
