// How is the table hurried without keys?

import { tableText } from "#renderer/table/tableText.ts";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import type { Haste } from "./useHaste.ts";
import styles from "./Hud.module.css";

export function HasteButton({ haste }: { readonly haste: Haste }) {
  const { faster, fasterHelp } = tableText();
  return (
    <button
      type="button"
      className={`${styles.button} ${styles.haste}`}
      aria-label={faster}
      aria-pressed={haste.isOn}
      title={fasterHelp}
      onClick={haste.toggle}
    >
      <Icon name="faster" />
    </button>
  );
}
