import { defineGame } from "#shared/contract/defineGame.ts";
import { about } from "./about.ts";
import { apply } from "./apply.ts";
import { deal, pack } from "./deal.ts";
import { options, players, handSize } from "./options.ts";
import { phase, toAct, phaseOf } from "./phase.ts";
import {
  takes,
  type DrawGame,
  type Move,
  type DrawRound,
  type Carry,
  type Options,
} from "./types.ts";
import { z } from "zod";
import { isCard, type Card } from "#shared/cards/card.ts";
import { saysOfForm, asIssue } from "#shared/contract/formProblem.ts";
import { bare, withFields, moveReader } from "#shared/contract/moveReader.ts";
import { sayForm, say } from "./say.ts";
import { StartError, type Offer, type Reseating } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { betRange, raiseRange } from "./betting.ts";
import { mostToDraw } from "./draw.ts";
import { checkFields, readSeat } from "#shared/contract/carry.ts";
import { readStacks, reseatStacks } from "#shared/contract/chips.ts";
import { shown, type Json, type Public } from "#shared/contract/json.ts";

/** Throws a StartError. */
function readCarry(given: Public, { buyIn }: Options, seats: number): Carry {
  checkFields(given, ["chips", "titles", "lastDealer"], "carry");
  const chips =
    given["chips"] === undefined
      ? Array<number>(seats).fill(buyIn)
      : readStacks(given["chips"], seats);
  const titles = readTitles(given["titles"] ?? null, seats);
  const lastDealer = readSeat(given["lastDealer"], "carry.lastDealer", seats);
  return { chips, ...(titles && { titles }), ...(lastDealer !== null && { lastDealer }) };
}

function readTitles(given: Json, seats: number): Carry["titles"] {
  if (given === null) return undefined;
  if (typeof given !== "object" || isList(given))
    throw new StartError(say("titles", { value: shown(given) }));
  checkFields(given, ["king", "bastard"], "carry.titles");
  const king = readSeat(given["king"], "carry.titles.king", seats);
  const bastard = readSeat(given["bastard"], "carry.titles.bastard", seats);
  if (king !== null && king === bastard) throw new StartError(say("sameTitles"));
  return titlesOf(king, bastard);
}

/** `Array.isArray` alone does not exclude a readonly list from a union. */
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const titlesOf = (king: Seat | null, bastard: Seat | null): Carry["titles"] =>
  king === null && bastard === null
    ? undefined
    : { ...(king !== null && { king }), ...(bastard !== null && { bastard }) };

/** H-8: the titles of the last shedding round stay the same through all poker hands after it. */
function carryOver({ facts }: DrawRound): Carry {
  const titles = titlesOf(facts.titles.king, facts.titles.bastard);
  return { chips: facts.chips, ...(titles && { titles }), lastDealer: facts.dealer };
}

/**
 * A title lapses if its holder left; a last dealer who left counts as the seat before their left
 * neighbour (C-4).
 */
function reseat({ chips, titles, lastDealer }: Carry, seating: Reseating): Carry {
  const { seats, seatOf, atOrLeftOf } = seating;
  const now = (seat: Seat | undefined): Seat | null => (seat === undefined ? null : seatOf(seat));
  const dealtBefore = (last: Seat): Seat => seatOf(last) ?? (atOrLeftOf(last) + seats - 1) % seats;
  const titlesNow = titlesOf(now(titles?.king), now(titles?.bastard));
  return {
    chips: reseatStacks(chips, seating),
    ...(titlesNow && { titles: titlesNow }),
    ...(lastDealer !== undefined && { lastDealer: dealtBefore(lastDealer) }),
  };
}

function legal(round: DrawRound, seat: Seat): readonly Offer<Move>[] {
  const { facts, options } = round;
  if (facts.turn !== seat) return [];
  if (phaseOf(facts) === "draw") return [{ type: "draw", max: mostToDraw(round, seat) }];
  const bet = betRange(facts, seat);
  if (bet)
    return [
      { type: "bet", ...bet },
      ...(options.allowCheck ? [{ type: "check" } as const] : []),
      { type: "fold" },
    ];
  const raise = raiseRange(round, seat);
  return [
    { type: "call" },
    ...(raise ? [{ type: "raise", ...raise } as const] : []),
    { type: "fold" },
  ];
}

function defaultMove({ facts, options }: DrawRound): Move {
  if (phaseOf(facts) === "draw") return { type: "draw", cards: [] };
  return options.allowCheck && facts.toMatch === 0 ? { type: "check" } : { type: "fold" };
}

const card = z.custom<Card>(isCard, { error: asIssue(saysOfForm("notACard", { jokers: true })) });
const cards = z
  .array(card, { error: asIssue(sayForm("cards")) })
  .max(handSize, { error: asIssue(sayForm("tooManyCards")) });
/** FD-15; the rules check how much may be bet. */
const to = z.int({ error: asIssue(sayForm("to")) });

const readMove = moveReader<Move>(
  withFields("bet", { to }),
  withFields("raise", { to }),
  bare("call"),
  bare("fold"),
  bare("check"),
  withFields("draw", { cards }),
  bare("leave"),
);

export const fiveCardDraw = defineGame<DrawGame>({
  id: about.id,
  traits: about.traits,
  players,
  options,
  takes,
  pack,
  carry: { read: readCarry, after: carryOver, reseat },
  deal,
  phase,
  toAct,
  isDone: ({ folded, dealtIn }, seat) => folded[seat] === true || dealtIn[seat] === false,
  legal,
  readMove,
  apply,
  defaultMove,
  /** FD-10, FD-13 */
  views: {
    openHands: ({ result }) => result?.hands.flatMap((hand, seat) => (hand ? [seat] : [])) ?? [],
  },
});
