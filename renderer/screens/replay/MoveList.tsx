// Which moves were made, and how one gets to each. Only the rows in and around what is seen of the
// list are in the document.

import { useVirtualizer } from "@tanstack/react-virtual";
import { memo, useEffect, useMemo, useRef, type Ref } from "react";
import { text } from "#renderer/text/text.ts";
import { moveRows, type MoveRow } from "./moveRows.ts";
import styles from "./MovesAndCards.module.css";
import { moveWords } from "./moveWords.ts";
import type { Reel, ReelState } from "./Reel.ts";

interface MoveListProps {
  readonly reel: Reel;
  readonly state: ReelState;
}

/** Pixels, until a row was measured. */
const usualRow = 36;

export function MoveList({ reel, state: { parts, size, count, shown } }: MoveListProps) {
  const place = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => moveRows({ parts, size, count }), [parts, size, count]);
  const list = useVirtualizer({
    count: rows.count,
    getScrollElement: () => place.current,
    estimateSize: () => usualRow,
    overscan: 12,
    getItemKey: (index) => rows.at(index).number,
  });
  const current = rows.indexOf(shown.line.number);
  useEffect(() => list.scrollToIndex(current, { align: "auto" }), [list, current]);
  return (
    <div ref={place} className={styles.moves}>
      <ol
        className={styles.rows}
        style={{ height: `${list.getTotalSize()}px` }}
        aria-label={text().replay.moves}
      >
        {list.getVirtualItems().map(({ index, key, start }) => (
          <Move
            key={key}
            place={list.measureElement}
            index={index}
            start={start}
            of={rows.count}
            row={rows.at(index)}
            isCurrent={index === current}
            reel={reel}
          />
        ))}
      </ol>
    </div>
  );
}

interface MoveProps {
  readonly place: Ref<HTMLLIElement>;
  readonly index: number;
  readonly start: number;
  readonly of: number;
  readonly row: MoveRow;
  readonly isCurrent: boolean;
  readonly reel: Reel;
}

const Move = memo(
  function Move({ place, index, start, of, row: { number, seen }, isCurrent, reel }: MoveProps) {
    const isHere = seen !== null;
    useEffect(() => {
      if (!isHere) reel.need(number);
    }, [isHere, number, reel]);
    return (
      <li
        ref={place}
        data-index={index}
        className={styles.line}
        style={{ transform: `translateY(${start}px)` }}
        aria-setsize={of}
        aria-posinset={index + 1}
      >
        <button
          type="button"
          className={`${styles.move} ${seen?.line.error ? styles.illegal : ""}`}
          aria-current={isCurrent ? "step" : undefined}
          onClick={() => reel.jump(number)}
        >
          <span className={styles.number}>{number}</span>
          <span>{seen ? moveWords(seen, reel.snapshot.table) : text().replay.unread}</span>
        </button>
      </li>
    );
  },
  (before, after) =>
    before.index === after.index &&
    before.start === after.start &&
    before.of === after.of &&
    before.isCurrent === after.isCurrent &&
    before.row.seen === after.row.seen &&
    before.row.number === after.row.number,
);
