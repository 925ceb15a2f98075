import { repairSettings, settingsSchema, type Settings } from "#shared/settings/settings.ts";
import { problemIn } from "#shared/contract/formProblem.ts";
import type { Public } from "#shared/contract/json.ts";
import { SaidError } from "#shared/text/said.ts";

export interface SettingsStore {
  /** Missing or invalid values get their defaults. */
  load(): Settings;
  /**
   * Returns the stored settings. Throws a SettingsError for an invalid value; then nothing is
   * changed.
   */
  save(change: Partial<Settings>): Settings;
  /** Untrusted. */
  windowPlace(): unknown;
  saveWindowPlace(place: Public): void;
  lastProfile(): string | null;
  saveLastProfile(id: string): void;
}

export class SettingsError extends SaidError {
  override readonly name = "SettingsError";
}

/** The common interface of conf and electron-store: each `set` rewrites the whole file. */
export interface KeyedFile {
  get(key: string): unknown;
  set(key: string, value: unknown): void;
}

const changeSchema = settingsSchema.partial();

export function settingsIn(file: KeyedFile): SettingsStore {
  const load = (): Settings => repairSettings(file.get("settings"));
  return {
    load,
    save: (change) => {
      const read = changeSchema.safeParse(change);
      if (!read.success) throw new SettingsError(problemIn(read.error));
      const changed = repairSettings({ ...load(), ...read.data });
      file.set("settings", changed);
      return changed;
    },
    windowPlace: () => file.get("window") ?? null,
    saveWindowPlace: (place) => file.set("window", place),
    lastProfile: () => {
      const id = file.get("lastProfile");
      return typeof id === "string" ? id : null;
    },
    saveLastProfile: (id) => file.set("lastProfile", id),
  };
}
