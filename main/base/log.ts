import { errorWords } from "#shared/games/texts.ts";
import { RecordError, recordField } from "#shared/record/roundRecord.ts";

/** Must never hold a card, a seed or a token. */
export type Log = (line: string) => void;

export const logToStandardError: Log = (line) => void process.stderr.write(`host: ${line}\n`);

/**
 * The person who caused the error may have chosen its words: they are cut short and make no lines
 * of their own.
 */
const longestFault = 300;
const inOneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").slice(0, longestFault);

/** A RecordError quotes the field that it names: a seed, a card. */
const wordsOf = (error: Error): string =>
  error instanceof RecordError
    ? `"${recordField(error) ?? "record"}" in it is not right`
    : errorWords(error);

/** Names the error and where in our code it was thrown. */
export function faultLine(error: unknown): string {
  if (!(error instanceof Error)) return inOneLine(String(error));
  const lines = error.stack?.replace(error.message, "").split("\n");
  const where = lines
    ?.find((line) => /^ +at /.test(line) && !/node_modules|node:/.test(line))
    ?.trim();
  return `${inOneLine(`${error.name}: ${wordsOf(error)}`)}${where ? ` (${where})` : ""}`;
}
