import { Switch } from "@base-ui/react/switch";
import styles from "./Toggle.module.css";

type ToggleProps = Readonly<{
  labelledBy: string;
  describedBy?: string | undefined;
  on: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}>;

export function Toggle({ labelledBy, describedBy, on, disabled = false, onChange }: ToggleProps) {
  return (
    <Switch.Root
      className={styles.track}
      checked={on}
      disabled={disabled}
      onCheckedChange={onChange}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      <Switch.Thumb className={styles.thumb} />
    </Switch.Root>
  );
}
