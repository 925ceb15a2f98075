// Checks that every acknowledged transaction is there, whole, and nothing half done, wherever the
// process that made it is killed (H-3).

import { spawn, type ChildProcessByStdio } from "node:child_process";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "#main/store/store.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { testFolder } from "#test/host/support/testHost.ts";
import { sweep } from "#test/support/sweep.ts";
import { addProfiles, bring, tableOf } from "./support/ledgerTable.ts";
import { testStore } from "./support/testStore.ts";

const kills = sweep(3, 200);
const program = join(import.meta.dirname, "support/postingProcess.ts");

type Said = Readonly<{
  posted: number;
  kind: string;
  amount: number;
  round?: number;
}>;

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

/** A process that waits to be told to begin: loading takes longer than posting. */
function loaded(args: readonly string[]): Child {
  const child = spawn(process.execPath, [program, ...args], { stdio: ["pipe", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

/**
 * Lets it post until it has said so many lines, then kills it wherever it is by then; answers with
 * all it said.
 */
function postedAndKilled(child: Child, lines: number): Promise<readonly Said[]> {
  return new Promise((resolve, reject) => {
    let text = "";
    let errors = "";
    child.stderr.on("data", (data: Buffer) => (errors += data.toString()));
    child.stdout.on("data", (data: Buffer) => {
      text += data.toString();
      if (text.split("\n").length > lines) child.kill("SIGKILL");
    });
    child.on("close", (_code, signal) => {
      // The last line may have been cut off by the kill.
      if (signal === "SIGKILL")
        resolve(
          text
            .split("\n")
            .slice(0, -1)
            .map((line) => JSON.parse(line) as Said),
        );
      else reject(new Error(`it ended by itself: ${errors}`));
    });
    child.stdin.write("go");
  });
}

/**
 * The books after a kill: in order, and with all that was said. Answers with the number of
 * transactions.
 */
function checkBooks(folder: string, said: readonly Said[]): number {
  const store = openStore(folder);
  try {
    const { problems, transactions } = store.bank.audit();
    expect(problems).toEqual([]);
    const newest = store.bank.transactions({ limit: 100_000, before: null, account: null });
    const known = new Map(newest.map((transaction) => [transaction.id, transaction]));
    for (const { posted, kind, amount, round } of said) {
      const { entries, ...transaction } = known.get(posted) ?? { entries: [] };
      expect(transaction).toMatchObject({ id: posted, kind });
      expect(Math.max(...entries.map((entry) => entry.amount))).toBe(amount);
      if (round !== undefined)
        expect(newest.filter((each) => each.kind === "round").length).toBeGreaterThanOrEqual(round);
    }
    expect(store.rounds.latest("t")?.result ?? null).not.toBeNull();
    return transactions;
  } finally {
    store.close();
  }
}

test(`H-3 kill -9 at ${kills} points of posting: every acknowledged transaction is there and the audit finds nothing`, async () => {
  const folder = testFolder();
  const store = testStore(folder);
  addProfiles(store, "Ann", "Ben");
  store.tables.add(tableOf("t", ["ann", "ben", null]));
  for (const player of ["p0", "p1", "p2"]) bring(store, "t", player, 600);
  store.close();
  const dice = new DiceReader(newDice(`kill ${process.env["KILL_SEED"] ?? "1"}`));
  let next = loaded([folder, "t"]);
  let acknowledged = 0;
  let transactions = 0;
  for (let count = 0; count < kills; count += 1) {
    const child = next;
    next = loaded([folder, "t"]);
    const said = await postedAndKilled(child, 1 + dice.below(40));
    transactions = checkBooks(folder, said);
    acknowledged += said.length;
  }
  expect(acknowledged).toBeGreaterThan(kills);
  console.info(
    `killed ${kills} times over ${transactions} transactions, ${acknowledged} of them acknowledged (KILL_SEED=n kills elsewhere)`,
  );
}, 3_600_000);
