import type { DiceReader } from "#shared/chance/dice.ts";
import type { BracketMatch } from "#shared/protocol/tournament.ts";
import {
  bracketPlaces,
  drawBracket,
  isToPlay,
  loserOf,
  reopenedMatch,
  withWalkovers,
  wonMatch,
  type Bracket,
} from "./bracket.ts";
import { levelBegins } from "./clock.ts";
import { canDeal, deal } from "./dealing.ts";
import { eliminate, hasStacks, setStacks, stillIn, takeStacks } from "./elimination.ts";
import type { RoundOver, LastElimination, TournamentState, TournamentTable } from "./state.ts";
import type { FormatRules, TournamentStep } from "./step.ts";
import { giveStack } from "./freezeout.ts";

type Hand = LastElimination["hand"];

function bracketOf({ setup: { format }, course }: TournamentState) {
  if (format.kind !== "bracket" || course.kind !== "bracket") throw new Error("this is no bracket");
  return { format, course, bracket: course.bracket };
}

const setBracket = (step: TournamentStep, bracket: Bracket): void =>
  step.change({ course: { ...bracketOf(step.state).course, bracket } });

const setMatch = (step: TournamentStep, match: string, change: Partial<BracketMatch>): void =>
  setBracket(
    step,
    bracketOf(step.state).bracket.map((each) =>
      each.id === match ? { ...each, ...change } : each,
    ),
  );

const playersOf = ({ players }: BracketMatch): readonly string[] =>
  players.filter((player) => player !== null);

function walkOver(step: TournamentStep): void {
  const { bracket } = bracketOf(step.state);
  const gone = step.state.entrants
    .filter(({ status }) => status === "out")
    .toSorted((one, other) => (one.bust?.moment ?? 0) - (other.bust?.moment ?? 0));
  const walked = withWalkovers(
    bracket,
    gone.map(({ id }) => id),
  );
  const decided = walked.filter((match, at) => match.winner !== bracket[at]?.winner);
  if (decided.length === 0) return;
  setBracket(step, walked);
  const last = step.state.lastElimination;
  const lost = decided.find((match) => last?.entrants.some(({ id }) => id === loserOf(match)));
  if (last?.hand === null && last.match === undefined && lost)
    step.change({ lastElimination: { ...last, match: lost.id } });
}

/** Both players' stacks when one has left a match being played, so that it can be undone. */
function rememberGone(
  step: TournamentStep,
  match: BracketMatch,
  { id: table, round }: TournamentTable,
): void {
  const last = step.state.lastElimination;
  const gone =
    last?.match === match.id ? last.entrants.find(({ id }) => id === loserOf(match)) : undefined;
  if (!last || !gone || match.winner === null) return;
  const stacks = { [gone.id]: gone.stack, [match.winner]: step.entrant(match.winner).stack };
  step.change({
    lastElimination: { ...last, hand: { table, round, before: stacks, after: stacks } },
  });
}

/**
 * Closes the tables of decided matches, takes the chips out of play, and eliminates players without
 * further matches.
 */
function endMatches(step: TournamentStep, hand: Hand): void {
  for (const match of bracketOf(step.state).bracket) {
    if (match.winner === null || match.table === null) continue;
    const table = step.table(match.table);
    if (table.playing) continue;
    const players = playersOf(match);
    rememberGone(step, match, table);
    step.tell("matchWon", { name: step.entrant(match.winner).name });
    for (const id of players) {
      const { stack } = step.entrant(id);
      if (stack > 0) step.postStack("forfeit", id, -stack);
      step.setEntrant(id, { stack: 0 });
    }
    const done = players.filter((id) => step.entrant(id).status === "in" && isDone(step.state, id));
    for (const id of players) step.unseat(id);
    step.closeTable(table.id);
    setMatch(step, match.id, { table: null });
    eliminate(
      step,
      done.map((id) => ({ id, stack: hand?.before[id] ?? 0 })),
      hand,
    );
  }
}

function isDone(state: TournamentState, entrant: string): boolean {
  const { bracket } = bracketOf(state);
  const final = bracket.at(-1);
  return (
    final?.winner !== entrant &&
    !bracket.some(({ winner, players }) => winner === null && players.includes(entrant))
  );
}

/**
 * All matches of a round begin together once the round before is over, unless paused; chips, levels
 * and clock start from the beginning.
 */
function beginRound(step: TournamentStep): void {
  if (step.state.tables.length > 0 || step.state.paused) return;
  const { course, bracket } = bracketOf(step.state);
  const open = bracket.filter(({ winner }) => winner === null);
  if (open.length === 0) return;
  const round = Math.min(...open.map((match) => match.round));
  const ready = open.filter(
    (match) => match.round === round && isToPlay(match) && match.table === null,
  );
  if (round !== course.round) {
    step.change({ course: { ...course, round } });
    if (hasStacks(step.state))
      step.change({ clock: levelBegins(step.state.setup.structure, 1, step.at) });
  }
  if (ready.length === 0) return;
  const dice = step.draw("seats");
  for (const match of ready) openMatch(step, match, dice);
}

/**
 * Chairs are drawn, match by match in the bracket's order, so that the player named first is not
 * always the first to act.
 */
function openMatch(step: TournamentStep, match: BracketMatch, dice: DiceReader): void {
  const players = playersOf(match);
  const table = step.openTable();
  dice.shuffled(players).forEach((id, chair) => {
    step.seat(id, table, chair);
    if (hasStacks(step.state) && step.entrant(id).stack === 0) giveStack(step, id);
  });
  setMatch(step, match.id, { table });
  step.tell("match", {
    names: players.map((id) => step.entrant(id).name),
    table: step.table(table).number,
  });
}

const withWin = ({ wins }: BracketMatch, side: number, more: number) =>
  wins.with(side, (wins[side] ?? 0) + more) as [number, number];

/** The winner if the round has decided the match; a round that both win counts for neither. */
function countRound(
  step: TournamentStep,
  match: BracketMatch,
  { places, stacks }: RoundOver,
): string | null {
  const needed = bracketOf(step.state).format.wins;
  const players = playersOf(match);
  if (needed === null)
    return players.some((id) => stacks[id] === 0)
      ? (players.find((id) => stacks[id] !== 0) ?? null)
      : null;
  const [winner, ...others] = places[0] ?? [];
  const side = match.players.indexOf(winner ?? "");
  if (winner === undefined || others.length > 0 || side < 0) return null;
  const wins = withWin(match, side, 1);
  setMatch(step, match.id, { wins });
  return (wins[side] ?? 0) >= needed ? winner : null;
}

/**
 * The match that was lost – null if they were in none at that time – and the bracket with it
 * reopened. Null once the following match is decided or being played.
 */
function reopening(
  state: TournamentState,
  { entrants, hand, match: lost }: LastElimination,
): Readonly<{ match: BracketMatch | null; bracket: Bracket }> | null {
  const { bracket } = bracketOf(state);
  if (hand === null && lost === undefined) return { match: null, bracket };
  const isBack = (id: string | null): boolean => entrants.some((entrant) => entrant.id === id);
  const match = bracket.findLast((each) =>
    lost === undefined ? isBack(loserOf(each)) : each.id === lost,
  );
  const reopened = match && reopenedMatch(bracket, match.id);
  if (
    !match ||
    !reopened ||
    bracket.some(({ from, table }) => table !== null && from.includes(match.id))
  )
    return null;
  return { match, bracket: reopened };
}

/** Before the deciding round; a walkover added none. */
function winsBefore(match: BracketMatch, needed: number | null): BracketMatch["wins"] {
  const { wins, players, winner } = match;
  const side = players.indexOf(winner);
  return needed !== null && (wins[side] ?? 0) >= needed ? withWin(match, side, -1) : wins;
}

/** The deciding round does not count; who left between matches waits for the next one again. */
function undo(step: TournamentStep, last: LastElimination): boolean {
  const { course, format } = bracketOf(step.state);
  const found = reopening(step.state, last);
  if (!found) return false;
  const { match, bracket } = found;
  for (const { id } of last.entrants)
    step.setEntrant(id, { status: "in", bust: null, leaving: null });
  step.change({ lastElimination: null });
  step.tell("undone", { names: last.entrants.map(({ id }) => step.entrant(id).name) });
  if (!match) return true;
  const wins = winsBefore(match, format.wins);
  setBracket(step, bracket);
  setMatch(step, match.id, { wins });
  if (match.round !== course.round) return true;
  const { hand } = last;
  if (hasStacks(step.state) && hand)
    setStacks(step, Object.fromEntries(playersOf(match).map((id) => [id, hand.before[id] ?? 0])));
  openMatch(step, { ...match, wins, winner: null }, step.draw("seats"));
  return true;
}

export const bracketRules: FormatRules = {
  begin(step) {
    const { format } = bracketOf(step.state);
    const entrants = stillIn(step.state).map(({ id }) => id);
    step.change({
      course: {
        kind: "bracket",
        round: 0,
        bracket: drawBracket(entrants, format, step.draw("round")),
      },
    });
    step.tell("bracketDrawn", { entrants: entrants.length });
  },
  seatOne: () => {},
  arrange(step) {
    walkOver(step);
    endMatches(step, null);
    beginRound(step);
    const { lastElimination } = step.state;
    if (lastElimination && !reopening(step.state, lastElimination))
      step.change({ lastElimination: null });
  },
  deal(step) {
    for (const table of step.state.tables) if (canDeal(step.state, table)) deal(step, table.id, 0);
  },
  roundOver(step, over, before) {
    if (hasStacks(step.state)) takeStacks(step, over, before);
    const match = bracketOf(step.state).bracket.find(({ table }) => table === over.table);
    if (!match || match.winner !== null) return;
    const winner = countRound(step, match, over);
    if (winner !== null)
      setBracket(step, wonMatch(bracketOf(step.state).bracket, match.id, winner));
    const { table, round, stacks: after } = over;
    endMatches(step, { table, round, before: before.playing?.stacks ?? {}, after });
  },
  replaced(step, lost, table) {
    const match = bracketOf(step.state).bracket.find((each) => each.table === lost);
    if (match) setMatch(step, match.id, { table });
  },
  undo,
  isOver: (state) =>
    bracketOf(state).bracket.every(({ winner }) => winner !== null) &&
    bracketOf(state).bracket.length > 0 &&
    state.tables.length === 0,
  places: (state) => bracketPlaces(bracketOf(state).bracket),
};
