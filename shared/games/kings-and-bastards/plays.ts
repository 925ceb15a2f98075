// Which cards may be played together, and what beats what (KB-7…KB-10)?

import { isJoker, isNatural, rankOf, type Card, type Natural, type Rank } from '#shared/cards/card.ts';
import { refused, type RuleError } from '#shared/game/outcome.ts';
import { heightOf, isTwo, order } from './ranking.ts';
import type { Facts, Lead, Play } from './types.ts';

/** What a play amounts to: a single or set of one rank, or the 2 that trumps everything. */
export type Combination = { readonly rank: Rank; readonly count: number; readonly jokers: number };

type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: RuleError };

const longest = 4;
const countWords = ['nothing', 'a single', 'a pair', 'a triple', 'a quad'] as const;
const countWord = (count: number): string => countWords[count] ?? `${count} cards`;

/** The combination these cards make, or the rule they break (KB-8, KB-10). */
export function readCombination({ cards, as }: Play): Read<Combination> {
  const naturals = cards.filter(isNatural);
  const jokers = cards.length - naturals.length;
  const first = naturals[0];
  if (first === undefined) return readLoneJoker(cards, as);
  if (as !== undefined) return refused('C-13', '"as" is named for a lone joker only: in a set jokers take the rank of the set.');
  if (cards.length > 1 && naturals.some(isTwo)) return refused('KB-10', 'A 2 is played alone: it never forms part of a set, and only one is played at a time.');
  if (cards.length > longest) return refused('KB-8', `${cards.length} cards are too many: a play is a single, pair, triple or quad of one rank.`);
  const rank = rankOf(first);
  if (naturals.some((card) => rankOf(card) !== rank)) return refused('KB-8', 'These cards are not of one rank: a play is a single, pair, triple or quad of one rank.');
  return { ok: true, value: { rank, count: cards.length, jokers } };
}

// KB-3 and KB-8 both bar a joker as a 2; KB-8, which says what may be declared, is the one cited.
function readLoneJoker(cards: readonly Card[], as: Rank | undefined): Read<Combination> {
  if (cards.length > 1) return refused('KB-8', 'Jokers cannot stand for a whole set: put at least one natural card with them.');
  if (as === undefined) return refused('C-13', 'A lone joker needs "as": the rank it is played as, 3 to A.');
  if (as === '2') return refused('KB-8', 'A joker cannot be a 2: declare it as a rank from 3 to A.');
  return { ok: true, value: { rank: as, count: 1, jokers: 1 } };
}

/** Why this combination may not be played now, or null when it may (KB-7, KB-9, KB-10). */
export function objection(facts: Pick<Facts, 'lead' | 'owed'>, cards: readonly Card[], combination: Combination): RuleError | null {
  if (facts.owed && !cards.includes(facts.owed)) {
    return { code: 'KB-7', message: 'You hold the 3 of clubs and start the round: lead it, alone or in a set of 3s.' };
  }
  const { lead } = facts;
  if (!lead || combination.rank === '2') return null;
  if (combination.count !== lead.count) {
    return { code: 'KB-9', message: `${capital(countWord(lead.count))} lies on the table: play ${countWord(lead.count)} of a higher rank than ${rankWord(lead.rank)}, or a 2 (KB-10).` };
  }
  if (heightOf(combination.rank) <= heightOf(lead.rank)) {
    return { code: 'KB-9', message: `${rankWord(combination.rank)} does not beat ${rankWord(lead.rank)}: it takes ${countWord(lead.count)} of a strictly higher rank, or a 2 (KB-10).` };
  }
  return null;
}

/** As people read it: a T is a 10. */
const rankWord = (rank: Rank): string => (rank === 'T' ? '10' : rank);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A hand sorted into what plays are made of. */
type Holding = { readonly byRank: ReadonlyMap<Rank, readonly Natural[]>; readonly jokers: readonly Card[] };

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

/** Every distinct play by rank, count and number of jokers, lowest first and a 2 last; the 3 of clubs is in it where owed. */
export function legalPlays(hand: readonly Card[], facts: Pick<Facts, 'lead' | 'owed'>): readonly Play[] {
  const { byRank, jokers } = sortOut(hand);
  const plays: Play[] = [];
  for (const rank of facts.owed ? (['3'] as const) : ranksAbove(facts.lead)) {
    addPlaysOf(plays, rank, owedFirst(byRank.get(rank) ?? [], facts.owed), jokers, facts.lead?.count ?? null, facts.owed !== null);
  }
  const two = byRank.get('2')?.[0];
  if (two && !facts.owed) plays.push({ type: 'play', cards: [two] });
  return plays;
}

const ranksAbove = (lead: Lead | null): readonly Rank[] => (lead ? order.slice(heightOf(lead.rank) + 1) : order);

const owedFirst = (naturals: readonly Natural[], owed: '3c' | null): readonly Natural[] =>
  owed && naturals.includes(owed) ? [owed, ...naturals.toSpliced(naturals.indexOf(owed), 1)] : naturals;

function addPlaysOf(plays: Play[], rank: Rank, naturals: readonly Natural[], jokers: readonly Card[], only: number | null, mustBeNatural: boolean): void {
  const most = only ?? Math.min(longest, naturals.length + jokers.length);
  for (let count = only ?? 1; count <= most; count += 1) {
    if (count === 1) {
      if (naturals[0]) plays.push({ type: 'play', cards: [naturals[0]] });
      if (jokers[0] && !mustBeNatural) plays.push({ type: 'play', cards: [jokers[0]], as: rank });
      continue;
    }
    const fewestJokers = Math.max(0, count - naturals.length);
    for (let used = fewestJokers; used <= jokers.length && used < count; used += 1) {
      plays.push({ type: 'play', cards: [...naturals.slice(0, count - used), ...jokers.slice(0, used)] });
    }
  }
}
