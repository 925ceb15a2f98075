// Queues bots' moves so that no person waits for more than one of them.

import type { Later } from "#main/base/clock.ts";

export type BotLine = (move: () => void) => void;

export const noLine: BotLine = (move) => move();

/**
 * Makes one move, then whatever people have asked for meanwhile, then the next. `later` calls back
 * when the host has served the people once.
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
