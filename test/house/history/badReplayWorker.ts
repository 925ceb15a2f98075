// A worker in place of the replays': the text says in which bad way it behaves.

import { parentPort, threadId } from "node:worker_threads";
import type { AskedReplay } from "#main/house/history/replayer.ts";

parentPort!.once("message", ({ text }: AskedReplay) => {
  if (text === "hangs") for (;;);
  if (text === "grows") {
    const kept: unknown[] = [];
    for (;;) kept.push(Array.from({ length: 1000 }, (_, at) => ({ at })));
  }
  if (text === "dies") process.exit(1);
  if (text === "throws") throw new Error("I cannot replay");
  if (text !== "says nothing")
    parentPort!.postMessage({
      ok: true,
      value: new TextEncoder().encode(JSON.stringify({ thread: threadId })),
    });
});
