import { z } from "zod";
import { houseRequests, rotationSchema, standardSettings } from "#shared/protocol/schema.ts";
import { languages, type Language } from "#shared/text/languages.ts";

/** How a table was stored before there were rotations: one game, and settings without chips. */
const formerTableSchema = z.strictObject({
  ...rotationSchema.element.pick({ game: true, options: true }).shape,
  settings: z.looseObject({}),
  bots: z.unknown(),
});

/** A table stored by any earlier version, whose settings may lack newer fields. */
const keptTableSchema = z.looseObject({ settings: z.looseObject({}) });

/** Converts a table stored by an earlier version; returns anything else unchanged. */
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

/** From the most to the fewest questions. */
export const asking = ["everything", "mine", "wins"] as const;
export type Asking = (typeof asking)[number];

export const settingsSchema = z.strictObject({
  /** H-24 */
  animation: z.enum(["off", "fast", "normal"]),
  /** `system` follows the system's own "reduce motion". */
  reduceMotion: z.enum(["system", "always", "never"]),
  /** 0…1 */
  volume: z.number().min(0).max(1),
  muted: z.boolean(),
  /** Whether a quiet room is heard around the table. */
  ambience: z.boolean(),
  /** Whether phones vibrate at one's turn and at great moments. */
  vibration: z.boolean(),
  /** Four colours tell the suits apart without red and green (H-26). */
  deck: z.enum(["two-colour", "four-colour"]),
  /** 1 is 100 % (H-26). */
  textScale: z.number().min(0.8).max(1.6),
  sortBy: z.enum(["rank", "suit"]),
  language: z.enum(languageKeys),
  autoNext: z.boolean(),
  /**
   * Whether response windows pass automatically unless the player holds an ace; null: only where a
   * person plays with bots alone (H-31).
   */
  autoPass: z.boolean().nullable(),
  autoPassTold: z.boolean(),
  /**
   * About which cards of others a player who could answer them is asked, in Normal Eights; null:
   * about what hits them or wins where they play with bots alone and pass automatically, about
   * everything otherwise (H-36). Known to their own page only.
   */
  asksAbout: z.enum(asking).nullable(),
  /** Whether the only possible move is made automatically (H-31). */
  onlyMove: z.boolean(),
  /** The bots' pace towards a player who is alone with them: 1 is human, 0 is immediate (H-30). */
  botPace: z.number().min(0).max(2),
  /** Whether characters say something now and then to a person who sits alone with bots (H-11). */
  remarks: z.boolean(),
  /** Whether a player's first round of each game explains three things (H-33). */
  bubbles: z.boolean(),
  /** The games for which a profile has seen them: "profile/game". */
  bubblesSeen: z.array(z.string().max(120)).max(1000),
  /**
   * How the last table was set up, for "play now"; null before the first. Stored here because a
   * browser's own storage is lost when the host's port changes.
   */
  lastTable: z.preprocess(inPresentForm, houseRequests.openTable.nullable()),
  /** How many friends the last table was set up for, without bots; 0: it was set up with bots. */
  lastFriends: z.number().int().min(0).max(49),
});
export type Settings = z.infer<typeof settingsSchema>;

export const firstSettings: Settings = {
  animation: "normal",
  reduceMotion: "system",
  volume: 0.6,
  muted: false,
  ambience: false,
  vibration: true,
  deck: "two-colour",
  textScale: 1,
  sortBy: "rank",
  language: "en",
  autoNext: true,
  autoPass: null,
  autoPassTold: false,
  asksAbout: null,
  onlyMove: true,
  botPace: 0.5,
  remarks: true,
  bubbles: true,
  bubblesSeen: [],
  lastTable: null,
  lastFriends: 0,
};

/**
 * Returns the names of the stored settings that are present but invalid, which `repairSettings`
 * resets, or "all". Never throws.
 */
export function spoiltSettings(stored: unknown): readonly string[] | "all" {
  if (stored === undefined) return [];
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return "all";
  const given = stored as { readonly [key: string]: unknown };
  return Object.entries(settingsSchema.shape).flatMap(([key, schema]) =>
    given[key] === undefined || schema.safeParse(given[key]).success ? [] : [key],
  );
}

/** Settings of earlier versions; looks now belong to profiles. */
const formerSettings = ["back", "felt"];
/** In characters. The file's writer chose the names, so they are cut. */
const longestUnknown = 40;

/** Returns the names of stored settings that no version up to this one has had. Never throws. */
export function unknownSettings(stored: unknown): readonly string[] {
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return [];
  return Object.keys(stored)
    .filter((key) => !Object.hasOwn(settingsSchema.shape, key) && !formerSettings.includes(key))
    .map((key) => JSON.stringify(key.slice(0, longestUnknown)));
}

/** Resets missing or invalid settings to their first value. Never throws. */
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
