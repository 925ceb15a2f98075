import type { Rank } from "#shared/cards/card.ts";
import { pointsIn } from "../points.ts";
import type { Group, Holding, Unseen } from "./hand.ts";

/** The card to match; suits are counted in pack order from 0. */
export type Top = Readonly<{
  /** Null on an empty pile: anything may be played. */
  suit: number | null;
  /** Null after an eight (CE-8). */
  rank: Rank | null;
}>;

export type Cycle = Readonly<{
  /** Chance that nobody goes out. */
  survives: number;
  /** Chance that the suit is still the same if nobody goes out. */
  stays: number;
  /** Chance that nobody has a card that fits. */
  stuck: number;
}>;

/** Chance that two cards of a hand have the same rank. */
const pairs = 0.06;
/** The share of a rank's cards that are not of the suit to match. */
const otherSuits = 3 / 4;

export function cycleOf(sizes: readonly number[], { suit, rank }: Top, unseen: Unseen): Cycle {
  const same = suit === null ? 1 - unseen.eights : (unseen.suits[suit] ?? 0);
  const other =
    suit === null ? 0 : (rank === null ? 0 : unseen.ranks[rank] * otherSuits) + unseen.eights;
  const fits = Math.min(1, same + other);
  let survives = 1;
  let stays = 1;
  let stuck = 1;
  for (const size of sizes) {
    const none = (1 - fits) ** size;
    const out = goesOut(size, fits);
    survives *= 1 - out;
    // Given that the seat does not go out; a lone card that fits goes out.
    stays *=
      (none + ((1 - none - out) * same) / Math.max(fits, Number.EPSILON)) /
      Math.max(1 - out, Number.EPSILON);
    stuck *= none;
  }
  return { survives, stays, stuck };
}

/** CE-7: to go out, all cards of the hand must be of one rank and one of them must fit. */
const goesOut = (size: number, fits: number): number =>
  pairs ** (size - 1) * (1 - (1 - fits) ** size);

/**
 * Returns the chance that no seat goes out in a later turn; a seat with fewer cards is likelier to.
 */
export const survivesLater = (sizes: readonly number[], nearness: number): number =>
  sizes.reduce((all, size) => all * (1 - nearness / (size + 1)), 1);

const allSuits: readonly number[] = [0, 1, 2, 3];
const eightValue = 50;
/**
 * Groups and eights beyond these count only by `growth`; in a hand with more than `bigHand` groups
 * even fewer are worked out.
 */
const mostGroups = 4;
const bigHand = 6;
const mostGroupsOfBig = 3;
const mostEights = 2;
/** Numbers of unknown drawn cards that are told apart; further ones count only by `growth`. */
const drawnCounts: readonly number[] = [0, 1, 2];
/**
 * Drawing a card and playing one lead back to the same hand, so its worth is found by iteration.
 */
const sweeps = 3;

export interface Prospects {
  /** Chances between two later turns of the bot, by the suit it leaves on top. */
  readonly later: readonly Cycle[];
  /** Share of each suit on top after the suit has changed. */
  readonly mix: readonly number[];
  readonly ranks: { readonly [R in Rank]: number };
  /** Chance that a drawn card fits, by the suit on top. */
  readonly fits: readonly number[];
  /** Cards that a turn without a play adds to the hand (CE-6). */
  readonly draws: number;
  /** Factor by which each further card to shed lowers the outlook. */
  readonly growth: number;
  /** Chance that nothing is left to draw. */
  readonly dry: number;
  /** Cost of each point in hand if another goes out, and average points of a drawn card. */
  readonly point: number;
  readonly drawnValue: number;
  /**
   * Returns the chance that a hand of this value is the lowest when the round is blocked (CE-10).
   */
  lowest(this: void, value: number): number;
}

/** Prospects of a hand plus some unknown drawn cards. */
export type Outlook = Readonly<{
  value: number;
  /** Worth when the bot plays next, by the suit on top. */
  turns: readonly number[];
  /** Worth when the others play next, by the suit on top. */
  after: readonly number[];
}>;

type Reach = Readonly<{
  /**
   * Worth of the best play that surely fits and of the best that needs the right rank on top, and
   * the chance of that rank.
   */
  sure: number;
  lucky: number;
  luck: number;
}>;

const gone: Outlook = { value: 0, turns: [1, 1, 1, 1], after: [1, 1, 1, 1] };
const unknown: Outlook = { value: 0, turns: [0, 0, 0, 0], after: [0, 0, 0, 0] };
const none: Reach = { sure: -Infinity, lucky: -Infinity, luck: 0 };

export function outlooksOf(
  { groups: all, eights, value: whole }: Holding,
  prospects: Prospects,
): readonly Outlook[] {
  const groups = all.slice(0, all.length > bigHand ? mostGroupsOfBig : mostGroups);
  const counted = Math.min(eights, mostEights);
  const values = groups.map(({ cards }) => pointsIn(cards));
  const extra = whole - counted * eightValue - values.reduce((sum, value) => sum + value, 0);
  const shrink = prospects.growth ** (all.length - groups.length + eights - counted);
  const end: Outlook = {
    value: extra,
    turns: gone.turns.map((worth) => worth * shrink),
    after: gone.after.map((worth) => worth * shrink),
  };
  const one = 1 << groups.length;
  const known: (readonly Outlook[])[] = [];

  function of(held: number): readonly Outlook[] {
    return (known[held] ??= approached(
      drawnCounts.map((drawn) => allSuits.map((suit) => reach(held, drawn, suit))),
      valueAt(held),
      held === 0 ? end : null,
      prospects,
    ));
  }
  const valueAt = (held: number): number =>
    values.reduce(
      (sum, each, at) => sum + ((held >> at) & 1) * each,
      Math.floor(held / one) * eightValue + extra,
    );
  const best = (held: number, drawn: number, suits: readonly number[]): number =>
    bestOf(of(held)[drawn] ?? unknown, suits);

  function reach(held: number, drawn: number, suit: number): Reach {
    const from =
      held < one
        ? none
        : {
            ...none,
            sure: Math.max(best(held - one, drawn, allSuits), best(held % one, drawn, allSuits)),
          };
    return groups.reduce(
      (found, group, at) =>
        ((held >> at) & 1) === 0
          ? found
          : withGroup(found, group, suit, best(held ^ (1 << at), drawn, group.suits), prospects),
      from,
    );
  }
  return of(counted * one + one - 1);
}

const bestOf = ({ after }: Outlook, suits: readonly number[]): number =>
  suits.reduce((most, suit) => Math.max(most, after[suit] ?? 0), -Infinity);

function withGroup(
  { sure, lucky, luck }: Reach,
  group: Group,
  suit: number,
  worth: number,
  { ranks }: Prospects,
): Reach {
  if (group.suits.includes(suit)) return { sure: Math.max(sure, worth), lucky, luck };
  return { sure, lucky: Math.max(lucky, worth), luck: luck + ranks[group.rank] };
}

type Level = Readonly<{ value: number; turns: number[]; after: number[] }>;

/** Returns the outlooks for 0, 1, 2… drawn cards. `end` is set if only drawn cards remain. */
function approached(
  reach: readonly (readonly Reach[])[],
  value: number,
  end: Outlook | null,
  prospects: Prospects,
): readonly Outlook[] {
  const levels = drawnCounts.map((drawn): Level => {
    const from =
      drawn === 0 && end ? end : { ...unknown, value: value + drawn * prospects.drawnValue };
    return { value: from.value, turns: [...from.turns], after: [...from.after] };
  });
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    for (const [drawn, level] of levels.entries())
      if (drawn > 0 || !end) approach(level, drawn, levels, reach[drawn] ?? [], prospects);
  }
  return levels;
}

/** Plain loops, as they run some ten thousand times per move. */
function approach(
  level: Level,
  drawn: number,
  levels: readonly Outlook[],
  reach: readonly Reach[],
  prospects: Prospects,
): void {
  for (const suit of allSuits)
    level.turns[suit] = turnOf(levels, drawn, suit, reach[suit] ?? none, prospects);
  for (const suit of allSuits) {
    const cycle = prospects.later[suit];
    if (cycle) level.after[suit] = worthAfter(level, suit, cycle, prospects);
  }
}

function turnOf(
  levels: readonly Outlook[],
  drawn: number,
  suit: number,
  { sure, lucky, luck }: Reach,
  prospects: Prospects,
): number {
  const waits = waitingOf(levels, drawn, suit, prospects);
  const chance = 1 - (1 - (prospects.fits[suit] ?? 0)) ** drawn;
  const otherwise =
    chance * Math.max(waits, levels[drawn - 1]?.after[suit] ?? 0) + (1 - chance) * waits;
  const fallback = Math.max(sure, otherwise);
  return luck * Math.max(lucky, fallback) + (1 - luck) * fallback;
}

function waitingOf(
  levels: readonly Outlook[],
  drawn: number,
  suit: number,
  { draws, dry, growth, later, lowest }: Prospects,
): number {
  const now = levels[drawn] ?? unknown;
  const most = drawnCounts.length - 1;
  const more = drawn + draws;
  const grown =
    (levels[Math.min(more, most)]?.after[suit] ?? 0) * growth ** Math.max(0, more - most);
  if (dry === 0) return grown;
  const stuck = later[suit]?.stuck ?? 0;
  return (
    (1 - dry) * grown + dry * (stuck * lowest(now.value) + (1 - stuck) * (now.after[suit] ?? 0))
  );
}

export function worthAfter(
  { value, turns }: Outlook,
  suit: number,
  { survives, stays }: Cycle,
  { mix, point }: Prospects,
): number {
  const changes = (1 - stays) / Math.max(Number.EPSILON, 1 - (mix[suit] ?? 0));
  let worth = 0;
  for (const top of allSuits)
    worth += (turns[top] ?? 0) * (top === suit ? stays : changes * (mix[top] ?? 0));
  return survives * worth - (1 - survives) * point * value;
}
