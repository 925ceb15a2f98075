// Defines what a bench is and what it reports.

import { brief, thorough, type Effort } from "./sideBySide.ts";

export type Goal = Readonly<{
  what: string;
  met: boolean;
}>;

export type Report = Readonly<{
  lines: readonly string[];
  goals: readonly Goal[];
}>;

export interface Bench {
  /** What is measured beside what. */
  readonly title: string;
  /** Measures; quick means: only enough to see that it works. */
  run(quick: boolean): Report | Promise<Report>;
}

export const effortOf = (quick: boolean): Effort => (quick ? brief : thorough);

/** `1 234 567` */
export const grouped = (value: number): string =>
  Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, " ");
export const perSecond = (nanoseconds: number): string => grouped(1e9 / nanoseconds);
