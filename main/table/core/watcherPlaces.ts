// Says whether there is a place for somebody who comes to look on, and whose line gives way to
// theirs (H-16, H-17).

import type { KnownScreen } from "#main/base/ports.ts";
import type { Line } from "./event.ts";

/** People who look on, and screens that are nobody's. */
const mostPlaces = 50;
/** Of one person at one table; the oldest gives way. */
const mostLines = 3;
/**
 * That are nobody's, on one device at one table: no screen of theirs gives way, or they would push
 * each other out for ever.
 */
export const mostScreens = 4;

/**
 * Whose a line is: a person's, or a screen's that is nobody's; `from`: its device, where that is
 * known.
 */
export interface Onlooker {
  readonly profile: string | null;
  readonly from: string | null;
}

/** By which somebody looks on. */
export interface WatchingLine extends Onlooker {
  /** The host's owner's: it gives way to nobody. */
  readonly isHosts: boolean;
  readonly line: Line;
  /** H-39: of a screen with a lasting key. */
  readonly screen: KnownScreen | null;
}

/**
 * `always`: the host's owner, and players who are told where their place is. `chair`: whoever could
 * sit down.
 */
export type Claim = "always" | "chair" | "look";

export type Place =
  | {
      readonly isFree: true;
      readonly ends: readonly Line[];
      readonly why: "too-many-lines" | "crowded";
    }
  | { readonly isFree: false; readonly why: "full" | "screensOfOne" };

const free = { isFree: true, ends: [], why: "too-many-lines" } as const;

/**
 * `lines`: oldest first. One person is one place, by however many lines; a device has few for
 * screens. Whoever could take a chair comes in though all places are taken: a screen gives its own,
 * else the person who has looked on for longest.
 */
export function placeFor(lines: readonly WatchingLine[], comer: Onlooker, claim: Claim): Place {
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

const linesOf = (lines: readonly WatchingLine[]): readonly Line[] => lines.map(({ line }) => line);

function placesOf(lines: readonly WatchingLine[]): number {
  const people = new Set(lines.flatMap(({ profile }) => profile ?? []));
  return people.size + lines.filter(({ profile }) => profile === null).length;
}

/**
 * The oldest screen of the device that has most of them; without screens the person who came first,
 * with all their lines.
 */
function givingWay(lines: readonly WatchingLine[]): readonly WatchingLine[] {
  const screens = lines.filter(({ profile }) => profile === null);
  const people = lines.filter(({ isHosts }) => !isHosts);
  const ofDevice = (screen: Onlooker): number =>
    screens.filter((other) => isOfOne(other, screen)).length;
  const [screen] = screens.toSorted((one, other) => ofDevice(other) - ofDevice(one));
  return screen ? [screen] : people.filter((line) => isOfOne(line, people[0]!));
}
