import { gameText, text } from "#renderer/text/text.ts";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import { Field } from "#renderer/ui/inputs/Field.tsx";
import { NumberInput } from "#renderer/ui/inputs/NumberInput.tsx";
import { Toggle } from "#renderer/ui/inputs/Toggle.tsx";
import type { Option } from "#shared/contract/options.ts";
import type { GameOffer } from "#shared/protocol/house.ts";
import { NumberChoice } from "./NumberChoice.tsx";
import { draftProblems, rangeOf, type OptionDraft } from "./optionDraft.ts";

/** Usual match targets; 0 is none. */
const usual: { readonly [option: string]: readonly number[] } = { target: [0, 100, 250, 500] };

interface OptionFieldsProps {
  readonly offer: GameOffer;
  readonly draft: OptionDraft;
  readonly onChange: (draft: OptionDraft) => void;
}

/** A smaller range is shown as a list of all its values. */
const fewValues = 5;
/** A larger range steps in tens. */
const manyValues = 100;
/** Options in tenths step in halves. */
const grainsAtOnce = 5;

export function OptionFields({ offer, draft, onChange }: OptionFieldsProps) {
  const problems = draftProblems(offer.options, draft);
  const words = gameText(offer.id).options;
  return Object.entries(offer.options).map(([key, option]) => {
    const { label, help } = words[key] ?? { label: key, help: text().setup.rule(option.rule) };
    const change = (value: boolean | string): void => onChange({ ...draft, [key]: value });
    return (
      <Field
        key={key}
        label={label}
        help={help}
        problem={problems[key] ?? null}
        below={key in usual}
      >
        {(ids) => (
          <OptionControl
            ids={ids}
            label={label}
            usual={usual[key] ?? []}
            option={option}
            value={draft[key] ?? ""}
            onChange={change}
          />
        )}
      </Field>
    );
  });
}

interface OptionControlProps {
  readonly ids: { readonly label: string; readonly help: string | undefined };
  readonly label: string;
  readonly usual: readonly number[];
  readonly option: Option<boolean> | Option<number>;
  readonly value: boolean | string;
  readonly onChange: (value: boolean | string) => void;
}

function OptionControl({ ids, label, usual, option, value, onChange }: OptionControlProps) {
  if (!("min" in option))
    return (
      <Toggle
        labelledBy={ids.label}
        describedBy={ids.help}
        on={value === true}
        onChange={onChange}
      />
    );
  const typed = String(value);
  const { min, max, grain = 1 } = rangeOf(option);
  if (usual.length > 0) {
    const items = usual.map((value) => ({
      value: String(value),
      label: value === 0 ? text().setup.noTarget : String(value),
    }));
    return (
      <NumberChoice
        ids={ids}
        label={label}
        typed={typed}
        items={items}
        min={min}
        max={max}
        step={10}
        onChange={onChange}
      />
    );
  }
  if (max - min >= fewValues) {
    const step = grain < 1 ? grain * grainsAtOnce : max - min > manyValues ? 10 : 1;
    return (
      <NumberInput
        label={label}
        describedBy={ids.help}
        typed={typed}
        min={min}
        max={max}
        grain={grain}
        step={step}
        onChange={onChange}
      />
    );
  }
  const items = Array.from({ length: max - min + 1 }, (_, at) => ({
    value: String(min + at),
    label: String(min + at),
  }));
  return (
    <Choice
      labelledBy={ids.label}
      describedBy={ids.help}
      value={typed}
      items={items}
      onChange={onChange}
    />
  );
}
