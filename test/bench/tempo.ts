// Measures how long a person who is alone with bots waits between their own decisions, at the usual
// pace and the usual speed of the table.

import { join } from "node:path";
import { runnerImport, type Plugin } from "vite";
import type { Bench } from "./bench.ts";
import type { Played, Wait, WaitsIn } from "./tempoRounds.ts";

const games: readonly (Played & {
  /** s, the mean and the longest. */
  readonly wanted: readonly [number, number];
})[] = [
  { game: "kings-and-bastards", bots: 3, wanted: [4, 7] },
  // Only from the last act in a hand to the next decision, big showdowns apart.
  { game: "five-card-draw", bots: 3, wanted: [6, Infinity] },
  { game: "exordia8", bots: 5, wanted: [6, 9] },
  { game: "normal-eights", bots: 3, wanted: [8, 12] },
  { game: "eights-nomic", bots: 3, options: { maxTurns: 80 }, wanted: [7, 10] },
];

const nothing = "\0unstyled";
const unstyled: Plugin = {
  name: "unstyled",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".css") ? nothing : null),
  load: (id) => (id === nothing ? "export default {}" : null),
};

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

function figures(waits: readonly Wait[]): Readonly<{ mean: number; longest: number }> {
  const ends = waits.filter(({ ended }) => ended !== null && ended !== "high");
  const all = (ends.length > 0 ? ends : waits).map(({ ms }) => ms);
  return { mean: all.reduce((sum, ms) => sum + ms, 0) / all.length, longest: Math.max(...all) };
}

export const bench: Bench = {
  title: "tempo: seconds from a person's own move to their next decision, alone with bots",
  async run(quick) {
    // The page's modules are what Vite makes of them.
    const { module } = await runnerImport<{ readonly waitsIn: WaitsIn }>(
      join(import.meta.dirname, "tempoRounds.ts"),
      { configFile: false, logLevel: "error", plugins: [unstyled] },
    );
    const results = [];
    for (const each of quick ? games.slice(0, 1) : games) {
      const waits = await module.waitsIn(each, quick ? 1 : 10);
      results.push({ ...each, count: waits.length, ...figures(waits) });
    }
    return {
      lines: results.map(
        ({ game, bots, count, mean, longest }) =>
          `${game}, ${bots} bots: mean ${seconds(mean)}, longest ${seconds(longest)} (${count} waits)`,
      ),
      goals: results.map(({ game, mean, longest, wanted: [usual, most] }) => ({
        what: `${game}: at most ${usual} and ${most}`,
        met: mean <= usual * 1000 && longest <= most * 1000,
      })),
    };
  },
};
