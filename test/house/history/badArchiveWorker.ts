// A worker in place of the archive's: the evening that is asked for says in which bad way it
// behaves, or is told back.

import { parentPort, threadId } from "node:worker_threads";
import type { AskedOfArchive, ArchiveMessage } from "#main/house/history/archive.ts";

const port = parentPort!;
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
/** Of files that are not whole yet: how they go on. */
const open = new Map<number, string>();

function grow(): never {
  const kept: unknown[] = [];
  for (;;) kept.push(Array.from({ length: 1000 }, (_, at) => ({ at })));
}

function behave(how: string): void {
  if (how === "hangs") for (;;);
  if (how === "grows") grow();
  if (how === "dies") process.exit(1);
  if (how === "throws") throw new Error("I cannot read");
}

port.on("message", (asked: AskedOfArchive) => {
  const tell = (told: ArchiveMessage): void => port.postMessage(told);
  if ("figure" in asked) return behave(asked.of ?? "");
  if ("drop" in asked) return void open.delete(asked.file);
  if ("more" in asked) {
    behave(open.get(asked.file)!);
    return tell({ piece: { bytes: bytesOf("the rest"), isLast: open.delete(asked.file) } });
  }
  const { wish } = asked.begin;
  const evening = wish.file === "chips" ? wish.evening : "";
  const [first = "", then] = evening.split(", then ");
  behave(first);
  if (then !== undefined) open.set(asked.file, then);
  tell({
    answer: {
      ok: true,
      value: {
        name: `${first}.csv`,
        type: "text/csv",
        piece: { bytes: bytesOf(`thread ${threadId}`), isLast: then === undefined },
      },
    },
  });
});
