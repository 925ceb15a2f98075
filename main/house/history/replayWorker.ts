// A worker thread for one uploaded record, so that its cost burdens nothing else. It answers once
// and ends.

import { parentPort, workerData } from "node:worker_threads";
import type { AskedReplay } from "./replayer.ts";
import { broughtReplay } from "./broughtReplay.ts";

if (!parentPort) throw new Error("this file runs as a worker thread only");
const { text, eyes, part } = workerData as AskedReplay;
const answer = broughtReplay(text, eyes, part);
parentPort.postMessage(answer, answer.ok ? [answer.value.buffer] : []);
