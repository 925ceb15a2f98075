import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import type { ReactNode } from "react";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import styles from "./Settings.module.css";

interface PictureItem<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly picture: ReactNode;
  /** Why it cannot be chosen; null or undefined if it can. */
  readonly closed?: string | null;
}

interface PictureChoiceProps<V extends string> {
  readonly labelledBy: string;
  readonly value: V;
  readonly large?: boolean;
  readonly items: readonly PictureItem<V>[];
  readonly onChange: (value: V) => void;
}

export function PictureChoice<V extends string>({
  labelledBy,
  value,
  large = false,
  items,
  onChange,
}: PictureChoiceProps<V>) {
  return (
    <RadioGroup
      className={`${styles.group} ${large ? styles.large : ""}`}
      aria-labelledby={labelledBy}
      value={value}
      onValueChange={(next) => onChange(next)}
    >
      {items.map(({ value: each, label, picture, closed = null }) => (
        <Radio.Root
          key={each}
          value={each}
          disabled={closed !== null}
          className={styles.item}
          nativeButton
          render={<button type="button" />}
        >
          <span className={styles.picture}>{picture}</span>
          <span>{label}</span>
          {closed !== null && (
            <small className={styles.closed}>
              <Icon name="lock" />
              {closed}
            </small>
          )}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
