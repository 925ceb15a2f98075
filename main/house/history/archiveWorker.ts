// A worker thread, so that no table waits for replays and files. It reads beside the host that
// writes.

import { parentPort, workerData } from "node:worker_threads";
import { giveWay } from "#main/base/workers.ts";
import { openReadingStore } from "#main/store/store.ts";
import type { AskedOfArchive, ArchiveMessage } from "./archive.ts";
import { ArchiveDesk, type Piece } from "./archiveDesk.ts";

if (!parentPort) throw new Error("this file runs as a worker thread only");
const port = parentPort;
giveWay("belowNormal");
const desk = new ArchiveDesk(openReadingStore(String(workerData)));
/** Transfers the bytes of `piece` without copying them. */
const tell = (message: ArchiveMessage, piece: Piece | null): void =>
  port.postMessage(message, piece ? [piece.bytes.buffer] : []);

port.on("message", (asked: AskedOfArchive) => {
  if ("drop" in asked) return desk.drop(asked.file);
  try {
    if ("figure" in asked) tell({ figures: desk.figures(asked) }, null);
    else if ("begin" in asked) {
      const answer = desk.begin(asked.file, asked.begin);
      tell({ answer }, answer.ok ? answer.value.piece : null);
    } else {
      const piece = desk.more(asked.file);
      tell({ piece }, piece);
    }
  } catch (error) {
    tell({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }, null);
  }
});
