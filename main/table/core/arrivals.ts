// Admits connections to a table, to watch or to their own seat, and decides whose line gives way to
// a new watcher (H-15, H-16, H-17).

import { hashOf } from "#main/base/chance.ts";
import type { KnownScreen, Ticket } from "#main/base/ports.ts";
import { refusal } from "#main/base/refusal.ts";
import { refusedChair } from "#main/session/chairs.ts";
import { present } from "#main/session/players.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import { restartTurn, wakeClocks } from "./turnClocks.ts";
import type { ConnectionId, TableStep, Watcher } from "./step.ts";
import {
  cameFrom,
  drop,
  linesFromElsewhere,
  tellLife,
  tellPerson,
  watch,
  watchingLines,
  type WatchingLine,
  without,
} from "./people.ts";
import { presenceChanged, timeRuns } from "./play.ts";
import { restartWaiting } from "./sealedTable.ts";
import { isAsleep, lineOf, presenceOf, type TableState } from "./state.ts";
import { sendChat, sendPresent, sendTable } from "./sending.ts";

/** H-16: returns why somebody may not watch; null if they may. */
export function refusedWatcher(state: TableState, ticket: Ticket): Refusal | null {
  const refused = ticket.visitor?.role === "owner" ? null : refusedFromOutside(state, ticket);
  if (refused) return refused;
  const place = placeOf(state, ticket, ticket.visitor?.profile ?? null);
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

function placeOf(
  state: TableState,
  { visitor, from, token }: Ticket,
  profile: string | null,
): SpectatorPlace {
  const couldSit =
    profile !== null &&
    state.rules.refusalOf("sit", state.table.stage) === null &&
    refusedChair(state.table, profile) === null;
  // Players whose place is at another table come with a token and are always let in.
  const isSure = visitor?.role === "owner" || token !== undefined;
  const claim = isSure ? "always" : couldSit ? "chair" : "look";
  return placeFor(watchingLines(state), { profile, from: from ?? null }, claim);
}

/** Lets a watcher in; lines that give way to them end first. */
export function spectates(
  step: TableStep,
  line: ConnectionId,
  watcher: Watcher,
  ticket: Ticket,
): void {
  const place = placeOf(step.state, ticket, watcher.profile);
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

export function comesToSeat(
  step: TableStep,
  line: ConnectionId,
  player: StoredPlayer,
  from?: string,
): void {
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
  restartWaiting(step);
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
const mostScreens = 4;

/** The owner of a line: a person, or null for a screen. `from`: its device, if known. */
type Onlooker = Pick<WatchingLine, "profile" | "from">;

type SpectatorPlace =
  | Readonly<{
      isFree: true;
      ends: readonly ConnectionId[];
      why: "too-many-lines" | "crowded";
    }>
  | Readonly<{ isFree: false; why: "full" | "screensOfOne" }>;

/**
 * `lines`: oldest first. One person takes one place, however many lines they have; a device has few
 * for screens. A person who could take a chair is admitted even if all places are taken: a screen
 * gives way, or else the person who has watched for longest. `claim`: `always` for the host's owner,
 * and players whose place is elsewhere.
 */
function placeFor(
  lines: readonly WatchingLine[],
  comer: Onlooker,
  claim: "always" | "chair" | "look",
): SpectatorPlace {
  const own = lines.filter((line) => isOfOne(line, comer));
  if (comer.profile === null && own.length >= mostScreens)
    return { isFree: false, why: "screensOfOne" };
  const givingWayTo = (ending: readonly WatchingLine[], why: "too-many-lines" | "crowded") =>
    ({ isFree: true, ends: ending.map(({ line }) => line), why }) as const;
  if (own.length > 0 && comer.profile !== null)
    return givingWayTo(own.slice(0, Math.max(0, own.length - mostLines + 1)), "too-many-lines");
  if (claim === "always" || placesOf(lines) < mostPlaces) return givingWayTo([], "crowded");
  return claim === "chair"
    ? givingWayTo(givingWay(lines), "crowded")
    : { isFree: false, why: "full" };
}

const isOfOne = (line: Onlooker, other: Onlooker): boolean =>
  line.profile === null
    ? other.profile === null && line.from !== null && line.from === other.from
    : line.profile === other.profile;

function placesOf(lines: readonly WatchingLine[]): number {
  const people = new Set(lines.flatMap(({ profile }) => profile ?? []));
  return people.size + lines.filter(({ profile }) => profile === null).length;
}

/**
 * The oldest screen of the device with most screens; without screens all lines of the person who
 * came first.
 */
function givingWay(lines: readonly WatchingLine[]): readonly WatchingLine[] {
  const screens = lines.filter(({ profile }) => profile === null);
  const people = lines.filter(({ isHosts }) => !isHosts);
  const ofDevice = (screen: Onlooker): number =>
    screens.filter((other) => isOfOne(other, screen)).length;
  const [screen] = screens.toSorted((one, other) => ofDevice(other) - ofDevice(one));
  return screen ? [screen] : people.filter((line) => isOfOne(line, people[0]!));
}
