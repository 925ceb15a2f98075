// How many chips does a transaction move, and between whom?

import { text } from "#renderer/text/text.ts";
import type { LedgerEntry, LedgerTransaction, TransactionKind } from "#shared/protocol/bank.ts";

const isOf =
  (profile: string) =>
  ({ account }: LedgerEntry): boolean =>
    account === `profile:${profile}`;

/** What the profile's account in the bank gained or lost; for null all that changed hands. */
export function amountOf(
  { entries }: Pick<LedgerTransaction, "entries">,
  profile: string | null,
): number {
  const counted =
    profile === null ? entries.filter(({ amount }) => amount > 0) : entries.filter(isOf(profile));
  return counted.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * What a round won or lost a profile at its table; null where it was not in it, and for what is no
 * round.
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
 * H-2: play is what it is; what was given by hand can be given back. The house still has the last
 * word, on a first grant above all.
 */
export const isReversible = ({
  kind,
  reversedBy,
  entries,
}: Pick<LedgerTransaction, "kind" | "reversedBy" | "entries">): boolean =>
  reversedBy === null &&
  byHand.includes(kind) &&
  !entries.some(({ account }) => isTournaments(account));

/** From whom to whom where chips were given by hand, else all that are concerned. */
export function partiesOf({ kind, entries }: Pick<LedgerTransaction, "kind" | "entries">): string {
  const giving = concerned({ entries: entries.filter(({ amount }) => amount < 0) });
  const taking = concerned({ entries: entries.filter(({ amount }) => amount > 0) });
  if (!byHand.includes(kind) || giving.length === 0 || taking.length === 0)
    return concerned({ entries }).join(", ");
  return text().bank.fromTo(giving.join(", "), taking.join(", "));
}

/** The people and stacks concerned, each once. */
function concerned({ entries }: Pick<LedgerTransaction, "entries">): readonly string[] {
  return [...new Set(entries.flatMap((entry) => (entry.name === "" ? [] : [shortName(entry)])))];
}

function shortName(entry: Pick<LedgerEntry, "account" | "name">): string {
  const { account, name } = entry;
  if (account === "mint" || account === "bots") return text().bank.holders[account];
  return isTournaments(account) ? accountName(entry) : name;
}
