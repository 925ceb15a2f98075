// How is something closed that lies over others?

import { Icon } from "./pictures/Icon.tsx";
import styles from "./CloseButton.module.css";

interface CloseButtonProps {
  /** What it closes. */
  readonly label: string;
  readonly close: () => void;
}

export function CloseButton({ label, close }: CloseButtonProps) {
  return (
    <button type="button" className={styles.close} aria-label={label} onClick={close}>
      <Icon name="close" />
    </button>
  );
}
