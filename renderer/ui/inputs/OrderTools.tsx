import { Button } from "../Button.tsx";
import { Icon, type IconName } from "#renderer/ui/pictures/Icon.tsx";
import styles from "./OrderTools.module.css";

interface OrderToolsProps {
  readonly words: { readonly up: string; readonly down: string; readonly remove: string };
  /** Counted from 0. */
  readonly at: number;
  readonly of: number;
  readonly onMove: (by: -1 | 1) => void;
  /** Null for an item that must stay. */
  readonly onRemove: (() => void) | null;
}

export function OrderTools({ words, at, of, onMove, onRemove }: OrderToolsProps) {
  return (
    <div className={styles.tools}>
      <Tool icon="up" label={words.up} idle={at === 0} act={() => onMove(-1)} />
      <Tool icon="chevron" label={words.down} idle={at === of - 1} act={() => onMove(1)} />
      {onRemove ? (
        <Tool icon="close" label={words.remove} idle={false} act={onRemove} />
      ) : (
        <span className={styles.tool} />
      )}
    </div>
  );
}

/**
 * A disabled button keeps the focus, so that a key pressed at the list's end does not lose its
 * place.
 */
function Tool({
  icon,
  label,
  idle,
  act,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly idle: boolean;
  readonly act: () => void;
}) {
  return (
    <Button
      kind="quiet"
      className={styles.tool}
      aria-label={label}
      aria-disabled={idle}
      onClick={() => !idle && act()}
    >
      <Icon name={icon} />
    </Button>
  );
}
