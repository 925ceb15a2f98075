// Measures how long a person who is alone with bots waits between their own decisions, at the usual
// pace and the usual speed of the table.

import { join } from "node:path";
import { runnerImport, type Plugin } from "vite";
import type { Bench } from "./bench.ts";
import type { Played, Wait, WaitsIn } from "./tempoRounds.ts";

const games: readonly (Played & {
  /** s, the mean and the longest. */
  readonly wanted: readonly [number, number];
  /** s, as measured before time followed the stakes. */
  readonly former: string;
})[] = [
  { game: "kings-and-bastards", bots: 3, wanted: [4, 7], former: "4.7–5.1, 8.3" },
  // Only from the last act in a hand to the next decision, big showdowns apart.
  { game: "five-card-draw", bots: 3, wanted: [6, Infinity], former: "14–27" },
  { game: "exordia8", bots: 5, wanted: [6, 9], former: "8.1, 11.5" },
  { game: "normal-eights", bots: 3, wanted: [8, 12], former: "13–24, 42 with an ace" },
  {
    game: "eights-nomic",
    bots: 3,
    options: { maxTurns: 80, openingRules: 1 },
    wanted: [7, 10],
    former: "14.7–16.4",
  },
];

const nothing = "\0unstyled";
const unstyled: Plugin = {
  name: "unstyled",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".css") ? nothing : null),
  load: (id) => (id === nothing ? "export default {}" : null),
};

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

const longestOf = (all: readonly number[]): number => Math.max(0, ...all);

/** In ms. What one waits for by choice or at leisure is told apart: moments keep their time. */
function figures(waits: readonly Wait[]) {
  const ends = waits.filter(({ ended }) => ended !== null && ended !== "high");
  const all = ends.length > 0 ? ends : waits;
  return {
    count: all.length,
    mean: all.reduce((sum, { ms }) => sum + ms, 0) / all.length,
    longest: longestOf(all.map(({ ms }) => ms)),
    offTurn: longestOf(all.flatMap(({ hasMoment, offTurnMs }) => (hasMoment ? [] : offTurnMs))),
    withMoment: longestOf(all.flatMap(({ hasMoment, offTurnMs }) => (hasMoment ? offTurnMs : []))),
  };
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
      results.push({ ...each, ...figures(waits) });
    }
    return {
      lines: results.map(
        ({ game, bots, former, count, mean, longest, offTurn, withMoment }) =>
          `${game}, ${bots} bots: mean ${seconds(mean)}, longest ${seconds(longest)}; off turn at most ${seconds(offTurn)}, ${seconds(withMoment)} with a moment (${count} waits; formerly ${former})`,
      ),
      goals: results.flatMap(({ game, mean, longest, offTurn, wanted: [usual, most] }) => [
        { what: `${game}: mean at most ${usual}`, met: mean <= usual * 1000 },
        { what: `${game}: longest at most ${most}`, met: longest <= most * 1000 },
        {
          what: `${game}: longest at most ${most}, from turn to turn and moments apart`,
          met: offTurn <= most * 1000,
        },
      ]),
    };
  },
};
