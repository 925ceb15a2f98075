// Weighs moves by the chips that they win on average, as Regular judges them (H-50).

import { playedOnBy, type Appraiser } from "#shared/bots/appraiser.ts";
import { cardCode } from "#shared/poker/evaluate.ts";
import { fiveCardDraw } from "../index.ts";
import { mostThrown, toCall, type DrawSeen } from "../seen.ts";
import type { Draw, Facts, Move, Options } from "../types.ts";
import { anyHand, drawnStrengths, throwsOf } from "./field.ts";
import { drawBots } from "./index.ts";
import {
  chanceToWin,
  bestDiscard,
  givingUp,
  priceOf,
  judge,
  situationOf,
  thinkable,
  type Situation,
} from "./judgement.ts";

/** Draws tried for one estimate. */
const endings = 8;
const mostEndings = 2 ** 16;

const situations = new WeakMap<DrawSeen, Situation>();

/** The same view is weighed many times. */
function situationIn(seen: DrawSeen): Situation {
  const known = situations.get(seen);
  if (known) return known;
  const made = situationOf(seen);
  situations.set(seen, made);
  return made;
}

/** The best of each number of cards. */
function draws({ seen, hand, field }: Situation): readonly Draw[] {
  const codes = Int32Array.from(hand, cardCode);
  const throws = throwsOf(field, codes, mostThrown(seen), field.beats(anyHand));
  return throws.map(({ thrown }) => bestDiscard({ hand, thrown }));
}

/** Places of these cards, each once. */
function placesOf(hand: Situation["hand"], { cards }: Draw): readonly number[] {
  const places: number[] = [];
  for (const card of cards)
    places.push(hand.findIndex((held, place) => held === card && !places.includes(place)));
  return places;
}

/** The strengths that the hand may have in the end, in the order of the draws tried. */
function strengthsAfter(situation: Situation, move: Move): Uint16Array {
  const { hand, field, finals } = situation;
  return move.type === "draw" ? drawnStrengths(field, hand, placesOf(hand, move)) : finals;
}

/** The gain or loss in the whole hand, with what was put in before. */
function netOf(situation: Situation, move: Move, finals: Uint16Array): number {
  const put = situation.seen.facts.committed[situation.own] ?? 0;
  if (move.type === "fold" || move.type === "leave") return -put;
  const wager = move.type === "draw" ? ({ type: "check" } as const) : move;
  return judge({ ...situation, finals }, wager) - put;
}

export const appraiser: Appraiser<Options, Facts, Move> = {
  unit: "chips",
  candidates({ seen }) {
    const situation = situationIn(seen);
    return seen.phase === "draw" ? draws(situation) : [...thinkable(situation), givingUp(seen)];
  },
  odds({ seen }) {
    const situation = situationIn(seen);
    return seen.phase === "draw" || toCall(seen.facts, situation.own) === 0
      ? null
      : { chance: chanceToWin(situation), price: priceOf(situation).needed };
  },
  playOn: playedOnBy(fiveCardDraw, drawBots.regular, "chips"),
  weigh({ seen }, moves, dice) {
    const situation = situationIn(seen);
    const tried = Array.from({ length: endings }, () => dice.below(mostEndings));
    return moves.map((move) => {
      const strengths = strengthsAfter(situation, move);
      const finals = Uint16Array.from(tried, (at) => strengths[at % strengths.length]!);
      return netOf(situation, move, finals);
    });
  },
};
