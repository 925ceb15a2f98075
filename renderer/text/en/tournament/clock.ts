import { number, plural } from "#shared/text/en/words.ts";

const two = (count: number): string => String(count).padStart(2, "0");

export const clock = {
  level: (level: number) => `Level ${level}`,
  last: "until the end",
  /** "4:05", "1:02:30"; `seconds` are whole. */
  time: (seconds: number) =>
    seconds >= 3600
      ? `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
      : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`,
  /** For screen readers. */
  spokenTime: (minutes: number, seconds: number) =>
    minutes === 0
      ? plural(seconds, "second", "seconds")
      : `${plural(minutes, "minute", "minutes")}${seconds > 0 ? ` ${plural(seconds, "second", "seconds")}` : ""}`,
  roundsLeft: (rounds: number) => `${plural(rounds, "round", "rounds")} left`,
  ante: (amount: number) => `ante ${number(amount)}`,
  stake: (amount: number) => `stake ${number(amount)}`,
  next: (what: string) => `then ${what}`,
  thenBreak: (minutes: number) => `then a break of ${plural(minutes, "minute", "minutes")}`,
} as const;
