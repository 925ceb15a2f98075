// Admits connections to a table, to watch or to their own seat, and decides whose line gives way to
// a new watcher (H-15, H-16, H-17).

import { hashOf } from "#main/base/chance.ts";
import type { EndReason, KnownScreen, Ticket } from "#main/base/ports.ts";
import { refusal } from "#main/base/refusal.ts";
import { refusedChair } from "#main/session/chairs.ts";
import { present } from "#main/session/players.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import { restartTurn, wakeClocks } from "./clocks.ts";
import type { ConnectionId, TableStep, Watcher } from "./step.ts";
import {
  cameFrom,
  drop,
  linesFromElsewhere,
  tellLife,
  tellPerson,
  watch,
  watchingLines,
  without,
} from "./people.ts";
import { presenceChanged, timeRuns } from "./play.ts";
import { isAsleep, lineOf, presenceOf, type TableState } from "./state.ts";
import { sendChat, sendPresent, sendTable } from "./views.ts";

/** H-16: returns why somebody may not watch; null if they may. */
export function refusedWatcher(state: TableState, ticket: Ticket): Refusal | null {
  const refused = ticket.visitor?.role === "owner" ? null : refusedFromOutside(state, ticket);
  if (refused) return refused;
  const place = placeOf(state, ticket);
  return place.isFree ? null : refusal("full", place.why, { most: mostScreens });
}

/** Every table is open to the host's owner; others in the network need one that is open to them. */
function refusedFromOutside(
  state: TableState,
  { visitor, code, from, screen }: Ticket,
): Refusal | null {
  const { lan } = state.table.session;
  const profile = visitor?.profile ?? null;
  if (profile === null && code === undefined && !screen) return refusal("not-yours", "tokenNeeded");
  if (!lan || lan.closed) return refusal("not-open", "notOpen");
  if (profile !== null) return lan.banned.includes(profile) ? refusal("banned", "banned") : null;
  const wrong = screen
    ? refusedScreen(state, screen)
    : hashOf(code ?? "") === hashOf(lan.code)
      ? null
      : refusal("wrong-code", "wrongCode");
  const isBarred = from !== undefined && state.barred.has(from);
  return wrong ?? (isBarred ? refusal("banned", "screenBanned") : null);
}

/**
 * H-39: a screen's key is for one session or for whatever is on; it never admits to a tournament's
 * table here.
 */
function refusedScreen(
  { table: { session }, barredScreens }: TableState,
  { id, session: shown }: KnownScreen,
): Refusal | null {
  if (session.tournament !== null || (shown !== null && shown !== session.id))
    return refusal("wrong-screen", "screenUnknown");
  return barredScreens.has(id) ? refusal("banned", "screenBanned") : null;
}

function placeOf(state: TableState, { visitor, from, token }: Ticket): SpectatorPlace {
  const profile = visitor?.profile ?? null;
  const couldSit =
    profile !== null &&
    state.rules.refusalOf("sit", state.table.stage) === null &&
    refusedChair(state.table, profile) === null;
  const isSure = visitor?.role === "owner" || token !== undefined;
  const claim: Claim = isSure ? "always" : couldSit ? "chair" : "look";
  return placeFor(watchingLines(state), { profile, from: from ?? null }, claim);
}

const endReasons: { readonly [code: string]: EndReason } = { full: "crowded", banned: "removed" };

/**
 * Lets a watcher in; lines that give way to them end first. Players whose place is at another table
 * come with a token and are always let in.
 */
export function spectates(
  step: TableStep,
  line: ConnectionId,
  watcher: Watcher,
  ticket: Ticket,
): void {
  // What was stored since they came may have closed the table to them.
  const refused = ticket.token === undefined ? refusedWatcher(step.state, ticket) : null;
  if (refused)
    return step.do({ type: "end", line, reason: endReasons[refused.error.code] ?? "lan-closed" });
  const place =
    ticket.token === undefined
      ? placeOf(step.state, ticket)
      : placeFor(
          watchingLines(step.state),
          { profile: watcher.profile, from: ticket.from ?? null },
          "always",
        );
  if (place.isFree)
    for (const other of place.ends) {
      step.do({ type: "end", line: other, reason: place.why });
      drop(step, other);
    }
  watch(step, line, watcher);
  cameFrom(step, line, watcher.profile, ticket.from);
  sendTable(step, undefined, line);
  sendPresent(step, line, null);
  sendChat(step, step.state.chat, [line]);
}

export function comesToSeat(step: TableStep, line: ConnectionId, id: string, from?: string): void {
  const player = step.state.table.players.find((each) => each.id === id);
  if (!player || player.gone) return step.do({ type: "end", line, reason: "removed" });
  takeSeat(step, line, player);
  cameFrom(step, line, player.profile, from);
  sendChat(step, step.state.chat, [line]);
}

/** H-15: the connection becomes the player's only one. */
export function takeSeat(step: TableStep, line: ConnectionId, player: StoredPlayer): void {
  const wasAway = presenceOf(step.state, player) === "away";
  const before = lineOf(step.state, player.id);
  step.change({ watchers: without(step.state.watchers, line) });
  tellPerson(step, player.id, { type: "arrive", connection: line });
  if (before !== null && before !== line)
    step.do({ type: "end", line: before, reason: "taken-over" });
  if (isAsleep(step.state)) wake(step);
  else if (wasAway && player.seat !== null) restartTurn(step, player.seat);
  presenceChanged(step);
  sendTable(step, undefined, line);
  sendPresent(step, line, player.id, !isNewHere(step.state, player));
}

/**
 * Whether a tournament player was moved here after a hand of others. The end of that hand is not
 * shown to them: it is not their concern, and the chairs have changed since.
 */
const isNewHere = ({ table: { stage, session } }: TableState, { seat }: StoredPlayer): boolean =>
  session.tournament !== null && stage === "between" && seat === null;

/**
 * Starts the table's time, when the first person is back or nobody is waited for. From now on the
 * others' seats are kept for a limited time.
 */
export function wake(step: TableStep): void {
  tellLife(step, { type: "wake" });
  wakeClocks(step);
  for (const player of present(step.state.table))
    if (!player.bot && presenceOf(step.state, player) === "dropped")
      tellPerson(step, player.id, { type: "keep" });
  timeRuns(step, []);
}

/**
 * Seats a new player on the line by which they already watch from another table; others are waited
 * for.
 */
export function welcome(step: TableStep, player: StoredPlayer): void {
  const line = linesFromElsewhere(step.state, player.id).at(-1);
  if (line !== undefined) takeSeat(step, line, player);
  else if (!isAsleep(step.state) && !player.bot && presenceOf(step.state, player) === "dropped")
    tellPerson(step, player.id, { type: "keep" });
}

/** The most people who watch and screens that belong to nobody, together. */
const mostPlaces = 50;
/** The most lines of one person at one table; the oldest gives way. */
const mostLines = 3;
/**
 * The most screens that belong to nobody on one device at one table. None of them gives way, or
 * they would displace each other for ever.
 */
export const mostScreens = 4;

/** The owner of a line: a person, or null for a screen. `from`: its device, if known. */
export interface Onlooker {
  readonly profile: string | null;
  readonly from: string | null;
}

export interface WatchingLine extends Onlooker {
  /** The line of the host's owner gives way to nobody's. */
  readonly isHosts: boolean;
  readonly line: ConnectionId;
  /** H-39: a screen with a persistent key. */
  readonly screen: KnownScreen | null;
}

/**
 * `always`: the host's owner, and players whose place is elsewhere. `chair`: people who could sit
 * down.
 */
export type Claim = "always" | "chair" | "look";

export type SpectatorPlace =
  | {
      readonly isFree: true;
      readonly ends: readonly ConnectionId[];
      readonly why: "too-many-lines" | "crowded";
    }
  | { readonly isFree: false; readonly why: "full" | "screensOfOne" };

const free = { isFree: true, ends: [], why: "too-many-lines" } as const;

/**
 * `lines`: oldest first. One person takes one place, however many lines they have; a device has few
 * for screens. A person who could take a chair is admitted even if all places are taken: a screen
 * gives way, or else the person who has watched for longest.
 */
export function placeFor(
  lines: readonly WatchingLine[],
  comer: Onlooker,
  claim: Claim,
): SpectatorPlace {
  const own = lines.filter((line) => isOfOne(line, comer));
  if (comer.profile === null && own.length >= mostScreens)
    return { isFree: false, why: "screensOfOne" };
  if (own.length > 0 && comer.profile !== null)
    return { ...free, ends: linesOf(own.slice(0, Math.max(0, own.length - mostLines + 1))) };
  if (claim === "always" || placesOf(lines) < mostPlaces) return free;
  return claim === "chair"
    ? { isFree: true, ends: linesOf(givingWay(lines)), why: "crowded" }
    : { isFree: false, why: "full" };
}

const isOfOne = (line: Onlooker, other: Onlooker): boolean =>
  line.profile === null
    ? other.profile === null && line.from !== null && line.from === other.from
    : line.profile === other.profile;

const linesOf = (lines: readonly WatchingLine[]): readonly ConnectionId[] =>
  lines.map(({ line }) => line);

function placesOf(lines: readonly WatchingLine[]): number {
  const people = new Set(lines.flatMap(({ profile }) => profile ?? []));
  return people.size + lines.filter(({ profile }) => profile === null).length;
}

/**
 * Returns the oldest screen of the device with most screens; without screens all lines of the
 * person who came first.
 */
function givingWay(lines: readonly WatchingLine[]): readonly WatchingLine[] {
  const screens = lines.filter(({ profile }) => profile === null);
  const people = lines.filter(({ isHosts }) => !isHosts);
  const ofDevice = (screen: Onlooker): number =>
    screens.filter((other) => isOfOne(other, screen)).length;
  const [screen] = screens.toSorted((one, other) => ofDevice(other) - ofDevice(one));
  return screen ? [screen] : people.filter((line) => isOfOne(line, people[0]!));
}
