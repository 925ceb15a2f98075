import { bestOf, noLapses, type Bot, type UsualLevel } from "#shared/bots/bot.ts";
import { rankOf, suits, type Card } from "#shared/cards/card.ts";
import { without } from "#shared/cards/hand.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import { ownHand } from "#shared/contract/seen.ts";
import { natural } from "../../eights/seen.ts";
import { pointsIn } from "../points.ts";
import type { CrazySeen } from "../seen.ts";
import type { Facts, Move, Options, Play } from "../types.ts";
import { choices, easyChoice, type Choice } from "./choices.ts";
import { holdingOf, sizesOf, suitAt, unseenBy, type Unseen } from "./hand.ts";
import {
  cycleOf,
  outlooksOf,
  survivesLater,
  worthAfter,
  type Cycle,
  type Outlook,
  type Prospects,
  type Top,
} from "./outlook.ts";
import { reasonFor } from "./reason.ts";

/**
 * Chosen by matches on deals of other seeds than the bench uses. Chances are from 0 to 1; all else
 * is in units of the worth of winning the round.
 */
const weights = {
  /** Factor by which each further card to shed lowers the outlook. */
  growth: 0.75,
  /** A seat goes out in a later turn with the chance `hurry` / (its cards + 1). */
  hurry: 0.35,
  /** Cost of each point in hand if another goes out and scores it (CE-11). */
  point: 0.0005,
  /** The same when points decide the match (CE-13). */
  pointInMatch: 0.004,
  /** A stock with fewer cards per seat than this may run out before the next turns are over. */
  reserve: 1,
  /**
   * Factor on the worth of holding back a card that fits under `drawUntilPlayable`, where a later
   * turn without one is costly.
   */
  holdingBack: 0.7,
} as const;

/** Worth of going out: more than any outlook. */
const outright = 10;
const middleRank = "5";

type Situation = Readonly<{
  seen: CrazySeen;
  hand: readonly Card[];
  sizes: readonly number[];
  unseen: Unseen;
  top: Top;
  prospects: Prospects;
  outlooks: Map<string, readonly Outlook[]>;
}>;

function situationOf(seen: CrazySeen): Situation {
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
    prospects: prospectsOf(seen, sizes, unseen),
    outlooks: new Map(),
  };
}

function prospectsOf(
  { options, stock, pile }: CrazySeen,
  sizes: readonly number[],
  unseen: Unseen,
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
  const { seen, hand, top, unseen, prospects } = situation;
  const goesOn = worth(hand, top, situation);
  if (seen.facts.drew && prospects.dry < 1) return weights.holdingBack * goesOn;
  const { stuck } = cycleOf(sizesOf(seen, seen.facts.passed), top, unseen);
  return stuck * prospects.lowest(pointsIn(hand)) + (1 - stuck) * goesOn;
}

/**
 * CE-6: a draw ends the turn, except under `drawUntilPlayable`, where a card that fits may be
 * played at once.
 */
function judgeDraw(situation: Situation): number {
  const { hand, seen, top, prospects } = situation;
  const kept = worth(hand, top, situation, 1);
  if (!seen.options.drawUntilPlayable) return kept;
  const fits = top.suit === null ? 1 : (prospects.fits[top.suit] ?? 0);
  return weights.holdingBack * (kept + fits * Math.max(0, worth(hand, top, situation) - kept));
}

export type CrazyBot = Bot<Options, Facts, Move>;

type Chooses = (seen: CrazySeen, dice: DiceReader) => Choice | undefined;

const botWith = (chooses: Chooses): CrazyBot => ({
  choose({ seen }, dice) {
    const choice = chooses(seen, dice);
    if (!choice) throw new Error("a bot was asked for a move when its seat is not to act");
    return choice;
  },
  reason: ({ seen }, move) => reasonFor(seen, move),
});

export const crazyBots: { readonly [L in UsualLevel]: CrazyBot } = {
  easy: botWith(easyChoice),
  regular: botWith((seen, dice) => {
    const all = choices(seen);
    if (all.length < 2) return all[0];
    const situation = situationOf(seen);
    return bestOf(all, (choice) => judge(choice, situation), noLapses, dice);
  }),
};
