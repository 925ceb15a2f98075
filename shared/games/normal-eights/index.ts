import { z } from "zod";
import { isCard, isJoker, suitOf, suits, type Card } from "#shared/cards/card.ts";
import { peekAll } from "#shared/cards/faceDown.ts";
import { defineGame } from "#shared/contract/defineGame.ts";
import { asIssue, saysOfForm } from "#shared/contract/formProblem.ts";
import type { Offer } from "#shared/contract/game.ts";
import { bare, card as cardIn, suit, moveReader, withFields } from "#shared/contract/moveReader.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { saying } from "#shared/text/said.ts";
import { canDraw, toAct } from "../eights/rules.ts";
import { about } from "./about.ts";
import { apply } from "./apply.ts";
import { deal } from "./deal.ts";
import { imagine } from "./imagine.ts";
import { mostSets } from "./mostSets.ts";
import { largestHand, options, pack, players } from "./options.ts";
import { openWindow, phase } from "./phase.ts";
import { aces, heightOf, isAce, legalPlays } from "./plays.ts";
import { smallestSet } from "./sets.ts";
import { known } from "./sightings.ts";
import type { Text } from "./text/whole.en.ts";
import { drawing } from "./turns.ts";
import { takes, type Move, type Nope, type NormalGame, type NormalRound } from "./types.ts";

function legal(round: NormalRound, seat: Seat): readonly Offer<Move>[] {
  if (!toAct(round).includes(seat)) return [];
  const hand = peekAll(round.zones.hands[seat] ?? []);
  switch (phase(round)) {
    case "turn":
      return [...legalPlays(hand, round, seat), drawOrPass(round)];
    case "drawn":
      return [...legalPlays(hand.slice(-1), round, seat), { type: "keep" }];
    case "respond":
      return [...nopes(hand), { type: "pass" }];
    case "sets":
      return [{ type: "sets", sets: [] }, ...offeredSets(hand)];
    case "over":
      return [];
    default:
      return [...new Set(hand)].map((card) => ({ type: "pick", card }));
  }
}

/** NE-6 */
const drawOrPass = (round: NormalRound): Move => ({
  type: canDraw(drawing, round) ? "draw" : "pass",
});

/** NE-18; a joker may be named any ace (NE-24). */
const nopes = (hand: readonly Card[]): readonly Nope[] =>
  [...new Set(hand)].flatMap((card) => {
    const names = isJoker(card) ? aces.map((as) => ({ as })) : isAce(card) ? [{}] : [];
    return names.flatMap((named) =>
      [false, true].map((sendBack): Nope => ({ type: "nope", card, sendBack, ...named })),
    );
  });

/** NE-11: there are too many sets to list. */
function offeredSets(hand: readonly Card[]): readonly Offer<Move>[] {
  const max = mostSets(hand);
  return max > 0 ? [{ type: "sets", max }] : [];
}

/** C-6: draw; keep; pass; the lowest card; no sets. */
function defaultMove(round: NormalRound, seat: Seat): Move {
  switch (phase(round)) {
    case "turn":
      return drawOrPass(round);
    case "drawn":
      return { type: "keep" };
    case "sets":
      return { type: "sets", sets: [] };
    case "respond":
    case "over":
      return { type: "pass" };
    default:
      return { type: "pick", card: lowest(peekAll(round.zones.hands[seat] ?? [])) };
  }
}

/** Rank 2 to ace, then clubs, diamonds, hearts, spades; jokers last. */
function lowest(hand: readonly Card[]): Card {
  const place = (card: Card): number =>
    isJoker(card) ? Infinity : heightOf(card) * suits.length + suits.indexOf(suitOf(card));
  return hand.reduce((low, card) => (place(card) < place(low) ? card : low), hand[0] ?? "Jk");
}

/** C-13 */
const sayForm = saying<Text["forms"]>("normal-eights.forms");

const card = cardIn("jokers");
/** NE-24 */
const as = z
  .custom<Card>((value) => isCard(value) && !isJoker(value), { error: asIssue(sayForm("as")) })
  .exactOptional();
const noSeat = { error: asIssue(sayForm("target")) };
const target = z
  .int(noSeat)
  .min(0, noSeat)
  .max(players.max - 1, noSeat);
const set = z
  .array(card, { error: asIssue(sayForm("set")) })
  .max(largestHand, { error: asIssue(saysOfForm("moreThanHand")) });
const sets = z
  .array(set, { error: asIssue(sayForm("sets")) })
  .max(largestHand / smallestSet, { error: asIssue(sayForm("tooManySets")) });

const readMove = moveReader<Move>(
  withFields("play", {
    card,
    as,
    target: target.exactOptional(),
    suit: suit.exactOptional(),
  }),
  bare("draw"),
  bare("keep"),
  bare("pass"),
  withFields("nope", {
    card,
    sendBack: z.boolean({ error: asIssue(sayForm("sendBack")) }),
    as,
  }),
  withFields("pick", { card }),
  withFields("sets", { sets, top: card.exactOptional() }),
  bare("leave"),
);

export const normalEights = defineGame<NormalGame>({
  id: about.id,
  traits: about.traits,
  players,
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
  views: {
    /** NE-9 */
    openHands: ({ shown }) => shown,
    known,
    /** NE-20 */
    hiddenState: (round) => (round.facts.chain.length > 0 ? { pending: toAct(round) } : {}),
  },
  imagine,
  windows: { open: openWindow, letsPass: { respond: "pass" } },
});
