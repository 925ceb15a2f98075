// What does somebody at the table hear of the talk, and how does he join in?

import { use, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { HouseContext } from "#renderer/context/houseContext.ts";
import { useProfile } from "#renderer/context/profileContext.ts";
import { useSounds } from "#renderer/context/soundsContext.ts";
import type { TableClient, TableSnapshot } from "#renderer/client/clients.ts";
import type { Talk } from "#renderer/table/talk.ts";
import type { ChatLine } from "#shared/protocol/tableMessages.ts";
import { isOnLan, present, type LanTable } from "#renderer/screens/table/lobby/chairs.ts";
import { ChatButton } from "./ChatButton.tsx";
import { ChatPanel } from "./ChatPanel.tsx";
import { newlySaid, shownMs, withFresh } from "./freshLines.ts";
import { hiddenNames, keepHidden } from "./hiddenPeople.ts";
import { useSpoken } from "./useSpoken.ts";

/** Null where nobody else can be there to talk to, and what is said is no part of the game. */
export function useTalk(session: TableClient, snapshot: TableSnapshot): Talk | null {
  const { table, player } = snapshot;
  const spoken = useSpoken(session, snapshot);
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
  const close = (): void => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  const hide = (name: string, isHidden: boolean): void => {
    const names = new Set(
      [...hidden].filter((other) => other !== name).concat(isHidden ? [name] : []),
    );
    setHidden(names);
    keepHidden(sessionStorage, names);
  };
  const toggle = (): void => (isOpen ? close() : setOpen(true));
  const panel = (above: number): ReactNode => (
    <ChatPanel
      session={session}
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

/** In the order in which it was said. */
const useMerged = (chat: readonly ChatLine[], spoken: readonly ChatLine[]): readonly ChatLine[] =>
  useMemo(
    () =>
      spoken.length === 0 ? chat : [...chat, ...spoken].toSorted((one, other) => one.at - other.at),
    [chat, spoken],
  );

/** Whoever could say something or has said it, but for oneself; bots do not talk. */
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

/** What has just been said, until it has been read. */
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
 * How much others have said since one last looked; what was said before one came is nothing new.
 */
function useUnread(
  chat: readonly ChatLine[],
  hidden: ReadonlySet<string>,
  isOpen: boolean,
  me: string | null,
): number {
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
