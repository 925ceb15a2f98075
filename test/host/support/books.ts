// Checks that the books are right: no chip is lost or made, and every stack is what the ledger says
// it is (H-2, H-3).

import { expect } from "vitest";
import type { Store } from "#main/store/store.ts";

/**
 * Chips on profiles and stacks together with what the bots have won or lost: always what the mint
 * has given out.
 */
export function expectSoundBooks(store: Store, tables: readonly string[]): void {
  expect(store.bank.audit().problems).toEqual([]);
  const { accounts, granted, bots } = store.bank.state();
  const inBank = accounts.reduce((sum, { chips }) => sum + chips, 0);
  const stacks = tables.flatMap((table) => {
    const { session, players } = store.tables.salvage(table)!;
    return players.map((player) => ({ session: session.id, ...player }));
  });
  for (const { session, id, chips } of stacks)
    expect(store.bank.balance(`seat:${session}:${id}`)).toBe(chips);
  expect(
    inBank + stacks.reduce((sum, { chips }) => sum + chips, 0) + store.bank.balance("bots"),
  ).toBe(granted);
  expect(granted).toBe(-store.bank.balance("mint"));
  expect(Number.isSafeInteger(bots)).toBe(true);
}
