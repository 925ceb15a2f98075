import { text } from "#renderer/text/text.ts";
import type { LedgerEntry, LedgerTransaction, TransactionKind } from "#shared/protocol/bank.ts";

const isOf =
  (profile: string) =>
  ({ account }: LedgerEntry): boolean =>
    account === `profile:${profile}`;

/**
 * Returns what the profile's account in the bank gained or lost; for null, all that changed hands.
 */
export function amountOf(
  { entries }: Pick<LedgerTransaction, "entries">,
  profile: string | null,
): number {
  const counted =
    profile === null ? entries.filter(({ amount }) => amount > 0) : entries.filter(isOf(profile));
  return counted.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Returns what a round won or lost for a profile at its table; null if the profile was not in it,
 * or the transaction is not a round.
 */
export function outcomeOf(
  { kind, entries }: Pick<LedgerTransaction, "kind" | "entries">,
  profile: string,
): number | null {
  const own = kind === "round" ? entries.filter((entry) => entry.profile === profile) : [];
  return own.length === 0 ? null : own.reduce((sum, { amount }) => sum + amount, 0);
}

const isTournaments = (account: string): boolean =>
  account.startsWith("tournament:") || account.startsWith("stacks:");

export function accountName({ account, name }: Pick<LedgerEntry, "account" | "name">): string {
  const words = text().bank;
  if (account === "mint") return words.mint;
  if (account === "bots") return words.bots;
  if (isTournaments(account))
    return account.startsWith("stacks:") ? words.tournamentStacks(name) : words.tournament(name);
  return account.startsWith("seat:") ? words.stackOf(name) : words.purseOf(name);
}

const byHand: readonly TransactionKind[] = ["transfer", "grant", "correction"];

/**
 * H-2: only transactions made by hand can be reversed, never the result of play. The house has the
 * last word, above all on a first grant.
 */
export const isReversible = ({
  kind,
  reversedBy,
  entries,
}: Pick<LedgerTransaction, "kind" | "reversedBy" | "entries">): boolean =>
  reversedBy === null &&
  byHand.includes(kind) &&
  !entries.some(({ account }) => isTournaments(account));

/** Names giver and receiver where chips were given by hand, otherwise everybody concerned. */
export function partiesOf({ kind, entries }: Pick<LedgerTransaction, "kind" | "entries">): string {
  const giving = concerned({ entries: entries.filter(({ amount }) => amount < 0) });
  const taking = concerned({ entries: entries.filter(({ amount }) => amount > 0) });
  if (!byHand.includes(kind) || giving.length === 0 || taking.length === 0)
    return concerned({ entries }).join(", ");
  return text().bank.fromTo(giving.join(", "), taking.join(", "));
}

function concerned({ entries }: Pick<LedgerTransaction, "entries">): readonly string[] {
  return [...new Set(entries.flatMap((entry) => (entry.name === "" ? [] : [shortName(entry)])))];
}

function shortName(entry: Pick<LedgerEntry, "account" | "name">): string {
  const { account, name } = entry;
  if (account === "mint" || account === "bots") return text().bank.holders[account];
  return isTournaments(account) ? accountName(entry) : name;
}
