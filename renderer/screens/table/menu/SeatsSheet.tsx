// Lets the table's owner arrange seats and bots between rounds (H-11).

import { useEffect, useRef, useState } from "react";
import { failureOf, type Failed } from "#renderer/context/houseContext.ts";
import type { TableClient } from "#renderer/client/clients.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { Field } from "#renderer/ui/inputs/Field.tsx";
import { Toggle } from "#renderer/ui/inputs/Toggle.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import { shifted } from "#renderer/ui/inputs/shifted.ts";
import { botLevels, type BotLevel } from "#shared/bots/bot.ts";
import type { TableLan, TableState } from "#shared/protocol/table.ts";
import {
  asked,
  followed,
  keptOrder,
  mostSeats,
  orderOf,
  placedAt,
  withBot,
  type KeptOrder,
  type SeatOrder,
  type Sitter,
} from "./seatOrder.ts";
import { PersonTools, type Somebody } from "./PersonTools.tsx";
import { SeatRow, sitterName, WatcherRow } from "./SeatRow.tsx";
import styles from "./TableMenu.module.css";

interface SeatsSheetProps {
  readonly client: TableClient;
  readonly table: TableState;
  readonly player: string | null;
  readonly close: () => void;
}

export function SeatsSheet({ client, table, player, close }: SeatsSheetProps) {
  const words = text().seats;
  const [kept, setKept] = useState<KeptOrder>(() => keptOrder(orderOf(table.players)));
  const order = followed(kept, table.players);
  const [news, setNews] = useState("");
  const [refusal, setRefusal] = useState<Failed | null>(null);
  const list = useRef<HTMLOListElement>(null);
  /** Scrolls to a new bot, which is added at the end of a list that may be long. */
  const shouldShowLast = useRef(false);
  const isPlaying = table.stage === "playing";
  const tell = (next: SeatOrder, said: string): void => {
    setKept(keptOrder(next, order, kept));
    setNews(said);
  };
  const move = (sitter: Sitter, next: SeatOrder): void =>
    tell(next, words.movedTo(sitterName(sitter), next.indexOf(sitter) + 1, next.length));
  const add = (level: BotLevel): void => {
    tell(withBot(order, level), words.added);
    shouldShowLast.current = true;
  };
  useEffect(() => {
    if (shouldShowLast.current)
      list.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
    shouldShowLast.current = false;
  }, [kept]);
  const save = async (): Promise<void> => {
    const answer = await client.ask("seats", { order: asked(order) });
    if (answer.ok) return close();
    setRefusal(failureOf(answer));
  };
  return (
    <Sheet
      title={words.title}
      onClose={close}
      action={
        <Button kind="primary" disabled={isPlaying} onClick={() => void save()}>
          {words.save}
        </Button>
      }
    >
      <p role={isPlaying ? "status" : undefined}>{isPlaying ? words.notNow : words.help}</p>
      {table.lan && <Lock client={client} locked={table.lan.locked} refuse={setRefusal} />}
      <div className={styles.adding}>
        {botLevels.map((level) => (
          <Button key={level} disabled={order.length >= mostSeats} onClick={() => add(level)}>
            <Icon name="plus" />
            {words.add(text().setup.botLevels[level])}
          </Button>
        ))}
      </div>
      <ol ref={list} className="stack gap-s" aria-label={words.list}>
        {order.map((sitter, at) => (
          <SeatRow
            key={sitter.key}
            sitter={sitter}
            at={at}
            of={order.length}
            onMove={(by) => move(sitter, shifted(order, sitter.key, by))}
            onPlace={(place) => move(sitter, placedAt(order, sitter, place))}
            onRemove={() =>
              tell(
                order.filter(({ key }) => key !== sitter.key),
                words.removed(sitterName(sitter)),
              )
            }
            muted={table.lan?.muted.includes(sitter.key) ?? false}
            tools={
              sitter.player?.bot === null && sitter.key !== player ? (
                <PersonTools client={client} table={table} person={sitter.player} done={close} />
              ) : null
            }
          />
        ))}
      </ol>
      {table.lan && <Watchers client={client} table={table} lan={table.lan} done={close} />}
      <p role="status" className="unseen">
        {news}
      </p>
      {refusal !== null && <Failure message={refusal.message} />}
    </Sheet>
  );
}

interface WatchersProps {
  readonly client: TableClient;
  readonly table: TableState;
  readonly lan: TableLan;
  readonly done: () => void;
}

/** Lists spectators, then nameless screens (H-17). */
function Watchers({
  client,
  table,
  lan: { watching, mutedWatching, screens = [] },
  done,
}: WatchersProps) {
  const [words, { watching: watches }] = [text().persons, text().friends];
  if (watching.length + screens.length === 0) return null;
  const toolsFor = (person: Somebody) => (
    <PersonTools client={client} table={table} person={person} done={done} />
  );
  return (
    <ul className="stack gap-s" aria-label={watches}>
      {watching.map((watcher) => (
        <WatcherRow
          key={watcher}
          name={watcher}
          about={[watches, ...(mutedWatching.includes(watcher) ? [words.muted] : [])]}
          tools={toolsFor({ watcher })}
        />
      ))}
      {screens.map((screen) => (
        <WatcherRow
          key={`screen ${screen}`}
          name={words.screen(screen)}
          about={[words.screenAbout]}
          tools={toolsFor({ screen })}
        />
      ))}
    </ul>
  );
}

interface LockProps {
  readonly client: TableClient;
  readonly locked: boolean;
  readonly refuse: (refusal: Failed | null) => void;
}

/** H-17: locks the table against newcomers. */
function Lock({ client, locked, refuse }: LockProps) {
  const words = text().friends;
  const turn = async (on: boolean): Promise<void> => {
    const answer = await client.ask("lock", { locked: on });
    refuse(failureOf(answer));
  };
  return (
    <Field label={words.lock} help={words.lockHelp}>
      {(ids) => (
        <Toggle
          labelledBy={ids.label}
          describedBy={ids.help}
          on={locked}
          onChange={(on) => void turn(on)}
        />
      )}
    </Field>
  );
}
