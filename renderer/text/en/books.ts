import { audit } from "#shared/text/en/audit.ts";
import { chips, date, number, plural } from "#shared/text/en/words.ts";

type Counted = Readonly<{
  rounds: number;
  transactions: number;
  entries: number;
  accounts: number;
  chips: number;
}>;

const screen = {
  title: "The books",
  help: "This works out every balance again from the ledger, replays every round, and checks the file itself. You can keep playing.",
  check: "Check the books",
  checking: (rounds: number) =>
    rounds === 0
      ? "Checking the books…"
      : `Checking the books: ${plural(rounds, "round", "rounds")} so far…`,
  never: "Not checked yet.",
  checked: (at: number) => `Checked on ${date.format(at)}.`,
  inOrder: "The books are in order.",
  wrong: (found: number) => `${plural(found, "problem", "problems")} found.`,
  counted: ({ rounds, transactions, entries, accounts, chips: held }: Counted) =>
    `Checked: ${plural(rounds, "round", "rounds")}, ${plural(entries, "entry", "entries")} in ${plural(transactions, "transaction", "transactions")}, and ${chips(held)} in ${plural(accounts, "account", "accounts")}.`,
  more: (left: number) => `And ${number(left)} more. Run “npm run audit” to see them all.`,
  advice:
    "Nothing was changed. Close your tables, keep a copy of the data folder as it is, and restore one from a backup.",
  notChecked: "The check didn’t finish.",
} as const;

export const books = { audit, screen };
