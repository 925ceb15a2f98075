// What do chips cost?

import { Dropdown } from "#renderer/ui/inputs/Dropdown.tsx";
import { Field } from "#renderer/ui/inputs/Field.tsx";
import { NumberInput } from "#renderer/ui/inputs/NumberInput.tsx";
import { numberProblem } from "#renderer/ui/inputs/numberProblem.ts";
import { Toggle } from "#renderer/ui/inputs/Toggle.tsx";
import { priceOf } from "#shared/chipBank/money.ts";
import type { DraftProps } from "./ChipFields.tsx";
import { chipWords } from "./chipWords.ts";
import { currencies, digitsOf, eveningOf, priceRange } from "./eveningDraft.ts";

export function MoneyFields({ draft, change }: DraftProps) {
  const { opening: words, sum } = chipWords();
  const range = priceRange(draft.currency);
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
      <Field label={words.forMoney} help={words.forMoneyHelp}>
        {(ids) => (
          <Toggle
            labelledBy={ids.label}
            describedBy={ids.help}
            on={draft.forMoney}
            onChange={(forMoney) => change({ ...draft, forMoney })}
          />
        )}
      </Field>
      {draft.forMoney && (
        <>
          <Field label={words.currency}>
            {(ids) => (
              <Dropdown
                labelledBy={ids.label}
                value={draft.currency}
                items={currencies.map((currency) => ({
                  value: currency,
                  label: words.currencyOf(currency),
                }))}
                onChange={(currency) => change({ ...draft, currency })}
              />
            )}
          </Field>
          <Field
            label={words.price}
            help={worth ? words.priceHelp(worth) : undefined}
            problem={numberProblem(draft.price, range)}
          >
            {(ids) => (
              <NumberInput
                label={words.price}
                describedBy={ids.help}
                typed={draft.price}
                {...range}
                step={5}
                onChange={(price) => change({ ...draft, price })}
              />
            )}
          </Field>
        </>
      )}
    </>
  );
}
