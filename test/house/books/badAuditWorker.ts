// A worker in place of the auditor's: it behaves in the bad way that it is told in place of a
// folder.

import { parentPort, workerData } from "node:worker_threads";

parentPort!.postMessage({ rounds: 100 });
if (workerData === "throws") throw new Error("I cannot read");
if (workerData === "hangs") for (;;);
