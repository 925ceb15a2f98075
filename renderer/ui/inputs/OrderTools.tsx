import { Button } from "#renderer/ui/Button.tsx";
import type { IconName } from "#renderer/ui/pictures/Icon.tsx";
import styles from "./OrderTools.module.css";

type OrderToolsProps = Readonly<{
  words: Readonly<{ up: string; down: string; remove: string }>;
  at: number;
  of: number;
  onMove: (by: -1 | 1) => void;
  onRemove: (() => void) | null;
}>;

export function OrderTools({ words, at, of, onMove, onRemove }: OrderToolsProps) {
  // A disabled button would lose the focus, and with it the place of a key pressed at the list's end.
  const tool = (icon: IconName, label: string, idle: boolean, act: () => void) => (
    <Button
      kind="quiet"
      icon={icon}
      className={styles.tool}
      aria-label={label}
      aria-disabled={idle}
      onClick={() => !idle && act()}
    />
  );
  return (
    <div className={styles.tools}>
      {tool("up", words.up, at === 0, () => onMove(-1))}
      {tool("chevron", words.down, at === of - 1, () => onMove(1))}
      {onRemove ? tool("close", words.remove, false, onRemove) : <span className={styles.tool} />}
    </div>
  );
}

export function shifted<T extends { readonly key: string | number }>(
  list: readonly T[],
  key: T["key"],
  by: -1 | 1,
): readonly T[] {
  const from = list.findIndex((one) => one.key === key);
  const [one, other] = [list[from], list[from + by]];
  if (!one || !other) return list;
  return list.map((entry) => (entry === one ? other : entry === other ? one : entry));
}
