import { chipWords } from "#renderer/screens/chipBank/chipWords.ts";
import {
  chipRaces,
  levelNumber,
  unpaidLevels,
  type ChipRace,
  type ClockPlan,
} from "#shared/roomClock/clock.ts";

export function raceAheadWords({ chip, into, at }: ChipRace, stages: ClockPlan["stages"]): string {
  const isBreak = stages[at]!.kind === "break";
  return chipWords().clock.raceAhead(
    chip,
    into,
    levelNumber(stages, at) + (isBreak ? 1 : 0),
    isBreak,
  );
}

/** Says which levels the plan's chips cannot pay exactly, and when chips are raced off. */
export function chipLines(plan: Pick<ClockPlan, "stages" | "chips">): readonly string[] {
  const words = chipWords().clock;
  const unpaid = unpaidLevels(plan.stages, plan.chips);
  const races = chipRaces(plan);
  return [
    ...(unpaid.length > 0 ? [words.unpaid(unpaid)] : []),
    ...races.map((race) =>
      race.at === 0 ? words.needless(race.chip) : raceAheadWords(race, plan.stages),
    ),
  ];
}
