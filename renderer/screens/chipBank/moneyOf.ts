import type { ChipMoney } from "#shared/chipBank/evening.ts";
import { priceOf } from "#shared/chipBank/money.ts";
import { chipWords } from "./chipWords.ts";

/** Returns null where no money is played for. */
export const moneyOf = (money: ChipMoney | null, value: number): string | null =>
  money === null
    ? null
    : chipWords().sum(money, Math.sign(value) * priceOf(money, Math.abs(value)));
