// Lets the table's owner arrange seats and bots between rounds (H-11).

import { useEffect, useRef, useState, useId, type ReactNode } from "react";
import { useTableActions, type TableProps } from "#renderer/screens/table/useTableClient.ts";
import { ToggleField } from "#renderer/ui/inputs/fields.tsx";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import { shifted, OrderTools } from "#renderer/ui/inputs/OrderTools.tsx";
import { recordAgainst, type Records } from "#renderer/table/records.ts";
import type { TableLan } from "#shared/protocol/table.ts";
import {
  asked,
  followed,
  keptOrder,
  kindOf,
  mostSeats,
  orderOf,
  placedAt,
  withBot,
  type KeptOrder,
  type SeatOrder,
  type Sitter,
} from "./seatOrder.ts";
import { AddingBots } from "./AddingBots.tsx";
import { useRecords } from "#renderer/screens/table/useRecords.ts";
import { PersonTools, type Somebody } from "./PersonTools.tsx";
import styles from "./TableMenu.module.css";
import { Avatar, Vacant } from "#renderer/ui/pictures/Avatar.tsx";
import { typedNumber } from "#renderer/ui/inputs/numberProblem.ts";

export function SeatsSheet({
  client,
  table,
  player,
  close,
}: TableProps & { readonly close: () => void }) {
  const { seats: words, friends } = text();
  const [kept, setKept] = useState<KeptOrder>(() => keptOrder(orderOf(table.players)));
  const order = followed(kept, table.players);
  const [news, setNews] = useState("");
  const { refusal, act } = useTableActions(client);
  const list = useRef<HTMLOListElement>(null);
  /** Scrolls to a new bot, which is added at the end of a list that may be long. */
  const shouldShowLast = useRef(false);
  const isPlaying = table.stage === "playing";
  const records = useRecords(table.roundNumber);
  const tell = (next: SeatOrder, said: string) => {
    setKept(keptOrder(next, order, kept));
    setNews(said);
  };
  const move = (sitter: Sitter, next: SeatOrder) =>
    tell(next, words.movedTo(sitterName(sitter), next.indexOf(sitter) + 1, next.length));
  const add = (bot: Parameters<typeof withBot>[1]) => {
    tell(withBot(order, bot), words.added);
    shouldShowLast.current = true;
  };
  useEffect(() => {
    if (shouldShowLast.current)
      list.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
    shouldShowLast.current = false;
  }, [kept]);
  const save = async () => {
    if (await act("seats", { order: asked(order) })) close();
  };
  const toolsFor = (person: Somebody) => (
    <PersonTools client={client} table={table} person={person} done={close} />
  );
  return (
    <Sheet
      title={words.title}
      onClose={close}
      action={
        <Button kind="primary" disabled={isPlaying} onClick={save}>
          {words.save}
        </Button>
      }
    >
      <p role={isPlaying ? "status" : undefined}>{isPlaying ? words.notNow : words.help}</p>
      {table.lan && (
        // H-17
        <ToggleField
          label={friends.lock}
          help={friends.lockHelp}
          on={table.lan.locked}
          onChange={(locked) => void act("lock", { locked })}
        />
      )}
      <AddingBots table={table} isFull={order.length >= mostSeats} add={add} />
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
            record={recordWords(sitter, records)}
            muted={table.lan?.muted.includes(sitter.key) ?? false}
            tools={
              sitter.player?.bot === null && sitter.key !== player ? toolsFor(sitter.player) : null
            }
          />
        ))}
      </ol>
      {table.lan && <Watchers lan={table.lan} toolsFor={toolsFor} />}
      <p role="status" className="unseen">
        {news}
      </p>
      <Failure of={refusal} />
    </Sheet>
  );
}

type WatchersProps = Readonly<{
  lan: TableLan;
  toolsFor: (person: Somebody) => ReactNode;
}>;

/** Lists spectators, then nameless screens (H-17). */
function Watchers({ lan: { watching, mutedWatching, screens = [] }, toolsFor }: WatchersProps) {
  const {
    persons: words,
    friends: { watching: watches },
  } = text();
  if (watching.length + screens.length === 0) return null;
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

type SeatRowProps = Readonly<{
  sitter: Sitter;
  at: number;
  of: number;
  onMove: (by: -1 | 1) => void;
  onPlace: (place: number) => void;
  onRemove: () => void;
  /** How the player has fared against this character; null if they have not met. */
  record: string | null;
  muted: boolean;
  tools: ReactNode;
}>;

function recordWords({ player }: Sitter, records: Records): string | null {
  const record = recordAgainst(player, records);
  return record && text().atTable.record(record.behind, record.ahead);
}

const long = 8;

const sitterName = (sitter: Sitter) =>
  sitter.player?.name ?? ("program" in sitter ? sitter.program.name : text().seats.newBot);

function SeatRow({ sitter, onPlace, onRemove, record, muted, tools, ...order }: SeatRowProps) {
  const words = text().seats;
  const name = sitterName(sitter);
  const more = useTools(name, tools);
  return (
    <li className={styles.seat}>
      {order.of > long && <PlaceInput name={name} {...order} onPlace={onPlace} />}
      <Person sitter={sitter} record={record} muted={muted} />
      {more.button}
      <OrderTools
        words={{ up: words.up(name), down: words.down(name), remove: words.remove(name) }}
        {...order}
        onRemove={sitter.player?.bot === null ? null : onRemove}
      />
      {more.below}
    </li>
  );
}

function WatcherRow({
  name,
  about,
  tools,
}: Readonly<{
  name: string;
  about: readonly string[];
  tools: ReactNode;
}>) {
  const more = useTools(name, tools);
  return (
    <li className={styles.seat}>
      <div className="row grow gap-m">
        <span className={styles.name}>
          {name}
          <small>{about.join(", ")}</small>
        </span>
      </div>
      {more.button}
      {more.below}
    </li>
  );
}

function useTools(name: string, tools: ReactNode) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (tools === null) return { button: null, below: null };
  return {
    button: (
      <Button
        kind="quiet"
        icon="more"
        className="square"
        aria-label={text().persons.tools(name)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
    ),
    below: isOpen && (
      <div id={id} className={styles.below}>
        {tools}
      </div>
    ),
  };
}

function PlaceInput({
  name,
  at,
  of,
  onPlace,
}: Pick<SeatRowProps, "at" | "of" | "onPlace"> & { readonly name: string }) {
  const [typed, setTyped] = useState(String(at + 1));
  useEffect(() => setTyped(String(at + 1)), [at]);
  const settle = () => {
    const place = typedNumber(typed, { min: 1, max: of });
    if (place === null) setTyped(String(at + 1));
    else if (place !== at + 1) onPlace(place - 1);
  };
  return (
    <input
      className={styles.place}
      inputMode="numeric"
      autoComplete="off"
      aria-label={text().seats.placeOf(name)}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={settle}
      onKeyDown={({ key }) => key === "Enter" && settle()}
    />
  );
}

function Person({ sitter, record, muted }: Pick<SeatRowProps, "sitter" | "record" | "muted">) {
  const words = text().seats;
  const bot = kindOf(sitter);
  return (
    <div className="row grow gap-m">
      {sitter.player ? (
        <Avatar avatar={sitter.player.avatar} size={2.25} />
      ) : (
        <Vacant size={2.25} />
      )}
      <span className={styles.name}>
        {sitterName(sitter)}
        <small>
          {bot === null
            ? [words.person, ...(muted ? [text().persons.muted] : [])].join(", ")
            : words.bot(text().setup.botKinds[bot])}
          {record !== null && (
            <>
              , <span className={styles.record}>{record}</span>
            </>
          )}
        </small>
      </span>
    </div>
  );
}
