// Loaded into a host before its own program (`node --expose-gc --import`): says over the process's
// channel how it fares.

import * as ws from "ws";

/** What the host says when it is asked. */
export type Pulse = Readonly<{
  /** MiB that are held after all that is not was collected. */
  heap: number;
  rss: number;
  /**
   * ms of the main thread's own work, at most, for what came on one line at once – a few messages –
   * with all that is done before anybody else's turn comes; since it was asked last. Other programs
   * of the machine are not counted.
   */
  longestHold: number;
  /** The same for everything between two looks at the network. */
  longestTurn: number;
}>;

const everyMs = 2;
const mebibyte = 1024 * 1024;
const { gc } = globalThis as unknown as { readonly gc: () => void };

const work = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
let [longestHold, longestTurn] = [0, 0];
let turnBegan = work();
/** Null while nothing that came is being worked at. */
let holdBegan: number | null = null;

function endHold(): void {
  if (holdBegan !== null) longestHold = Math.max(longestHold, work() - holdBegan);
  holdBegan = null;
}

interface Writable {
  _write: (this: Writable, ...chunk: unknown[]) => unknown;
}
// The package's types do not name it.
const receiver = (ws as unknown as { readonly Receiver: { readonly prototype: Writable } }).Receiver
  .prototype;
const { _write } = receiver;
// Promises are settled between two lines' packets, so the next one ends what the last has caused;
// the turn's end ends the last.
receiver._write = function write(this: Writable, ...chunk: unknown[]) {
  endHold();
  holdBegan = work();
  setImmediate(endHold);
  return _write.apply(this, chunk);
};

setInterval(() => {
  const now = work();
  longestTurn = Math.max(longestTurn, now - turnBegan);
  turnBegan = now;
}, everyMs).unref();

process.on("message", () => {
  const held = { longestHold, longestTurn };
  gc();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ heap: heapUsed / mebibyte, rss: rss / mebibyte, ...held } satisfies Pulse);
  [longestHold, longestTurn, turnBegan] = [0, 0, work()];
});
// It must not keep the host from ending.
process.channel?.unref();
