import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { cli } from "#main/text/english.ts";
import type { Viewer } from "#shared/contract/seats.ts";
import { errorWords } from "#shared/games/texts.ts";
import { refereeLines } from "#shared/record/referee.ts";
import { parseRecord, RecordError, saysOfRecord } from "#shared/record/roundRecord.ts";

const longestFile = 64 * 1024 * 1024;

class UsageError extends Error {}

function readEyes(seat: string | undefined, all: boolean, seats: number): Viewer | "all" {
  if (seat === undefined) return "all";
  if (all) throw new UsageError(cli.referee.seatOrAll);
  if (seat === "spectator") return "spectator";
  if (/^\d{1,3}$/.test(seat) && Number(seat) < seats) return Number(seat);
  throw new UsageError(cli.referee.seat(seats, seat));
}

/**
 * npm starts scripts in the package's folder; the file was named from the folder that npm was
 * called in.
 */
const startedIn =
  process.env["npm_lifecycle_event"] === "referee" ? (process.env["INIT_CWD"] ?? "") : "";

function readText(file: string, readInput: () => Buffer): string {
  const bytes = file === "-" ? readInput() : readFileSync(resolve(startedIn, file));
  if (bytes.length > longestFile)
    throw new RecordError(saysOfRecord("tooLarge", { most: longestFile }));
  return bytes.toString("utf8");
}

/** `readInput` reads what "-" stands for. Throws if there is nothing to read (RR). */
export function referee(
  args: readonly string[],
  readInput: () => Buffer,
  write: (line: string) => void,
): void {
  const options = { seat: { type: "string" }, all: { type: "boolean", default: false } } as const;
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError(cli.referee.usage);
  const read = parseRecord(readText(file, readInput));
  const eyes = readEyes(values.seat, values.all, read.start.seats);
  for (const line of refereeLines(read, eyes)) write(`${JSON.stringify(line)}\n`);
}

/** One line, whatever the file holds: the message may quote its text. */
export const refereeProblem = (error: unknown): string =>
  `referee: ${errorWords(error).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")}\n`;
