// A worker thread, so that no table waits for the audit. It reports its progress, answers once and
// ends.

import { parentPort, workerData } from "node:worker_threads";
import { giveWay } from "#main/base/workers.ts";
import { auditedFile } from "#main/store/audit/auditedFile.ts";
import { StoreError } from "#main/store/storeError.ts";
import type { AuditorMessage } from "./bookRequests.ts";

if (!parentPort) throw new Error("this file runs as a worker thread only");
const port = parentPort;
const tell = (message: AuditorMessage): void => port.postMessage(message);
const everyRounds = 100;

giveWay("low");
try {
  const value = auditedFile(
    String(workerData),
    (rounds) => rounds % everyRounds === 0 && tell({ rounds }),
  );
  tell({ answer: { ok: true, value } });
} catch (error) {
  if (!(error instanceof StoreError)) throw error;
  tell({ answer: error.refusal });
}
