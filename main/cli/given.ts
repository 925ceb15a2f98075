// What a command is given, and what is wrong with it.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { cli } from "#main/text/english.ts";
import { errorWords } from "#shared/games/texts.ts";

export class UsageError extends Error {}

/**
 * npm starts scripts in the package's folder; the file was named from the folder that npm was
 * called in.
 */
export const givenFile = (file: string, script: string): string =>
  resolve(
    process.env["npm_lifecycle_event"] === script ? (process.env["INIT_CWD"] ?? "") : "",
    file,
  );

const longestFile = 64 * 1024 * 1024;

/** `readInput` reads what "-" stands for. Throws a UsageError if the file is too large. */
export function givenText(file: string, script: string, readInput: () => Buffer): string {
  const bytes = file === "-" ? readInput() : readFileSync(givenFile(file, script));
  if (bytes.length > longestFile) throw new UsageError(cli.tooLarge(longestFile));
  return bytes.toString("utf8");
}

/** `name`: as it stands on the command line. Throws a UsageError. */
export function givenWhole(name: string, given: string, least: number, most: number): number {
  if (/^\d{1,9}$/.test(given) && Number(given) >= least && Number(given) <= most)
    return Number(given);
  throw new UsageError(cli.number(name, least, most, given));
}

/** `name`: as it stands on the command line. Throws a UsageError. */
export function givenChoice<T extends string>(
  name: string,
  given: string,
  choices: readonly T[],
): T {
  const found = choices.find((choice) => choice === given);
  if (found === undefined) throw new UsageError(cli.choice(name, choices, given));
  return found;
}

/** One line, whatever a file holds: the message may quote its text. */
export const problemLine = (script: string, error: unknown): string =>
  `${script}: ${errorWords(error).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")}`;
