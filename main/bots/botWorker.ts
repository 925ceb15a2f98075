// The worker thread in which bots think, so that no table waits for them. It holds no game but the
// views it is sent.

import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { botOf } from "#shared/bots/botOf.ts";
import { openBotThread } from "./botThread.ts";

if (!parentPort) throw new Error("this file runs as a worker thread only");
// Where there are fewer processors than work, people come first. Only Linux gives each thread a
// priority of its own.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_LOW);
openBotThread(parentPort, botOf);
