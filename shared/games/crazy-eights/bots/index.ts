import type { Bot, BotLevel } from "#shared/bots/bot.ts";
import { choices, type Choice } from "./moves.ts";
import { reasonFor } from "./reason.ts";
import { regularWeights, type Weights } from "./weights.ts";
import { isEight, type CrazySeen } from "../seen.ts";
import type { Facts, Move, Options, Play } from "../types.ts";
import { suits, rankOf, type Card } from "#shared/cards/card.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import { ownHand } from "#shared/contract/seen.ts";
import { suitAt, holdingOf, sizesOf, unseenBy, valueOf, type Unseen } from "./hand.ts";
import { without } from "#shared/cards/hand.ts";
import { cycleOf, survivesLater, type Cycle, type Top } from "./field.ts";
import { outlooksOf, worthAfter, type Outlook, type Prospects } from "./outlook.ts";
import { natural } from "../ranks.ts";

/** Worth of going out: more than any outlook. */
const outright = 10;
const middleRank = "5";

interface Situation {
  readonly seen: CrazySeen;
  readonly hand: readonly Card[];
  readonly sizes: readonly number[];
  readonly unseen: Unseen;
  readonly top: Top;
  readonly prospects: Prospects;
  readonly weights: Weights;
  readonly outlooks: Map<string, readonly Outlook[]>;
}

function situationOf(seen: CrazySeen, weights: Weights): Situation {
  const hand = ownHand(seen);
  const sizes = sizesOf(seen);
  const unseen = unseenBy(seen, hand);
  const { suit, rank } = seen.facts;
  const top = { suit: suit === null ? null : suits.indexOf(suit), rank };
  return {
    seen,
    hand,
    sizes,
    unseen,
    top,
    prospects: prospectsOf(seen, sizes, unseen, weights),
    weights,
    outlooks: new Map(),
  };
}

function prospectsOf(
  { options, stock, pile }: CrazySeen,
  sizes: readonly number[],
  unseen: Unseen,
  weights: Weights,
): Prospects {
  const survives = survivesLater(sizes, weights.hurry);
  const later = suits.map((_, suit): Cycle => ({
    ...cycleOf(
      sizes.map((size) => Math.max(size, laterSize)),
      { suit, rank: middleRank },
      unseen,
    ),
    survives,
  }));
  const all = unseen.suits.reduce((sum, share) => sum + share, Number.EPSILON);
  const toDraw = stock + (options.refill ? pile.length - 1 : 0);
  return {
    later,
    mix: unseen.suits.map((share) => share / all),
    ranks: unseen.ranks,
    fits: unseen.suits.map((share) =>
      Math.min(1, share + unseen.eights + unseen.ranks[middleRank]),
    ),
    draws: options.drawUntilPlayable ? 2 : 1,
    growth: weights.growth,
    drawnValue: unseen.value,
    dry: Math.max(0, 1 - toDraw / ((sizes.length + 1) * weights.reserve)),
    point: options.target > 0 ? weights.pointInMatch : weights.point,
    lowest: (value) =>
      sizes.reduce(
        (chance, size) =>
          chance / (1 + Math.exp((value - size * unseen.value) / (spread * Math.sqrt(size)))),
        1,
      ),
  };
}

/**
 * Fewest cards a rival is taken to hold in later turns: one with fewer that did not go out has
 * drawn.
 */
const laterSize = 3;
/** Spread, in points, of a one-card hand of a rival around its expected value. */
const spread = 7;

function outlook(
  hand: readonly Card[],
  drawn: number,
  { outlooks, prospects }: Situation,
): Outlook | undefined {
  const key = hand.toSorted().join(" ");
  const known = outlooks.get(key) ?? outlooksOf(holdingOf(hand), prospects);
  outlooks.set(key, known);
  return known[drawn];
}

/**
 * Returns the worth of this hand plus `drawn` unknown cards when the others play next on this top
 * card.
 */
function worth(hand: readonly Card[], top: Top, situation: Situation, drawn = 0): number {
  const { sizes, unseen, prospects } = situation;
  const held = outlook(hand, drawn, situation);
  if (!held) return 0;
  return top.suit === null
    ? Math.max(...held.after)
    : worthAfter(held, top.suit, cycleOf(sizes, top, unseen), prospects);
}

function judge(move: Choice, situation: Situation): number {
  if (move.type === "play") return judgePlay(move, situation);
  return move.type === "pass" ? judgePass(situation) : judgeDraw(situation);
}

function judgePlay({ cards, suit }: Play, situation: Situation): number {
  const rest = without(situation.hand, cards) ?? [];
  if (rest.length === 0) return outright;
  return worth(rest, topAfter(cards, suit === undefined ? null : suits.indexOf(suit)), situation);
}

/** CE-7 */
function topAfter(cards: readonly Card[], named: number | null): Top {
  const last = cards.at(-1);
  if (named !== null || last === undefined) return { suit: named, rank: null };
  return { suit: suitAt(last), rank: rankOf(natural(last)) };
}

/**
 * CE-10: if all others pass too, the lowest hand wins. CE-6: a player who has drawn may pass and
 * keep a card that fits.
 */
function judgePass(situation: Situation): number {
  const { seen, hand, top, unseen, prospects, weights } = situation;
  const goesOn = worth(hand, top, situation);
  if (seen.facts.drew && prospects.dry < 1) return weights.holdingBack * goesOn;
  const { stuck } = cycleOf(sizesOf(seen, seen.facts.passed), top, unseen);
  return stuck * prospects.lowest(valueOf(hand)) + (1 - stuck) * goesOn;
}

/**
 * CE-6: a draw ends the turn, except under `drawUntilPlayable`, where a card that fits may be
 * played at once.
 */
function judgeDraw(situation: Situation): number {
  const { hand, seen, top, prospects, weights } = situation;
  const kept = worth(hand, top, situation, 1);
  if (!seen.options.drawUntilPlayable) return kept;
  const fits = top.suit === null ? 1 : (prospects.fits[top.suit] ?? 0);
  return weights.holdingBack * (kept + fits * Math.max(0, worth(hand, top, situation) - kept));
}

/**
 * Percentages of the easy bot's turns: it draws although a card fits, considers only single cards,
 * spends an eight early, names any suit.
 */
const overlooks = 5;
const playsOne = 60;
const spendsEight = 25;
const namesAny = 40;

const isPlay = (choice: Choice): choice is Play => choice.type === "play";
const anyOf = <T>(all: readonly T[], dice: DiceReader): T | undefined =>
  all.length === 0 ? undefined : all[dice.below(all.length)];

function easyChoice(seen: CrazySeen, dice: DiceReader): Choice | undefined {
  const all = choices(seen);
  const waits = all.filter((choice) => !isPlay(choice));
  const plays = all.filter(isPlay);
  if (plays.length === 0 || (waits.length > 0 && dice.below(100) < overlooks))
    return anyOf(waits, dice) ?? plays[0];
  const ordinary = plays.filter(({ cards }) => !cards.some(isEight));
  const eights = plays.filter(({ cards }) => cards.some(isEight));
  const spends = eights.length > 0 && (ordinary.length === 0 || dice.below(100) < spendsEight);
  return spends ? eightNamed(seen, eights, dice) : ordinaryPlay(ordinary, dice);
}

function ordinaryPlay(plays: readonly Play[], dice: DiceReader): Play | undefined {
  const singles = plays.filter(({ cards }) => cards.length === 1);
  if (dice.below(100) < playsOne) return anyOf(singles, dice);
  const chosen = anyOf(singles, dice)?.cards[0]?.[0];
  const sameRank = plays.filter(({ cards }) => cards[0]?.[0] === chosen);
  const most = Math.max(...sameRank.map(({ cards }) => cards.length));
  return anyOf(
    sameRank.filter(({ cards }) => cards.length === most),
    dice,
  );
}

function eightNamed(seen: CrazySeen, plays: readonly Play[], dice: DiceReader): Play | undefined {
  const singles = plays.filter(({ cards }) => cards.length === 1);
  if (dice.below(100) < namesAny) return anyOf(singles, dice);
  const held = suits.map(
    (_, at) => ownHand(seen).filter((card) => !isEight(card) && suitAt(card) === at).length,
  );
  const longest = suits[held.indexOf(Math.max(...held))];
  return singles.find(({ suit }) => suit === longest);
}

export type CrazyBot = Bot<Options, Facts, Move>;

const botWith = (weights: Weights): CrazyBot => ({
  choose: ({ seen }) => choiceOf(best(seen, weights)),
  reason: ({ seen }, move) => reasonFor(seen, move),
});

export const crazyBots: { readonly [L in BotLevel]: CrazyBot } = {
  easy: {
    choose: ({ seen }, dice) => choiceOf(easyChoice(seen, dice)),
    reason: ({ seen }, move) => reasonFor(seen, move),
  },
  regular: botWith(regularWeights),
};

function choiceOf(choice: Choice | undefined): Choice {
  if (!choice) throw new Error("a bot was asked for a move when its seat is not to act");
  return choice;
}

function best(seen: CrazySeen, weights: Weights): Choice | undefined {
  const all = choices(seen);
  if (all.length < 2) return all[0];
  const situation = situationOf(seen, weights);
  let highest = -Infinity;
  let chosen = all[0];
  for (const choice of all) {
    const worth = judge(choice, situation);
    if (worth > highest) [highest, chosen] = [worth, choice];
  }
  return chosen;
}
