// The people at a table: their lines, and whether they are here, dropped, away or ready (C-6).

import { isLoopback } from "#shared/protocol/addresses.ts";
import type { EventFrom } from "xstate";
import { present } from "#main/session/players.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import { begun, seatChart, sentTo, tableChart } from "./charts.ts";
import type { ConnectionId, TableStep, Watcher } from "./step.ts";
import {
  isReady,
  lineOf,
  playerOn,
  presenceOf,
  watching,
  type Person,
  type TableState,
} from "./state.ts";

/** The set grows by one each time a table's owner removes a screen. */
const mostBarred = 256;

type PersonEvent = EventFrom<typeof seatChart>;

/** What a chart keeps of time: a function of a moment would keep that moment's whole step. */
const noTime = { keepMs: () => 0, elapsed: () => 0 };

export function tellPerson(step: TableStep, player: string, event: PersonEvent): void {
  const keepMs = (): number => step.state.table.session.settings.keepSeconds * 1000;
  const elapsed = (): number => step.at;
  const before: Person = step.state.people.get(player) ?? {
    chart: begun(seatChart, { keepMs, elapsed }).chart,
    due: null,
  };
  const { person } = before.chart.context;
  const now = { ...before.chart, context: { person: { ...person, keepMs, elapsed } } };
  const { chart: after, waits } = sentTo(seatChart, now as Person["chart"], event);
  const context = { person: { ...after.context.person, ...noTime } };
  const chart = { ...after, context } as Person["chart"];
  const wait = waits?.[0];
  const due = waits
    ? wait
      ? { at: step.at + wait.ms, event: { type: "keepTime" as const, player, event: wait.event } }
      : null
    : before.due;
  step.change({ people: new Map(step.state.people).set(player, { chart, due }) });
}

/** Records a player's own move or return. Returns true if they were away. */
export function comeBack(step: TableStep, player: string): boolean {
  const person = step.state.people.get(player);
  const value = person?.chart.value;
  const wasAway = typeof value === "object" && "away" in value;
  // Most moves change nothing in the chart.
  if (wasAway || person?.chart.context.person.timeOuts !== 0)
    tellPerson(step, player, { type: "act" });
  return wasAway;
}

export function clearReady(step: TableStep): void {
  for (const player of step.state.table.players)
    if (player.bot === null && isReady(step.state, player))
      tellPerson(step, player.id, { type: "unready" });
}

export function tellLife(step: TableStep, event: EventFrom<typeof tableChart>): void {
  const { life } = step.state;
  if (life.status === "active") step.change({ life: sentTo(tableChart, life, event).chart });
}

export const newLife = (): TableState["life"] => begun(tableChart, undefined).chart;

export function watch(step: TableStep, line: ConnectionId, watcher: Watcher): void {
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

/** `profile`: null for a screen that belongs to nobody. */
export function cameFrom(
  step: TableStep,
  line: ConnectionId,
  profile: string | null,
  device?: string,
): void {
  if (device === undefined) return;
  const { from, lastFrom } = step.state;
  step.change({
    from: new Map(from).set(line, device),
    lastFrom: profile === null ? lastFrom : new Map(lastFrom).set(profile, device),
  });
}

/** Removes a closed connection. Returns the player whose seat is kept; null if it had none. */
export function drop(step: TableStep, line: ConnectionId): string | null {
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

export function dismiss(step: TableStep, player: string, as: Watcher): void {
  const line = lineOf(step.state, player);
  step.change({ people: without(step.state.people, player) });
  if (line !== null) watch(step, line, as);
}

const nobody: Watcher = { profile: null, name: null };

/** No time is counted any more, and everybody connected only watches. */
export function dismissAll(step: TableStep): void {
  for (const player of step.state.people.keys()) dismiss(step, player, nobody);
}

export function linesOf(
  state: TableState,
  player: string,
  profile: string | null,
): readonly ConnectionId[] {
  const own = lineOf(state, player);
  const others = profile === null ? [] : watching(state, (watcher) => watcher.profile === profile);
  return [...(own === null ? [] : [own]), ...others];
}

/** The place of the player is, or was, at another table of the session. */
export const linesFromElsewhere = (state: TableState, player: string): readonly ConnectionId[] =>
  watching(state, (watcher) => watcher.player === player);

/** Oldest first. `from`: the device, if known. */
export const watchingLines = ({ watchers, from }: TableState) =>
  [...watchers].map(([line, watcher]) => ({ ...watcher, line, from: from.get(line) ?? null }));

export type WatchingLine = ReturnType<typeof watchingLines>[number];

/**
 * Returns the device from which this profile came last; null for the host's own machine, where the
 * owner's screens may be.
 */
export function deviceOf({ lastFrom }: TableState, profile: string): string | null {
  const from = lastFrom.get(profile);
  return from === undefined || isLoopback(from) ? null : from;
}

/** Only screens that belong to nobody. */
export function screensBeside(state: TableState, profile: string): readonly ConnectionId[] {
  const device = deviceOf(state, profile);
  return device === null
    ? []
    : watchingLines(state).flatMap((each) =>
        each.profile === null && each.from === device ? [each.line] : [],
      );
}

export const withBarred = (barred: ReadonlySet<string>, one: string): ReadonlySet<string> =>
  new Set([...barred, one].slice(-mostBarred));

/**
 * H-17: returns the person who inherits the table from an owner who is away; null if the owner
 * stays.
 */
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
