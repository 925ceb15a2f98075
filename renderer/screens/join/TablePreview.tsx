// What is known of the table before one sits down?

import { admission, freeChairs, people } from "#renderer/screens/table/lobby/chairs.ts";
import { text } from "#renderer/text/text.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import type { TableState } from "#shared/protocol/table.ts";
import styles from "./Join.module.css";

/** Faces beyond these are told by their names. */
const mostFaces = 8;

export function TablePreview({ table }: { readonly table: TableState }) {
  const words = text().join;
  const sitting = people(table.players);
  const entry = admission(table);
  const state = {
    open: words.free(freeChairs(table)),
    full: words.full,
    locked: words.locked,
    over: "",
  }[entry];
  return (
    <div className={styles.preview}>
      <span className={styles.faces} aria-hidden="true">
        {sitting.slice(0, mostFaces).map(({ id, avatar }) => (
          <Avatar key={id} avatar={avatar} size={2} />
        ))}
      </span>
      <p>
        {sitting.length === 0 ? words.nobodySits : words.sitting(sitting.map(({ name }) => name))}{" "}
        {state}
        {table.stage === "playing" && entry === "open" && ` ${words.running}`}
      </p>
    </div>
  );
}
