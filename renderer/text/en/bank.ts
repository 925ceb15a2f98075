import type { TransactionKind } from "#shared/protocol/bank.ts";
import { chips, date, number, signed } from "#shared/text/en/words.ts";

const kinds: { readonly [K in TransactionKind]: string } = {
  grant: "Grant",
  "buy-in": "Buy-in",
  "cash-out": "Cash-out",
  round: "Result of a round",
  rebuy: "Rebuy",
  "add-on": "Add-on",
  bounty: "Bounty",
  payout: "Payout",
  transfer: "Transfer",
  correction: "Correction",
};

export const bank = {
  title: "Bank",
  accounts: "Accounts",
  account: "Account",
  inBank: "In the bank",
  atTables: "On tables",
  inTournaments: "In tournaments",
  you: "(you)",
  number,
  change: signed,
  /** Of a round. */
  outcome: (change: number) =>
    change === 0
      ? "You broke even"
      : `You ${change > 0 ? "won" : "lost"} ${number(Math.abs(change))}`,
  amount: chips,
  granted: (amount: number) => `${chips(amount)} granted in total.`,
  botsWon: (amount: number) =>
    amount === 0
      ? "The house’s bots have broken even."
      : `The house’s bots have ${amount > 0 ? "won" : "lost"} ${chips(Math.abs(amount))}.`,
  grant: "Get new chips",
  grantHelp: "You’re almost out of chips. The bank can give you a new start.",
  transferTitle: "Give chips",
  to: "To",
  sum: "Amount",
  sumHelp: (most: number) => `You have ${chips(most)} in the bank.`,
  note: "Note",
  noteHelp: "Optional. Shown in the ledger.",
  send: "Give chips",
  sent: (amount: number, name: string) => `${name} got ${chips(amount)}.`,
  ledger: "Ledger",
  ledgerHelp: "Every movement of chips, newest first. What one account gains, others lose.",
  of: "Account",
  everybody: "Everybody",
  withBots: "Everybody, with bots’ buy-ins",
  fromTo: (from: string, to: string) => `${from} → ${to}`,
  kinds,
  when: (at: number) => date.format(at),
  reversed: "reversed",
  reverses: (id: number) => `reverses no. ${id}`,
  transaction: (id: number) => `No. ${id}`,
  round: (id: number) => `Round no. ${id} in the history`,
  balance: "Balance after",
  /** Short. */
  holders: { mint: "Mint", bots: "Bots" },
  mint: "The mint",
  bots: "The house’s bots",
  stackOf: (name: string) => `${name}, at the table`,
  tournament: (name: string) => `Tournament “${name}”`,
  tournamentStacks: (name: string) => `Chips of “${name}”`,
  purseOf: (name: string) => `${name}, in the bank`,
  empty: "No chips have moved yet.",
  more: "Show older",
  export: "Save as CSV",
  reverse: "Reverse",
  reverseTitle: (kind: string, amount: number) =>
    `Reverse ${kind.toLowerCase()} of ${chips(amount)}?`,
  reverseHelp: "The ledger keeps this entry. A new transaction moves the chips back.",
  reverseNote: "Why?",
  reverseNoteHelp: "Shown in the ledger next to the correction.",
} as const;
