import { tableText } from "#renderer/table/tableText.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import type { Laid } from "./TableFrame.tsx";
import styles from "./Bench.module.css";

const under = 8;

type BenchProps = Pick<Laid, "state" | "layout"> &
  Readonly<{
    /** Buttons stand above it. */
    underButtons: boolean;
  }>;

/** Who sits at the table and waits for a turn, the next to play first (GR-1). */
export function Bench({ state: { snapshot }, layout, underButtons }: BenchProps) {
  const { table, player } = snapshot;
  const words = tableText().bench;
  if (table?.stage !== "playing" || table.waiting.length === 0) return null;
  const waiting = table.waiting.flatMap((id) => table.players.find((each) => each.id === id) ?? []);
  const { hudRight, room, portrait } = layout;
  return (
    <ul
      className={styles.bench}
      aria-label={words.title}
      data-portrait={portrait}
      style={{
        right: room.width - hudRight.x - hudRight.width,
        top: hudRight.y + (underButtons ? hudRight.height + under : 0),
      }}
    >
      {waiting.map(({ id, name, avatar }, at) => (
        <li key={id} className={styles.sitter} data-next={at === 0}>
          <span className={styles.words}>
            <span className={styles.name}>{id === player ? words.you : name}</span>
            <small>{(at === 0 ? words.next : words.waits)(id === player)}</small>
          </span>
          <Avatar avatar={avatar} size={2.4} unit="em" />
        </li>
      ))}
    </ul>
  );
}
