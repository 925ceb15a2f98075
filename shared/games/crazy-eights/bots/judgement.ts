import { without } from "#shared/cards/hand.ts";
import { rankOf, suits, type Card } from "#shared/cards/card.ts";
import { ownHand } from "#shared/contract/ownHand.ts";
import { cycleOf, survivesLater, type Cycle, type Top } from "./field.ts";
import { holdingOf, sizesOf, suitAt, unseenBy, valueOf, type Unseen } from "./hand.ts";
import type { Choice } from "./moves.ts";
import { outlooksOf, worthAfter, type Outlook, type Prospects } from "./outlook.ts";
import type { Weights } from "./weights.ts";
import { natural } from "../ranks.ts";
import type { CrazySeen } from "../seen.ts";
import type { Play } from "../types.ts";

/** More than any outlook. */
const outright = 10;
const middleRank = "5";

export interface Situation {
  readonly seen: CrazySeen;
  readonly hand: readonly Card[];
  readonly sizes: readonly number[];
  readonly unseen: Unseen;
  readonly top: Top;
  readonly prospects: Prospects;
  readonly weights: Weights;
  /** Outlooks by the cards of the hand. */
  readonly outlooks: Map<string, readonly Outlook[]>;
}

export function situationOf(seen: CrazySeen, weights: Weights): Situation {
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
  const survives = survivesLater(sizes, weights.haste);
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

/** Who had fewer cards and did not go out has drawn. */
const laterSize = 3;
/** Points by which the hands of others differ from what is expected of them, for one card. */
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
 * What it is worth to hold this hand, and so many cards drawn, when the others are to play on this
 * top card.
 */
function worth(hand: readonly Card[], top: Top, situation: Situation, drawn = 0): number {
  const { sizes, unseen, prospects } = situation;
  const held = outlook(hand, drawn, situation);
  if (!held) return 0;
  return top.suit === null
    ? Math.max(...held.after)
    : worthAfter(held, top.suit, cycleOf(sizes, top, unseen), prospects);
}

/**
 * The judgement of one legal move: how likely it leads to a win, less what it may cost in points.
 */
export function judge(move: Choice, situation: Situation): number {
  if (move.type === "play") return judgePlay(move, situation);
  return move.type === "pass" ? judgePass(situation) : judgeDraw(situation);
}

function judgePlay({ cards, suit }: Play, situation: Situation): number {
  const rest = without(situation.hand, cards) ?? [];
  if (rest.length === 0) return outright;
  return worth(rest, topAfter(cards, suit === undefined ? null : suits.indexOf(suit)), situation);
}

/** CE-7: the last card is the new top card. */
function topAfter(cards: readonly Card[], named: number | null): Top {
  const last = cards.at(-1);
  if (named !== null || last === undefined) return { suit: named, rank: null };
  return { suit: suitAt(last), rank: rankOf(natural(last)) };
}

/**
 * CE-10: when all others pass as well, the lowest hand wins. CE-6: who has drawn may pass and keep
 * what fits.
 */
function judgePass(situation: Situation): number {
  const { seen, hand, top, unseen, prospects, weights } = situation;
  const goesOn = worth(hand, top, situation);
  if (seen.facts.drew && prospects.dry < 1) return weights.holdingBack * goesOn;
  const { stuck } = cycleOf(sizesOf(seen, seen.facts.passed), top, unseen);
  return stuck * prospects.lowest(valueOf(hand)) + (1 - stuck) * goesOn;
}

/**
 * CE-6: a draw ends the turn – but where one draws until one can play, a card that fits may go at
 * once.
 */
function judgeDraw(situation: Situation): number {
  const { hand, seen, top, prospects, weights } = situation;
  const kept = worth(hand, top, situation, 1);
  if (!seen.options.drawUntilPlayable) return kept;
  const fits = top.suit === null ? 1 : (prospects.fits[top.suit] ?? 0);
  return weights.holdingBack * (kept + fits * Math.max(0, worth(hand, top, situation) - kept));
}
