// What becomes of a settings file that cannot be read? It is set aside under another name, and that is said; nothing is reset in silence.

import { copyFileSync, existsSync, readFileSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { repairSettings, spoiltSettings, unknownSettings } from '#shared/api/settings.ts';
import { closeFile, fileMode } from './ownerOnly.ts';
import { settingsIn, type KeyedFile, type SettingsStore } from './settingsStore.ts';

export interface OpenedSettings {
  readonly settings: SettingsStore;
  /** What the person is to be told, in a sentence or two; null where all was well. */
  readonly notice: string | null;
}

/** What both packages are told: others may not read it, and what cannot be read is not theirs to clear. */
export const settingsOptions = { clearInvalidConfig: false, configFileMode: fileMode } as const;

/** `settings.bad-1.json`, or the next number that is free. */
function asideName(file: string, number = 1): string {
  const name = join(dirname(file), `${basename(file, '.json')}.bad-${number}.json`);
  return existsSync(name) ? asideName(file, number + 1) : name;
}

function problemOf(file: string): string | null {
  if (!existsSync(file)) return null;
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? null : 'it holds no settings';
  } catch (error) {
    return error instanceof SyntaxError ? 'it is damaged' : (error as Error).message;
  }
}

/** A name beside the file; where it cannot even be renamed, the person hears that nothing will be kept. */
function setAside(file: string, problem: string): { readonly notice: string; readonly isGone: boolean } {
  const aside = asideName(file);
  try {
    renameSync(file, aside);
    closeFile(aside);
    return { isGone: true, notice: `The settings in ${file} could not be read: ${problem}. The file was set aside as ${basename(aside)}, and all settings are at their first values.` };
  } catch (error) {
    return { isGone: false, notice: `The settings in ${file} could not be read: ${problem}. All settings are at their first values, and changes will not be kept (${(error as Error).message}).` };
  }
}

/** Keeps what it is given for as long as it lives. */
function memory(): KeyedFile {
  const kept = new Map<string, unknown>();
  return { get: (key) => kept.get(key), set: (key, value) => void kept.set(key, value) };
}

/** What of the stored settings is not kept, in words; null where all of it is. */
function notKept(stored: unknown): string | null {
  const spoilt = spoiltSettings(stored);
  const unknown = unknownSettings(stored);
  const words = [
    ...(spoilt.length === 0 ? [] : [`these could not be read and are at their first values: ${spoilt.join(', ')}`]),
    ...(unknown.length === 0 ? [] : [`these are none that this Cardtable knows: ${unknown.join(', ')}`]),
  ];
  return words.length === 0 ? null : words.join('; ');
}

/** Single values that are none: the file is kept beside, and written anew with what is good of it, so that it is said once. */
function repaired(keyed: KeyedFile, file: string): string | null {
  const stored = keyed.get('settings');
  const words = notKept(stored);
  if (words === null) return null;
  const aside = asideName(file);
  try {
    copyFileSync(file, aside);
    closeFile(aside);
    keyed.set('settings', repairSettings(stored));
  } catch {
    return `In the settings in ${file} ${words}.`;
  }
  return `In the settings in ${file} ${words}. The file as it was is kept as ${basename(aside)}.`;
}

/** `open` is called once the file is sound, or gone; it must not clear what it cannot read. */
export function openSettingsFile(file: string, open: () => KeyedFile): OpenedSettings {
  const problem = problemOf(file);
  const aside = problem === null ? null : setAside(file, problem);
  const keyed = aside?.isGone === false ? memory() : open();
  closeFile(file);
  return { settings: settingsIn(keyed), notice: aside?.notice ?? repaired(keyed, file) };
}
