import { useEffect, useMemo, useRef, useState } from "react";
import { askAnytime } from "#renderer/client/anytime.ts";
import type { TableClient, TableSnapshot } from "#renderer/client/clients.ts";
import { loadedGame } from "#renderer/games/tableGames.ts";
import { playerAt } from "#renderer/table/desk/deskState.ts";
import type { AnnouncingHooks, Spoken } from "#renderer/games/eights-nomic/announcing.ts";
import { hooksOf } from "#renderer/table/tableGame.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { ChatLine, TableAnswers, ViewMessage } from "#shared/protocol/table.ts";

type Heard = Spoken &
  Readonly<{
    round: number;
    number: number;
    at: number;
  }>;

const mostKept = 500;

export const withHeard = <Line>(all: readonly Line[], now: readonly Line[]): readonly Line[] =>
  [...all, ...now].slice(-Math.max(mostKept, all.length));

export const loudOf = (heard: readonly Heard[], round: number): readonly Heard[] =>
  heard.filter((one) => one.to === null && one.round === round);

const isSame = (one: Spoken | undefined, other: Spoken | undefined) =>
  one?.seat === other?.seat && one?.text === other?.text;

/**
 * Returns the lines of `told` (the latest announcements) that follow the known ones; null if the
 * two do not connect, so that some are missing.
 */
export function isFollowedBy(
  known: readonly Spoken[],
  spoken: readonly Spoken[],
): readonly Spoken[] | null {
  for (let shared = Math.min(known.length, spoken.length); shared >= 0; shared -= 1) {
    const tail = known.slice(known.length - shared);
    if (!tail.every((one, at) => isSame(one, spoken[at]))) continue;
    return shared === 0 && known.length > 0 && spoken.length > 0 ? null : spoken.slice(shared);
  }
  return null;
}

export type SpokenTalk = Readonly<{
  lines: readonly ChatLine[];
  words: ReturnType<AnnouncingHooks["words"]>;
  listeners: readonly Readonly<{ seat: Seat; name: string }>[];
  /** Addresses everybody if no seat is given; null for spectators. */
  say: ((text: string, to: Seat | null) => Promise<Answer<unknown>>) | null;
  /** Fetches the announcements before all these; null if there are none. */
  earlier: (() => Promise<void>) | null;
}>;

const hooksAt = (view: Pick<ViewMessage, "game"> | null): AnnouncingHooks | null =>
  view ? hooksOf(loadedGame(view.game), "announcing") : null;

/** The first number of announcements, well below those of chat lines, which count from 1. */
const before = -1_000_000;
const page = 50;

export function useSpoken(
  client: TableClient,
  { table, view }: Pick<TableSnapshot, "table" | "view">,
): SpokenTalk | null {
  const hooks = hooksAt(view);
  const { heard, earlier } = useHeard(client, hooks !== null);
  const listeners = view && hooks ? hooks.listeners(view.seen) : null;
  const words = hooks?.words() ?? null;
  const lines = useMemo(
    () =>
      heard.map(({ seat, to, text, number, at }): ChatLine => {
        const player = playerAt(table, seat);
        const addressed =
          to === null ? null : view?.seen.viewer === to ? null : (playerAt(table, to)?.name ?? "");
        return {
          number,
          at,
          from: { player: player?.id ?? "", name: player?.name ?? "" },
          said: { text: to === null || !words ? text : words.whisperLine(addressed, text) },
        };
      }),
    [heard, table, view?.seen.viewer, words],
  );
  if (!hooks || !words) return null;
  return {
    lines,
    words,
    earlier,
    listeners: (listeners ?? []).map((seat) => ({ seat, name: playerAt(table, seat)?.name ?? "" })),
    say:
      listeners &&
      ((text, to) =>
        askAnytime(client, to === null ? hooks.announce(text) : hooks.whisper(to, text))),
  };
}

function withFetched(
  all: readonly Heard[],
  { first, lines }: TableAnswers["announced"],
  { skip, round }: Readonly<{ skip: number; round: number }>,
): readonly Heard[] {
  const fetched = lines.map(({ seat, text, at }, place): Heard => ({
    seat,
    to: null,
    text,
    at,
    round,
    number: before * 2 + first + place,
  }));
  const missing = Math.max(0, lines.length + skip - loudOf(all, round).length);
  return [...fetched.slice(0, missing), ...all];
}

/** `isTold`: whether the game's code, which may be loaded late, can report announcements. */
function useHeard(
  client: TableClient,
  isReady: boolean,
): Readonly<{ heard: readonly Heard[]; earlier: (() => Promise<void>) | null }> {
  const count = useRef(before);
  const [heard, setHeard] = useState<readonly Heard[]>([]);
  /** The round of which there are more announcements than were sent, or null. */
  const [more, setMore] = useState<number | null>(null);
  useEffect(() => {
    const numbered = (spoken: readonly Spoken[], round: number): readonly Heard[] =>
      spoken.map((one) => ({
        ...one,
        round,
        number: (count.current += 1),
        at: performance.timeOrigin + performance.now(),
      }));
    const arrived = (message: ViewMessage) => {
      const spoken = hooksAt(message)?.before(message.seen) ?? [];
      setHeard((all) => {
        const known = loudOf(all, message.round);
        const missed = isFollowedBy(known, spoken);
        if (missed !== null) return withHeard(all, numbered(missed, message.round));
        return [...all.filter((one) => !known.includes(one)), ...numbered(spoken, message.round)];
      });
      if (spoken.length >= page) setMore((round) => round ?? message.round);
    };
    setHeard([]);
    setMore(null);
    const { view } = client.snapshot();
    if (view) arrived(view);
    return client.onView((message) => {
      const spoken = hooksAt(message)?.spoken(message.happened) ?? [];
      if (spoken.length > 0) {
        const lines = numbered(spoken, message.round);
        setHeard((all) => withHeard(all, lines));
        // From here on the oldest lines may have been dropped, and can be fetched again.
        if (count.current >= before + mostKept) setMore((round) => round ?? message.round);
      }
      // A view without events is sent again after a reconnect and is handled like the first.
      else if (message.happened.length === 0) arrived(message);
    });
  }, [client, isReady]);
  const earlier = async () => {
    if (more === null) return;
    const skip = loudOf(heard, more).length;
    const answer = await client.ask("announced", { skip, limit: page });
    if (!answer.ok) return;
    setHeard((all) => withFetched(all, answer.value, { skip, round: more }));
    if (answer.value.first === 0) setMore(null);
  };
  return { heard, earlier: more === null ? null : earlier };
}
