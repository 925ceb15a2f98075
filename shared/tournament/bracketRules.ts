// How is a heads-up bracket played: who meets whom at which table, who has won a match, who goes on (H-20)?

import type { BracketMatch, Format } from '#shared/protocol/tournament.ts';
import { bracketPlaces, drawBracket, isToPlay, loserOf, reopenedMatch, withWalkovers, wonMatch, type Bracket } from './bracket.ts';
import { levelBegins } from './clock.ts';
import { canDeal, deal } from './dealing.ts';
import { eliminate, hasStacks, setStacks, stillIn, takeStacks } from './elimination.ts';
import type { RoundOver } from './event.ts';
import type { FormatRules } from './format.ts';
import { giveStack } from './freezeout.ts';
import type { BracketState, LastElimination, TournamentState, TournamentTable } from './state.ts';
import type { Step } from './step.ts';

type Rules = Extract<Format, { readonly kind: 'bracket' }>;
type Hand = LastElimination['hand'];

function bracketOf({ setup: { format }, course }: TournamentState): { readonly format: Rules; readonly course: BracketState } {
  if (format.kind !== 'bracket' || course.kind !== 'bracket') throw new Error('this is no bracket');
  return { format, course };
}

function setBracket(step: Step, bracket: Bracket): void {
  const { course } = bracketOf(step.state);
  if (bracket !== course.bracket) step.change({ course: { ...course, bracket } });
}

const withMatch = (bracket: Bracket, match: string, change: Partial<BracketMatch>): Bracket => bracket.map((each) => (each.id === match ? { ...each, ...change } : each));

/** Who has gone loses wherever he meets somebody. */
function walkOver(step: Step): void {
  const { bracket } = bracketOf(step.state).course;
  const gone = step.state.entrants.filter(({ status }) => status === 'out').toSorted((one, other) => (one.bust?.moment ?? 0) - (other.bust?.moment ?? 0));
  const walked = withWalkovers(bracket, gone.map(({ id }) => id));
  if (walked.some((match, at) => match !== bracket[at])) setBracket(step, walked);
}

/** The table of a decided match is closed, its chips go back, and who plays no other match is out. */
function endMatches(step: Step, hand: Hand): void {
  for (const match of bracketOf(step.state).course.bracket) {
    if (match.winner === null || match.table === null) continue;
    const table = step.table(match.table);
    if (table.playing) continue;
    const players = match.players.filter((player) => player !== null);
    step.tell('matchWon', { name: step.entrant(match.winner).name });
    for (const id of players) {
      const { stack } = step.entrant(id);
      if (stack > 0) step.postStack('forfeit', id, -stack);
      step.setEntrant(id, { stack: 0 });
    }
    const done = players.filter((id) => step.entrant(id).status === 'in' && isDone(step.state, id));
    for (const id of players) step.unseat(id);
    step.closeTable(table.id);
    setBracket(step, withMatch(bracketOf(step.state).course.bracket, match.id, { table: null }));
    eliminate(step, done.map((id) => ({ id, stack: hand?.before[id] ?? 0 })), hand);
  }
}

/** Has he no match to play any more, without having won the last? */
function isDone(state: TournamentState, entrant: string): boolean {
  const { bracket } = bracketOf(state).course;
  const final = bracket.at(-1);
  return final?.winner !== entrant && !bracket.some(({ winner, players }) => winner === null && players.includes(entrant));
}

/** A round's matches begin together, once the round before is over: chips, levels and the clock begin anew. */
function beginRound(step: Step): void {
  const { course } = bracketOf(step.state);
  const open = course.bracket.filter(({ winner }) => winner === null);
  const round = Math.min(...open.map((match) => match.round));
  if (open.length === 0 || step.state.tables.length > 0) return;
  const ready = open.filter((match) => match.round === round && isToPlay(match) && match.table === null);
  if (round !== course.round) {
    step.change({ course: { ...course, round } });
    if (hasStacks(step.state)) step.change({ clock: levelBegins(step.state.setup.structure, 1, step.at) });
  }
  for (const match of ready) openMatch(step, match);
}

function openMatch(step: Step, match: BracketMatch): void {
  const players = match.players.filter((player) => player !== null);
  const table = step.openTable();
  players.forEach((id, chair) => {
    step.seat(id, table, chair);
    if (hasStacks(step.state) && step.entrant(id).stack === 0) giveStack(step, id);
  });
  setBracket(step, withMatch(bracketOf(step.state).course.bracket, match.id, { table }));
  step.tell('match', { names: players.map((id) => step.entrant(id).name), table: step.table(table).number });
}

/** The winner, if the round has decided the match; a round that both win counts for neither. */
function countRound(step: Step, match: BracketMatch, { places, stacks }: RoundOver): string | null {
  const { format, course } = bracketOf(step.state);
  const players = match.players.filter((player) => player !== null);
  if (format.wins === null) return players.some((id) => stacks[id] === 0) ? (players.find((id) => stacks[id] !== 0) ?? null) : null;
  const [first] = places;
  const winner = first?.length === 1 ? first[0] : undefined;
  const side = match.players.indexOf(winner ?? '');
  if (winner === undefined || side < 0) return null;
  const wins = match.wins.with(side, (match.wins[side] ?? 0) + 1) as [number, number];
  setBracket(step, withMatch(course.bracket, match.id, { wins }));
  return (wins[side] ?? 0) >= format.wins ? winner : null;
}

/** Only as long as nobody plays the next match; the round that decided it does not count. */
function undo(step: Step, { entrants, hand }: LastElimination): boolean {
  const { course, format } = bracketOf(step.state);
  const isBack = (id: string | null): boolean => entrants.some((entrant) => entrant.id === id);
  const match = course.bracket.findLast((each) => isBack(loserOf(each)));
  const reopened = match && reopenedMatch(course.bracket, match.id);
  if (!match || !reopened || !hand || course.bracket.some(({ from, table }) => table !== null && from.includes(match.id))) return false;
  const side = match.players.indexOf(match.winner);
  const wins = format.wins === null ? match.wins : (match.wins.with(side, Math.max(0, (match.wins[side] ?? 0) - 1)) as [number, number]);
  for (const { id } of entrants) step.setEntrant(id, { status: 'in', bust: null, leaving: null });
  if (hasStacks(step.state)) setStacks(step, Object.fromEntries(match.players.flatMap((id) => (id === null ? [] : [[id, hand.before[id] ?? 0] as const]))));
  setBracket(step, withMatch(reopened, match.id, { wins }));
  openMatch(step, { ...match, wins, winner: null });
  step.change({ lastElimination: null });
  step.tell('undone', { names: entrants.map(({ id }) => step.entrant(id).name) });
  return true;
}

const handOf = (over: RoundOver, { playing }: TournamentTable): Hand => ({ table: over.table, round: over.round, before: playing?.stacks ?? {}, after: over.stacks });

export const bracketRules: FormatRules = {
  begin(step) {
    const { format } = bracketOf(step.state);
    const entrants = stillIn(step.state).map(({ id }) => id);
    step.change({ course: { kind: 'bracket', round: 0, bracket: drawBracket(entrants, format, step.draw('round')) } });
    step.tell('bracketDrawn', { entrants: entrants.length });
  },
  seatOne: () => {},
  arrange(step) {
    walkOver(step);
    endMatches(step, null);
    beginRound(step);
  },
  deal(step) {
    for (const table of step.state.tables) if (canDeal(step.state, table)) deal(step, table.id, 0);
  },
  roundOver(step, over, before) {
    if (hasStacks(step.state)) takeStacks(step, over, before);
    const match = bracketOf(step.state).course.bracket.find(({ table }) => table === over.table);
    if (!match || match.winner !== null) return;
    const winner = countRound(step, match, over);
    if (winner !== null) setBracket(step, wonMatch(bracketOf(step.state).course.bracket, match.id, winner));
    endMatches(step, handOf(over, before));
  },
  undo,
  isOver: (state) => bracketOf(state).course.bracket.every(({ winner }) => winner !== null) && bracketOf(state).course.bracket.length > 0 && state.tables.length === 0,
  places: (state) => bracketPlaces(bracketOf(state).course.bracket),
};
