// The worker thread in which bots think. It holds nothing of a game but the views it is sent.

import { parentPort } from "node:worker_threads";
import { giveWay } from "#main/base/workers.ts";
import { loadedBot } from "#shared/games/catalogue.ts";
import { openBotThread } from "./botMind.ts";

if (!parentPort) throw new Error("this file runs as a worker thread only");
giveWay("low");
openBotThread(parentPort, loadedBot);
