import { z } from "zod";
import { houseRequests, rotationSchema, standardSettings } from "#shared/protocol/schema.ts";
import { languages, type Language } from "#shared/text/languages.ts";

/**
 * How a table was kept before there were rotations: one game, and settings that knew nothing of
 * chips.
 */
const formerTableSchema = z.strictObject({
  ...rotationSchema.element.pick({ game: true, options: true }).shape,
  settings: z.looseObject({}),
  bots: z.unknown(),
});

/** A table of any former time, whose settings may lack what has come since. */
const keptTableSchema = z.looseObject({ settings: z.looseObject({}) });

/** A table kept in a former form in the present one; anything else as it is. */
function inPresentForm(stored: unknown): unknown {
  const kept = keptTableSchema.safeParse(stored);
  if (!kept.success) return stored;
  const table = { ...kept.data, settings: { ...standardSettings, ...kept.data.settings } };
  const former = formerTableSchema.safeParse(table);
  if (!former.success) return table;
  const { game, options, settings, bots } = former.data;
  return { rotation: [{ game, rounds: 1, options }], settings, bots };
}

const languageKeys = Object.keys(languages) as Language[];

export const settingsSchema = z.strictObject({
  /** H-24 */
  animation: z.enum(["off", "fast", "normal"]),
  /** `system` follows the system's own "reduce motion". */
  reduceMotion: z.enum(["system", "always", "never"]),
  /** 0…1 */
  volume: z.number().min(0).max(1),
  muted: z.boolean(),
  /** H-26: four colours tell the suits apart without red and green. */
  deck: z.enum(["two-colour", "four-colour"]),
  /** H-26: 1 is 100 %. */
  textScale: z.number().min(0.8).max(1.6),
  sortBy: z.enum(["rank", "suit"]),
  language: z.enum(languageKeys),
  /** Does the next poker hand follow by itself after a short pause? */
  autoNext: z.boolean(),
  /**
   * In a response window: is one asked for an answer only while holding an ace? Null: where only
   * bots play (H-31).
   */
  autoPass: z.boolean().nullable(),
  /** Has it been told once that windows pass by themselves? */
  autoPassTold: z.boolean(),
  /** H-31: does a move make itself that is the only one? */
  onlyMove: z.boolean(),
  /** H-30: how briskly bots answer who plays with them alone; 1 is human, 0 is at once. */
  botPace: z.number().min(0).max(2),
  /** H-33: is somebody told three things in his first round of each game? */
  bubbles: z.boolean(),
  /** Of which games who has been told: "profile/game". */
  bubblesSeen: z.array(z.string().max(120)).max(1000),
  /**
   * How the last table was laid, for "play now"; null before the first. Here, because a browser's
   * own store is lost with the host's port.
   */
  lastTable: z.preprocess(inPresentForm, houseRequests.openTable.nullable()),
});
export type Settings = z.infer<typeof settingsSchema>;

export const firstSettings: Settings = {
  animation: "normal",
  reduceMotion: "system",
  volume: 0.6,
  muted: false,
  deck: "two-colour",
  textScale: 1,
  sortBy: "rank",
  language: "en",
  autoNext: true,
  autoPass: null,
  autoPassTold: false,
  onlyMove: true,
  botPace: 0.5,
  bubbles: true,
  bubblesSeen: [],
  lastTable: null,
};

/**
 * What of stored settings is there but none: the names of those that `repairSettings` sets back, or
 * all. Never throws.
 */
export function spoiltSettings(stored: unknown): readonly string[] | "all" {
  if (stored === undefined) return [];
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return "all";
  const given = stored as { readonly [key: string]: unknown };
  return Object.entries(settingsSchema.shape).flatMap(([key, schema]) =>
    given[key] === undefined || schema.safeParse(given[key]).success ? [] : [key],
  );
}

/** Settings of former Cardtables: looks belong to profiles today. */
const formerSettings = ["back", "felt"];
/** Whoever wrote them chose the names: they are not repeated at any length. */
const longestUnknown = 40;

/** What of stored settings no Cardtable up to this one ever knew. Never throws. */
export function unknownSettings(stored: unknown): readonly string[] {
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return [];
  return Object.keys(stored)
    .filter((key) => !Object.hasOwn(settingsSchema.shape, key) && !formerSettings.includes(key))
    .map((key) => JSON.stringify(key.slice(0, longestUnknown)));
}

/** Stored settings with anything missing or spoilt set back to its first value; never throws. */
export function repairSettings(stored: unknown): Settings {
  const given: { readonly [key: string]: unknown } =
    typeof stored === "object" && stored !== null ? { ...stored } : {};
  const shape = settingsSchema.shape;
  const kept = Object.entries(shape).flatMap(([key, schema]) => {
    const parsed = schema.safeParse(given[key]);
    return parsed.success ? [[key, parsed.data] as const] : [];
  });
  return { ...firstSettings, ...Object.fromEntries(kept) };
}
