import { Choice } from "./Choice.tsx";
import { Dropdown } from "./Dropdown.tsx";
import { Field } from "./Field.tsx";
import { NumberInput } from "./NumberInput.tsx";
import { numberProblem, type NumberRange } from "./numberProblem.ts";
import { TextInput } from "./TextInput.tsx";
import { Toggle } from "./Toggle.tsx";

interface Labelled {
  readonly label: string;
  readonly help?: string | undefined;
}

interface NumberFieldProps extends Labelled {
  readonly typed: string;
  readonly range: NumberRange;
  readonly step?: number;
  /** An empty entry is valid. */
  readonly mayBeEmpty?: boolean;
  readonly onChange: (typed: string) => void;
}

export const NumberField = ({
  label,
  help,
  typed,
  range,
  step = range.grain ?? 1,
  mayBeEmpty = false,
  onChange,
}: NumberFieldProps) => (
  <Field
    label={label}
    help={help}
    problem={mayBeEmpty && typed === "" ? null : numberProblem(typed, range)}
  >
    {(ids) => (
      <NumberInput
        label={label}
        describedBy={ids.help}
        typed={typed}
        {...range}
        step={step}
        onChange={onChange}
      />
    )}
  </Field>
);

interface TextFieldProps extends Labelled {
  readonly value: string;
  readonly problem?: string | null;
  /** The schema of the request, which knows the maximum length. */
  readonly form?: { readonly maxLength: number | null };
  readonly inputMode?: "numeric" | "decimal";
  readonly className?: string | undefined;
  readonly beside?: boolean;
  readonly onChange: (value: string) => void;
}

export const TextField = ({
  label,
  help,
  problem = null,
  form,
  beside = false,
  onChange,
  ...rest
}: TextFieldProps) => (
  <Field label={label} help={help} problem={problem} below={!beside}>
    {(ids) => (
      <TextInput
        aria-labelledby={ids.label}
        aria-describedby={ids.help}
        maxLength={form?.maxLength ?? undefined}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        {...rest}
      />
    )}
  </Field>
);

interface ChoiceFieldProps<V extends string> extends Labelled {
  readonly value: V | null;
  readonly values: readonly V[];
  readonly words: { readonly [value in V]: string };
  readonly below?: boolean;
  readonly onChange: (value: V) => void;
}

export const ChoiceField = <V extends string>({
  label,
  help,
  value,
  values,
  words,
  below = false,
  onChange,
}: ChoiceFieldProps<V>) => (
  <Field label={label} help={help} below={below}>
    {(ids) => (
      <Choice<V>
        labelledBy={ids.label}
        describedBy={ids.help}
        value={value}
        items={values.map((one) => ({ value: one, label: words[one] }))}
        onChange={onChange}
      />
    )}
  </Field>
);

interface ListFieldProps<V extends string | number> extends Labelled {
  readonly value: V;
  readonly items: readonly { readonly value: V; readonly label: string }[];
  readonly disabled?: boolean;
  readonly below?: boolean;
  readonly onChange: (value: V) => void;
}

export const ListField = <V extends string | number>({
  label,
  help,
  below = false,
  ...rest
}: ListFieldProps<V>) => (
  <Field label={label} help={help} below={below}>
    {(ids) => <Dropdown labelledBy={ids.label} describedBy={ids.help} {...rest} />}
  </Field>
);

interface ToggleFieldProps extends Labelled {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export const ToggleField = ({ label, help, ...rest }: ToggleFieldProps) => (
  <Field label={label} help={help}>
    {(ids) => <Toggle labelledBy={ids.label} describedBy={ids.help} {...rest} />}
  </Field>
);
