// A true host on a true socket with many tables, as a process of its own: what it costs can be told
// from what its guests cost.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OwnerKeys } from "#main/connections/ownerKeys.ts";
import { runHost } from "#main/start/runHost.ts";
import { openStore } from "#main/store/store.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import { addTable } from "../hostTable.ts";
import { measured } from "./measured.ts";

const [game = "", tables = "1", people = "4", ...bots] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "cardtable-bench-"));
const rendererFolder = join(folder, "screen");
const dataFolder = join(folder, "data");

function lay(): void {
  const store = openStore(dataFolder);
  store.atOnce(() => {
    for (let number = 0; number < Number(tables); number += 1)
      addTable(store, game, Number(people), `bench${number}`, {
        bots: bots as readonly BotLevel[],
      });
  }, false);
  store.close();
}

lay();
mkdirSync(rendererFolder);
writeFileSync(join(rendererFolder, "index.html"), "<!doctype html>");
const host = await runHost({ dataFolder, rendererFolder, keys: new OwnerKeys() });
measured(host.url, async () => {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});
