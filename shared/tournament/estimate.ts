import type { Format } from "#shared/protocol/tournament.ts";
import { sumOf } from "./payouts.ts";
import type { Structure } from "./structure.ts";

export type Estimate = Readonly<{
  minutes: number;
  /** In which it ends; null where no chips are played for. */
  level: number | null;
}>;

type EstimateAsk = Readonly<{
  structure: Structure;
  format: Format;
  entrants: number;
  chairs: number;
  /** With a full table, including the time between rounds. */
  roundSeconds: number;
  by: "ante" | "stake";
}>;

/**
 * Near the end all chips in play are about this many times the cost of a round. From simulations;
 * see `npm run simulate`.
 */
const roundsInPlay = { ante: 60, stake: 10 };
/** Played from then on, however long they take; with long rounds they are most of the time. */
const lastRounds = 3.5;

/** At which the chips in play are worth only `roundsInPlay` rounds, or the last one. */
function lastLevel({ structure: { levels }, by }: EstimateAsk, chips: number): number {
  const found = levels.findIndex((level) => level[by] * roundsInPlay[by] >= chips);
  return found < 0 ? levels.length : found + 1;
}

/** Up to the end of this level; levels measured by rounds last as long as their rounds. */
function minutesOf({ structure, roundSeconds }: EstimateAsk, level: number): number {
  const per = structure.measure === "minutes" ? 1 : roundSeconds / 60;
  const { levels, breaks } = structure;
  const breaksBefore = breaks.filter(({ after }) => after < level);
  return (
    per * sumOf(levels.slice(0, level).map(({ length }) => length)) +
    sumOf(breaksBefore.map(({ minutes }) => minutes))
  );
}

function freezeoutMinutes(ask: EstimateAsk, chips: number): Estimate {
  const level = lastLevel(ask, chips);
  const last = minutesOf(ask, level) - (level > 1 ? minutesOf(ask, level - 1) : 0);
  return {
    minutes: Math.round(minutesOf(ask, level) - last / 2 + (lastRounds * ask.roundSeconds) / 60),
    level,
  };
}

export function estimate(ask: EstimateAsk): Estimate {
  const { format, entrants, structure, roundSeconds } = ask;
  switch (format.kind) {
    case "freezeout":
      return freezeoutMinutes(ask, entrants * structure.stack);
    case "league":
      return {
        minutes: Math.round((format.rounds * format.deals * roundSeconds) / 60),
        level: null,
      };
    case "bracket": {
      const rounds = Math.ceil(Math.log2(Math.max(2, entrants)));
      const match =
        format.wins === null
          ? freezeoutMinutes(ask, 2 * structure.stack).minutes
          : ((2 * format.wins - 1) * roundSeconds) / 60;
      return { minutes: Math.round(rounds * match), level: null };
    }
  }
}
