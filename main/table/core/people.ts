// Who is at the table: which line belongs to whom, who dropped out, who is away, who is ready (C-6).

import type { EventFrom } from "xstate";
import { present } from "#main/session/seating.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import { isLoopback } from "#shared/protocol/loopback.ts";
import { begun, told } from "./charts.ts";
import { seatChart } from "./seatChart.ts";
import type { Line, Watcher } from "./event.ts";
import {
  isReady,
  lineOf,
  playerOn,
  presenceOf,
  watching,
  type Person,
  type TableState,
} from "./state.ts";
import type { Step } from "./step.ts";
import { tableChart } from "./tableChart.ts";
import type { WatchingLine } from "./watcherPlaces.ts";

/** One is added each time that a table's owner sends a screen away. */
const mostBarred = 256;

type PersonEvent = EventFrom<typeof seatChart>;

/** Something happens to a player. */
export function tellPerson(step: Step, player: string, event: PersonEvent): void {
  const keepMs = (): number => step.state.table.session.settings.keepSeconds * 1000;
  const elapsed = (): number => step.at;
  const before: Person = step.state.people.get(player) ?? {
    chart: begun(seatChart, { keepMs, elapsed }).chart,
    due: null,
  };
  const { person } = before.chart.context;
  const now = { ...before.chart, context: { person: { ...person, keepMs, elapsed } } };
  const { chart, waits } = told(seatChart, now as Person["chart"], event);
  const wait = waits?.[0];
  const due = waits
    ? wait
      ? { at: step.at + wait.ms, event: { type: "keepTime" as const, player, event: wait.event } }
      : null
    : before.due;
  step.change({ people: new Map(step.state.people).set(player, { chart, due }) });
}

/** They moved by themselves, or said that they are back; true when they were away. */
export function comeBack(step: Step, player: string): boolean {
  const person = step.state.people.get(player);
  const value = person?.chart.value;
  const wasAway = typeof value === "object" && "away" in value;
  // Of most moves there is nothing to tell.
  if (wasAway || person?.chart.context.person.timeOuts !== 0)
    tellPerson(step, player, { type: "act" });
  return wasAway;
}

/** A new round, or new options: everybody is asked anew. */
export function clearReady(step: Step): void {
  for (const player of step.state.table.players)
    if (player.bot === null && isReady(step.state, player))
      tellPerson(step, player.id, { type: "unready" });
}

/** The table's time runs, stops, or ends. */
export function tellLife(step: Step, event: EventFrom<typeof tableChart>): void {
  const { life } = step.state;
  if (life.status === "active") step.change({ life: told(tableChart, life, event).chart });
}

export const newLife = (): TableState["life"] => begun(tableChart, undefined).chart;

/** They may have watched before, as somebody else. */
export function watch(step: Step, line: Line, watcher: Watcher): void {
  const { watchers, screens, screensSeen } = step.state;
  step.change({ watchers: new Map(watchers).set(line, watcher) });
  if (watcher.profile === null && !screens.has(line))
    step.change({
      screens: new Map(screens).set(line, screensSeen + 1),
      screensSeen: screensSeen + 1,
    });
}

export function without<K, V>(map: ReadonlyMap<K, V>, key: K): ReadonlyMap<K, V> {
  if (!map.has(key)) return map;
  const after = new Map(map);
  after.delete(key);
  return after;
}

/** `profile`: null for a screen that is nobody's. */
export function cameFrom(step: Step, line: Line, profile: string | null, device?: string): void {
  if (device === undefined) return;
  const { from, lastFrom } = step.state;
  step.change({
    from: new Map(from).set(line, device),
    lastFrom: profile === null ? lastFrom : new Map(lastFrom).set(profile, device),
  });
}

/** The connection is gone. Answers with the player whose seat is kept; null when it had none. */
export function drop(step: Step, line: Line): string | null {
  const { watchers, from, screens } = step.state;
  const player = playerOn(step.state, line);
  if (watchers.has(line) || from.has(line) || screens.has(line))
    step.change({
      watchers: without(watchers, line),
      from: without(from, line),
      screens: without(screens, line),
    });
  if (player !== null) tellPerson(step, player, { type: "drop" });
  return player;
}

/** Gone for good; who still has a connection may watch, as whoever they were. */
export function dismiss(step: Step, player: string, as: Watcher): void {
  const line = lineOf(step.state, player);
  step.change({ people: without(step.state.people, player) });
  if (line !== null) watch(step, line, as);
}

const nobody: Watcher = { profile: null, name: null };

/** Nobody's time is counted any more, and whoever is connected only watches. */
export function dismissAll(step: Step): void {
  for (const player of step.state.people.keys()) dismiss(step, player, nobody);
}

/** The player's line, and those by which this profile watches. */
export function linesOf(
  state: TableState,
  player: string,
  profile: string | null,
): readonly Line[] {
  const own = lineOf(state, player);
  const others = profile === null ? [] : watching(state, (watcher) => watcher.profile === profile);
  return [...(own === null ? [] : [own]), ...others];
}

/** By which a player of the session looks on whose place is, or was, elsewhere. */
export const linesFromElsewhere = (state: TableState, player: string): readonly Line[] =>
  watching(state, (watcher) => watcher.player === player);

/** By which somebody looks on, oldest first. */
export const watchingLines = ({ watchers, from }: TableState): readonly WatchingLine[] =>
  [...watchers].map(([line, { profile, isHosts = false, screen = null }]) => ({
    line,
    profile,
    from: from.get(line) ?? null,
    isHosts,
    screen,
  }));

/**
 * The device by which this profile came last; null for the host's own machine, where the owner's
 * screens may be.
 */
export function deviceOf({ lastFrom }: TableState, profile: string): string | null {
  const from = lastFrom.get(profile);
  return from === undefined || isLoopback(from) ? null : from;
}

/** Screens that are nobody's, on that device. */
export function screensBeside(state: TableState, profile: string): readonly Line[] {
  const device = deviceOf(state, profile);
  return device === null
    ? []
    : watchingLines(state).flatMap((each) =>
        each.profile === null && each.from === device ? [each.line] : [],
      );
}

/** With one more, of which so many are remembered. */
export const withBarred = (barred: ReadonlySet<string>, one: string): ReadonlySet<string> =>
  new Set([...barred, one].slice(-mostBarred));

/** H-17: while its owner is away a table is theirs who is here; null where it stays whose it is. */
export function heirOf(state: TableState): StoredPlayer | null {
  const { table, rules } = state;
  if (!rules.passesOn) return null;
  const owner = table.players.find(({ id, gone }) => id === table.session.owner && !gone);
  if (owner && presenceOf(state, owner) !== "away") return null;
  return (
    present(table).find((player) => player.bot === null && presenceOf(state, player) === "here") ??
    null
  );
}
