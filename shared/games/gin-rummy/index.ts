import { z } from "zod";
import { ranks, type Card } from "#shared/cards/card.ts";
import { peekAll, turnAllDown } from "#shared/cards/faceDown.ts";
import {
  checkFields,
  dealerOver,
  firstWinner,
  readDealerCarry,
  reseatDealer,
} from "#shared/contract/carry.ts";
import { defineGame, imagineWith, unseenDealt } from "#shared/contract/defineGame.ts";
import { StartError, type Offer, type Reseating } from "#shared/contract/game.ts";
import { shown, type Json, type Public } from "#shared/contract/json.ts";
import { bare, card, cardList, moveReader, withFields } from "#shared/contract/moveReader.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { about } from "./about.ts";
import { apply } from "./apply.ts";
import { deadwoodWithout } from "./arranger.ts";
import { deal, pack } from "./deal.ts";
import { placeOf } from "./melds.ts";
import { say } from "./say.ts";
import { isBigGin, isTakenNow, mustDraw, phase, shownHands, toAct } from "./turns.ts";
import {
  handSize,
  options,
  players,
  takes,
  type Carry,
  type Facts,
  type GinGame,
  type GinRound,
  type Move,
  type Options,
  type Waiting,
} from "./types.ts";

function discards({ facts }: GinRound, seat: Seat, hand: readonly Card[]) {
  const deadwood = deadwoodWithout(hand);
  return hand.flatMap((card, at) =>
    hand.indexOf(card) < at || isTakenNow(facts, seat, hand, card)
      ? []
      : [{ card, deadwood: deadwood[at] ?? 0 }],
  );
}

function offersToGoOn(round: GinRound, seat: Seat): readonly Move[] {
  const hand = peekAll(round.zones.hands[seat] ?? []);
  const cards = discards(round, seat, hand);
  const down = cards.filter(({ deadwood }) => deadwood <= round.facts.limit);
  return [
    ...cards.map(({ card }) => ({ type: "discard", card }) as const),
    ...down.map(({ card }) => ({ type: "knock", card }) as const),
    ...(isBigGin(round.options, hand) ? [{ type: "bigGin" } as const] : []),
  ];
}

function legal(round: GinRound, seat: Seat): readonly Offer<Move>[] {
  if (round.facts.turn !== seat) return [];
  switch (phase(round)) {
    case "upcard":
      return [{ type: "take" }, { type: "pass" }];
    case "draw":
      return mustDraw(round.facts) ? [{ type: "draw" }] : [{ type: "draw" }, { type: "take" }];
    case "discard":
      return offersToGoOn(round, seat);
    case "layoff":
      return [{ type: "layOff" }];
    case "over":
      return [];
  }
}

/**
 * The card just drawn; after a take the card that leaves the least deadwood, among equals the last
 * in pack order.
 */
function defaultDiscard(round: GinRound, seat: Seat): Move {
  const hand = peekAll(round.zones.hands[seat] ?? []);
  const last = hand.at(-1);
  if (round.facts.drawn === "stock" && last !== undefined) return { type: "discard", card: last };
  const [best] = discards(round, seat, hand).toSorted(
    (one, other) => one.deadwood - other.deadwood || placeOf(other.card) - placeOf(one.card),
  );
  return best ? { type: "discard", card: best.card } : { type: "leave" };
}

function defaultMove(round: GinRound, seat: Seat): Move {
  switch (phase(round)) {
    case "upcard":
      return { type: "pass" };
    case "discard":
      return defaultDiscard(round, seat);
    case "layoff":
      return { type: "layOff" };
    default:
      return { type: "draw" };
  }
}

/** GR-19: cards taken from the pile are known to all while they are in a closed hand. */
const imagine = imagineWith<Options, Facts, Move>((seen, reader) => {
  const known = seen.hands.flatMap((hand, seat) =>
    typeof hand === "number" ? [{ seat, cards: seen.facts.taken[seat] ?? [] }] : [],
  );
  return unseenDealt({ ...seen, known }, pack(), reader);
});

/** Missing fields get their initial values. Throws a StartError. */
function readCarry(
  { score: givenScore, boxes: givenBoxes, waiting: givenWaiting, ...given }: Public,
  options: Options,
  seats: number,
): Carry {
  checkFields(given, ["dealer", "chips", "score", "boxes", "waiting"], "carry");
  const score = readCounts(givenScore, "score", seats);
  const waiting = readWaiting(givenWaiting);
  const { target } = options;
  const inMatch = [...score, ...waiting.map((each) => each.score)];
  const played = inMatch.findIndex((points) => target > 0 && points >= target);
  if (played >= 0)
    throw new StartError(say("matchOver", { seat: played, points: inMatch[played] ?? 0, target }));
  return {
    ...readDealerCarry(given, options, seats),
    score,
    boxes: readCounts(givenBoxes, "boxes", seats),
    ...(waiting.length > 0 && { waiting }),
  };
}

/** Keeps the sums of a session without a target exact, however many hands it lasts. */
const mostCounted = 1_000_000_000_000;

const counts = (value: Json | undefined): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= mostCounted;

function readCounts(given: Json | undefined, field: "score" | "boxes", seats: number) {
  if (given === undefined || given === null) return Array<number>(seats).fill(0);
  if (Array.isArray(given) && given.length === seats && given.every(counts)) return given;
  throw new StartError(say("counts", { field, seats, most: mostCounted, value: shown(given) }));
}

const longestName = 100;
const isWaiting = (value: Json): value is Waiting =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length === 3 &&
  "name" in value &&
  typeof value["name"] === "string" &&
  value["name"].length <= longestName &&
  counts(value["score"]) &&
  counts(value["boxes"]);

/**
 * GR-1, GR-17: also those who sit out by their own wish or for want of chips, so there may be more
 * than take turns.
 */
function readWaiting(given: Json | undefined): readonly Waiting[] {
  if (given === undefined || given === null) return [];
  if (Array.isArray(given) && given.every(isWaiting)) return given;
  throw new StartError(say("waiting", { most: mostCounted, value: shown(given) }));
}

/**
 * GR-2, GR-17: the dealer of a dead hand deals again; after the end of a match a new one begins.
 */
function carryOver(round: GinRound): Carry {
  const { dealer, result, score, boxes, waiting } = round.facts;
  const none = score.map(() => 0);
  const anew = (each: Waiting): Waiting => ({ ...each, score: 0, boxes: 0 });
  return {
    dealer,
    ...dealerOver(round),
    ...(result?.bonus ? { score: none, boxes: none } : { score, boxes }),
    ...(waiting && { waiting: result?.bonus ? waiting.map(anew) : waiting }),
  };
}

/**
 * GR-17: score and boxes move with the player, from a seat to a place to wait and back; a new player
 * begins at 0.
 */
function reseat(
  { score = [], boxes = [], waiting: before = [], ...others }: Partial<Carry>,
  seating: Reseating,
): Carry {
  const { seats, waiting: names = [] } = seating;
  const moved = (counted: readonly number[], field: "score" | "boxes") => {
    const now = Array<number>(seats + names.length).fill(0);
    for (const [seat, count] of [...counted, ...before.map((each) => each[field])].entries()) {
      const to = seating.seatOf(seat);
      if (to !== null) now[to] = count;
    }
    return now;
  };
  const [scoreNow, boxesNow] = [moved(score, "score"), moved(boxes, "boxes")];
  const waiting = names.map((name, at) => {
    const place = seats + at;
    return { name, score: scoreNow[place] ?? 0, boxes: boxesNow[place] ?? 0 };
  });
  return {
    ...reseatDealer(others, seating),
    score: scoreNow.slice(0, seats),
    boxes: boxesNow.slice(0, seats),
    ...(waiting.length > 0 && { waiting }),
  };
}

const oneCard = card("noJokers");
/**
 * No meld is longer than a suit, and no hand has more melds than cards; the rules check the rest.
 */
const lists = z.array(cardList("noJokers", ranks.length)).max(handSize).exactOptional();

const readMove = moveReader<Move>(
  bare("take"),
  bare("pass"),
  bare("draw"),
  withFields("discard", { card: oneCard }),
  withFields("knock", { card: oneCard, melds: lists }),
  bare("bigGin"),
  withFields("layOff", { on: lists }),
  bare("leave"),
);

export const ginRummy = defineGame<GinGame>({
  id: about.id,
  traits: about.traits,
  players,
  options,
  takes,
  pack,
  carry: {
    read: readCarry,
    after: carryOver,
    reseat,
    /** GR-1, GR-2: who deals the next hand plays it. */
    staying: ({ dealer }) => dealer ?? null,
    /** GR-18: a dead hand changes nothing. */
    honours: (facts) =>
      facts.result?.winners.length === 0 ? null : { titles: {}, button: firstWinner(facts) },
  },
  deal,
  phase,
  toAct,
  legal,
  readMove,
  apply,
  defaultMove,
  views: {
    openHands: shownHands,
    /** GR-19 */
    known: ({ facts }, viewer) =>
      facts.taken.flatMap((cards, seat) =>
        seat === viewer || cards.length === 0 || shownHands(facts).includes(seat)
          ? []
          : [{ seat, cards: turnAllDown(cards) }],
      ),
  },
  imagine,
});
