// Checks that the ledger says correctly how much moved, between whom, and what can be undone.

import { describe, expect, it } from "vitest";
import {
  accountName,
  amountOf,
  isReversible,
  outcomeOf,
  partiesOf,
} from "#renderer/screens/bank/Ledger.tsx";
import { screens as en } from "#renderer/text/en/screens.ts";
import type { LedgerEntry, TransactionKind } from "#shared/protocol/bank.ts";

const entry = (account: string, name: string, amount: number): LedgerEntry => ({
  account,
  name,
  profile: name === "Cy" || name === "" ? null : name.slice(0, 1).toLowerCase(),
  amount,
  balance: 0,
});
const round = {
  kind: "round",
  entries: [
    entry("seat:t:a", "Ann", 50),
    entry("seat:t:b", "Ben", -30),
    entry("seat:t:c", "Cy", -20),
  ],
} as const;
const buyIn = {
  kind: "buy-in",
  entries: [entry("profile:a", "Ann", -1000), entry("seat:t:a", "Ann", 1000)],
} as const;

describe("a transaction (H-2)", () => {
  it("is as large as what changed hands", () => {
    expect([amountOf(round, null), amountOf(buyIn, null)]).toEqual([50, 1000]);
  });

  it("is a gain or a loss in the eyes of one account in the bank", () => {
    expect([amountOf(buyIn, "a"), amountOf(buyIn, "b"), amountOf(round, "a")]).toEqual([
      -1000, 0, 0,
    ]);
  });

  it("has an outcome for whoever was in a round, and is nobody's gain or loss where chips only came to the table", () => {
    expect([
      outcomeOf(round, "a"),
      outcomeOf(round, "b"),
      outcomeOf(round, "z"),
      outcomeOf(buyIn, "a"),
    ]).toEqual([50, -30, null, null]);
  });

  it("says in words, not by sign and colour alone, whether the reader won or lost", () => {
    expect([50, -30, 0].map(en.bank.outcome)).toEqual([
      "You won 50",
      "You lost 30",
      "You broke even",
    ]);
  });

  it("names everybody concerned once, and its accounts in words", () => {
    expect(partiesOf(buyIn)).toBe("Ann");
    expect(partiesOf(round)).toBe("Ann, Ben, Cy");
    expect([...buyIn.entries, entry("mint", "", 0), entry("bots", "", 0)].map(accountName)).toEqual(
      ["Ann, in the bank", "Ann, at the table", "The mint", "The house’s bots"],
    );
  });

  it("knows a tournament by what was paid in, and by its own chips (H-20)", () => {
    const entries = [entry("profile:a", "Ann", -500), entry("tournament:c", "Friday", 500)];
    expect(partiesOf({ kind: "buy-in", entries })).toBe("Ann, Tournament “Friday”");
    expect(
      partiesOf({
        kind: "correction",
        entries: [entry("stacks:c", "Friday", -5), entry("seat:t:a", "Ann", 5)],
      }),
    ).toBe("Chips of “Friday” → Ann");
    expect(
      ["add-on", "bounty", "payout", "rebuy"].map((kind) => en.bank.kinds[kind as TransactionKind]),
    ).toEqual(["Add-on", "Bounty", "Payout", "Rebuy"]);
  });

  it("says from whom to whom chips were given", () => {
    expect(
      partiesOf({
        kind: "transfer",
        entries: [entry("profile:a", "Ann", 50), entry("profile:b", "Ben", -50)],
      }),
    ).toBe("Ben → Ann");
    expect(
      partiesOf({
        kind: "grant",
        entries: [entry("mint", "mint", -5), entry("profile:a", "Ann", 5)],
      }),
    ).toBe("Mint → Ann");
  });

  it("can be undone once where it was given by hand, never where it was played for", () => {
    const kinds = Object.keys(en.bank.kinds) as TransactionKind[];
    expect(kinds.filter((kind) => isReversible({ kind, reversedBy: null, entries: [] }))).toEqual([
      "grant",
      "transfer",
      "correction",
    ]);
    expect(isReversible({ kind: "transfer", reversedBy: 7, entries: [] })).toBe(false);
    expect(
      isReversible({
        kind: "correction",
        reversedBy: null,
        entries: [entry("stacks:c", "Friday", -5), entry("seat:t:a", "Ann", 5)],
      }),
    ).toBe(false);
  });
});
