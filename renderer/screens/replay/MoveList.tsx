// Only the rows in and around the visible part are in the document.
import { useVirtualizer } from "@tanstack/react-virtual";
import { memo, useEffect, useMemo, useRef, type Ref } from "react";
import { text, sentence } from "#renderer/text/text.ts";
import styles from "./Replay.module.css";
import type { Reel, ReelState } from "./Reel.ts";
import { tableGame } from "#renderer/games/tableGames.ts";
import { whoAt } from "#renderer/table/desk/deskState.ts";
import type { TableState } from "#shared/protocol/table.ts";
import type { SeenLine } from "./replayTable.ts";

interface MoveRow {
  readonly number: number;
  /** Null until its part is loaded. */
  readonly seen: SeenLine | null;
}

interface MoveRows {
  readonly count: number;
  at(index: number): MoveRow;
  /** Returns the row of this line, or the last row before it. */
  indexOf(number: number): number;
}

export function moveRows({
  parts,
  size,
  count,
}: Pick<ReelState, "parts" | "size" | "count">): MoveRows {
  const starts: number[] = [];
  let rows = 0;
  for (let first = 0; first < count; first += size) {
    starts.push(rows);
    rows += parts.get(starts.length)?.length ?? Math.min(size, count - first);
  }
  return {
    count: rows,
    at: (index) => {
      const part = starts.findLastIndex((start) => start <= index);
      const within = index - (starts[part] ?? 0);
      const seen = parts.get(part + 1)?.[within] ?? null;
      return { number: seen?.line.number ?? part * size + within, seen };
    },
    indexOf: (number) => {
      const part = Math.floor(number / size);
      const lines = parts.get(part + 1);
      return (
        (starts[part] ?? 0) +
        (lines ? lines.findLastIndex(({ line }) => line.number <= number) : number - part * size)
      );
    },
  };
}

export function moveWords({ line, message }: SeenLine, table: TableState): string {
  const { seen, happened, game } = message;
  const who = whoAt(table, seen.viewer);
  const words = text().replay;
  if (line.error)
    return words.illegal(
      line.seat === null ? words.somebody : who(line.seat).name,
      sentence(line.error),
    );
  const gameWords = tableGame(game).words();
  const said = happened.flatMap((event) => gameWords.sentence(event, who) ?? []);
  return said.length > 0 ? said.join(" ") : words.quiet;
}

interface MoveListProps {
  readonly reel: Reel;
  readonly state: ReelState;
}

/** Pixels, until a row is measured. */
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
