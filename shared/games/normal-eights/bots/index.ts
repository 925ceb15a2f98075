import {
  bestOf,
  isGuess,
  noLapses,
  type Bot,
  type UsualLevel,
  type Lapses,
} from "#shared/bots/bot.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import type { Offer } from "#shared/contract/game.ts";
import { ownHand } from "#shared/contract/seen.ts";
import { judge, situationOf } from "./judgement.ts";
import { reasonFor } from "./reason.ts";
import { setsMoves } from "./effects.ts";
import { easyWeights, regularWeights, type Weights } from "./weights.ts";
import { asNormal, type NormalSeen } from "../seen.ts";
import type { Facts, Move, Options } from "../types.ts";

export type NormalBot = Bot<Options, Facts, Move>;

export interface NormalLapses extends Lapses {
  /** The percentage of windows in which the bot overlooks its aces (NE-18). */
  readonly forgets: number;
}

const none: NormalLapses = { ...noLapses, forgets: 0 };
const beginner: NormalLapses = { misjudges: 1.5, guesses: 20, forgets: 60 };

export const botWith = (weights: Weights, lapses: NormalLapses = none): NormalBot => ({
  choose: ({ seen }, dice) => chosen(asNormal(seen), weights, lapses, dice),
  reason: ({ seen }, move) => reasonFor(asNormal(seen), move),
});

export const normalBots: { readonly [L in UsualLevel]: NormalBot } = {
  easy: botWith(easyWeights, beginner),
  regular: botWith(regularWeights),
};

/** No bot chooses to leave, and an offer of sets stands for many moves. */
const isMove = (offer: Offer<Move>): offer is Move =>
  offer.type !== "leave" && (offer.type !== "sets" || "sets" in offer);

/** There are too many choices of sets to look at all. */
const movesOf = (seen: NormalSeen): readonly Move[] =>
  seen.phase === "sets" && seen.legal.length > 1
    ? setsMoves(ownHand(seen))
    : seen.legal.filter(isMove);

/** The moves judged worse than the best by less than `margin`, in cards; best first. */
export function nearlyBest(seen: NormalSeen, weights: Weights, margin: number): readonly Move[] {
  const situation = situationOf(seen, weights);
  const judged = movesOf(seen).map((move) => ({ move, worth: judge(move, situation) }));
  const best = Math.max(...judged.map(({ worth }) => worth));
  return judged
    .filter(({ worth }) => worth > best - margin)
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ move }) => move);
}

function chosen(seen: NormalSeen, weights: Weights, lapses: NormalLapses, dice: DiceReader): Move {
  const moves = movesOf(seen);
  const first = moves[0];
  if (!first) throw new Error("a bot was asked for a move when its seat is not to act");
  if (moves.length === 1) return first;
  if (seen.phase === "respond" && lapses.forgets > 0 && dice.below(100) < lapses.forgets)
    return { type: "pass" };
  if (isGuess(lapses, dice)) return guess(moves, dice) ?? first;
  const situation = situationOf(seen, weights);
  return bestOf(moves, (move) => judge(move, situation), lapses, dice);
}

/** Even a guess plays a card if one fits and discards what can be discarded; it never answers. */
function guess(moves: readonly Move[], dice: DiceReader): Move | undefined {
  if (moves.some(({ type }) => type === "nope")) return { type: "pass" };
  const plays = moves.filter(
    (move) => move.type === "play" || (move.type === "sets" && move.sets.length > 0),
  );
  const among = plays.length > 0 ? plays : moves;
  return among[dice.below(among.length)];
}
