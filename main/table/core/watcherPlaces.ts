// Places for watchers, and whose line gives way to a new one (H-16, H-17).

import type { KnownScreen } from "#main/base/ports.ts";
import type { ConnectionId } from "./event.ts";

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
