// A worker thread for one uploaded record, so that its cost burdens nothing else. It answers once
// and ends.

import { parentPort } from "node:worker_threads";
import type { AskedReplay } from "./replayer.ts";
import { broughtReplay } from "./broughtReplay.ts";

if (!parentPort) throw new Error("this file runs as a worker thread only");
const port = parentPort;
port.once("message", ({ text, eyes, part }: AskedReplay) => {
  const answer = broughtReplay(text, eyes, part);
  port.postMessage(answer, answer.ok ? [answer.value.buffer] : []);
});
