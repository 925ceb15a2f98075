import type { Card } from "#shared/cards/card.ts";
import { activeSeats, type Seat } from "#shared/contract/seats.ts";
import { applyOrDefault } from "../apply.ts";
import { giverIn } from "../commands.ts";
import { passing } from "../legal.ts";
import { clauseAgainst, obstacle, type Giver } from "../obstacles.ts";
import { toAct } from "../phase.ts";
import { matches } from "../standing.ts";
import type { BareCommand, Command, Move, NomicRound } from "../types.ts";

/** Limits of a playout: turns per player, turns in all and moves per turn on average. */
const turnsEach = 4;
const mostTurns = 12;
const movesPerTurn = 4;

type Policy = (round: NomicRound, seat: Seat) => Move | null;

export function playedOn(start: NomicRound, policy: Policy = simpleMove): NomicRound {
  const turns = Math.min(mostTurns, turnsEach * activeSeats(start).length);
  const last = start.facts.turns + turns;
  let round = start;
  for (let moves = 0; moves < turns * movesPerTurn && round.facts.turns < last; moves += 1) {
    const [seat] = toAct(round);
    if (seat === undefined) return round;
    const next = applyOrDefault(round, seat, policy(round, seat));
    if (!next.ok) return round;
    ({ round } = next);
  }
  return round;
}

const followsTop = ({ standing }: Giver, card: Card) => matches(card, standing.pile.at(-1));

/**
 * Plays the first card that fits, otherwise draws, and never uses its Pending Rules. Null if no
 * move is possible.
 */
export function simpleMove(
  round: NomicRound,
  seat: Seat,
  fits: (giver: Giver, card: Card) => boolean = followsTop,
): Move | null {
  const giver = giverIn(round, seat);
  const may = (command: Command) => obstacle(giver, command) === null;
  const bare = (type: BareCommand["type"]): Move | null => (may({ type }) ? { type } : null);
  if (round.facts.mustModify === seat)
    return clauseAgainst(giver, "modify", null) === null ? passing(round.facts) : null;
  const card = giver.hand.find((one) => fits(giver, one) && may({ type: "play", card: one }));
  if (card !== undefined) return { type: "play", card };
  const { played, drew } = round.facts.done;
  if (played || drew) return bare("emptyHand") ?? bare("endTurn") ?? bare("draw");
  return bare("emptyHand") ?? bare("draw") ?? bare("deckShuffle") ?? bare("endTurn");
}
