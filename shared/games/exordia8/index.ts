import { defineGame } from "#shared/contract/defineGame.ts";
import { toAct } from "../eights/turns.ts";
import { about } from "./about.ts";
import { apply } from "./apply.ts";
import { deal, pack } from "./deal.ts";
import { options, players } from "./options.ts";
import { phase } from "./phase.ts";
import {
  takes,
  type ExordiaGame,
  type Move,
  type ExordiaRound,
  type Play,
  type Sequent,
} from "./types.ts";
import { z } from "zod";
import { moveTypes } from "#shared/contract/formProblem.ts";
import { readWith, bare, card, suit } from "#shared/contract/moveReader.ts";
import { peekAll } from "#shared/cards/faceDown.ts";
import type { Offer } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { legalPlays } from "./plays.ts";
import { owedCard } from "./sequents.ts";

function legal(round: ExordiaRound, seat: Seat): readonly Offer<Move>[] {
  const { facts, zones } = round;
  if (facts.turn !== seat) return [];
  const plays = legalPlays(peekAll(zones.hands[seat] ?? []), round);
  // X8-16
  if (facts.sequent) return plays.length > 0 ? plays : [{ type: "break" }];
  if (facts.extra) return [...plays, { type: "decline" }];
  return [...plays, drawOrSkip(round)];
}

/** X8-7 */
const drawOrSkip = ({ zones }: ExordiaRound): Move => ({
  type: zones.stock.length > 0 ? "draw" : "skip",
});

/** C-6 */
function defaultMove(round: ExordiaRound, seat: Seat): Move {
  const { sequent, extra } = round.facts;
  if (sequent)
    return peekAll(round.zones.hands[seat] ?? []).includes(owedCard(sequent))
      ? goOn(sequent)
      : { type: "break" };
  return extra ? { type: "decline" } : drawOrSkip(round);
}

/** An 8 names its own suit. */
const goOn = (sequent: Sequent): Play => ({
  type: "play",
  card: owedCard(sequent),
  ...(sequent.next === "8" && { suit: sequent.suit }),
});

const moves = [
  z.strictObject({ type: z.literal("play"), card: card("jokers"), suit: suit.exactOptional() }),
  bare("draw"),
  bare("skip"),
  bare("break"),
  bare("decline"),
  bare("leave"),
] as const;

const readMove = readWith<Move>(z.discriminatedUnion("type", moves, { error: moveTypes(moves) }));

export const exordia8 = defineGame<ExordiaGame>({
  id: about.id,
  traits: about.traits,
  players: { ...players, mostBy: "maxPlayers" },
  options,
  takes,
  pack,
  deal,
  phase,
  toAct,
  legal,
  readMove,
  apply,
  defaultMove,
});
