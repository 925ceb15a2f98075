// What is said in English of a check of the books? Loaded where it is looked at.

import { audit } from "#shared/text/en/audit.ts";
import { chips, date, number, plural } from "#shared/text/en/words.ts";

interface Counted {
  readonly rounds: number;
  readonly transactions: number;
  readonly entries: number;
  readonly accounts: number;
  readonly chips: number;
}

const screen = {
  title: "The books",
  help: "Every balance is worked out anew from the ledger, every round played once more from its first move to its last, and the file itself looked through. You can play on meanwhile.",
  check: "Check the books",
  checking: (rounds: number) =>
    rounds === 0
      ? "The books are being checked …"
      : `The books are being checked: ${plural(rounds, "round", "rounds")} so far …`,
  never: "They have not been checked yet.",
  checked: (at: number) => `Checked on ${date.format(at)}.`,
  inOrder: "The books are in order.",
  wrong: (found: number) => `${plural(found, "thing is", "things are")} wrong.`,
  counted: ({ rounds, transactions, entries, accounts, chips: held }: Counted) =>
    `Gone through: ${plural(rounds, "round", "rounds")}, ${plural(entries, "entry", "entries")} in ${plural(transactions, "transaction", "transactions")}, and ${chips(held)} in ${plural(accounts, "account", "accounts")}.`,
  more: (left: number) => `And ${number(left)} more. “npm run audit” tells all of them.`,
  advice:
    "Nothing was changed. Close your tables, keep a copy of the data folder as it is now, and put one from a backup in its place.",
  notChecked: "The check did not come to its end.",
} as const;

export const books = { audit, screen };
