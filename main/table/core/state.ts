// All that there is to know of a live table at any moment: plain data, and what is asked of it.

import type { SnapshotFrom } from "xstate";
import { present } from "#main/session/seating.ts";
import type { SessionRules } from "#main/session/sessionRules.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { AnyRound, Window } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { ChatLine } from "#shared/protocol/tableMessages.ts";
import type { Presence } from "#shared/protocol/table.ts";
import type { Counts } from "./counts.ts";
import type { AskId, Line, TableEvent, Watcher } from "./event.ts";
import type { RoundRun } from "./round.ts";
import type { seatChart } from "./seatChart.ts";
import type { tableChart } from "./tableChart.ts";

/** One turn of a seat that is to act. */
export interface Turn {
  /** The phase, and where a response window is open which one. */
  readonly moment: string;
  readonly startedAt: number;
  /** How long an away seat lets the others wait. */
  readonly pauseMs: number;
  /** A bot has failed to answer: its default move is due. */
  readonly isForced: boolean;
  /** Its player has let time pass in this very turn: the rest of it follows after a pause. */
  readonly goesOn: boolean;
  readonly notBefore: number;
}

export interface Clocks {
  readonly turns: ReadonlyMap<Seat, Turn>;
  /** One time for all who are asked; neither turn clock nor time bank runs in it. */
  readonly window: { readonly window: Window; readonly openedAt: number } | null;
  readonly round: AnyRound | null;
}

/** What is waited for. */
export interface Due {
  /** By elapsed time. */
  readonly at: number;
  readonly event: TableEvent;
}

export interface Person {
  readonly chart: SnapshotFrom<typeof seatChart>;
  /** When a dropped player will be away. */
  readonly due: Due | null;
}

export interface TableState {
  /** As it is stored. */
  readonly table: StoredTable;
  readonly rules: SessionRules;
  readonly life: SnapshotFrom<typeof tableChart>;
  /** The present round; between rounds the last one. */
  readonly run: RoundRun | null;
  /** By seat, who waits for the answer to a pass that is held until the response window may close. */
  readonly held: ReadonlyMap<Seat, AskId>;
  /** Which seats' bots have answered which cues of the round. */
  readonly answered: ReadonlySet<string>;
  /** When the last move was made that is no move at any time, by elapsed time. */
  readonly commandAt: number;
  readonly clocks: Clocks;
  /** People by their ids; bots are here and ready at all times. Nothing of this is stored. */
  readonly people: ReadonlyMap<string, Person>;
  readonly watchers: ReadonlyMap<Line, Watcher>;
  /** From which device a line came, and a person last. */
  readonly from: ReadonlyMap<Line, string>;
  readonly lastFrom: ReadonlyMap<string, string>;
  /** Screens that are nobody's, as the table calls them: by their order of coming. */
  readonly screens: ReadonlyMap<Line, number>;
  readonly screensSeen: number;
  /** Devices whose screens were sent away, and screens that show whatever is on, but this no more. */
  readonly barred: ReadonlySet<string>;
  readonly barredScreens: ReadonlySet<string>;
  /** Lines that are about to be ended: nothing more of the table goes to them. */
  readonly hushed: ReadonlySet<Line>;
  /** H-11: who wishes to change places with whom; not stored, whoever still wishes it asks again. */
  readonly swaps: ReadonlyMap<string, string>;
  /** H-30: held for as long as it is wished, or until the round is over. */
  readonly haste: { readonly isHeld: boolean; readonly isFinishing: boolean };
  /** H-22: players who miss the present round, or the next. */
  readonly missing: ReadonlySet<string>;
  /** What was said last, oldest first, and how many lines before it. */
  readonly chat: readonly ChatLine[];
  readonly said: number;
  /** H-17: what each profile did lately. */
  readonly counts: { readonly spoken: Counts; readonly changes: Counts; readonly seats: Counts };
  /** Where its people may play on; of no use any more once the host has ended, and so not stored. */
  readonly sequel: string | null;
  /** Faults at one revision: so many that setting the table back does not help. */
  readonly faults: { readonly revision: number; readonly count: number };
  /** When a disk that could not be read is asked again, by elapsed time. */
  readonly again: number | null;
  /** As everybody knows the table, but for its clocks. */
  readonly told: unknown;
  readonly clocksRan: boolean;
  /** What the runner waits for, by name. */
  readonly timers: ReadonlyMap<string, Due>;
}

/** A state, and when it is asked. */
export interface Moment {
  readonly state: TableState;
  /** By elapsed time. */
  readonly at: number;
}

export const isOpen = ({ life }: TableState): boolean => typeof life.value === "object";
/** Nobody is there, not even to watch: the table waits as it stands. */
export const isAsleep = ({ life: { value } }: TableState): boolean =>
  typeof value === "object" && value.open === "asleep";

/** Asked of everybody at every move: xstate's own `matches` takes ten times as long. */
export function presenceOf({ people }: TableState, { id, bot }: StoredPlayer): Presence {
  if (bot) return "here";
  const value = people.get(id)?.chart.value;
  if (typeof value !== "object") return "dropped";
  return "here" in value ? "here" : "away" in value ? "away" : "dropped";
}

export function isReady({ people }: TableState, { id, bot }: StoredPlayer): boolean {
  const value = people.get(id)?.chart.value;
  return bot !== null || (typeof value === "object" && "here" in value && value.here === "ready");
}

const lineIn = ({ chart }: Person): Line | null => chart.context.person.connection as Line | null;
export function lineOf({ people }: TableState, player: string): Line | null {
  const person = people.get(player);
  return person ? lineIn(person) : null;
}

export function playerOn({ people }: TableState, line: Line): string | null {
  for (const [player, person] of people) if (lineIn(person) === line) return player;
  return null;
}

/** Every connection, and which player it is; null = a spectator. */
export function linesIn(
  state: TableState,
): readonly { readonly line: Line; readonly player: string | null }[] {
  const lines: { readonly line: Line; readonly player: string | null }[] = [];
  for (const [player, person] of state.people) {
    const line = lineIn(person);
    if (line !== null) lines.push({ line, player });
  }
  for (const line of state.watchers.keys()) lines.push({ line, player: null });
  return lines;
}

/** Lines by which somebody of whom this is true looks on. */
export const watching = (
  { watchers }: TableState,
  is: (watcher: Watcher) => boolean,
): readonly Line[] => [...watchers].flatMap(([line, watcher]) => (is(watcher) ? [line] : []));

/** Who sits at the table on this line, to stay. */
export function sitterOn(state: TableState, line: Line): StoredPlayer | null {
  const sitting = playerOn(state, line);
  return state.table.players.find(({ id, gone }) => id === sitting && !gone) ?? null;
}

/**
 * H-30: one person has a seat, and nobody but they watches: how fast anything is done betrays
 * nothing to anybody (C-7).
 */
export function isAlone({ rules, table, watchers }: TableState): boolean {
  if (!rules.mayHurry) return false;
  const [person, ...others] = present(table).filter(({ bot }) => bot === null);
  if (!person || others.length > 0) return false;
  for (const { profile } of watchers.values())
    if (profile === null || profile !== person.profile) return false;
  return true;
}

/** Asked anew each time: somebody may have come since it was wished for. */
export const isHurried = (state: TableState): boolean =>
  (state.haste.isHeld || state.haste.isFinishing) && isAlone(state);

/** Is it shown to those who have no seat? */
export const mayWatch = ({ table }: TableState): boolean => table.session.lan?.spectators ?? true;
