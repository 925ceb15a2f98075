// A worker thread for one review, so that no table waits for it. It answers once and ends.

import { parentPort } from "node:worker_threads";
import { giveWay } from "#main/base/workers.ts";
import { reviewed } from "./reviewed.ts";
import type { AskedReview } from "./reviewer.ts";

/** ms, of which people see little: they read, or look at the replay. */
const time = 8000;

if (!parentPort) throw new Error("this file runs as a worker thread only");
const port = parentPort;
giveWay("low");
port.once("message", (asked: AskedReview) => {
  const begun = performance.now();
  const hasTime = () => performance.now() - begun < time;
  void reviewed(asked, hasTime).then((answer) => port.postMessage(answer));
});
