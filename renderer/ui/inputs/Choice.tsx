// A choice among a few items, all of them visible.

import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import type { ReactNode } from "react";
import styles from "./Choice.module.css";

type ChoiceProps<V extends string> = Readonly<{
  /** Id of the element that names the group. */
  labelledBy: string;
  describedBy?: string | undefined;
  value: V | null;
  items: readonly Readonly<{
    value: V;
    label: ReactNode;
    name?: string | undefined;
    isClosed?: boolean;
  }>[];
  look?: Readonly<{ group?: string | undefined; item?: string | undefined }>;
  onChange: (value: V) => void;
}>;

export function Choice<V extends string>({
  labelledBy,
  describedBy,
  value,
  items,
  look = styles,
  onChange,
}: ChoiceProps<V>) {
  return (
    <RadioGroup
      className={look.group}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      value={value}
      onValueChange={(next) => next !== null && onChange(next)}
    >
      {items.map((item) => (
        <Radio.Root
          key={item.value}
          value={item.value}
          disabled={item.isClosed}
          className={look.item}
          aria-label={item.name}
          nativeButton
          render={<button type="button" />}
        >
          {item.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
