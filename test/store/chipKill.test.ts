// Checks that every acknowledged chip is there when the process that wrote it down is killed (H-6).

import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "#main/store/store.ts";
import { testFolder } from "#test/host/support/testHost.ts";
import { sweep } from "#test/support/sweep.ts";

const kills = sweep(2, 50);
const program = join(import.meta.dirname, "support/countingProcess.ts");

/**
 * Lets it write until it has said so many lines, then kills it wherever it is by then; answers with
 * the last number that it said whole.
 */
function writtenAndKilled(folder: string, evening: string, lines: number): Promise<number> {
  const child = spawn(process.execPath, [program, folder, evening], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return new Promise((resolve, reject) => {
    let text = "";
    let errors = "";
    child.stderr.on("data", (data: Buffer) => (errors += data.toString()));
    child.stdout.on("data", (data: Buffer) => {
      text += data.toString();
      if (text.split("\n").length > lines) child.kill("SIGKILL");
    });
    child.on("close", (_code, signal) =>
      signal === "SIGKILL"
        ? resolve(Number(text.split("\n").at(-2)))
        : reject(new Error(`it ended by itself: ${errors}`)),
    );
  });
}

test(`H-6 kill -9 at ${kills} points of an evening: what was acknowledged is there, in its order, and nothing half`, async () => {
  const folder = testFolder();
  for (let kill = 0; kill < kills; kill += 1) {
    const evening = `e${kill}`;
    const before = openStore(folder);
    before.chips.open({
      id: evening,
      name: "",
      openedAt: kill,
      colours: [{ colour: "red", value: 5 }],
      stack: [20],
      money: null,
      people: [{ id: "p1", name: "Ann", profile: null }],
    });
    before.close();
    const said = await writtenAndKilled(folder, evening, 7 + 13 * kill);
    const after = openStore(folder);
    const entries = after.chips.find(evening)?.entries ?? [];
    after.close();
    expect([said, said + 1]).toContain(entries.length);
    expect(entries.map(({ number, counts }) => [number, ...counts])).toEqual(
      entries.map((_entry, at) => [at + 1, at + 1]),
    );
  }
});
