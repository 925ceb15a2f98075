import { z } from "zod";
import { checkFields, present, readSeat, reseatLastDealer } from "#shared/contract/carry.ts";
import { readStacks, reseatStacks } from "#shared/contract/chips.ts";
import { defineGame } from "#shared/contract/defineGame.ts";
import { asIssue } from "#shared/contract/formProblem.ts";
import { StartError, type Offer, type Reseating } from "#shared/contract/game.ts";
import { shown, type Json, type Public } from "#shared/contract/json.ts";
import { bare, card, moveReader, withFields } from "#shared/contract/moveReader.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { about } from "./about.ts";
import { apply, mostToDraw } from "./apply.ts";
import { betRange, isDone, phase, phaseOf, raiseRange, toAct } from "./betting.ts";
import { deal, pack } from "./deal.ts";
import { say, sayForm } from "./say.ts";
import {
  handSize,
  options,
  players,
  takes,
  type Carry,
  type DrawGame,
  type DrawRound,
  type Move,
  type Options,
} from "./types.ts";

/** Throws a StartError. */
function readCarry(given: Public, { buyIn }: Options, seats: number): Carry {
  checkFields(given, ["chips", "titles", "lastDealer"], "carry");
  const chips =
    given["chips"] === undefined
      ? Array<number>(seats).fill(buyIn)
      : readStacks(given["chips"], seats);
  const titles = readTitles(given["titles"] ?? null, seats);
  const lastDealer = readSeat(given["lastDealer"], "carry.lastDealer", seats);
  return { chips, ...present({ titles, lastDealer }) };
}

function readTitles(given: Json, seats: number) {
  if (given === null) return null;
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

const titlesOf = (king: Seat | null, bastard: Seat | null) =>
  king === null && bastard === null ? null : present({ king, bastard });

/** H-8: the titles of the last shedding round stay the same through all poker hands after it. */
const carryOver = ({ facts: { chips, titles, dealer } }: DrawRound): Carry => ({
  chips,
  ...present({ titles: titlesOf(titles.king, titles.bastard), lastDealer: dealer }),
});

/** A title lapses if its holder left. */
function reseat({ chips, titles, lastDealer }: Carry, seating: Reseating): Carry {
  const now = (seat: Seat | undefined) => (seat === undefined ? null : seating.seatOf(seat));
  return {
    chips: reseatStacks(chips, seating),
    ...present({
      titles: titlesOf(now(titles?.king), now(titles?.bastard)),
      lastDealer: reseatLastDealer(lastDealer, seating),
    }),
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

const cards = z
  .array(card("jokers"), asIssue(sayForm("cards")))
  .max(handSize, asIssue(sayForm("tooManyCards")));
/** FD-15; the rules check how much may be bet. */
const to = z.int(asIssue(sayForm("to")));

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
  isDone,
  legal,
  readMove,
  apply,
  defaultMove,
  /** FD-10, FD-13 */
  views: {
    openHands: ({ result }) => result?.hands.flatMap((hand, seat) => (hand ? [seat] : [])) ?? [],
  },
});
