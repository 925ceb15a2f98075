// Checks that the auditor's worker reports what it finds while the store is in use, and what
// happens if it dies or is no longer wanted.

import { expect, onTestFinished, test } from "vitest";
import { AuditWorkers } from "#main/house/books/bookRequests.ts";
import { addProfiles } from "#test/store/support/ledgerTable.ts";
import { testStore } from "#test/store/support/testStore.ts";
import { saying } from "#test/support/inEnglish.ts";
import { testFolder } from "#test/host/support/testHost.ts";

function auditor(dataFolder: string, file?: URL): AuditWorkers {
  const workers = new AuditWorkers(dataFolder, file);
  onTestFinished(() => workers.close());
  return workers;
}

const bad = new URL("./badAuditWorker.ts", import.meta.url);

/** Resolves once the worker is at work. */
function begun(workers: AuditWorkers): Readonly<{
  atWork: Promise<number>;
  answer: ReturnType<AuditWorkers["audit"]>;
}> {
  const { promise: atWork, resolve } = Promise.withResolvers<number>();
  return { atWork, answer: workers.audit(resolve) };
}

test("H-2 books in use are audited beside whoever uses them", async () => {
  const folder = testFolder();
  const store = testStore(folder);
  addProfiles(store, "Ann", "Ben");
  const workers = auditor(folder);
  const answers = await Promise.all([
    workers.audit(() => undefined),
    workers.audit(() => undefined),
  ]);
  expect(answers).toEqual(
    answers.map(() => ({
      ok: true,
      value: { accounts: 3, transactions: 2, entries: 4, chips: 20_000, rounds: 0, problems: [] },
    })),
  );
});

test("books that cannot be read are refused in the words of the store", async () => {
  expect(await auditor(testFolder()).audit(() => undefined)).toEqual({
    ok: false,
    error: saying("store-failed", /there’s no cardtable.sqlite in/),
  });
});

test.each(["throws", "ends"])("a worker that %s is a fault of its audit alone", async (how) => {
  await expect(auditor(how, bad).audit(() => undefined)).rejects.toThrow(
    how === "throws" ? "I cannot read" : "ended without an answer",
  );
});

test("an auditor that is closed ends what runs and begins nothing", async () => {
  const workers = auditor("hangs", bad);
  const { atWork, answer } = begun(workers);
  expect(await atWork).toBe(100);
  await workers.close();
  const stopped = { ok: false, error: saying("stopped", /The host is closing/) };
  expect(await answer).toEqual(stopped);
  expect(await workers.audit(() => undefined)).toEqual(stopped);
});
