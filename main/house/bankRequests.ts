// Requests to the bank (H-2).

import { grantChips, type Account } from "#main/store/bankStore.ts";
import { onceOf, type Once } from "#main/store/onceStore.ts";
import type { Store } from "#main/store/store.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { BankState, LedgerTransaction } from "#shared/protocol/bank.ts";
import type { HouseAnswers, Profile } from "#shared/protocol/house.ts";
import { standardSettings, type HouseAsk } from "#shared/protocol/schema.ts";
import type { Clock } from "#main/base/clock.ts";
import { refusal } from "#main/base/refusal.ts";
import type { HouseVisitor } from "#main/base/visitor.ts";

type BankRequest = "bank" | "ledger" | "transfer" | "grant" | "reverse";
type BankHandlers = {
  readonly [R in BankRequest]: (
    visitor: HouseVisitor<R>,
    payload: HouseAsk<R>,
  ) => Answer<HouseAnswers[R]>;
};

interface BankParts {
  readonly store: Pick<Store, "bank" | "profiles">;
  readonly clock: Clock;
}

const isOfBankAlone = ({ entries }: LedgerTransaction): boolean =>
  entries.every(({ account }) => account === "mint" || account.startsWith("profile:"));

/** A request comes again if its answer was lost; its chips must not move twice. */
const wasMade = ({ store: { bank } }: BankParts, once: Once | null): boolean =>
  once !== null && bank.made(once) !== null;

function transfer(
  parts: BankParts,
  { profile }: HouseVisitor<"transfer">,
  { to, amount, note, key }: HouseAsk<"transfer">,
): Answer<BankState> {
  const { store, clock } = parts;
  const once = onceOf(key, "transfer", profile, to, amount, note);
  if (wasMade(parts, once)) return { ok: true, value: store.bank.state() };
  if (to === profile) return refusal("own-profile", "ownProfile");
  if (!store.profiles.find(to)) return refusal("unknown-profile", "unknownProfile");
  store.bank.post(
    {
      kind: "transfer",
      note,
      once,
      entries: [
        { account: `profile:${profile}`, amount: -amount },
        { account: `profile:${to}`, amount },
      ],
    },
    clock.now(),
  );
  return { ok: true, value: store.bank.state() };
}

function granted({ store }: BankParts, id: string): Answer<Profile> {
  const after = store.profiles.find(id);
  return after ? { ok: true, value: after } : refusal("unknown-profile", "unknownProfile");
}

function grant(
  parts: BankParts,
  { profile: id }: HouseVisitor<"grant">,
  { key }: HouseAsk<"grant">,
): Answer<Profile> {
  const { store, clock } = parts;
  const once = onceOf(key, "grant", id);
  if (wasMade(parts, once)) return granted(parts, id);
  const own = store.bank.state().accounts.find((account) => account.profile === id);
  if (!own) return refusal("unknown-profile", "unknownProfile");
  const { buyIn } = standardSettings;
  const has = own.chips + own.atTables + own.inTournaments;
  if (has >= buyIn) return refusal("not-broke", "enoughChips", { buyIn, has });
  store.bank.post(
    {
      kind: "grant",
      once,
      entries: [
        { account: "mint", amount: -grantChips },
        { account: `profile:${id}`, amount: grantChips },
      ],
    },
    clock.now(),
  );
  return granted(parts, id);
}

/**
 * Refuses transactions that involve a stack, which belong to its table, and a profile's first
 * grant.
 */
function whyNotReversed(
  { bank }: BankParts["store"],
  transaction: LedgerTransaction,
): Refusal | null {
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
    (kind === "transfer" || kind === "correction" || kind === "grant") &&
    isOfBankAlone(transaction) &&
    !isFirstGrant;
  return isReversible ? null : refusal("not-reversible", "stands");
}

function reverse(
  { store, clock }: BankParts,
  { transaction: id, note }: HouseAsk<"reverse">,
): Answer<BankState> {
  const transaction = store.bank
    .transactions({ limit: 1, before: id + 1, account: null })
    .find((found) => found.id === id);
  if (!transaction) return refusal("unknown-transaction", "unknownTransaction", { id });
  const refused = whyNotReversed(store, transaction);
  if (refused) return refused;
  const entries = transaction.entries.map(({ account, amount }) => ({
    account: account as Account,
    amount: -amount,
  }));
  store.bank.post({ kind: "correction", note, reverses: id, entries }, clock.now());
  return { ok: true, value: store.bank.state() };
}

/**
 * Handlers throw a StoreError: `bank-short` when an account does not have the chips,
 * `bank-repeated` when a key comes with another request.
 */
export function bankRequests(parts: BankParts): BankHandlers {
  const { bank } = parts.store;
  return {
    bank: () => ({ ok: true, value: bank.state() }),
    ledger: (_visitor, { limit, before, profile, bots }) => ({
      ok: true,
      value: bank.transactions({
        limit,
        before,
        account: profile === null ? (bots ? null : "people") : `profile:${profile}`,
      }),
    }),
    transfer: (visitor, payload) => transfer(parts, visitor, payload),
    grant: (visitor, payload) => grant(parts, visitor, payload),
    reverse: (_visitor, payload) => reverse(parts, payload),
  };
}
