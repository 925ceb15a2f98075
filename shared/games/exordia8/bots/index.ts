import {
  bestOf,
  isGuess,
  noLapses,
  type Bot,
  type UsualLevel,
  type Lapses,
} from "#shared/bots/bot.ts";
import { isJoker, isNatural, rankOf, suitOf, type Suit } from "#shared/cards/card.ts";
import { without } from "#shared/cards/hand.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import { offers } from "#shared/contract/seen.ts";
import type { Offer } from "#shared/contract/game.ts";
import { saying, type Said } from "#shared/text/said.ts";
import { startsSequent } from "../plays.ts";
import type { ExordiaSeen } from "../seen.ts";
import type { Text } from "../text/en.ts";
import type { Facts, Move, Options, Play } from "../types.ts";
import {
  fieldOf,
  goesOn,
  judgeOther,
  judgePlay,
  leftBy,
  type Field,
  type Left,
} from "./judgement.ts";
import { easyWeights, regularWeights, type Weights } from "./weights.ts";

/** Reasons for a bot's moves (H-27). */
const because = saying<Text["reasons"]>("exordia8.reasons");

/** The next player is close to going out with at most this many cards. */
const fewCards = 2;

function reasonFor(seen: ExordiaSeen, move: Move): Said {
  switch (move.type) {
    case "play":
      return playReason(seen, move);
    case "draw":
      return because(offers(seen, "play") ? "spares" : "nothingGoes");
    case "skip":
      return because("skips");
    case "break":
      return because("breaks");
    case "decline":
      return because("declines");
    case "leave":
      return because("leaves");
  }
}

function playReason(seen: ExordiaSeen, play: Play): Said {
  const field = fieldOf(seen);
  const { facts } = seen;
  if (field.hand.length === 1) return because("lastCard");
  if (facts.sequent)
    return facts.sequent.next === "8"
      ? because("endsSequent", named(play.suit, field))
      : because("owed");
  if (facts.top.card === "Qs" && facts.top.any) return because("onQueen");
  return special(seen, play, field) ?? plainReason(play, field);
}

const named = (suit: Suit | undefined, { hand }: Field) => ({
  suit: suit ?? null,
  held: hand.filter((card) => isNatural(card) && rankOf(card) !== "8" && suitOf(card) === suit)
    .length,
});

function special({ facts, options }: ExordiaSeen, play: Play, field: Field): Said | null {
  const { card } = play;
  if (isJoker(card)) return because("joker", named(play.suit, field));
  const rank = rankOf(card);
  const isClose = field.danger >= 1 / fewCards;
  if (rank === "8")
    return isClose && field.about[play.suit ?? "c"] < 0.22
      ? because("scarceEight", { suit: play.suit ?? "c" })
      : because("eight", named(play.suit, field));
  if (card === "Qh") return queenOfHearts(leftBy(play, facts, options), play, field);
  if (rank === "A" && field.players > 2 && field.danger > field.dangerBehind) return because("ace");
  if (startsSequent(card, facts)) return because("startsSequent", { suit: suitOf(card) });
  if (card === "Qs") return because("ridOfSpades");
  return null;
}

function queenOfHearts(left: Left, { card: queen }: Play, { hand }: Field): Said {
  const rest = without(hand, [queen]) ?? [];
  const follows = rest.some((card) => goesOn(card, left));
  if (follows && rest.length === 1) return because("heartsAndLast");
  return because(follows ? "heartsAndMore" : "ridOfHearts");
}

function plainReason({ card }: Play, field: Field): Said {
  if (!isNatural(card)) return because("oneFewer");
  const suit = suitOf(card);
  const more = field.hand.filter(
    (other) => other !== card && isNatural(other) && suitOf(other) === suit,
  ).length;
  if (field.danger >= 1 / fewCards && field.about[suit] < 0.22) return because("scarce", { suit });
  if (more > 1) return because("holdsMore", { suit, held: more });
  return because("goesTogether");
}

export type ExordiaBot = Bot<Options, Facts, Move>;

const beginner: Lapses = { misjudges: 0.8, guesses: 25 };

export const botWith = (weights: Weights, lapses: Lapses = noLapses): ExordiaBot => ({
  choose: ({ seen }, dice) => chosen(seen, weights, lapses, dice),
  reason: ({ seen }, move) => reasonFor(seen, move),
});

export const exordiaBots: { readonly [L in UsualLevel]: ExordiaBot } = {
  easy: botWith(easyWeights, beginner),
  regular: botWith(regularWeights),
};

const isMove = (offer: Offer<Move>): offer is Move =>
  offer.type !== "leave" && (offer.type !== "play" || "card" in offer);

/** The moves that a bot considers. */
export const movesIn = ({ legal }: Pick<ExordiaSeen, "legal">): readonly Move[] =>
  legal.filter(isMove);

function chosen(seen: ExordiaSeen, weights: Weights, lapses: Lapses, dice: DiceReader): Move {
  const moves = movesIn(seen);
  const first = moves[0];
  if (!first) throw new Error("a bot was asked for a move when its seat is not to act");
  if (moves.length === 1) return first;
  if (isGuess(lapses, dice)) return guess(moves, dice) ?? first;
  const field = fieldOf(seen);
  return bestOf(moves, (move) => judged(move, seen, field, weights), lapses, dice);
}

function guess(moves: readonly Move[], dice: DiceReader): Move | undefined {
  const plays = moves.filter(({ type }) => type === "play");
  const among = plays.length > 0 ? plays : moves;
  return among[dice.below(among.length)];
}

function judged(move: Move, seen: ExordiaSeen, field: Field, weights: Weights): number {
  if (move.type === "play") return judgePlay(move, seen, field, weights);
  return move.type === "leave" ? -Infinity : judgeOther(move.type, seen, field, weights);
}
