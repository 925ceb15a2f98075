// How do bots' moves wait, so that no person waits for more than one of them?

import type { Later } from "#main/base/clock.ts";

/** Puts a bot's move in line: it is made when its turn has come. */
export type BotLine = (move: () => void) => void;

/** There is no line: every move is made at once. */
export const noLine: BotLine = (move) => move();

/**
 * One move, then whatever people have asked for meanwhile, then the next: all bots together take
 * what time people leave, however many of them have thought of something. `later` calls back when
 * the host has looked after the people once.
 */
export function botLine(later: Later): BotLine {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  const make = (move: () => void): void => {
    isTaken = true;
    later(next);
    move();
  };
  const next = (): void => {
    isTaken = false;
    const move = waiting.shift();
    if (move) make(move);
  };
  return (move) => (isTaken ? void waiting.push(move) : make(move));
}
