// Who meets whom in a heads-up bracket, who goes on, and which place has who is out (H-20)?
//
// Kept are the draw, what was decided at tables and who has withdrawn; every match follows from these. So no match that
// waits for a table can be lost: it waits until its result is told.

import { DiceReader, newDice } from '#shared/chance/dice.ts';

export const bracketSize = { min: 2, max: 256 };

/** `walkover`: without play, because the other was not there. */
export type Decision = { readonly match: number; readonly winner: string; readonly by: 'play' | 'walkover' };

/** Plain data: may be stored and sent as it is. */
export interface Bracket {
  /** Published before the draw: whoever has it and the list of entrants draws the same. */
  readonly seed: string;
  /** First seed first. */
  readonly entrants: readonly string[];
  /** The losers of the semi-finals play for it; with three entrants there is only one. */
  readonly thirdPlace: boolean;
  readonly decisions: readonly Decision[];
  /** In the order of their withdrawal. */
  readonly withdrawn: readonly string[];
}

/** `from`: the match that sends its winner here (for third place: its loser); null for who was drawn here. */
export type Side = { readonly entrant: string | null; readonly from: number | null };

export interface Match {
  /** From 1 on, in the order in which they can be played. */
  readonly number: number;
  /** From 1 on; the match for third place is of the round of the final. */
  readonly round: number;
  readonly isThirdPlace: boolean;
  readonly sides: readonly [Side, Side];
  /** Null while it waits, or is played. */
  readonly winner: string | null;
  readonly loser: string | null;
  readonly by: Decision['by'] | null;
}

interface Draw {
  /** Each once; the strongest first where they are seeded. */
  readonly entrants: readonly string[];
  readonly seed: string;
  readonly isSeeded: boolean;
  readonly thirdPlace: boolean;
}

/**
 * Seeded: the first two can meet in the final only, the first four in the semi-finals, and so on. Else everybody's place
 * is drawn. Who has a bye – the top seeds, where they are seeded – begins in the second round. Throws a RangeError where
 * there are too few entrants, too many, or one twice.
 */
export function drawBracket({ entrants, seed, isSeeded, thirdPlace }: Draw): Bracket {
  const { min, max } = bracketSize;
  if (entrants.length < min || entrants.length > max) throw new RangeError(`a bracket has ${min} to ${max} entrants, not ${entrants.length}`);
  if (new Set(entrants).size < entrants.length) throw new RangeError('an entrant is named twice in a bracket');
  const order = isSeeded ? entrants : new DiceReader(newDice(`${seed}/bracket`)).shuffled(entrants);
  return { seed, entrants: order, thirdPlace, decisions: [], withdrawn: [] };
}

/** Where a side comes from: the place in the draw, or another match. */
type Source = { readonly drawn: number } | { readonly winnerOf: number } | { readonly loserOf: number };
type Planned = Pick<Match, 'number' | 'round' | 'isThirdPlace'> & { readonly sources: readonly [Source, Source] };

/** Seeds in the order of a bracket's lines: of two that meet in any round the sum is the same while the higher ones win. */
function seedLines(lines: number): readonly number[] {
  let order: readonly number[] = [0];
  while (order.length < lines) order = order.flatMap((seed) => [seed, 2 * order.length - 1 - seed]);
  return order;
}

/** A line without an entrant is a bye: who stands beside it goes on, and there is no match. */
function planOf(count: number, thirdPlace: boolean): readonly Planned[] {
  const matches: Planned[] = [];
  const add = (round: number, isThirdPlace: boolean, sources: Planned['sources']): number => matches.push({ number: matches.length + 1, round, isThirdPlace, sources });
  let lines = seedLines(2 ** Math.ceil(Math.log2(count))).map((drawn): Source | null => (drawn < count ? { drawn } : null));
  for (let round = 1; lines.length > 1; round += 1) {
    const [one, other] = lines;
    if (thirdPlace && lines.length === 2 && one && other && 'winnerOf' in one && 'winnerOf' in other) {
      add(round, true, [{ loserOf: one.winnerOf }, { loserOf: other.winnerOf }]);
    }
    lines = Array.from({ length: lines.length / 2 }, (_, at) => {
      const [upper, lower] = [lines[2 * at] ?? null, lines[2 * at + 1] ?? null];
      return upper && lower ? { winnerOf: add(round, false, [upper, lower]) } : (upper ?? lower);
    });
  }
  return matches;
}

/** All matches, by number: those to come as well, their sides as far as they are known. */
export function matchesOf(bracket: Bracket): readonly Match[] {
  const matches: Match[] = [];
  const sideOf = (source: Source): Side => {
    if ('drawn' in source) return { entrant: bracket.entrants[source.drawn] ?? null, from: null };
    const from = 'winnerOf' in source ? source.winnerOf : source.loserOf;
    const match = matches[from - 1];
    return { entrant: ('winnerOf' in source ? match?.winner : match?.loser) ?? null, from };
  };
  for (const { sources: [one, other], ...planned } of planOf(bracket.entrants.length, bracket.thirdPlace)) {
    const sides = [sideOf(one), sideOf(other)] as const;
    matches.push({ ...planned, sides, ...decisionOf(bracket, planned.number, sides) });
  }
  return matches;
}

/** As it was told; else by walkover where one has withdrawn, or both: then who did so later goes on. */
function decisionOf({ decisions, withdrawn }: Bracket, number: number, [{ entrant: one }, { entrant: other }]: Match['sides']): Pick<Match, 'winner' | 'loser' | 'by'> {
  const open = { winner: null, loser: null, by: null };
  if (one === null || other === null) return open;
  const wonBy = (winner: string, by: Decision['by']) => ({ winner, loser: winner === one ? other : one, by });
  const told = decisions.find(({ match }) => match === number);
  if (told) return wonBy(told.winner, told.by);
  const stay = (entrant: string): number => (withdrawn.includes(entrant) ? withdrawn.indexOf(entrant) : Infinity);
  if (stay(one) === stay(other)) return open;
  return wonBy(stay(one) > stay(other) ? one : other, 'walkover');
}

/** Both who play are known, and nothing is decided: at a table, or waiting for one. By number. */
export const matchesToPlay = (bracket: Bracket): readonly Match[] =>
  matchesOf(bracket).filter(({ sides, winner }) => winner === null && sides.every(({ entrant }) => entrant !== null));

export const isDecided = (bracket: Bracket): boolean => matchesOf(bracket).every(({ winner }) => winner !== null);

/** Who sits in the first chair and who in the second, by lot: it is no present to have won first. Null while one of them is not known. */
export function chairsOf(bracket: Bracket, number: number): readonly [string, string] | null {
  const [one, other] = matchesOf(bracket)[number - 1]?.sides ?? [];
  if (!one?.entrant || !other?.entrant) return null;
  return new DiceReader(newDice(`${bracket.seed}/match ${number}`)).below(2) === 0 ? [one.entrant, other.entrant] : [other.entrant, one.entrant];
}

/** Why nothing was changed. */
export type BracketProblem = 'noSuchMatch' | 'notReady' | 'isDecided' | 'notInMatch' | 'notDecided' | 'wentOn' | 'noSuchEntrant' | 'isOut' | 'hasWithdrawn' | 'hasNotWithdrawn';
export type BracketChange = { readonly ok: true; readonly bracket: Bracket } | { readonly ok: false; readonly problem: BracketProblem };

const refused = (problem: BracketProblem): BracketChange => ({ ok: false, problem });

/** What came of a match. */
export function withDecision(bracket: Bracket, decision: Decision): BracketChange {
  const match = matchesOf(bracket)[decision.match - 1];
  if (!match) return refused('noSuchMatch');
  if (match.sides.some(({ entrant }) => entrant === null)) return refused('notReady');
  if (match.winner !== null) return refused('isDecided');
  if (match.sides.every(({ entrant }) => entrant !== decision.winner)) return refused('notInMatch');
  return { ok: true, bracket: { ...bracket, decisions: [...bracket.decisions, decision] } };
}

/** What was told of a match is taken back; not once anybody has played on from it. */
export function withoutDecision(bracket: Bracket, number: number): BracketChange {
  if (!matchesOf(bracket)[number - 1]) return refused('noSuchMatch');
  const decisions = bracket.decisions.filter(({ match }) => match !== number);
  if (decisions.length === bracket.decisions.length) return refused('notDecided');
  return changed(bracket, { ...bracket, decisions });
}

/** All his matches to come are walkovers, also the one that he is playing. What is decided stands. */
export function withWithdrawal(bracket: Bracket, entrant: string): BracketChange {
  if (!bracket.entrants.includes(entrant)) return refused('noSuchEntrant');
  if (bracket.withdrawn.includes(entrant)) return refused('hasWithdrawn');
  if (placesOf(bracket).some(({ id }) => id === entrant)) return refused('isOut');
  return { ok: true, bracket: { ...bracket, withdrawn: [...bracket.withdrawn, entrant] } };
}

/** He plays again what he had lost by withdrawing; not once anybody has played on from such a walkover. */
export function withReturn(bracket: Bracket, entrant: string): BracketChange {
  if (!bracket.entrants.includes(entrant)) return refused('noSuchEntrant');
  if (!bracket.withdrawn.includes(entrant)) return refused('hasNotWithdrawn');
  return changed(bracket, { ...bracket, withdrawn: bracket.withdrawn.filter((gone) => gone !== entrant) });
}

/** Whoever's match was decided at a table must still be in it. */
function changed(before: Bracket, after: Bracket): BracketChange {
  const [were, are] = [matchesOf(before), matchesOf(after)];
  const inMatch = (matches: readonly Match[], number: number): string => JSON.stringify(matches[number - 1]?.sides);
  return after.decisions.every(({ match }) => inMatch(were, match) === inMatch(are, match)) ? { ok: true, bracket: after } : refused('wentOn');
}

/** `place` is the best of those shared. */
export type BracketPlace = { readonly id: string; readonly place: number };

/** Everybody whose place is certain, the best first: who lost in the same round share theirs. */
export function placesOf(bracket: Bracket): readonly BracketPlace[] {
  const matches = matchesOf(bracket);
  const rounds = matches.at(-1)?.round ?? 0;
  const playedFor = matches.find(({ isThirdPlace }) => isThirdPlace)?.sides.map(({ from }) => from) ?? [];
  const places = matches.flatMap(({ number, round, isThirdPlace, winner, loser }): BracketPlace[] => {
    if (winner === null || loser === null || playedFor.includes(number)) return [];
    if (isThirdPlace) return [{ id: winner, place: 3 }, { id: loser, place: 4 }];
    // Ahead of who loses in a round are as many as its matches have winners, the byes beside them.
    const lost = { id: loser, place: 2 ** (rounds - round) + 1 };
    return round === rounds ? [{ id: winner, place: 1 }, lost] : [lost];
  });
  return places.toSorted((one, other) => one.place - other.place);
}
