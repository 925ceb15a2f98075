// What do chips cost?

import { ListField, NumberField, ToggleField } from "#renderer/ui/inputs/fields.tsx";
import { priceOf } from "#shared/chipBank/money.ts";
import type { DraftProps } from "./ChipFields.tsx";
import { chipWords } from "./chipWords.ts";
import { currencies, digitsOf, eveningOf, priceRange } from "./eveningDraft.ts";

export function MoneyFields({ draft, change }: DraftProps) {
  const { opening: words, sum } = chipWords();
  const wanted = eveningOf(draft);
  const money = wanted?.money ? { ...wanted.money, digits: digitsOf(wanted.money.currency) } : null;
  const worth =
    money && wanted
      ? wanted.colours.map(({ colour, value }) =>
          ((value * money.minor) % money.chips === 0 ? words.worth : words.roughly)(
            colour,
            sum(money, priceOf(money, value)),
          ),
        )
      : null;
  return (
    <>
      <ToggleField
        label={words.forMoney}
        help={words.forMoneyHelp}
        on={draft.forMoney}
        onChange={(forMoney) => change({ ...draft, forMoney })}
      />
      {draft.forMoney && (
        <>
          <ListField
            label={words.currency}
            value={draft.currency}
            items={currencies.map((currency) => ({
              value: currency,
              label: words.currencyOf(currency),
            }))}
            onChange={(currency) => change({ ...draft, currency })}
          />
          <NumberField
            label={words.price}
            help={worth ? words.priceHelp(worth) : undefined}
            typed={draft.price}
            range={priceRange(draft.currency)}
            step={5}
            onChange={(price) => change({ ...draft, price })}
          />
        </>
      )}
    </>
  );
}
