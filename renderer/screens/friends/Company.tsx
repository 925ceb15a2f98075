// Shows who has come in, as they come: who sits, who waits for a turn, who watches (H-11, H-16).

import {
  chairsOf,
  emptyChairs,
  mostEmptyShown,
  present,
  type LanTable,
} from "#renderer/screens/table/lobby/chairs.ts";
import { text } from "#renderer/text/text.ts";
import { Avatar, Vacant } from "#renderer/ui/pictures/Avatar.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import type { TablePlayer } from "#shared/protocol/table.ts";
import styles from "./Company.module.css";

const faceSize = 1.75;

export function Company({ table }: { readonly table: LanTable }) {
  const words = text().friends;
  const { seats, watching, fill } = table.lan;
  const here = present(table.players);
  const people = here.filter(({ bot }) => bot === null).length;
  const giveWay = fill !== null && people < here.length;
  const more = emptyChairs(table) - mostEmptyShown;
  return (
    <section className="stack gap-s" aria-label={words.company}>
      <p role="status" className="strong">
        {giveWay ? words.botsGiveWay(people, seats) : words.taken(here.length, seats)}
      </p>
      <ul className={styles.people}>
        {chairsOf(table, null).map((chair) =>
          chair.kind === "empty" ? (
            <li key={chair.number} className={styles.free}>
              <Vacant size={faceSize} />
              {words.freeChair}
            </li>
          ) : (
            <Sitting key={chair.player.id} who={chair.player} table={table} />
          ),
        )}
        {more > 0 && <li className={styles.free}>{text().lobby.moreFree(more)}</li>}
      </ul>
      <Watching names={watching} />
    </section>
  );
}

function Sitting({ who, table }: Readonly<{ who: TablePlayer; table: LanTable }>) {
  const { friends: words, lobby } = text();
  const place = table.waiting.indexOf(who.id) + 1;
  const about =
    who.bot !== null
      ? words.bot
      : who.presence !== "here"
        ? lobby[who.presence]
        : place > 0
          ? lobby.waitsTurn(place)
          : "";
  return (
    <li className={styles.person} data-waits={place > 0} data-here={who.presence === "here"}>
      <Avatar avatar={who.avatar} size={faceSize} />
      <span className={styles.words}>
        <span className={styles.name}>{who.name}</span>
        {about !== "" && (
          <small>
            {place > 0 && <Icon name="clock" />}
            {about}
          </small>
        )}
      </span>
    </li>
  );
}

export function Watching({ names }: { readonly names: readonly string[] }) {
  const words = text().friends;
  if (names.length === 0) return null;
  return (
    <ul className={styles.people} aria-label={words.watching}>
      {names.map((name) => (
        <li key={name} className={styles.watcher}>
          <Icon name="eye" />
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            <small>{words.watches}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
