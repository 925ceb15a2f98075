// How are the rounds listed, however many there are?

import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { go } from "#renderer/context/navigation.ts";
import { gameText, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import type { StoredRound } from "#shared/protocol/history.ts";
import { placeWords } from "./placeWords.ts";
import styles from "./RoundList.module.css";

interface RoundListProps {
  readonly rounds: readonly StoredRound[];
  readonly hasMore: boolean;
  readonly more: () => void;
}

/** Pixels, until a row was measured. */
const usualRow = 60;
/** So many rows before the end of the list the next page is asked for. */
const ahead = 15;

/** Only the rows in and around the window are in the document. */
export function RoundList({ rounds, hasMore, more }: RoundListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [scrollMargin, setMargin] = useState(0);
  // What stands above the list may have grown or shrunk.
  useLayoutEffect(() =>
    setMargin(Math.round((list.current?.getBoundingClientRect().top ?? 0) + scrollY)),
  );
  const rows = useWindowVirtualizer({
    count: rounds.length,
    estimateSize: () => usualRow,
    overscan: 8,
    scrollMargin,
    getItemKey: (index) => rounds[index]!.id,
  });
  const shown = rows.getVirtualItems();
  const lastShown = shown.at(-1)?.index ?? 0;
  const isNearEnd = hasMore && lastShown >= rounds.length - ahead;
  useEffect(() => {
    if (isNearEnd) more();
  }, [isNearEnd, more]);
  const words = text().history;
  return (
    <>
      <ul
        ref={list}
        className={styles.list}
        style={{ height: `${rows.getTotalSize()}px` }}
        aria-label={words.rounds}
      >
        {shown.map(({ index, key, start }) => (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            className={styles.row}
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
            aria-setsize={hasMore ? -1 : rounds.length}
            aria-posinset={index + 1}
          >
            <Round round={rounds[index]!} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div>
          <Button onClick={more}>{words.more}</Button>
        </div>
      )}
    </>
  );
}

function Round({ round }: { readonly round: StoredRound }) {
  const { id, game, endedAt, players, seat, result } = round;
  const words = text().history;
  const points = seat === null ? null : (result.points?.[seat] ?? null);
  const change = seat === null ? null : (result.chips?.[seat] ?? null);
  return (
    <button
      type="button"
      className={styles.round}
      onClick={() => go({ screen: "replay", round: String(id) })}
    >
      <span className={styles.game}>{gameText(game).name}</span>
      <span className={styles.players}>{words.company(players)}</span>
      <span className={styles.date}>{words.when(endedAt)}</span>
      <span className={styles.score}>
        {points !== null && <span className={styles.points}>{words.pointsOf(points)}</span>}
        {change !== null && (
          <span className={`strong ${change < 0 ? "bad" : change > 0 ? "good" : ""}`}>
            {words.change(change)}
          </span>
        )}
      </span>
      <span className={styles.place}>{placeWords(round)}</span>
    </button>
  );
}
