import type { ColourName } from "#shared/chipBank/kinds.ts";
import type { ClockMove } from "./moves.ts";

export type BlindLevel = Readonly<{
  kind: "level";
  small: number;
  big: number;
  /** 0: no ante is paid. */
  ante: number;
  minutes: number;
}>;

export type ClockBreak = Readonly<{
  kind: "break";
  minutes: number;
}>;

export type ClockStage = BlindLevel | ClockBreak;

export type ClockChip = Readonly<{
  value: number;
  /** Null if not specified. */
  colour: ColourName | null;
}>;

export type ClockPlan = Readonly<{
  name: string;
  /** Not empty; the first is a level. */
  stages: readonly ClockStage[];
  /** The chips in play from the start, in ascending order of value. */
  chips: readonly ClockChip[];
}>;

export type ClockState = ClockPlan &
  Readonly<{
    /** The stage, and the ms of it that were spent, when the clock was last set. */
    at: number;
    spent: number;
    /** When the clock was last set running, ms since 1970, UTC; null: it is stopped. */
    since: number | null;
  }>;

export interface RoomClock extends ClockPlan, Pick<ClockState, "at" | "spent"> {
  readonly isGoing: boolean;
  /**
   * The ms that it ran while nobody could see it; null if there was no such time or it has been
   * dealt with.
   */
  readonly away: number | null;
}

export type ClockTime = Readonly<{
  at: number;
  /** The ms left of the stage; 0 only in the last one. */
  left: number;
  /** ms until the next break; null if there is none to come. */
  untilBreak: number | null;
}>;

const minuteMs = 60_000;
export const lengthOf = ({ minutes }: ClockStage): number => minutes * minuteMs;

export const newClock = (plan: ClockPlan): ClockState => ({
  ...plan,
  at: 0,
  spent: 0,
  since: null,
});

/** 0 if the system clock was set back meanwhile. */
const passed = ({ since }: ClockState, now: number): number =>
  since === null ? 0 : Math.max(0, now - since);

/** Returns the same clock, set at `now`. */
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

/** Within this time of a stage's beginning, `back` goes to the stage before. */
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
    // `spent` may become negative: the stage gets longer than planned, but the clock never goes
    // back to the stage before.
    case "more":
      return { ...here, spent: here.spent - minuteMs };
    case "less":
      return settledAt({ ...here, spent: here.spent + minuteMs }, now);
  }
}

/** Changes the plan of a running tournament; stage and time spent stay. */
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

/** Counted from 1 without breaks; for a break the number of the level before it. */
export const levelNumber = (stages: readonly Pick<ClockStage, "kind">[], at: number): number =>
  stages.slice(0, at + 1).filter(({ kind }) => kind === "level").length;

export const nextLevel = (stages: readonly ClockStage[], at: number): BlindLevel | null =>
  stages.slice(at + 1).find((stage) => stage.kind === "level") ?? null;

const amountsOf = (stage: ClockStage): readonly number[] =>
  stage.kind === "level" ? [stage.small, stage.big, stage.ante] : [];

/** A chip race (TDA, rule 24): from this stage on no amount needs a chip of this value. */
export type ChipRace = Readonly<{
  chip: ClockChip;
  into: ClockChip;
  /** May be a break before the level. 0: no level needs the chip. */
  at: number;
}>;

/**
 * Returns the first stage from which no amount needs a smaller chip than this one; the number of
 * stages if the last one does.
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
 * Returns the levels, from 1, with an amount that these chips cannot make up; none if no chips are
 * given.
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
