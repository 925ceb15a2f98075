// Requests to the bank (H-2).

import { grantOf, type Account } from "#main/store/bankStore.ts";
import { onceOf, type Once } from "#main/store/onceStore.ts";
import type { Store } from "#main/store/store.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { BankState, LedgerTransaction } from "#shared/protocol/bank.ts";
import type { Profile } from "#shared/protocol/house.ts";
import { standardSettings, type HouseAsk } from "#shared/protocol/schema.ts";
import type { Clock } from "#main/base/clock.ts";
import { granted, refusal } from "#main/base/refusal.ts";
import type { Handlers } from "./handlers.ts";

type Parts = Readonly<{
  store: Pick<Store, "bank" | "profiles">;
  clock: Clock;
}>;

const isOfBankAlone = ({ entries }: LedgerTransaction): boolean =>
  entries.every(({ account }) => account === "mint" || account.startsWith("profile:"));

/** A request comes again if its answer was lost; its chips must not move twice. */
const wasMade = ({ store: { bank } }: Parts, once: Once | null): boolean =>
  once !== null && bank.made(once) !== null;

function transfer(
  parts: Parts,
  profile: string,
  { to, amount, note, key }: HouseAsk<"transfer">,
): Answer<BankState> {
  const { bank, profiles } = parts.store;
  const once = onceOf(key, "transfer", profile, to, amount, note);
  if (wasMade(parts, once)) return granted(bank.state());
  if (to === profile) return refusal("own-profile", "ownProfile");
  if (!profiles.find(to)) return refusal("unknown-profile", "unknownProfile");
  const entries = [
    { account: `profile:${profile}`, amount: -amount },
    { account: `profile:${to}`, amount },
  ] as const;
  bank.post({ kind: "transfer", note, once, entries }, parts.clock.now());
  return granted(bank.state());
}

function grant(parts: Parts, id: string, { key }: HouseAsk<"grant">): Answer<Profile> {
  const { bank, profiles } = parts.store;
  const once = onceOf(key, "grant", id);
  if (!wasMade(parts, once)) {
    const own = bank.state().accounts.find((account) => account.profile === id);
    if (!own) return refusal("unknown-profile", "unknownProfile");
    const { buyIn } = standardSettings;
    const has = own.chips + own.atTables + own.inTournaments;
    if (has >= buyIn) return refusal("not-broke", "enoughChips", { buyIn, has });
    bank.post({ ...grantOf(id), once }, parts.clock.now());
  }
  const after = profiles.find(id);
  return after ? granted(after) : refusal("unknown-profile", "unknownProfile");
}

/**
 * Refuses transactions that involve a stack, which belong to its table, and a profile's first
 * grant.
 */
function whyNotReversed({ bank }: Parts["store"], transaction: LedgerTransaction): Refusal | null {
  const { id, kind, entries, reversedBy } = transaction;
  if (reversedBy !== null)
    return refusal("not-reversible", "reversedBefore", { id, by: reversedBy });
  const holder = entries.find(({ account }) => account.startsWith("profile:"))?.account as
    | Account
    | undefined;
  const isFirstGrant =
    kind === "grant" &&
    (holder === undefined ||
      bank.transactions({ limit: 1, before: id, account: holder }).length === 0);
  const isReversible =
    ["transfer", "correction", "grant"].includes(kind) &&
    isOfBankAlone(transaction) &&
    !isFirstGrant;
  return isReversible ? null : refusal("not-reversible", "stands");
}

function reverse(
  { store, clock }: Parts,
  { transaction: id, note }: HouseAsk<"reverse">,
): Answer<BankState> {
  const { bank } = store;
  const transaction = bank
    .transactions({ limit: 1, before: id + 1, account: null })
    .find((found) => found.id === id);
  if (!transaction) return refusal("unknown-transaction", "unknownTransaction", { id });
  const refused = whyNotReversed(store, transaction);
  if (refused) return refused;
  const entries = transaction.entries.map(({ account, amount }) => ({
    account: account as Account,
    amount: -amount,
  }));
  bank.post({ kind: "correction", note, reverses: id, entries }, clock.now());
  return granted(bank.state());
}

/**
 * The StoreErrors are also `bank-short` when an account does not have the chips, and
 * `bank-repeated` when a key comes with another request.
 */
export function bankRequests(
  parts: Parts,
): Handlers<"bank" | "ledger" | "transfer" | "grant" | "reverse"> {
  const { bank } = parts.store;
  return {
    bank: () => granted(bank.state()),
    ledger: (_visitor, { limit, before, profile, bots }) =>
      granted(
        bank.transactions({
          limit,
          before,
          account: profile === null ? (bots ? null : "people") : `profile:${profile}`,
        }),
      ),
    transfer: ({ profile }, payload) => transfer(parts, profile, payload),
    grant: ({ profile }, payload) => grant(parts, profile, payload),
    reverse: (_visitor, payload) => reverse(parts, payload),
  };
}
