// What have people said in the game itself, where that counts, and how does one say something?

import { useEffect, useMemo, useRef, useState } from 'react';
import { askAnytime } from '#renderer/client/anytime.ts';
import type { TableClient, TableSnapshot } from '#renderer/client/clients.ts';
import { loadedGame } from '#renderer/games/tableGames.ts';
import { playerAt } from '#renderer/table/desk/people.ts';
import type { AnnouncingHooks, AnnouncingWords, Spoken } from '#renderer/table/parts/announcing/announcing.ts';
import { hooksOf } from '#renderer/table/tableGame.ts';
import type { Seat } from '#shared/contract/seats.ts';
import type { Answer, ChatLine, ViewMessage } from '#shared/protocol/messages.ts';

/** What is said in a game besides, and how. */
export interface SpokenTalk {
  readonly lines: readonly ChatLine[];
  readonly words: AnnouncingWords;
  /** Who may be spoken to alone. */
  readonly listeners: readonly { readonly seat: Seat; readonly name: string }[];
  /** To all where nobody is named; null for who only looks on. */
  readonly say: ((text: string, to: Seat | null) => Promise<Answer<unknown>>) | null;
}

const hooksAt = (view: Pick<ViewMessage, 'game'> | null): AnnouncingHooks | null => (view ? hooksOf(loadedGame(view.game), 'announcing') : null);

/** Each with the view that told of it. */
type Heard = Spoken & { readonly number: number; readonly at: number };

/** They are numbered apart from the lines of the talk, which count from 1. */
const before = -1_000_000;

/** Null where what is said at the table is no part of the game. */
export function useSpoken(session: TableClient, { table, view }: Pick<TableSnapshot, 'table' | 'view'>): SpokenTalk | null {
  const hooks = hooksAt(view);
  const heard = useHeard(session, hooks !== null);
  const listeners = view && hooks ? hooks.listeners(view.seen) : null;
  const words = hooks?.words() ?? null;
  const lines = useMemo(() => heard.map(({ seat, to, text, number, at }): ChatLine => {
    const player = playerAt(table, seat);
    const addressed = to === null ? null : view?.seen.viewer === to ? null : (playerAt(table, to)?.name ?? '');
    return { number, at, from: { player: player?.id ?? '', name: player?.name ?? '' }, said: { text: to === null || !words ? text : words.whisperLine(addressed, text) } };
  }), [heard, table, view?.seen.viewer, words]);
  if (!hooks || !words) return null;
  return {
    lines, words,
    listeners: (listeners ?? []).map((seat) => ({ seat, name: playerAt(table, seat)?.name ?? '' })),
    say: listeners && ((text, to) => askAnytime(session, to === null ? hooks.announce(text) : hooks.whisper(to, text))),
  };
}

/** `isTold`: can the game tell what was said? It may be loaded late. */
function useHeard(session: TableClient, isTold: boolean): readonly Heard[] {
  const count = useRef(before);
  const [heard, setHeard] = useState<readonly Heard[]>([]);
  useEffect(() => {
    const numbered = (spoken: readonly Spoken[]): readonly Heard[] => spoken.map((one) => ({ ...one, number: (count.current += 1), at: performance.timeOrigin + performance.now() }));
    const { view } = session.snapshot();
    setHeard(view ? numbered(hooksAt(view)?.before(view.seen) ?? []) : []);
    return session.onView((message) => {
      const spoken = hooksAt(message)?.spoken(message.happened) ?? [];
      if (spoken.length > 0) setHeard((all) => [...all, ...numbered(spoken)]);
    });
  }, [session, isTold]);
  return heard;
}
