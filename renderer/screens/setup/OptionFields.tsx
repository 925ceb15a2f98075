import { gameText, text } from "#renderer/text/text.ts";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import { Field, ToggleField } from "#renderer/ui/inputs/fields.tsx";
import { NumberInput } from "#renderer/ui/inputs/NumberInput.tsx";
import type { GameOffer } from "#shared/protocol/house.ts";
import { draftProblems, optionRange, type OptionDraft } from "./tableDraft.ts";
import { useState } from "react";
import type { NumberRange } from "#renderer/ui/inputs/numberProblem.ts";

/** Usual match targets; 0 is none. */
const usual: { readonly [option: string]: readonly number[] } = { target: [0, 100, 250, 500] };

type OptionFieldsProps = Readonly<{
  offer: GameOffer;
  draft: OptionDraft;
  onChange: (draft: OptionDraft) => void;
}>;

const fewValues = 5;
const manyValues = 100;
/** Options in tenths step in halves. */
const grainsAtOnce = 5;

export function OptionFields({ offer, draft, onChange }: OptionFieldsProps) {
  const problems = draftProblems(offer.options, draft);
  const { options: words } = gameText(offer.id);
  return Object.entries(offer.options).map(([key, option]) => {
    const its = words[key] ?? { label: key, help: text().setup.rule(option.rule) };
    const change = (value: boolean | string) => onChange({ ...draft, [key]: value });
    const value = draft[key];
    return "min" in option ? (
      <NumberOption
        key={key}
        {...its}
        usual={usual[key]}
        range={optionRange(option)}
        typed={String(value ?? "")}
        problem={problems[key] ?? null}
        onChange={change}
      />
    ) : (
      <ToggleField key={key} {...its} on={value === true} onChange={change} />
    );
  });
}

type NumberOptionProps = Readonly<{
  label: string;
  help: string;
  usual: readonly number[] | undefined;
  range: NumberRange;
  typed: string;
  problem: string | null;
  onChange: (typed: string) => void;
}>;

function NumberOption({ label, help, usual, range, typed, problem, onChange }: NumberOptionProps) {
  const { min, max, grain = 1 } = range;
  const isShort = max - min < fewValues;
  const values =
    usual ?? (isShort ? Array.from({ length: max - min + 1 }, (_, at) => min + at) : []);
  const items = values.map((value) => ({
    value: String(value),
    label: usual && value === 0 ? text().setup.noTarget : String(value),
  }));
  const step = grain < 1 ? grain * grainsAtOnce : max - min > manyValues ? 10 : 1;
  return (
    <Field label={label} help={help} problem={problem} below={usual !== undefined}>
      {(ids) =>
        usual ? (
          <NumberChoice
            ids={ids}
            label={label}
            typed={typed}
            items={items}
            {...range}
            step={10}
            onChange={onChange}
          />
        ) : isShort ? (
          <Choice
            labelledBy={ids.label}
            describedBy={ids.help}
            value={typed}
            items={items}
            onChange={onChange}
          />
        ) : (
          <NumberInput
            label={label}
            describedBy={ids.help}
            typed={typed}
            {...range}
            step={step}
            onChange={onChange}
          />
        )
      }
    </Field>
  );
}

interface NumberChoiceProps extends NumberRange {
  readonly ids: Readonly<{ label: string; help: string | undefined }>;
  readonly label: string;
  readonly typed: string;
  /**
   * The usual numbers as typed: first the one for none, last the starting value of the player's
   * own.
   */
  readonly items: readonly Readonly<{ value: string; label: string }>[];
  readonly step?: number;
  readonly onChange: (typed: string) => void;
}

const own = "own";

export function NumberChoice({ ids, items, step = 1, ...input }: NumberChoiceProps) {
  const { typed, onChange } = input;
  const isUsual = items.some(({ value }) => value === typed);
  const [wantsOwn, setWantsOwn] = useState(false);
  const isOwn = wantsOwn || !isUsual;
  const choose = (value: string) => {
    setWantsOwn(value === own);
    if (value !== own) onChange(value);
    else if (typed === items[0]?.value) onChange(items.at(-1)!.value);
  };
  return (
    <div className="flow">
      <Choice
        labelledBy={ids.label}
        describedBy={ids.help}
        value={isOwn ? own : typed}
        items={[...items, { value: own, label: text().setup.ownNumber }]}
        onChange={choose}
      />
      {isOwn && <NumberInput describedBy={ids.help} step={step} {...input} />}
    </div>
  );
}
