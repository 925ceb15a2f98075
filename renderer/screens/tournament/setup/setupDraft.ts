// The entries of a new tournament, and their validation (H-20…H-22).

import {
  offerOf,
  playersFor,
  rotationOf,
  rotationProblems,
  draftOfRotation,
  type RotationDraft,
} from "#renderer/screens/setup/tableDraft.ts";
import { rangeOf, typedNumber } from "#renderer/ui/inputs/numberProblem.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import type { GameOffer } from "#shared/protocol/house.ts";
import { standardSettings, type TableSettings } from "#shared/protocol/schema.ts";
import {
  setupSchema,
  type Format,
  type FormatKind,
  type TournamentSetup,
} from "#shared/protocol/tournament.ts";
import { estimate } from "#shared/tournament/estimate.ts";
import { presets } from "#shared/tournament/structure.ts";
import {
  draftOfStructure,
  readStructureDraft,
  typedStructure,
  type ReadDraft,
  type StructureDraft,
} from "./structureDraft.ts";
import { typedList } from "./typedList.ts";

export type FormatDraft = Readonly<{
  kind: FormatKind;
  /** For a league, as typed. */
  rounds: string;
  deals: string;
  points: string;
  draw: "swiss" | "roundRobin";
  /** For a bracket. */
  seeding: "random" | "entered";
  thirdPlace: boolean;
  /** 0 plays until one player has all the chips. */
  wins: string;
}>;

export type SetupDraft = Readonly<{
  name: string;
  format: FormatDraft;
  rotation: RotationDraft;
  structure: StructureDraft;
  chairs: number;
  settings: TableSettings;
  rebuySeconds: number;
  plays: boolean;
  bots: number;
  level: BotLevel;
}>;

const [, league, bracket] = setupSchema.shape.format.options;
export const formatRanges = {
  rounds: rangeOf(league.shape.rounds),
  deals: rangeOf(league.shape.deals),
  /** 0 plays until one player has all the chips. */
  wins: { ...rangeOf(bracket.shape.wins.unwrap()), min: 0 },
  points: rangeOf(league.shape.points.element),
} as const;
export const mostBots = 99;
const usualChairs = 8;
const mostChairs = 12;
/** A limit, because players who meet for an evening should not wait forever. */
const usualTurn = 30;

const firstFormat: FormatDraft = {
  kind: "freezeout",
  rounds: "5",
  deals: "4",
  points: "10 7 5 3 2 1",
  draw: "swiss",
  seeding: "random",
  thirdPlace: true,
  wins: "3",
};

/** Options that a tournament sets itself for its games. */
const ofTournament = ({ traits: { playedFor } }: GameOffer): readonly string[] => [
  "buyIn",
  playedFor.kind === "pots" ? "ante" : playedFor.stake,
  "target",
  "maxPlayers",
];

/**
 * FD-8, by tournament rules (TDA): short all-ins that add up to a full raise reopen the betting.
 */
const reopening = "shortRaisesAddUp";

const offerInTournament = (offer: GameOffer): GameOffer => {
  const settled = ofTournament(offer);
  const options = Object.entries(offer.options).filter(([key]) => !settled.includes(key));
  return {
    ...offer,
    options: Object.fromEntries(
      options.map(([key, option]) => [
        key,
        key === reopening ? { ...option, default: true } : option,
      ]),
    ),
  };
};

/**
 * A league ranks by places, which hands for pots do not have (H-20); a bracket's tables have two
 * chairs.
 */
export function gamesFor(kind: FormatKind, games: readonly GameOffer[]): readonly GameOffer[] {
  const fits = ({ traits, players }: GameOffer): boolean =>
    kind === "league" ? traits.playedFor.kind !== "pots" : kind === "freezeout" || players.min <= 2;
  return games.filter(fits).map(offerInTournament);
}

export function chairRange(
  draft: Pick<SetupDraft, "format" | "rotation">,
  games: readonly GameOffer[],
): Readonly<{ min: number; max: number }> {
  if (draft.format.kind === "bracket") return { min: 2, max: 2 };
  const { min, max } = playersFor(games, draft.rotation);
  return { min: Math.max(2, min), max: Math.min(max, mostChairs) };
}

/**
 * Adapts games and chairs to the draft's format. `before` is the draft before the change; a former
 * bracket gets the usual number of chairs.
 */
export function fitting(draft: SetupDraft, all: readonly GameOffer[], before = draft): SetupDraft {
  const games = gamesFor(draft.format.kind, all);
  const known = draft.rotation.filter(({ game }) => games.some(({ id }) => id === game));
  const rotation =
    known.length === draft.rotation.length
      ? draft.rotation
      : known.length > 0
        ? known
        : draftOfRotation(games, []);
  const { min, max } = chairRange({ ...draft, rotation }, games);
  const wished =
    before.format.kind === "bracket" && draft.format.kind !== "bracket"
      ? usualChairs
      : draft.chairs;
  // A match of hands for pots is decided by chips, not by rounds won.
  const format =
    draft.format.kind === "bracket" && paidIn({ rotation }, games).ante
      ? { ...draft.format, wins: "0" }
      : draft.format;
  return { ...draft, format, rotation, chairs: Math.min(max, Math.max(min, wished)) };
}

/** A game for chips against a table of bots, ready to start without changes. */
export function firstDraft(all: readonly GameOffer[], name: string, botPace: number): SetupDraft {
  const pots = all.find(({ traits }) => traits.playedFor.kind === "pots") ?? all[0];
  const rotation = draftOfRotation(
    gamesFor("freezeout", all),
    pots ? [{ game: pots.id, rounds: 1, options: {} }] : [],
  );
  const settings = { ...standardSettings, turnSeconds: usualTurn, botPace };
  return fitting(
    {
      name,
      format: firstFormat,
      rotation,
      structure: draftOfStructure(presets.turbo),
      chairs: usualChairs,
      settings,
      rebuySeconds: 60,
      plays: true,
      bots: usualChairs - 1,
      level: "regular",
    },
    all,
  );
}

/** False for a league, which counts points, and for matches decided by rounds won. */
export const hasLevels = ({ kind, wins }: FormatDraft): boolean =>
  kind === "freezeout" || (kind === "bracket" && wins === "0");
/** Whether players may rebuy or enter late (H-21, H-22). */
export const hasReturns = ({ kind }: FormatDraft): boolean => kind === "freezeout";

/** Turns invalid numbers into NaN, which the schema refuses. */
function typedFormat(format: FormatDraft): Format {
  const { kind, points, draw, seeding, thirdPlace } = format;
  const numberOf = (field: "rounds" | "deals" | "wins"): number =>
    typedNumber(format[field], formatRanges[field]) ?? NaN;
  switch (kind) {
    case "freezeout":
      return { kind };
    case "league":
      return {
        kind,
        rounds: numberOf("rounds"),
        deals: numberOf("deals"),
        points: typedList(points, formatRanges.points) ?? [],
        draw,
      };
    case "bracket":
      return { kind, seeding, thirdPlace, wins: numberOf("wins") === 0 ? null : numberOf("wins") };
  }
}

/** Returns null while something is invalid. */
export const formatOf = (format: FormatDraft): Format | null =>
  setupSchema.shape.format.safeParse(typedFormat(format)).data ?? null;

export const pointsAreWrong = ({ points }: FormatDraft): boolean =>
  !league.shape.points.safeParse(typedList(points, formatRanges.points)).success;

/** Returns the structure without what the format does not use, or the first problem in it. */
export const structureRead = (draft: Pick<SetupDraft, "structure" | "format">): ReadDraft =>
  readStructureDraft(neededStructure(draft));

function neededStructure({
  structure,
  format,
}: Pick<SetupDraft, "structure" | "format">): StructureDraft {
  const usual = draftOfStructure(presets.standard);
  const entered = hasLevels(format)
    ? structure
    : { ...structure, levels: usual.levels, stack: usual.stack };
  return hasReturns(format)
    ? entered
    : { ...entered, rebuysUntil: "0", hasAddOn: false, lateEntry: "0", bounty: "0" };
}

function readSetup(draft: SetupDraft, games: readonly GameOffer[]) {
  const { turnSeconds, timeBankSeconds, keepSeconds, botPace, titles, standIns } = draft.settings;
  return setupSchema.safeParse({
    name: draft.name,
    format: typedFormat(draft.format),
    rotation: rotationOf(games, draft.rotation),
    settings: { turnSeconds, timeBankSeconds, keepSeconds, botPace, titles, standIns },
    structure: typedStructure(neededStructure(draft)),
    chairs: draft.chairs,
    rebuySeconds: draft.rebuySeconds,
  });
}

/**
 * Returns how many fields are invalid. Values that merely do not go together are reported by the
 * structure itself.
 */
export const setupProblems = (draft: SetupDraft, games: readonly GameOffer[]): number =>
  (readSetup(draft, games).error?.issues.filter(
    ({ code, path }) => code !== "custom" || path[0] !== "structure",
  ).length ?? 0) + rotationProblems(games, draft.rotation);

/** Returns null if the draft is invalid. */
export function setupOf(draft: SetupDraft, all: readonly GameOffer[]): TournamentSetup | null {
  const games = gamesFor(draft.format.kind, all);
  return rotationProblems(games, draft.rotation) > 0
    ? null
    : (readSetup(draft, games).data ?? null);
}

/** Tells which of a level's amounts the games use. */
export function paidIn(
  { rotation }: Pick<SetupDraft, "rotation">,
  games: readonly GameOffer[],
): Readonly<{ ante: boolean; stake: boolean }> {
  const kinds = rotation.map(({ game }) => offerOf(games, game).traits.playedFor.kind);
  return { ante: kinds.includes("pots"), stake: kinds.includes("stake") };
}

export const entrantsOf = ({ plays, bots }: Pick<SetupDraft, "plays" | "bots">): number =>
  bots + (plays ? 1 : 0);

/**
 * The estimated seconds that each player adds to a round among people and bots who think, including
 * the pause between rounds.
 */
const secondsEach = { ante: 11, stake: 16 } as const;
/**
 * The average share of a table's chairs in use over a tournament, as players go out and tables are
 * refilled.
 */
const fullness = 0.75;

/** Estimates the minutes with the entrants from the start; null if that is impossible. */
export function minutesFor(draft: SetupDraft, all: readonly GameOffer[]): number | null {
  const setup = setupOf(draft, all);
  const entrants = entrantsOf(draft);
  if (!setup || entrants < 2) return null;
  const by = paidIn(draft, gamesFor(draft.format.kind, all)).ante ? "ante" : "stake";
  const seats = Math.max(2, Math.min(setup.chairs, entrants) * fullness);
  return estimate({
    structure: setup.structure,
    format: setup.format,
    entrants,
    chairs: setup.chairs,
    roundSeconds: secondsEach[by] * seats,
    by,
  }).minutes;
}
