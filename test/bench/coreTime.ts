// Tells how long bots think.

import type { Bot } from "#shared/bots/bot.ts";
import type { Public } from "#shared/contract/json.ts";
import type { CommonFacts, Move } from "#shared/contract/round.ts";

/**
 * The bot, noting the core time of each of its choices, in ms: on a busy machine the clock tells of
 * others' work too.
 */
export const timed = <O extends Public, F extends CommonFacts, M extends Move>(
  bot: Bot<O, F, M>,
  note: (ms: number) => void,
): Bot<O, F, M> => ({
  ...bot,
  choose(view, dice) {
    const begun = process.cpuUsage();
    const move = bot.choose(view, dice);
    const { user, system } = process.cpuUsage(begun);
    note((user + system) / 1000);
    return move;
  },
});

/** The time within which 95 % of choices are made, and the longest; NaN for none. */
export function lateAndLongest(times: readonly number[]): Readonly<{
  late: number;
  longest: number;
}> {
  const inOrder = times.toSorted((one, other) => one - other);
  return {
    late: inOrder[Math.floor(0.95 * (inOrder.length - 1))] ?? Number.NaN,
    longest: inOrder.at(-1) ?? Number.NaN,
  };
}
