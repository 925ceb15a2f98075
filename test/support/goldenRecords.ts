// Says where the golden records are, and what happens in each.

import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { replay, type ReplayedLine } from "#shared/record/replay.ts";
import { parseRecord, type ReadRecord } from "#shared/record/roundRecord.ts";

const root = resolve(import.meta.dirname, "../records");

export type GoldenRecord = Readonly<{
  game: string;
  name: string;
  file: string;
}>;

export function goldenRecords(): readonly GoldenRecord[] {
  const games = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== "found",
  );
  return games.flatMap(({ name: game }) =>
    readdirSync(join(root, game))
      .filter((file) => file.endsWith(".round.json"))
      .map((file) => ({
        game,
        name: file.replace(".round.json", ""),
        file: join(root, game, file),
      })),
  );
}

/** One golden record, replayed. */
export type Played = Readonly<{
  name: string;
  read: ReadRecord;
  lines: readonly ReplayedLine[];
}>;

export const playedRecords = (game: string): readonly Played[] =>
  goldenRecords()
    .filter((record) => record.game === game)
    .map(({ name, file }) => {
      const read = parseRecord(readFileSync(file, "utf8"));
      return { name, read, lines: [...replay(read)] };
    });
