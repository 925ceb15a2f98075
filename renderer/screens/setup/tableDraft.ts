import {
  numberProblem,
  rangeOf,
  typedNumber,
  type NumberRange,
} from "#renderer/ui/inputs/numberProblem.ts";
import type { GameOffer } from "#shared/protocol/house.ts";
import {
  tableSettingsSchema,
  rotationSchema,
  type Rotation,
  type TableSettings,
} from "#shared/protocol/schema.ts";
import { isForChips } from "#shared/contract/traits.ts";
import { newTableOptions, type Option } from "#shared/contract/options.ts";

export type TableDraft = Readonly<{
  rotation: RotationDraft;
  settings: TableSettings;
  /** As typed; used only where something is played for. */
  buyIn: string;
  lastRound: string;
}>;

export const buyInRange = rangeOf(tableSettingsSchema.shape.buyIn);

const asWished = 0;
export const lastRoundRange = rangeOf(tableSettingsSchema.shape.lastRound.unwrap());
export const lastRoundProblem = (typed: string): string | null =>
  numberProblem(typed, { ...lastRoundRange, min: asWished });

export const draftOfTable = (
  games: readonly GameOffer[],
  { rotation, settings }: Readonly<{ rotation: Rotation; settings: TableSettings }>,
): TableDraft => ({
  rotation: draftOfRotation(games, rotation),
  settings,
  buyIn: String(settings.buyIn),
  lastRound: String(settings.lastRound ?? asWished),
});

export const tableOf = (
  games: readonly GameOffer[],
  { rotation, settings, buyIn, lastRound }: TableDraft,
): Readonly<{ rotation: Rotation; settings: TableSettings }> => ({
  rotation: rotationOf(games, rotation),
  settings: {
    ...settings,
    buyIn: typedNumber(buyIn, buyInRange) ?? settings.buyIn,
    lastRound: typedNumber(lastRound, lastRoundRange),
  },
});

export function tableProblems(games: readonly GameOffer[], draft: TableDraft): number {
  const badBuyIn =
    playsForChips(games, rotationOf(games, draft.rotation)) &&
    typedNumber(draft.buyIn, buyInRange) === null
      ? 1
      : 0;
  const badLastRound = lastRoundProblem(draft.lastRound) === null ? 0 : 1;
  return rotationProblems(games, draft.rotation) + badBuyIn + badLastRound;
}

export type EntryDraft = Readonly<{
  key: number;
  game: string;
  rounds: string;
  options: OptionDraft;
}>;
export type RotationDraft = readonly EntryDraft[];

export const roundRange = rangeOf(rotationSchema.element.shape.rounds);
export const mostEntries = 12;

export function offerOf(games: readonly GameOffer[], game: string): GameOffer {
  const offer = games.find(({ id }) => id === game) ?? games[0];
  if (!offer) throw new Error("a house offers at least one game");
  return offer;
}

const entryDraft = (
  offer: GameOffer,
  key: number,
  rounds: number,
  options: { readonly [key: string]: unknown },
): EntryDraft => ({
  key,
  game: offer.id,
  rounds: String(rounds),
  options: draftOf(offer.options, options),
});

/**
 * Makes a draft from a rotation without the games that the house does not offer; its first game if
 * none is left.
 */
export function draftOfRotation(games: readonly GameOffer[], rotation: Rotation): RotationDraft {
  const known = rotation.filter(({ game }) => games.some(({ id }) => id === game));
  if (known.length === 0) return [entryDraft(offerOf(games, ""), 0, 1, {})];
  return known.map(({ game, rounds, options }, key) =>
    entryDraft(offerOf(games, game), key, rounds, options),
  );
}

/** Returns the rotation of a valid draft. A single game needs no number of rounds. */
export const rotationOf = (games: readonly GameOffer[], draft: RotationDraft): Rotation =>
  draft.map(({ game, rounds, options }) => ({
    game,
    rounds: draft.length === 1 ? 1 : (typedNumber(rounds, roundRange) ?? 1),
    options: optionsOf(offerOf(games, game).options, options),
  }));

export const rotationProblems = (games: readonly GameOffer[], draft: RotationDraft): number =>
  draft.reduce((count, { game, rounds, options }) => {
    const badRounds = draft.length > 1 && typedNumber(rounds, roundRange) === null ? 1 : 0;
    return (
      count + badRounds + Object.keys(draftProblems(offerOf(games, game).options, options)).length
    );
  }, 0);

/** Prefers a game that is not in the rotation yet. */
export function withEntry(games: readonly GameOffer[], draft: RotationDraft): RotationDraft {
  const fresh =
    games.find(({ id }) => !draft.some(({ game }) => game === id)) ?? offerOf(games, "");
  return [...draft, entryDraft(fresh, Math.max(...draft.map(({ key }) => key)) + 1, 1, {})];
}

export const withoutEntry = (draft: RotationDraft, key: number): RotationDraft =>
  draft.filter((entry) => entry.key !== key);

export const withGame = (
  games: readonly GameOffer[],
  draft: RotationDraft,
  key: number,
  game: string,
): RotationDraft =>
  draft.map((entry) =>
    entry.key === key
      ? { ...entryDraft(offerOf(games, game), key, 1, {}), rounds: entry.rounds }
      : entry,
  );

/** The option by which a table takes fewer players than its game could. */
const limit = "maxPlayers";

/** Returns how many can play the entry's game by its house rules (C-15). */
function playersOf(
  games: readonly GameOffer[],
  { game, options }: EntryDraft,
): GameOffer["players"] {
  const {
    players: { max, ...others },
    options: offered,
  } = offerOf(games, game);
  return { ...others, max: Math.min(max, Number(optionsOf(offered, options)[limit] ?? max)) };
}

/**
 * C-15: returns how many can play every game of the rotation; if no number suits all, those of the
 * first.
 */
export function playersFor(
  games: readonly GameOffer[],
  draft: RotationDraft,
): GameOffer["players"] {
  const ranges = draft.map((entry) => playersOf(games, entry));
  const min = Math.max(...ranges.map((range) => range.min));
  const max = Math.min(...ranges.map((range) => range.max));
  const waiting = Math.min(...ranges.map((range) => range.max + (range.waiting ?? 0))) - max;
  return min <= max ? { min, max, ...(waiting > 0 && { waiting }) } : ranges[0]!;
}

/** True if anything is played for (C-8, H-9). */
export const playsForChips = (games: readonly GameOffer[], rotation: Rotation): boolean =>
  rotation.some(({ game, options }) => isForChips(offerOf(games, game).traits, options));

/** True if games that use honours stand beside games that award them (H-8). */
export function isMixed(games: readonly GameOffer[], rotation: Rotation): boolean {
  const honours = rotation.map(({ game }) => offerOf(games, game).traits.honours);
  return honours.includes("gives") && honours.includes("heeds");
}

export type OptionDraft = { readonly [key: string]: boolean | string };
type Options = { readonly [key: string]: boolean | number };

export const optionRange = ({ min, max, step }: Option<number>): NumberRange => ({
  min,
  max,
  grain: step,
});

export function draftOf(
  offered: GameOffer["options"],
  given: { readonly [key: string]: unknown },
): OptionDraft {
  const begun = { ...newTableOptions(offered), ...given };
  return Object.fromEntries(
    Object.entries(offered).map(([key, option]) => {
      const value = typeof begun[key] === typeof option.default ? begun[key] : option.default;
      return [key, typeof value === "boolean" ? value : String(value)];
    }),
  );
}

export function draftProblems(
  offered: GameOffer["options"],
  draft: OptionDraft,
): { readonly [key: string]: string } {
  return Object.fromEntries(
    Object.entries(offered).flatMap(([key, option]) => {
      const typed = draft[key];
      const problem =
        "min" in option && typeof typed === "string"
          ? numberProblem(typed, optionRange(option))
          : null;
      return problem === null ? [] : [[key, problem]];
    }),
  );
}

export function optionsOf(offered: GameOffer["options"], draft: OptionDraft): Options {
  return Object.fromEntries(
    Object.entries(offered).map(([key, option]): readonly [string, boolean | number] => {
      const typed = draft[key];
      if ("min" in option)
        return [
          key,
          typeof typed === "string"
            ? (typedNumber(typed, optionRange(option)) ?? option.default)
            : option.default,
        ];
      return [key, typeof typed === "boolean" ? typed : option.default];
    }),
  );
}
