import {
  isJoker,
  isNatural,
  rankOf,
  type Card,
  type Natural,
  type Rank,
} from "#shared/cards/card.ts";
import { forbidden, refused, type RuleError } from "#shared/contract/outcome.ts";
import { heightOf, isTwo, longest, order } from "./ranking.ts";
import { say } from "./say.ts";
import type { Facts, Lead, Play } from "./types.ts";

export type Combination = { readonly rank: Rank; readonly count: number; readonly jokers: number };

type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: RuleError };

/** KB-8, KB-10 */
export function readCombination({ cards, as }: Play): Read<Combination> {
  const naturals = cards.filter(isNatural);
  const jokers = cards.length - naturals.length;
  const first = naturals[0];
  if (first === undefined) return readLoneJoker(cards, as);
  if (as !== undefined) return refused("C-13", say("asInSet"));
  if (cards.length > 1 && naturals.some(isTwo)) return refused("KB-10", say("twoInSet"));
  if (cards.length > longest) return refused("KB-8", say("tooMany", { count: cards.length }));
  const rank = rankOf(first);
  if (naturals.some((card) => rankOf(card) !== rank)) return refused("KB-8", say("otherRanks"));
  return { ok: true, value: { rank, count: cards.length, jokers } };
}

// KB-3 and KB-8 both bar a joker as a 2; the error cites KB-8, which says what may be declared.
function readLoneJoker(cards: readonly Card[], as: Rank | undefined): Read<Combination> {
  if (cards.length > 1) return refused("KB-8", say("jokersAlone"));
  if (as === undefined) return refused("C-13", say("noAs"));
  if (as === "2") return refused("KB-8", say("asTwo"));
  return { ok: true, value: { rank: as, count: 1, jokers: 1 } };
}

/** KB-7, KB-9, KB-10 */
export function objection(
  facts: Pick<Facts, "lead" | "owed">,
  cards: readonly Card[],
  combination: Combination,
): RuleError | null {
  if (facts.owed && !cards.includes(facts.owed)) return forbidden("KB-7", say("owed"));
  const { lead } = facts;
  if (!lead || combination.rank === "2") return null;
  if (combination.count !== lead.count) return forbidden("KB-9", say("otherCount", { lead }));
  return heightOf(combination.rank) <= heightOf(lead.rank)
    ? forbidden("KB-9", say("notHigher", { rank: combination.rank, lead }))
    : null;
}

type Holding = {
  readonly byRank: ReadonlyMap<Rank, readonly Natural[]>;
  readonly jokers: readonly Card[];
};

function sortOut(hand: readonly Card[]): Holding {
  const byRank = new Map<Rank, Natural[]>();
  const jokers: Card[] = [];
  for (const card of hand) {
    if (isJoker(card)) jokers.push(card);
    else {
      const rank = rankOf(card);
      const same = byRank.get(rank);
      if (same) same.push(card);
      else byRank.set(rank, [card]);
    }
  }
  return { byRank, jokers };
}

/**
 * Lists every distinct play by rank, count and number of jokers, lowest first and a 2 last; each
 * contains the 3 of clubs while it is owed.
 */
export function legalPlays(
  hand: readonly Card[],
  facts: Pick<Facts, "lead" | "owed">,
): readonly Play[] {
  const { byRank, jokers } = sortOut(hand);
  const plays: Play[] = [];
  for (const rank of facts.owed ? (["3"] as const) : ranksAbove(facts.lead)) {
    addPlaysOf(
      plays,
      rank,
      owedFirst(byRank.get(rank) ?? [], facts.owed),
      jokers,
      facts.lead?.count ?? null,
      facts.owed !== null,
    );
  }
  const two = byRank.get("2")?.[0];
  if (two && !facts.owed) plays.push({ type: "play", cards: [two] });
  return plays;
}

const ranksAbove = (lead: Lead | null): readonly Rank[] =>
  lead ? order.slice(heightOf(lead.rank) + 1) : order;

const owedFirst = (naturals: readonly Natural[], owed: "3c" | null): readonly Natural[] =>
  owed && naturals.includes(owed)
    ? [owed, ...naturals.toSpliced(naturals.indexOf(owed), 1)]
    : naturals;

function addPlaysOf(
  plays: Play[],
  rank: Rank,
  naturals: readonly Natural[],
  jokers: readonly Card[],
  only: number | null,
  mustBeNatural: boolean,
): void {
  const most = only ?? Math.min(longest, naturals.length + jokers.length);
  for (let count = only ?? 1; count <= most; count += 1) {
    if (count === 1) {
      if (naturals[0]) plays.push({ type: "play", cards: [naturals[0]] });
      if (jokers[0] && !mustBeNatural) plays.push({ type: "play", cards: [jokers[0]], as: rank });
      continue;
    }
    const fewestJokers = Math.max(0, count - naturals.length);
    for (let used = fewestJokers; used <= jokers.length && used < count; used += 1) {
      plays.push({
        type: "play",
        cards: [...naturals.slice(0, count - used), ...jokers.slice(0, used)],
      });
    }
  }
}
