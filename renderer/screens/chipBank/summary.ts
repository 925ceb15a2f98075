// What of an evening is told to those who were there?

import type { ChipEvening, Settled } from "#shared/chipBank/kept.ts";
import { chipWords } from "./chipWords.ts";
import { nameIn } from "./EntryLog.tsx";

/** Who won and lost how much, and who pays whom: lines of text. */
export function summaryOf(evening: ChipEvening, { results, payments }: Settled): string {
  const { settled: words, list } = chipWords();
  return words.summary(list.called(evening.name, evening.openedAt), evening.openedAt, [
    ...results
      .toSorted((one, other) => other.amount - one.amount)
      .map(({ person, amount }) => words.won(person.name, words.change(evening.money, amount))),
    "",
    ...payments.map(
      ({ from, to, amount, paidAt }) =>
        `${paidAt === null ? "☐" : "☑"} ${words.pays(nameIn(evening, from) ?? "", nameIn(evening, to) ?? "", words.sum(evening.money, amount))}`,
    ),
  ]);
}
