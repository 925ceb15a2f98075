import type { DiceReader } from "#shared/chance/dice.ts";
import { bestInWorlds, othersThan } from "#shared/bots/search.ts";
import { passing } from "../../legal.ts";
import { startingRules } from "../../startingRules.ts";
import type { Modify, Move, NomicRound } from "../../types.ts";
import { imaginedRound, type Field, type NomicView } from "../field.ts";
import { botWith, honest, type NomicBot } from "../index.ts";
import { aimedChanges } from "./aimed.ts";
import { chanceAfter } from "./chance.ts";

/** A percentage of improper plays. */
const notices = 85;
/** For one decision, the budget: the same on every machine. A longer rule book takes its part. */
const playouts = 100;
/** Standard errors by which a change must be better than none. */
const caution = 1;
/**
 * Clauses may let a turn go on for ever. After so many plays it ends, whatever more plays would
 * bring.
 */
const mostPlays = 10;

/**
 * Null to keep its Pending Rules for a later turn. After a refusal any change is as good: the others
 * are not asked for the same one for ever.
 */
function change(view: NomicView, field: Field, share: number, dice: DiceReader): Move | null {
  const { seat, seen } = field;
  const { facts } = seen;
  const all = aimedChanges(field);
  if (view.happened.some((one) => one.type === "refusedCommand" && one.seat === seat))
    return all[dice.below(Math.max(1, all.length))] ?? null;
  const empty = passing(facts);
  const isOwed = facts.mustModify === seat;
  return bestInWorlds<Modify | null, NomicRound>({
    usual: isOwed ? empty : null,
    others: isOwed ? othersThan(empty, all) : all,
    playouts: share * playouts * Math.min(1, startingRules.length / facts.rules.length),
    caution,
    nextWorld: () => imaginedRound(view, dice),
    worthOf: (round, one) => chanceAfter(round, seat, one),
  });
}

function turn(view: NomicView, field: Field, dice: DiceReader): Move | null {
  const end = field.moves.find(({ type }) => type === "endTurn");
  return end && field.seen.facts.counts.played >= mostPlays ? end : honest.turn(view, field, dice);
}

/**
 * Plays cards as Regular at its most honest. Its strength are the rules that it makes, and when: it
 * keeps a change until one wins. `share`: of its budget.
 */
export const shark = (share = 1): NomicBot =>
  botWith({
    notices,
    change: (view, field, dice) => change(view, field, share, dice),
    turn,
  });
