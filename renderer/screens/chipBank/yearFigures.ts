import type { ChipMoney } from "#shared/chipBank/evening.ts";
import type { ChipOutcome } from "#shared/chipBank/kept.ts";
import type { BalancePoint } from "#shared/protocol/bank.ts";

/** One person's results in one currency, or in chips. */
export interface YearFigures {
  readonly key: string;
  /** As it was written last. */
  readonly name: string;
  readonly money: ChipMoney | null;
  readonly evenings: number;
  readonly amount: number;
  readonly best: number;
  /** After each evening, in whole units of the currency. */
  readonly points: readonly BalancePoint[];
}

/** Identifies a person by profile, or by name without one. */
const whose = ({ name, profile }: ChipOutcome["person"]): string =>
  profile === null ? `name:${name.normalize("NFKC").toLowerCase()}` : `profile:${profile}`;

/** `outcomes`: oldest first. The result begins with the highest winner. */
export function yearFigures(outcomes: readonly ChipOutcome[]): readonly YearFigures[] {
  const found = new Map<string, YearFigures>();
  for (const { person, at, money, amount } of outcomes) {
    const key = `${whose(person)} ${money?.currency ?? ""}`;
    const before = found.get(key);
    const sum = (before?.amount ?? 0) + amount;
    const points = [...(before?.points ?? []), { at, chips: sum / 10 ** (money?.digits ?? 0) }];
    found.set(key, {
      key,
      name: person.name,
      money,
      evenings: points.length,
      amount: sum,
      best: Math.max(before?.best ?? amount, amount),
      points,
    });
  }
  return [...found.values()].toSorted((one, other) => other.amount - one.amount);
}
