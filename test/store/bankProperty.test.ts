// Checks that the books stay right whatever is done, in whatever order, including what is refused
// (H-2).

import fc from "fast-check";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { grantChips, type Account, type Posting } from "#main/store/bankStore.ts";
import { openStore, type Store } from "#main/store/store.ts";
import { StoreError } from "#main/store/storeError.ts";
import { storeGround } from "#test/host/support/testHost.ts";
import {
  addProfiles,
  bring,
  cashOut,
  closeTable,
  play,
  seatAccount,
  tableOf,
} from "./support/ledgerTable.ts";

const profiles = ["ann", "ben", "cy"] as const;
const tables = ["t", "u"] as const;
const seats = 4;
const codes = ["bank-short", "bank-unbalanced", "bank-reversed"];

/** What every account should have, counted beside the bank. */
type Books = Map<Account, number>;
type Entry = readonly [Account, number];

/** What it moves if it is done, and whether it should be. */
interface Planned {
  readonly entries: readonly Entry[];
  readonly isFine?: boolean;
  run(): unknown;
}
type Operation = (store: Store, books: Books) => Planned;

const postingOf = (entries: readonly Entry[]): Posting["entries"] =>
  entries.map(([account, amount]) => ({ account, amount }));
const chipsOf = (books: Books, account: Account): number => books.get(account) ?? 0;
const covers = (books: Books, entries: readonly Entry[]): boolean =>
  entries.every(
    ([account, amount]) =>
      account === "bots" ||
      account === "mint" ||
      amount >= 0 ||
      chipsOf(books, account) + amount >= 0,
  );

const bankOf = (seat: number): Account =>
  seat < profiles.length ? `profile:${profiles[seat]!}` : "bots";
const seatOf = (table: string, seat: number): Account => seatAccount(table, `p${seat}`);
const nothing: Planned = { entries: [], run: () => null };

const grant =
  (profile: string): Operation =>
  (store) => {
    const entries: readonly Entry[] = [
      ["mint", -grantChips],
      [`profile:${profile}`, grantChips],
    ];
    return {
      entries,
      run: () => store.bank.post({ kind: "grant", entries: postingOf(entries) }, 1),
    };
  };

const transfer =
  (from: string, to: string, amount: number, lost: number): Operation =>
  (store) => {
    const entries: readonly Entry[] = [
      [`profile:${from}`, -amount],
      [`profile:${to}`, amount - lost],
    ];
    return {
      entries,
      isFine: lost === 0 && from !== to,
      run: () => store.bank.post({ kind: "transfer", entries: postingOf(entries) }, 2),
    };
  };

const atOpen = (store: Store, table: string, planned: Planned): Planned =>
  store.tables.load(table)?.stage === "closed" ? nothing : planned;

const buyIn =
  (table: string, seat: number, amount: number, kind: "buy-in" | "rebuy"): Operation =>
  (store) =>
    atOpen(store, table, {
      entries: [
        [bankOf(seat), -amount],
        [seatOf(table, seat), amount],
      ],
      run: () => bring(store, table, `p${seat}`, amount, kind),
    });

const round =
  (table: string, loser: number, winner: number, amount: number): Operation =>
  (store) => {
    const chips = Array.from(
      { length: seats },
      (_, seat) => (seat === winner ? amount : 0) - (seat === loser ? amount : 0),
    );
    return atOpen(store, table, {
      entries: chips.map((change, seat) => [seatOf(table, seat), change]),
      run: () => play(store, table, { chips }),
    });
  };

const leave =
  (table: string, seat: number, all: boolean): Operation =>
  (store, books) => {
    const leaving = Array.from({ length: seats }, (_, each) => each).filter(
      (each) => all || each === seat,
    );
    const stacks = leaving.map((each) => [each, chipsOf(books, seatOf(table, each))] as const);
    const entries = stacks.flatMap(([each, stack]): readonly Entry[] => [
      [seatOf(table, each), -stack],
      [bankOf(each), stack],
    ]);
    return atOpen(store, table, {
      entries,
      run: () => (all ? closeTable(store, table) : cashOut(store, table, `p${seat}`)),
    });
  };

/** What was done at tables is the tables' own. */
const reverse =
  (id: number): Operation =>
  (store) => {
    const found = store.bank
      .transactions({ limit: 1, before: id + 1, account: null })
      .find((transaction) => transaction.id === id);
    if (found?.table) return nothing;
    const entries = (found?.entries ?? []).map(({ account, amount }): Entry => [
      account as Account,
      -amount,
    ]);
    const given = entries.length > 0 ? entries : [["mint", 0] as const];
    return {
      entries,
      isFine: found?.reversedBy === null,
      run: () =>
        store.bank.post({ kind: "correction", reverses: id, entries: postingOf(given) }, 3),
    };
  };

const profile = fc.constantFrom(...profiles);
const table = fc.constantFrom(...tables);
const seat = fc.nat(seats - 1);
const amount = fc.oneof(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 1, max: 15_000 }));

const operations: fc.Arbitrary<Operation> = fc.oneof(
  profile.map(grant),
  fc
    .tuple(profile, profile, amount, fc.constantFrom(0, 0, 0, 1))
    .map((given) => transfer(...given)),
  fc
    .tuple(table, seat, amount, fc.constantFrom("buy-in" as const, "rebuy" as const))
    .map((given) => buyIn(...given)),
  fc.tuple(table, seat, seat, amount).map((given) => round(...given)),
  fc.tuple(table, seat, fc.constantFrom(false, false, false, true)).map((given) => leave(...given)),
  fc.integer({ min: 1, max: 30 }).map(reverse),
);

/** True if it was done. Only the bank's own refusals count as a no. */
function isDone(planned: Planned): boolean {
  try {
    planned.run();
    return true;
  } catch (error) {
    if (error instanceof StoreError && codes.includes(error.code)) return false;
    throw error;
  }
}

function checkBooks(store: Store, books: Books): void {
  for (const [account, chips] of books) {
    expect(store.bank.balance(account), account).toBe(chips);
    if (account !== "mint" && account !== "bots") expect(chips).toBeGreaterThanOrEqual(0);
  }
  expect([...books.values()].reduce((sum, chips) => sum + chips, 0)).toBe(0);
}

/** Does it, and the same in the books; answers whether it was done. */
function doneInBoth(store: Store, books: Books, operation: Operation): boolean {
  const planned = operation(store, books);
  const before = store.bank.audit().transactions;
  const done = isDone(planned);
  expect(done).toBe((planned.isFine ?? true) && covers(books, planned.entries));
  if (done)
    for (const [account, amount] of planned.entries)
      books.set(account, chipsOf(books, account) + amount);
  else expect(store.bank.audit().transactions).toBe(before);
  checkBooks(store, books);
  return done;
}

test("H-2 whatever is done and whatever is refused, the sum stays, nobody goes below zero and the audit finds nothing", () => {
  let refused = 0;
  let made = 0;
  fc.assert(
    fc.property(fc.array(operations, { minLength: 1, maxLength: 30 }), (sequence) => {
      const folder = mkdtempSync(join(storeGround(), "cardtable-"));
      const store = openStore(folder);
      try {
        addProfiles(store, "Ann", "Ben", "Cy");
        for (const id of tables) store.tables.add(tableOf(id, [...profiles, null]));
        const books: Books = new Map([
          ["mint", -3 * grantChips],
          ...profiles.map((id) => [`profile:${id}`, grantChips] as const),
        ]);
        for (const operation of sequence) {
          if (doneInBoth(store, books, operation)) made += 1;
          else refused += 1;
        }
        expect(store.bank.audit().problems).toEqual([]);
      } finally {
        store.close();
        rmSync(folder, { recursive: true, force: true });
      }
    }),
    {
      numRuns: Number(process.env["BANK_RUNS"] ?? 60),
      seed: Number(process.env["BANK_SEED"] ?? 1),
    },
  );
  expect(Math.min(refused, made)).toBeGreaterThan(50);
});
