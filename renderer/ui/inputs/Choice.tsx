// A choice among a few items, all of them visible.

import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import styles from "./Choice.module.css";

interface ChoiceProps<V extends string> {
  /** Id of the element that names the group. */
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  /** Null if the present state is none of the items. */
  readonly value: V | null;
  readonly items: readonly { readonly value: V; readonly label: string }[];
  readonly onChange: (value: V) => void;
}

export function Choice<V extends string>({
  labelledBy,
  describedBy,
  value,
  items,
  onChange,
}: ChoiceProps<V>) {
  return (
    <RadioGroup
      className={styles.group}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      value={value}
      onValueChange={(next) => next !== null && onChange(next)}
    >
      {items.map((item) => (
        <Radio.Root
          key={item.value}
          value={item.value}
          className={styles.item}
          nativeButton
          render={<button type="button" />}
        >
          {item.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
