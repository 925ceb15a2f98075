// What does the bank say in English?

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
  /** Of a round, for the reader. */
  outcome: (change: number) =>
    change === 0
      ? "You broke even"
      : `You ${change > 0 ? "won" : "lost"} ${number(Math.abs(change))}`,
  amount: chips,
  granted: (amount: number) => `${chips(amount)} have been given out in all.`,
  botsWon: (amount: number) =>
    amount === 0
      ? "The house’s bots are even."
      : `The house’s bots have ${amount > 0 ? "won" : "lost"} ${chips(Math.abs(amount))}.`,
  grant: "Get a new start",
  grantHelp: "You have hardly any chips left. The bank gives you a new start.",
  transferTitle: "Give chips to somebody",
  to: "To",
  sum: "Amount",
  sumHelp: (most: number) => `You have ${chips(most)} in the bank.`,
  note: "Note",
  noteHelp: "Stands in the ledger; may be left empty.",
  send: "Give the chips",
  sent: (amount: number, name: string) => `${name} got ${chips(amount)}.`,
  ledger: "Ledger",
  ledgerHelp:
    "Every movement of chips, newest first. Each one adds up to nothing: what one account gains, others lose.",
  of: "Whose",
  everybody: "Everybody",
  withBots: "Everybody, and the bots’ buy-ins",
  fromTo: (from: string, to: string) => `${from} → ${to}`,
  kinds,
  when: (at: number) => date.format(at),
  reversed: "reversed",
  reverses: (id: number) => `reverses no. ${id}`,
  transaction: (id: number) => `No. ${id}`,
  round: (id: number) => `Round no. ${id} of the history`,
  balance: "Balance after it",
  /** In few letters. */
  holders: { mint: "Mint", bots: "Bots" },
  mint: "The mint",
  bots: "The house’s bots",
  stackOf: (name: string) => `${name}, at the table`,
  tournament: (name: string) => `Tournament “${name}”`,
  tournamentStacks: (name: string) => `Chips of “${name}”`,
  purseOf: (name: string) => `${name}, in the bank`,
  empty: "No chips have moved yet.",
  more: "Show older ones",
  export: "Save as CSV",
  reverse: "Reverse it",
  reverseTitle: (kind: string, amount: number) => `Reverse: ${kind}, ${chips(amount)}`,
  reverseHelp: "Nothing is taken out of the ledger: the same chips go back in a new transaction.",
  reverseNote: "Why?",
  reverseNoteHelp: "Stands in the ledger beside the correction.",
} as const;
