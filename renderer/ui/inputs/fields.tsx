import { useId, type ReactNode, type ComponentProps } from "react";
import styles from "./fields.module.css";
import { Choice } from "./Choice.tsx";
import { Dropdown, type DropdownProps } from "./Dropdown.tsx";
import { NumberInput } from "./NumberInput.tsx";
import { numberProblem, type NumberRange } from "./numberProblem.ts";
import { Range } from "./Range.tsx";
import { TextInput } from "./TextInput.tsx";
import { Toggle } from "./Toggle.tsx";

type FieldProps = Readonly<{
  label: string;
  help?: string | undefined;
  problem?: string | null;
  /** Puts the control under the words instead of beside them. */
  below?: boolean;
  /** Gets the ids that tie the control to its label and its explanation. */
  children: (ids: Readonly<{ label: string; help: string | undefined }>) => ReactNode;
}>;

export function Field({ label, help, problem = null, below = false, children }: FieldProps) {
  const id = useId();
  const ids = {
    label: `${id}-label`,
    help: help === undefined && problem === null ? undefined : `${id}-help`,
  };
  return (
    <div className={`${styles.field} ${below ? styles.below : ""}`}>
      <div className={styles.words}>
        <span id={ids.label} className="strong">
          {label}
        </span>
        <span id={ids.help} className={styles.help}>
          {help}
          {problem !== null && (
            <span role="alert" className={styles.problem}>
              {problem}
            </span>
          )}
        </span>
      </div>
      <div className={styles.control}>{children(ids)}</div>
    </div>
  );
}

type Labelled = Readonly<{
  label: string;
  help?: string | undefined;
}>;

interface NumberFieldProps
  extends Labelled, Pick<ComponentProps<typeof NumberInput>, "typed" | "step" | "onChange"> {
  readonly range: NumberRange;
  readonly mayBeEmpty?: boolean;
}

export const NumberField = ({
  label,
  help,
  range,
  mayBeEmpty = false,
  ...input
}: NumberFieldProps) => (
  <Field
    label={label}
    help={help}
    problem={mayBeEmpty && input.typed === "" ? null : numberProblem(input.typed, range)}
  >
    {(ids) => <NumberInput label={label} describedBy={ids.help} {...range} {...input} />}
  </Field>
);

interface TextFieldProps extends Labelled {
  readonly value: string;
  readonly problem?: string | null;
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
  values,
  words,
  below = false,
  ...rest
}: ChoiceFieldProps<V>) => (
  <Field label={label} help={help} below={below}>
    {(ids) => (
      <Choice<V>
        labelledBy={ids.label}
        describedBy={ids.help}
        items={values.map((value) => ({ value, label: words[value] }))}
        {...rest}
      />
    )}
  </Field>
);

type Controlled<Props> = Labelled & Omit<Props, "label" | "labelledBy" | "describedBy">;

export const ListField = <V extends string | number>({
  label,
  help,
  below = false,
  ...rest
}: Controlled<DropdownProps<V>> & { readonly below?: boolean }) => (
  <Field label={label} help={help} below={below}>
    {(ids) => <Dropdown<V> labelledBy={ids.label} describedBy={ids.help} {...rest} />}
  </Field>
);

export const ToggleField = ({
  label,
  help,
  ...rest
}: Controlled<ComponentProps<typeof Toggle>>) => (
  <Field label={label} help={help}>
    {(ids) => <Toggle labelledBy={ids.label} describedBy={ids.help} {...rest} />}
  </Field>
);

export const RangeField = ({ label, help, ...rest }: Controlled<ComponentProps<typeof Range>>) => (
  <Field label={label} help={help} below>
    {(ids) => <Range labelledBy={ids.label} describedBy={ids.help} {...rest} />}
  </Field>
);
