import hud from "#renderer/table/dom/Hud.module.css";
import styles from "./Chat.module.css";
import { use, useEffect, useMemo, useRef, useState, type ReactNode, type Ref } from "react";
import { HouseContext } from "#renderer/context/houseContext.ts";
import { useProfile } from "#renderer/context/profileContext.ts";
import { useSounds } from "#renderer/context/appContext.ts";
import { store, storedTexts, type Reads, type Writes } from "#renderer/client/stored.ts";
import type { TableClient, TableSnapshot } from "#renderer/client/clients.ts";
import type { Talk } from "#renderer/table/Table.tsx";
import type { ChatLine } from "#shared/protocol/table.ts";
import { isOnLan, present, type LanTable } from "#renderer/screens/table/lobby/chairs.ts";
import { ChatPanel } from "./ChatPanel.tsx";
import { useSpoken } from "./useSpoken.ts";
import { text } from "#renderer/text/text.ts";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";

type ChatButtonProps = Readonly<{
  ref: Ref<HTMLButtonElement>;
  isOpen: boolean;
  unread: number;
  toggle: () => void;
}>;

const mostCounted = 9;

function ChatButton({ ref, isOpen, unread, toggle }: ChatButtonProps) {
  const words = text().chat;
  const label = unread > 0 ? words.openUnread(unread) : words.open;
  return (
    <button
      ref={ref}
      type="button"
      className={`${hud.button} ${styles.button}`}
      aria-label={label}
      title={text().atTable.keyOf(label, "M")}
      aria-expanded={isOpen}
      aria-controls="table-talk"
      aria-keyshortcuts="M"
      onClick={toggle}
    >
      <Icon name="talk" />
      {unread > 0 && (
        <span className={styles.unread} aria-hidden="true">
          {unread > mostCounted ? `${mostCounted}+` : unread}
        </span>
      )}
    </button>
  );
}

/**
 * Returns lines said just now. Several at once are a repetition after a load or a reconnect and do
 * not count.
 */
export function newlySaid(
  before: readonly ChatLine[],
  now: readonly ChatLine[],
): readonly ChatLine[] {
  const added = now.filter(
    (line) =>
      !before.includes(line) &&
      !before.some(({ number, at }) => number === line.number && at === line.at),
  );
  // A single line before all others was fetched from the history.
  return added.length > 1 || (before.length > 0 && added[0] === now[0]) ? [] : added;
}

export const withFresh = (shown: readonly ChatLine[], line: ChatLine): readonly ChatLine[] => [
  ...shown.filter(({ from }) => from.name !== line.from.name),
  line,
];

const leastMs = 4_000;
const perLetterMs = 60;
const mostMs = 9_000;

/** Returns the ms a line is shown, enough to read it twice. */
export const shownMs = ({ said }: Pick<ChatLine, "said">): number =>
  Math.min(mostMs, leastMs + ("text" in said ? said.text.length * perLetterMs : 0));

const keptAs = "cardtable.hidden";

/** Identifies people by name, which is unique in a house; lasts as long as the tab. */
export const hiddenNames = (storage: Reads): ReadonlySet<string> => storedTexts(storage, keptAs);

export const keepHidden = (storage: Writes, names: ReadonlySet<string>): void =>
  store(storage, keptAs, [...names]);

/**
 * Returns null where nobody else can be there to talk to and announcements are not part of the
 * game.
 */
export function useTalk(client: TableClient, snapshot: TableSnapshot): Talk | null {
  const { table, player } = snapshot;
  const spoken = useSpoken(client, snapshot);
  const chat = useMerged(snapshot.chat, spoken?.lines ?? none);
  const { caller } = use(HouseContext);
  const { profile } = useProfile();
  const [isOpen, setOpen] = useState(false);
  const [hidden, setHidden] = useState(() => hiddenNames(sessionStorage));
  const button = useRef<HTMLButtonElement>(null);
  const me =
    table?.players.find(({ id }) => id === player)?.name ??
    (player === null ? (profile?.name ?? null) : null);
  const lines = useMemo(() => chat.filter(({ from }) => !hidden.has(from.name)), [chat, hidden]);
  const fresh = useFresh(chat, hidden);
  const unread = useUnread(chat, hidden, isOpen, me);
  const lan = isOnLan(table) ? table : null;
  if (!table || (!lan && !spoken)) return null;
  const close = () => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  const hide = (name: string, isHidden: boolean) => {
    const names = new Set(
      [...hidden].filter((other) => other !== name).concat(isHidden ? [name] : []),
    );
    setHidden(names);
    keepHidden(sessionStorage, names);
  };
  const toggle = () => (isOpen ? close() : setOpen(true));
  const panel = (above: number): ReactNode => (
    <ChatPanel
      client={client}
      lines={lines}
      me={me}
      isOpen={isOpen}
      close={close}
      above={above}
      mayTalk={player !== null || caller !== "nobody"}
      isMuted={player !== null && lan?.lan.muted.includes(player) === true}
      people={lan ? peopleOf(lan, chat, me) : []}
      hidden={hidden}
      hide={hide}
      spoken={spoken}
      hasTalk={lan !== null}
    />
  );
  return {
    fresh: isOpen ? [] : fresh,
    toggle,
    panel,
    isInGame: spoken !== null,
    button: <ChatButton ref={button} isOpen={isOpen} unread={unread} toggle={toggle} />,
  };
}

const none: readonly ChatLine[] = [];

const useMerged = (chat: readonly ChatLine[], spoken: readonly ChatLine[]): readonly ChatLine[] =>
  useMemo(
    () =>
      spoken.length === 0 ? chat : [...chat, ...spoken].toSorted((one, other) => one.at - other.at),
    [chat, spoken],
  );

function peopleOf(
  table: LanTable,
  chat: readonly ChatLine[],
  me: string | null,
): readonly string[] {
  const sitting = present(table.players)
    .filter(({ bot }) => bot === null)
    .map(({ name }) => name);
  return [
    ...new Set([...sitting, ...table.lan.watching, ...chat.map(({ from }) => from.name)]),
  ].filter((name) => name !== me);
}

function useFresh(chat: readonly ChatLine[], hidden: ReadonlySet<string>): readonly ChatLine[] {
  const sounds = useSounds();
  const before = useRef(chat);
  const [shown, setShown] = useState<readonly ChatLine[]>([]);
  useEffect(() => {
    const [line] = newlySaid(before.current, chat);
    before.current = chat;
    if (!line || hidden.has(line.from.name)) return;
    setShown((now) => withFresh(now, line));
    sounds.play("talk");
  }, [chat, hidden, sounds]);
  useEffect(() => {
    const timers = shown.map((line) =>
      setTimeout(() => setShown((now) => now.filter((other) => other !== line)), shownMs(line)),
    );
    return () => timers.forEach(clearTimeout);
  }, [shown]);
  return shown.filter(({ from }) => !hidden.has(from.name));
}

/**
 * Counts lines by others since the chat was last open; lines from before the arrival do not count.
 */
function useUnread(
  chat: readonly ChatLine[],
  hidden: ReadonlySet<string>,
  isOpen: boolean,
  me: string | null,
) {
  const before = useRef(chat);
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    const added = newlySaid(before.current, chat).filter(
      ({ from }) => from.name !== me && !hidden.has(from.name),
    ).length;
    before.current = chat;
    if (isOpen) setUnread(0);
    else if (added > 0) setUnread((count) => count + added);
  }, [chat, hidden, isOpen, me]);
  return unread;
}
