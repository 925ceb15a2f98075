// npm run records: rewrites the referee's output beside every golden record, for a person to check
// the difference.

import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { cli } from "#main/text/english.ts";
import { goldenLines } from "./goldenLines.ts";

const ending = ".round.json";
const root = resolve(import.meta.dirname, "../../test/records");

for (const game of readdirSync(root, { withFileTypes: true })) {
  // Failures found by tests are only for reproducing; one that is kept moves into its game's
  // folder.
  if (!game.isDirectory() || game.name === "found") continue;
  const folder = join(root, game.name);
  const files = readdirSync(folder);
  for (const file of files.filter((name) => name.endsWith(".jsonl"))) rmSync(join(folder, file));
  const records = files.filter((name) => name.endsWith(ending));
  for (const file of records) {
    for (const [suffix, lines] of goldenLines(readFileSync(join(folder, file), "utf8")))
      writeFileSync(join(folder, file.slice(0, -ending.length) + suffix), lines);
  }
  process.stdout.write(`${cli.records(game.name, records.length)}\n`);
}
