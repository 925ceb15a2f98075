import { canDeal, deal } from "./dealing.ts";
import { sumOf } from "./payouts.ts";
import { placesOfOut, stillIn, undoElimination } from "./elimination.ts";
import type { Amounts, RoundOver, TournamentState, TournamentTable } from "./state.ts";
import type { FormatRules, TournamentStep } from "./step.ts";
import { drawLeagueRound, leaguePlaces, type LeagueAsk, type LeagueRound } from "./league.ts";

function leagueOf({ setup: { format }, course }: TournamentState) {
  if (format.kind !== "league" || course.kind !== "league") throw new Error("this is no league");
  return { format, course };
}

export function leagueTakesLate(state: TournamentState): boolean {
  const { format, course } = leagueOf(state);
  return (
    state.phase === "running" &&
    course.rounds.length <= state.setup.structure.lateEntry &&
    course.rounds.length < format.rounds
  );
}

const inHundredths = (points: number): number => Math.round(points * 100) / 100;
const shareOf = (points: readonly number[], first: number, count: number): number =>
  inHundredths(sumOf(points.slice(first - 1, first - 1 + count)) / count);

function award(step: TournamentStep, entrant: string, points: number, wins: number): void {
  const { course } = leagueOf(step.state);
  const own = step.entrant(entrant);
  step.setEntrant(entrant, {
    points: inHundredths(own.points + points),
    wins: own.wins + wins,
  });
  const last = course.won.at(-1) ?? {};
  step.change({
    course: {
      ...course,
      won: [
        ...course.won.slice(0, -1),
        { ...last, [entrant]: inHundredths((last[entrant] ?? 0) + points) },
      ],
    },
  });
}

/** What every game of the rotation accepts (C-15). */
function seatsOf({ games, setup: { chairs } }: TournamentState): LeagueAsk["seats"] {
  const least = Math.max(2, ...games.map(({ players }) => players.min));
  return {
    least,
    most: Math.max(least, Math.min(chairs, ...games.map(({ players }) => players.max))),
  };
}

const byEntrant = ({ entrants }: TournamentState, key: "points" | "wins"): Amounts =>
  Object.fromEntries(entrants.map((entrant) => [entrant.id, entrant[key]]));

function drawRound(step: TournamentStep): void {
  const { format, course } = leagueOf(step.state);
  const entrants = stillIn(step.state).map(({ id }) => id);
  const { rounds: history } = course;
  const points = byEntrant(step.state, "points");
  const round = drawLeagueRound(
    { entrants, seats: seatsOf(step.state), history, points, draw: format.draw },
    step.draw("round"),
  );
  step.change({
    course: { ...course, rounds: [...history, round], won: [...course.won, {}] },
  });
  step.tell("roundDrawn", { round: history.length + 1, of: format.rounds });
  seatRound(step, round);
  if (round.resting.length > 0)
    step.tell("rests", { names: round.resting.map((id) => step.entrant(id).name) });
  for (const id of round.resting) award(step, id, format.deals * (format.points[0] ?? 0), 0);
}

/** Existing tables are used again; the players take the first chairs in the order drawn. */
function seatRound(step: TournamentStep, { tables }: LeagueRound): void {
  for (const { id } of stillIn(step.state)) step.unseat(id);
  for (const { id } of step.state.tables.slice(tables.length)) step.closeTable(id);
  const position = step.state.tables[0]?.position;
  while (step.state.tables.length < tables.length) {
    const opened = step.openTable();
    // In the rotation with the others.
    if (position) step.setTable(opened, { position });
  }
  tables.forEach((entrants, at) => {
    const table = step.state.tables[at]!;
    step.setTable(table.id, { ofLevel: 0 });
    entrants.forEach((entrant, chair) => {
      step.seat(entrant, table.id, chair);
      step.tell("seated", {
        name: step.entrant(entrant).name,
        table: table.number,
        chair: chair + 1,
      });
    });
  });
}

const isDone = (deals: number, { playing, ofLevel }: TournamentTable): boolean =>
  playing === null && ofLevel >= deals;

/** If too few are left to deal, they share the points of the remaining deals. */
function endEarly(step: TournamentStep, table: TournamentTable): void {
  const { format } = leagueOf(step.state);
  const here = table.chairs.filter((entrant) => entrant !== null);
  const left = format.deals - table.ofLevel;
  for (const entrant of here)
    award(step, entrant, left * shareOf(format.points, 1, here.length), 0);
  step.setTable(table.id, { ofLevel: format.deals });
}

/** Shared places share their points. */
function awardRound(step: TournamentStep, { places }: RoundOver): void {
  const { format } = leagueOf(step.state);
  let place = 1;
  for (const group of places) {
    for (const entrant of group)
      award(step, entrant, shareOf(format.points, place, group.length), place === 1 ? 1 : 0);
    place += group.length;
  }
}

const areAllDone = (state: TournamentState): boolean =>
  state.tables.every((table) => isDone(leagueOf(state).format.deals, table));

export const leagueRules: FormatRules = {
  begin(step) {
    const entrants = stillIn(step.state).length;
    drawRound(step);
    step.tell("started", { entrants, tables: step.state.tables.length });
  },
  seatOne: () => {},
  arrange(step) {
    const { format, course } = leagueOf(step.state);
    for (const table of step.state.tables) {
      if (table.playing === null && !isDone(format.deals, table) && !canDeal(step.state, table))
        endEarly(step, table);
    }
    if (areAllDone(step.state) && course.rounds.length < format.rounds) drawRound(step);
  },
  deal(step) {
    const { deals } = leagueOf(step.state).format;
    for (const table of step.state.tables)
      if (!isDone(deals, table) && canDeal(step.state, table)) deal(step, table.id, 0);
  },
  roundOver: awardRound,
  replaced: () => {},
  undo(step, last) {
    undoElimination(step, last, () => {});
    return true;
  },
  isOver(state) {
    const { format, course } = leagueOf(state);
    return (
      stillIn(state).length <= 1 || (course.rounds.length === format.rounds && areAllDone(state))
    );
  },
  places(state) {
    if (!leagueRules.isOver(state)) return placesOfOut(state);
    const lists = leaguePlaces({
      entrants: stillIn(state).map(({ id }) => id),
      history: leagueOf(state).course.rounds,
      points: byEntrant(state, "points"),
      wins: byEntrant(state, "wins"),
    });
    let place = 1;
    const placed = lists.map((entrants) => {
      const first = place;
      place += entrants.length;
      return { place: first, entrants };
    });
    return [...placed, ...placesOfOut(state)];
  },
};
