// The settings and their file. One that cannot be read is renamed and reported, never silently reset.

import { copyFileSync, existsSync, readFileSync, renameSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { problemIn } from "#shared/contract/formProblem.ts";
import type { Public } from "#shared/contract/json.ts";
import {
  repairSettings,
  settingsSchema,
  spoiltSettings,
  unknownSettings,
  type Settings,
} from "#shared/settings/settings.ts";
import type { CommonText } from "#shared/text/en/index.ts";
import { SaidError, saying, type Said } from "#shared/text/said.ts";
import { closeFile, fileMode } from "./ownerOnly.ts";

export class SettingsError extends SaidError {
  override readonly name = "SettingsError";
}

/** The common interface of conf and electron-store: each `set` rewrites the whole file. */
export interface KeyedFile {
  get(key: string): unknown;
  set(key: string, value: unknown): void;
}

const changeSchema = settingsSchema.partial();

export type SettingsStore = ReturnType<typeof settingsIn>;

export function settingsIn(file: KeyedFile) {
  /** Missing or invalid values get their defaults. */
  const load = (): Settings => repairSettings(file.get("settings"));
  return {
    load,
    /**
     * Returns the stored settings. Throws a SettingsError for an invalid value; then nothing is
     * changed.
     */
    save: (change: Partial<Settings>): Settings => {
      const read = changeSchema.safeParse(change);
      if (!read.success) throw new SettingsError(problemIn(read.error));
      const changed = repairSettings({ ...load(), ...read.data });
      file.set("settings", changed);
      return changed;
    },
    /** Untrusted. */
    windowPlace: () => file.get("window") ?? null,
    saveWindowPlace: (place: Public) => file.set("window", place),
  };
}

const says = saying<CommonText["settingsFile"]>("settingsFile");

/**
 * Options for conf and electron-store: others may not read the file, and neither package may clear
 * an unreadable one.
 */
export const settingsOptions = { clearInvalidConfig: false, configFileMode: fileMode } as const;

/** `settings.bad-1.json`, or the next free number. */
function asideName(file: string, number = 1): string {
  const name = join(dirname(file), `${basename(file, ".json")}.bad-${number}.json`);
  return existsSync(name) ? asideName(file, number + 1) : name;
}

function problemOf(file: string): Said | null {
  if (!existsSync(file)) return null;
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? null
      : says("noSettings");
  } catch (error) {
    return error instanceof SyntaxError
      ? says("damaged")
      : says("unreadable", { detail: (error as Error).message });
  }
}

/** Renames the file; if even that fails, reports that settings will not be kept. */
function setAside(file: string, problem: Said): Readonly<{ notice: Said; isGone: boolean }> {
  const aside = asideName(file);
  try {
    renameSync(file, aside);
    closeFile(aside);
    return { isGone: true, notice: says("setAside", { file, problem, aside: basename(aside) }) };
  } catch (error) {
    return {
      isGone: false,
      notice: says("notKept", { file, problem, detail: (error as Error).message }),
    };
  }
}

/** Keeps settings only until the process ends. */
function memory(): KeyedFile {
  const kept = new Map<string, unknown>();
  return { get: (key) => kept.get(key), set: (key, value) => void kept.set(key, value) };
}

/**
 * Replaces invalid values: copies the file aside and rewrites it with the valid ones, so that the
 * problem is reported only once.
 */
function repaired(keyed: KeyedFile, file: string): Said | null {
  const stored = keyed.get("settings");
  const [spoilt, unknown] = [spoiltSettings(stored), unknownSettings(stored)];
  if (spoilt.length + unknown.length === 0) return null;
  const aside = asideName(file);
  try {
    copyFileSync(file, aside);
    closeFile(aside);
    keyed.set("settings", repairSettings(stored));
  } catch {
    return says("repaired", { file, spoilt, unknown, aside: null });
  }
  return says("repaired", { file, spoilt, unknown, aside: basename(aside) });
}

/** `open` is called once the file is valid or gone; it must not clear what it cannot read. */
export function openSettingsFile(file: string, open: () => KeyedFile) {
  const problem = problemOf(file);
  const aside = problem === null ? null : setAside(file, problem);
  const keyed = aside?.isGone === false ? memory() : open();
  closeFile(file);
  return { settings: settingsIn(keyed), notice: aside?.notice ?? repaired(keyed, file) };
}
