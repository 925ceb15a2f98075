// Measures how much less a player waits and presses now than where everything must be pressed and
// the bots take their time, and prints what it finds (H-30, H-31).

import { expect, test } from "vitest";
import { loadTables } from "#renderer/games/tableGames.ts";
import { catalogue } from "#shared/games/catalogue.ts";
import { flowOf, formerWays, presentWays, type Flow, type Ways } from "./personAtTable.ts";

await loadTables();

const seeds = ["one", "two", "three"];
/** At one table of each seed. */
const rounds = 3;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : sum(numbers) / numbers.length;

async function evening(game: string, ways: Ways): Promise<Flow> {
  const flows: Flow[] = [];
  for (const seed of seeds)
    flows.push(await flowOf([{ game, rounds: 99, options: {} }], `${game} ${seed}`, rounds, ways));
  return {
    rounds: sum(flows.map((flow) => flow.rounds)),
    decisions: sum(flows.map((flow) => flow.decisions)),
    forced: sum(flows.map((flow) => flow.forced)),
    waits: flows.flatMap(({ waits }) => waits),
    watched: flows.flatMap(({ watched }) => watched),
  };
}

const told = ({ rounds: count, decisions, forced, waits, watched }: Flow): string =>
  [
    `${(forced / count).toFixed(1)} forced presses and ${(decisions / count).toFixed(1)} decisions a round`,
    `${mean(waits).toFixed(1)} s from press to turn (longest ${Math.max(0, ...waits).toFixed(1)} s)`,
    `${(sum(waits) / count).toFixed(0)} s waited a round`,
    `${mean(watched).toFixed(1)} s watched once out`,
  ].join(", ");

test.each(catalogue.map(({ id }) => id))(
  "%s: nothing is pressed that decides nothing, and less is waited",
  async (game) => {
    const [before, after] = [await evening(game, formerWays), await evening(game, presentWays)];
    const sameBots = await evening(game, {
      ...presentWays,
      settings: { ...presentWays.settings, botPace: formerWays.settings.botPace },
    });
    process.stdout.write(
      `${game}\n  before: ${told(before)}\n  with bots as slow: ${told(sameBots)}\n  after:  ${told(after)}\n`,
    );
    expect(after.forced).toBe(0);
    expect(sum(after.waits) / after.rounds).toBeLessThan(sum(before.waits) / before.rounds);
    if (before.watched.length > 0) expect(mean(after.watched)).toBeLessThan(3);
  },
  3_600_000,
);
