import { firstGame } from "#renderer/games/catalogue.ts";
import { pageOfRule } from "#shared/text/rulePages.ts";
import { readCode } from "#shared/protocol/addresses.ts";
import { useSyncExternalStore } from "react";

export const overlays = [
  "menu",
  "keys",
  "help",
  "settings",
  "options",
  "seats",
  "people",
  "friends",
  "deal",
  "stop",
  "leave",
] as const;
export type Overlay = (typeof overlays)[number];

const tournamentParts = ["page", "direct", "screen"] as const;
export type TournamentPart = (typeof tournamentParts)[number];

const plainScreens = [
  "setup",
  "bank",
  "history",
  "checkDeal",
  "progress",
  "ladder",
  "clock",
  "settings",
  "about",
  "tournaments",
  "newTournament",
] as const;

/** A line of the round, or its review. */
export type ReplayStart = number | "review";

export type Route =
  | { readonly screen: "home" | (typeof plainScreens)[number] }
  /** A game's rules, or a page of the manual; `rule`: the number of the rule to scroll to. */
  | Readonly<{ screen: "help"; page: string; rule: string | null }>
  /** A lesson, or the list of lessons (H-33). */
  | Readonly<{ screen: "learn"; game: string | null }>
  /** The evenings with real chips; `evening`: one of them, or `new` (H-6). */
  | Readonly<{ screen: "chips"; evening: string | null }>
  /**
   * `round`: a stored round's number, or `file` for one that was opened from a file; `at`: where it
   * opens, at a line (0 is the deal) or at its review (H-50).
   */
  | Readonly<{ screen: "replay"; round: string; at?: ReplayStart }>
  /** A stored round played on from before the line `at`, from this seat (H-49). */
  | Readonly<{ screen: "practice"; round: string; seat: number; at: number }>
  /** A screen for the room that shows the table with this join code (H-16). */
  | Readonly<{ screen: "bigScreen"; code: string }>
  /** `page`: for everybody. `direct`: for directors. `screen`: for the room (H-23). */
  | Readonly<{ screen: "tournament"; tournament: string; at: TournamentPart }>
  /** `rule`: for the help over the table, the number of the rule to scroll to. */
  | Readonly<{
      screen: "table";
      table: string;
      over: Overlay | null;
      rule?: string;
    }>;

const bigScreen = /^#\/?screen=/;
const home: Route = { screen: "home" };

const isOneOf = <T extends string>(all: readonly T[], value: string): value is T =>
  (all as readonly string[]).includes(value);

const isRule = (name: string) => pageOfRule(name) !== null;
const isNumber = (name: string) => /^[1-9]\d{0,14}$/.test(name);

export function parseRoute(hash: string): Route {
  if (bigScreen.test(hash)) return bigScreenOf(hash.replace(bigScreen, ""));
  const [screen = "", ...rest] = hash.replace(/^#\/?/, "").split("/").map(decoded);
  if (isOneOf(plainScreens, screen) && rest.length === 0) return { screen };
  if (screen === "help") return helpOf(rest);
  if (screen === "learn" && rest.length <= 1) return { screen, game: rest[0] || null };
  if (screen === "chips" && rest.length <= 1) return { screen, evening: rest[0] || null };
  if (screen === "replay") return replayOf(rest);
  if (screen === "practice") return practiceOf(rest);
  if (screen === "tournament") return tournamentOf(rest);
  const [table = "", over = "", rule = ""] = rest;
  if (screen !== "table" || table === "") return home;
  if (over === "help" && rest.length === 3 && isRule(rule)) return { screen, table, over, rule };
  if (rest.length > 2) return home;
  return { screen, table, over: isOneOf(overlays, over) ? over : null };
}

function helpOf([page = "", rule, ...more]: readonly string[]): Route {
  return more.length === 0 && (rule === undefined || isRule(rule))
    ? { screen: "help", page: page || firstGame, rule: rule ?? null }
    : home;
}

function replayOf([round = "", at, ...more]: readonly string[]): Route {
  if (more.length > 0) return home;
  if (at === undefined)
    return round === "file" || isNumber(round) ? { screen: "replay", round } : home;
  if (!isNumber(round)) return home;
  if (at === "review") return { screen: "replay", round, at };
  return isNumber(at) ? { screen: "replay", round, at: Number(at) } : home;
}

function practiceOf([round = "", seat = "", at = "", ...more]: readonly string[]): Route {
  const isWhole = isNumber(round) && /^\d{1,2}$/.test(seat) && isNumber(at);
  return isWhole && more.length === 0
    ? { screen: "practice", round, seat: Number(seat), at: Number(at) }
    : home;
}

function tournamentOf([tournament = "", at = "page", ...more]: readonly string[]): Route {
  return tournament !== "" && isOneOf(tournamentParts, at) && more.length === 0
    ? { screen: "tournament", tournament, at }
    : home;
}

function bigScreenOf(typed: string): Route {
  const code = readCode(decoded(typed));
  return code === null ? home : { screen: "bigScreen", code };
}

const path = (...parts: readonly (string | null)[]) =>
  ["#", ...parts.flatMap((part) => (part === null ? [] : encodeURIComponent(part)))].join("/");

export function formatRoute(route: Route): string {
  const { screen } = route;
  switch (screen) {
    case "home":
      return "#/";
    case "bigScreen":
      return `#screen=${route.code}`;
    case "help":
      return path(screen, route.page, route.rule);
    case "learn":
      return path(screen, route.game);
    case "chips":
      return path(screen, route.evening);
    case "replay":
      return path(screen, route.round, route.at ? String(route.at) : null);
    case "practice":
      return path(screen, route.round, String(route.seat), String(route.at));
    case "tournament":
      return path(screen, route.tournament, route.at === "page" ? null : route.at);
    case "table":
      return path(screen, route.table, route.over, route.over && (route.rule ?? null));
    default:
      return path(screen);
  }
}

function decoded(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Shows the rule over the table to a player who sits at one, so that they need not leave the game.
 */
export const routeOfRule = (rule: string, from: Route): Route =>
  from.screen === "table"
    ? { screen: "table", table: from.table, over: "help", rule }
    : { screen: "help", page: pageOfRule(rule) ?? firstGame, rule };

/** Counts our entries in the browser's history: going back must not leave the app. */
type Entry = { readonly depth: number };

const depth = () => (history.state as Entry | null)?.depth ?? 0;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
  };
}

export function useRoute(): Route {
  return parseRoute(useSyncExternalStore(subscribe, () => location.hash));
}

export function go(route: Route): void {
  if (formatRoute(route) === location.hash) return;
  history.pushState({ depth: depth() + 1 } satisfies Entry, "", formatRoute(route));
  tell();
}

export function goInstead(route: Route): void {
  history.replaceState({ depth: depth() } satisfies Entry, "", formatRoute(route));
  tell();
}

export function goBack(otherwise: Route): void {
  if (depth() > 0) history.back();
  else goInstead(otherwise);
}
