// Checks what the owner is shown of their books before, during and after a check of them (H-2).

import { expect, test } from "vitest";
import { bookRequests, type Auditor } from "#main/house/books/bookRequests.ts";
import type { FileAudit } from "#main/store/audit/auditedFile.ts";
import { saysOfAudit } from "#main/store/audit/saysOfAudit.ts";
import type { Store } from "#main/store/store.ts";
import { saysOfStore, StoreError } from "#main/store/storeError.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { BooksState } from "#shared/protocol/bank.ts";
import { openTable, playRound, testFolder, testHost } from "#test/host/support/testHost.ts";
import { SimulatedClock } from "#test/host/support/simulatedClock.ts";
import { testStore } from "#test/store/support/testStore.ts";
import { refusedWith } from "#test/support/inEnglish.ts";

const owner = { role: "owner", profile: "ann" } as const;
const found = { accounts: 3, transactions: 2, entries: 4, chips: 20_000, rounds: 7 };
const wrong = saysOfAudit("noEntries", { id: 5 });

/** With an auditor whose audits end when the test wants it. */
function desk(store: Pick<Store, "checks"> = testStore()) {
  const audits: Readonly<{
    onRounds: (rounds: number) => void;
    end: PromiseWithResolvers<Answer<FileAudit>>;
  }>[] = [];
  const log: string[] = [];
  const clock = new SimulatedClock();
  const auditor: Pick<Auditor, "audit"> = {
    audit: (onRounds) => {
      const end = Promise.withResolvers<Answer<FileAudit>>();
      audits.push({ onRounds, end });
      return end.promise;
    },
  };
  const { books, checkBooks } = bookRequests({
    store,
    clock,
    log: (line) => void log.push(line),
    auditor,
  });
  const told = (answer: Answer<BooksState>): BooksState => {
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value;
  };
  const ended = async (answer: Answer<FileAudit> | Error): Promise<BooksState> => {
    const { end } = audits.at(-1)!;
    if (answer instanceof Error) end.reject(answer);
    else end.resolve(answer);
    await new Promise((resolve) => setImmediate(resolve));
    return told(books(owner, {}));
  };
  return {
    audits,
    log,
    clock,
    state: () => told(books(owner, {})),
    check: () => told(checkBooks(owner, {})),
    ended,
  };
}

test("H-2 before the first check there is none; while one goes on it tells how far it is, and is not begun again", async () => {
  const { state, check, audits, clock, ended } = desk();
  expect(state()).toEqual({ checking: null, last: null, failed: null });
  const at = clock.now();
  expect(check()).toEqual({ checking: { rounds: 0 }, last: null, failed: null });
  audits[0]!.onRounds(100);
  await clock.advance(5000);
  expect(check()).toEqual({ checking: { rounds: 100 }, last: null, failed: null });
  expect(audits.length).toBe(1);
  expect(await ended({ ok: true, value: { ...found, problems: [] } })).toEqual({
    checking: null,
    last: { at, ...found, found: 0, problems: [] },
    failed: null,
  });
});

test("H-2 the last check is known the next evening; a newer one takes its place", async () => {
  const folder = testFolder();
  const store = testStore(folder);
  const first = desk(store);
  first.check();
  const { last } = await first.ended({ ok: true, value: { ...found, problems: [wrong] } });
  store.close();
  const { state, check, ended } = desk(testStore(folder));
  expect(state().last).toEqual(last);
  expect(last).toMatchObject({ found: 1, problems: [wrong] });
  check();
  expect((await ended({ ok: true, value: { ...found, problems: [] } })).last).toMatchObject({
    found: 0,
  });
});

test("of many problems the first are told, and how many there are", async () => {
  const { check, ended } = desk();
  check();
  const { last } = await ended({
    ok: true,
    value: {
      ...found,
      problems: Array.from({ length: 2000 }, (_, id) => saysOfAudit("noEntries", { id })),
    },
  });
  expect([last!.found, last!.problems.length, last!.problems[49]]).toEqual([
    2000,
    50,
    saysOfAudit("noEntries", { id: 49 }),
  ]);
});

test("a check that does not come to its end says why, and takes nothing from the last one", async () => {
  const { check, ended, log } = desk();
  check();
  const { last } = await ended({ ok: true, value: { ...found, problems: [] } });
  check();
  expect(await ended(refusedWith("store-corrupt", "It is damaged."))).toMatchObject({
    checking: null,
    last,
    failed: { code: "store-corrupt" },
  });
  expect(check().failed).toBeNull();
  expect(await ended(new Error("the worker died"))).toMatchObject({
    checking: null,
    last,
    failed: { code: "fault" },
  });
  expect(log).toEqual([expect.stringContaining("the worker died")]);
  check();
  expect(await ended({ ok: true, value: { ...found, problems: [wrong] } })).toMatchObject({
    last: { found: 1 },
    failed: null,
  });
});

test("what was found is told also where the store will not keep it", async () => {
  const { check, ended, log, state } = desk({
    checks: {
      last: () => null,
      keep: () => {
        throw new StoreError("store-full", saysOfStore("full", { detail: "no room" }));
      },
    },
  });
  check();
  expect((await ended({ ok: true, value: { ...found, problems: [wrong] } })).last).toMatchObject({
    found: 1,
  });
  expect(state().last).toMatchObject({ found: 1 });
  expect(log).toEqual([expect.stringContaining("no room")]);
});

test("H-2 the books of a house in which a round is played are checked while it goes on", async () => {
  const { house, clock, store } = await testHost();
  const { owner: player } = await openTable(house);
  await player.ready();
  await playRound(clock, player);
  await player.ready();
  await house.ask("checkBooks", {});
  let books = await house.ask("books", {});
  while (books.ok && books.value.checking !== null) {
    await new Promise((resolve) => setImmediate(resolve));
    books = await house.ask("books", {});
  }
  expect(books).toMatchObject({
    ok: true,
    value: { failed: null, last: { rounds: 2, found: 0, problems: [] } },
  });
  expect(store.checks.last()).toMatchObject({ rounds: 2, accounts: 2 });
});
