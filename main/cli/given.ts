// What a command is given, and what is wrong with it.

import { resolve } from "node:path";
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

/** One line, whatever a file holds: the message may quote its text. */
export const problemLine = (script: string, error: unknown): string =>
  `${script}: ${errorWords(error).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")}`;
