import type { ColourName } from "#shared/chipBank/kinds.ts";
import type { ClockMove } from "./moves.ts";

export interface BlindLevel {
  readonly kind: "level";
  readonly small: number;
  readonly big: number;
  /** 0: none is paid. */
  readonly ante: number;
  readonly minutes: number;
}

export interface ClockBreak {
  readonly kind: "break";
  readonly minutes: number;
}

export type ClockStage = BlindLevel | ClockBreak;

export interface ClockChip {
  readonly value: number;
  /** Null where nobody has said which. */
  readonly colour: ColourName | null;
}

export interface ClockPlan {
  readonly name: string;
  /** At least one, of which the first is a level. */
  readonly stages: readonly ClockStage[];
  /** In play from the start, their values rising. */
  readonly chips: readonly ClockChip[];
}

export interface ClockState extends ClockPlan {
  /**
   * Which of the stages it was in at the moment when it was last set, and how much of it was gone,
   * ms.
   */
  readonly at: number;
  readonly spent: number;
  /** Since when it goes, ms since 1970, UTC; null: it stands. */
  readonly since: number | null;
}

/** As the house tells of it. */
export interface RoomClock extends ClockPlan, Pick<ClockState, "at" | "spent"> {
  readonly isGoing: boolean;
  /**
   * It went on for so long, ms, while nobody could look at it; null where there was no such time,
   * or it was seen to.
   */
  readonly away: number | null;
}

/** Where a clock stands at some moment. */
export interface ClockTime {
  readonly at: number;
  /** Of the stage, ms; 0 only in the last one. */
  readonly left: number;
  /** Until the next break begins, ms; null where none is to come. */
  readonly untilBreak: number | null;
}

const minuteMs = 60_000;
export const lengthOf = ({ minutes }: ClockStage): number => minutes * minuteMs;

/** It stands at its beginning. */
export const newClock = (plan: ClockPlan): ClockState => ({
  ...plan,
  at: 0,
  spent: 0,
  since: null,
});

/** A clock that was set back meanwhile takes no time away. */
const passed = ({ since }: ClockState, now: number): number =>
  since === null ? 0 : Math.max(0, now - since);

/** The same clock, as it stands now. */
export function settledAt(clock: ClockState, now: number): ClockState {
  const last = clock.stages.length - 1;
  let { at } = clock;
  let spent = clock.spent + passed(clock, now);
  while (at < last && spent >= lengthOf(clock.stages[at]!)) {
    spent -= lengthOf(clock.stages[at]!);
    at += 1;
  }
  return {
    ...clock,
    at,
    spent: Math.min(spent, lengthOf(clock.stages[at]!)),
    since: clock.since === null ? null : now,
  };
}

export function timeOf(clock: ClockState, now: number): ClockTime {
  const { at, spent, stages } = settledAt(clock, now);
  const left = lengthOf(stages[at]!) - spent;
  const pause = stages.findIndex(({ kind }, stage) => stage > at && kind === "break");
  return {
    at,
    left,
    untilBreak:
      pause < 0
        ? null
        : stages.slice(at + 1, pause).reduce((sum, stage) => sum + lengthOf(stage), left),
  };
}

/** So long after its beginning who goes back wants the stage before. */
const graceMs = 3_000;

export function moved(clock: ClockState, move: ClockMove, now: number): ClockState {
  const here = settledAt(clock, now);
  switch (move) {
    case "start":
      return { ...here, since: now };
    case "pause":
      return { ...here, since: null };
    case "next":
      return here.at < here.stages.length - 1 ? { ...here, at: here.at + 1, spent: 0 } : here;
    case "back":
      return here.spent > graceMs || here.at === 0
        ? { ...here, spent: 0 }
        : { ...here, at: here.at - 1, spent: 0 };
    // A stage may be made longer than it was planned, but not its past.
    case "more":
      return { ...here, spent: here.spent - minuteMs };
    case "less":
      return settledAt({ ...here, spent: here.spent + minuteMs }, now);
  }
}

/** Another plan for a tournament that goes on: the same place of it, the same time gone. */
export function replanned(clock: ClockState, plan: ClockPlan, now: number): ClockState {
  const here = settledAt(clock, now);
  const at = Math.min(here.at, plan.stages.length - 1);
  return {
    ...here,
    ...plan,
    at,
    spent: at === here.at ? Math.min(here.spent, lengthOf(plan.stages[at]!)) : 0,
  };
}

/** Counted from 1, breaks not among them; of a break that of the level before. */
export const levelNumber = (stages: readonly ClockStage[], at: number): number =>
  stages.slice(0, at + 1).filter(({ kind }) => kind === "level").length;

export const nextLevel = (stages: readonly ClockStage[], at: number): BlindLevel | null =>
  stages.slice(at + 1).find((stage) => stage.kind === "level") ?? null;

const amountsOf = (stage: ClockStage): readonly number[] =>
  stage.kind === "level" ? [stage.small, stage.big, stage.ante] : [];

/**
 * A chip race (TDA, rule 24): from this stage on nothing is paid any more that needs a chip of this
 * value.
 */
export interface ChipRace {
  readonly chip: ClockChip;
  /** Into these it is changed. */
  readonly into: ClockChip;
  /** A break, where one comes before the level. 0: no level needs the chip at all. */
  readonly at: number;
}

/**
 * From which stage on no amount needs a chip smaller than this one; the number of stages where the
 * last one does.
 */
const needlessFrom = (stages: readonly ClockStage[], { value }: ClockChip): number =>
  stages.findLastIndex((stage) => amountsOf(stage).some((amount) => amount % value !== 0)) + 1;

/**
 * In the order of the chips. Chips that go together are all changed into the smallest one that
 * stays.
 */
export function chipRaces({
  stages,
  chips,
}: Pick<ClockPlan, "stages" | "chips">): readonly ChipRace[] {
  const gone = chips.map((_chip, index) =>
    chips[index + 1] ? needlessFrom(stages, chips[index + 1]!) : stages.length,
  );
  return chips.flatMap((chip, index) => {
    const at = gone[index]!;
    const into = chips.find((_other, other) => other > index && gone[other]! > at);
    return at < stages.length && into ? [{ chip, into, at }] : [];
  });
}

const commonDivisor = (one: number, other: number): number =>
  other === 0 ? one : commonDivisor(other, one % other);

/**
 * Levels, from 1, with an amount that these chips do not make up, however they are changed; none
 * where no chips are named.
 */
export function unpaidLevels(
  stages: readonly ClockStage[],
  chips: readonly ClockChip[],
): readonly number[] {
  const step = chips.reduce((divisor, { value }) => commonDivisor(divisor, value), 0);
  return step === 0
    ? []
    : stages.flatMap((stage, at) =>
        amountsOf(stage).some((amount) => amount % step !== 0) ? [levelNumber(stages, at)] : [],
      );
}
