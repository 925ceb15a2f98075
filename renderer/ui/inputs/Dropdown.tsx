import { Select } from "@base-ui/react/select";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import styles from "./Dropdown.module.css";

export type DropdownProps<V extends string | number> = Readonly<{
  labelledBy?: string;
  label?: string;
  describedBy?: string | undefined;
  value: V;
  items: readonly Readonly<{ value: V; label: string }>[];
  disabled?: boolean;
  onChange: (value: V) => void;
}>;

export function Dropdown<V extends string | number>({
  labelledBy,
  label,
  describedBy,
  onChange,
  ...rest
}: DropdownProps<V>) {
  return (
    <Select.Root {...rest} onValueChange={(next) => next !== null && onChange(next)}>
      <Select.Trigger
        className={styles.trigger}
        aria-labelledby={labelledBy}
        aria-label={label}
        aria-describedby={describedBy}
      >
        <Select.Value />
        <Select.Icon className={styles.icon}>
          <Icon name="chevron" />
        </Select.Icon>
      </Select.Trigger>
      <Select.Portal>
        <Select.Positioner
          className={styles.positioner}
          sideOffset={4}
          alignItemWithTrigger={false}
        >
          <Select.Popup className={styles.popup}>
            {rest.items.map((item) => (
              <Select.Item key={item.value} value={item.value} className={styles.item}>
                <Select.ItemText>{item.label}</Select.ItemText>
                <Select.ItemIndicator className={styles.check}>
                  <Icon name="check" />
                </Select.ItemIndicator>
              </Select.Item>
            ))}
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  );
}
