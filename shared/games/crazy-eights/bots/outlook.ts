import type { Rank } from "#shared/cards/card.ts";
import type { Cycle } from "./field.ts";
import { valueOf, type Group, type Holding } from "./hand.ts";

const allSuits: readonly number[] = [0, 1, 2, 3];
const eightValue = 50;
/**
 * Of more groups and eights than these the others only make the way longer; in a big hand that is
 * all that is looked at.
 */
const mostGroups = 4;
const bigHand = 6;
const mostGroupsOfBig = 3;
const mostEights = 2;
/** So many cards yet to be drawn are told apart: with more the way only gets longer. */
const drawnCounts: readonly number[] = [0, 1, 2];
/**
 * A card that is drawn and one that is played lead back to the same hand, so its worth is
 * approached step by step.
 */
const sweeps = 3;

export interface Prospects {
  /** What is likely between two later turns, by the suit that the bot leaves on top. */
  readonly later: readonly Cycle[];
  /** Which suit is on top once it has changed: shares. */
  readonly mix: readonly number[];
  readonly ranks: { readonly [R in Rank]: number };
  /** How likely a card that is drawn fits, by the suit on top. */
  readonly fits: readonly number[];
  /** Cards that a turn without a play adds to the hand (CE-6). */
  readonly draws: number;
  /** What is left of the outlook when still a card more has to be shed. */
  readonly growth: number;
  /** How likely there is nothing left to draw. */
  readonly dry: number;
  /** What each point in the hand costs if another goes out, and how many a card drawn has. */
  readonly point: number;
  readonly drawnValue: number;
  /** How likely a hand of this value is the lowest when the round is blocked (CE-10). */
  lowest(this: void, value: number): number;
}

/** A hand with 0, 1, 2… cards more whose names are not known yet. */
export interface Outlook {
  /** Points in it. */
  readonly value: number;
  /** What it is worth when the bot is to play, by the suit then on top. */
  readonly turns: readonly number[];
  /** What it is worth when the others are to play, by the suit then on top. */
  readonly after: readonly number[];
}

interface Reach {
  /**
   * Worth of the best that surely fits, and of the best that fits if the rank does; and how likely
   * that is.
   */
  readonly sure: number;
  readonly lucky: number;
  readonly luck: number;
}

const gone: Outlook = { value: 0, turns: [1, 1, 1, 1], after: [1, 1, 1, 1] };
const unknown: Outlook = { value: 0, turns: [0, 0, 0, 0], after: [0, 0, 0, 0] };
const none: Reach = { sure: -Infinity, lucky: -Infinity, luck: 0 };

/** What becomes of a hand: worked out once for each set of groups and eights that may remain. */
export function outlooksOf(
  { groups: all, eights, value: whole }: Holding,
  prospects: Prospects,
): readonly Outlook[] {
  const groups = all.slice(0, all.length > bigHand ? mostGroupsOfBig : mostGroups);
  const counted = Math.min(eights, mostEights);
  const values = groups.map(({ cards }) => valueOf(cards));
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

type Level = { readonly value: number; readonly turns: number[]; readonly after: number[] };

/** The same hand with 0, 1, 2… cards drawn. `end`: nothing but what is drawn remains. */
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

/** Plain loops: they run some ten thousand times for a move. */
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

/** A turn without a play: cards are drawn, or none can be. */
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
