// The worker thread in which bots think. It holds nothing of a game but the views it is sent.

import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { loadedBot } from "#shared/games/catalogue.ts";
import { openBotThread } from "./botMind.ts";

if (!parentPort) throw new Error("this file runs as a worker thread only");
// People come first. Only Linux gives each thread its own priority.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_LOW);
openBotThread(parentPort, loadedBot);
