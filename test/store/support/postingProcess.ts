// A process that posts as fast as it can, made to be killed. Told to begin, it plays rounds,
// transfers, and brings and takes back chips; each is printed once it was acknowledged, before
// anything else happens.

import { once } from "node:events";
import { writeSync } from "node:fs";
import { openStore } from "#main/store/store.ts";
import { bring, cashOut, play } from "./ledgerTable.ts";

const say = (line: unknown): void => void writeSync(1, `${JSON.stringify(line)}\n`);

const [folder = "", table = ""] = process.argv.slice(2);
await once(process.stdin, "data");
const store = openStore(folder);
/** Which of them has the most pays whoever has the least, so that nobody ever runs out. */
const gains = (chips: readonly number[], amount: number): readonly number[] => {
  const payer = chips.indexOf(Math.max(...chips));
  const taker = chips.findLastIndex((stack) => stack === Math.min(...chips));
  return chips.map((_, at) => (at === taker ? amount : 0) - (at === payer ? amount : 0));
};

for (let count = 0; ; count += 1) {
  const amount = 1 + (count % 7);
  const player = `p${count % 3}`;
  if (count % 11 === 5) cashOut(store, table, player);
  if (count % 11 === 5)
    say({ posted: bring(store, table, player, 600, "rebuy"), kind: "rebuy", amount: 600 });
  const { number, transaction } = play(store, table, {
    chips: gains(store.tables.load(table)?.players.map(({ chips }) => chips) ?? [], amount),
  });
  say({ posted: transaction, kind: "round", amount, round: number });
  const accounts = ["profile:ann", "profile:ben"] as const;
  const moved = gains(
    accounts.map((account) => store.bank.balance(account)),
    amount,
  );
  say({
    posted: store.bank.post(
      {
        kind: "transfer",
        entries: accounts.map((account, at) => ({ account, amount: moved[at] ?? 0 })),
      },
      count,
    ),
    kind: "transfer",
    amount,
  });
}
