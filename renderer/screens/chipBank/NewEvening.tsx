// Opens an evening with real chips (H-6).
import { useState } from "react";
import { useAnswer, useHouseActions } from "#renderer/context/houseContext.ts";
import { goInstead } from "#renderer/context/route.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { TextInput } from "#renderer/ui/inputs/TextInput.tsx";
import { Page, Panel } from "#renderer/ui/Page.tsx";
import type { ChipEvening } from "#shared/chipBank/kept.ts";
import { houseRequests } from "#shared/protocol/schema.ts";
import { ChipFields, type DraftProps } from "./ChipFields.tsx";
import { chipWords } from "./chipWords.ts";
import {
  eveningOf,
  firstDraft,
  stackValue,
  currencies,
  digitsOf,
  priceRange,
  type EveningDraft,
} from "./eveningDraft.ts";
import styles from "./NewEvening.module.css";
import { PeopleFields } from "./PeopleFields.tsx";
import { ListField, NumberField, ToggleField } from "#renderer/ui/inputs/fields.tsx";
import { priceOf } from "#shared/chipBank/money.ts";

function MoneyFields({ draft, change }: DraftProps) {
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

const usualCurrency = "EUR";

export function NewEvening() {
  const { known, failed, again } = useAnswer("chipEvenings", { limit: 1, before: null });
  const newest = known?.[0];
  if (newest) return <Like key={newest.id} id={newest.id} />;
  if (known) return <NewEveningForm last={null} />;
  return (
    <Page title={chipWords().opening.title}>
      <Failure of={failed} again={again} />
    </Page>
  );
}

function Like({ id }: { readonly id: string }) {
  const { known, failed } = useAnswer("chipEvening", { evening: id });
  if (!known && !failed) return <Page title={chipWords().opening.title}>{null}</Page>;
  return <NewEveningForm last={known ?? null} />;
}

function NewEveningForm({ last }: { readonly last: ChipEvening | null }) {
  const { opening: words } = chipWords();
  const [draft, setDraft] = useState<EveningDraft>(() => firstDraft(last, usualCurrency));
  const { refusal, isBusy, act } = useHouseActions();
  const wanted = eveningOf(draft);
  const stack = stackValue(draft);
  const open = async (): Promise<void> => {
    if (!wanted || isBusy) return;
    const opened = await act("openChipEvening", wanted);
    if (opened) goInstead({ screen: "chips", evening: opened.value.id });
  };
  return (
    <Page
      title={words.title}
      footer={
        <>
          {!wanted && <span role="status">{stack === 0 ? words.stackEmpty : words.toMend}</span>}
          <Failure of={refusal} />
          <Button kind="primary" disabled={isBusy || !wanted} onClick={() => void open()}>
            {words.begin}
          </Button>
        </>
      }
    >
      <Panel title={words.people}>
        <p className="soft medium">{words.peopleHelp}</p>
        {draft.people.length > 0 && (
          <ul className={styles.people} aria-label={words.people}>
            {draft.people.map(({ name }) => (
              <li key={name} className={styles.person}>
                {name}
                <Button
                  icon="close"
                  kind="quiet"
                  className={styles.remove}
                  aria-label={words.remove(name)}
                  onClick={() =>
                    setDraft({
                      ...draft,
                      people: draft.people.filter((person) => person.name !== name),
                    })
                  }
                />
              </li>
            ))}
          </ul>
        )}
        <PeopleFields
          taken={draft.people}
          add={(person) => setDraft({ ...draft, people: [...draft.people, person] })}
        />
      </Panel>
      <Panel title={words.chips}>
        <ChipFields draft={draft} change={setDraft} />
      </Panel>
      <Panel title={words.money}>
        <MoneyFields draft={draft} change={setDraft} />
      </Panel>
      <Panel title={words.name}>
        <p className="soft medium">{words.nameHelp}</p>
        <TextInput
          aria-label={words.name}
          value={draft.name}
          maxLength={houseRequests.openChipEvening.shape.name.maxLength ?? undefined}
          onChange={({ target }) => setDraft({ ...draft, name: target.value })}
        />
      </Panel>
    </Page>
  );
}
