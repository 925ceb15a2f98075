import { parseArgs } from "node:util";
import { cli } from "#main/text/english.ts";
import type { Viewer } from "#shared/contract/seats.ts";
import { refereeLines } from "#shared/record/referee.ts";
import { givenText, UsageError } from "./given.ts";
import { parseRecord } from "#shared/record/roundRecord.ts";

function readEyes(seat: string | undefined, all: boolean, seats: number): Viewer | "all" {
  if (seat === undefined) return "all";
  if (all) throw new UsageError(cli.referee.seatOrAll);
  if (seat === "spectator") return "spectator";
  if (/^\d{1,3}$/.test(seat) && Number(seat) < seats) return Number(seat);
  throw new UsageError(cli.referee.seat(seats, seat));
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
  const read = parseRecord(givenText(file, "referee", readInput));
  const eyes = readEyes(values.seat, values.all, read.start.seats);
  for (const line of refereeLines(read, eyes)) write(`${JSON.stringify(line)}\n`);
}
