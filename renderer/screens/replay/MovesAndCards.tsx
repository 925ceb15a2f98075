import { useVirtualizer } from "@tanstack/react-virtual";
import { memo, useEffect, useId, useMemo, useRef, useState, type Ref } from "react";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import type { Replay } from "#shared/protocol/replay.ts";
import { text, sentence } from "#renderer/text/text.ts";
import styles from "./Replay.module.css";
import type { Reel, ReelState } from "./Reel.ts";
import { traitsOf } from "#renderer/games/catalogue.ts";
import { tableGame } from "#renderer/games/tableGames.ts";
import { whoAt } from "#renderer/table/desk/deskState.ts";
import type { TableState } from "#shared/protocol/table.ts";
import { ReviewPanel } from "./ReviewPanel.tsx";
import type { SeenLine } from "./replayTable.ts";
import { useSettings } from "#renderer/context/appContext.ts";
import { cardName, cardSign } from "#renderer/text/cardName.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { isNatural, suitOf, type Card } from "#shared/cards/card.ts";

type MovesAndCardsProps = Readonly<{
  replay: Replay;
  reel: Reel;
  state: ReelState;
}>;

type List = "moves" | "cards" | "review";

/**
 * The seat whose eyes are used, else the person's own; null where there is nothing to review, or the
 * host does not know the cards (H-51).
 */
function reviewedSeat({ game, eyes, players, stored }: Replay): Seat | null {
  if (!stored || stored.closedCards > 0 || !traitsOf(game).hasReview) return null;
  if (typeof eyes === "number") return eyes;
  const own = players.findIndex(({ isOwn }) => isOwn);
  return own < 0 ? null : own;
}

export function MovesAndCards({
  replay,
  reel,
  state,
  opensReview,
  onLook,
}: MovesAndCardsProps & Readonly<{ opensReview: boolean; onLook: () => void }>) {
  const seat = reviewedSeat(replay);
  const [list, setList] = useState<List>(opensReview && seat !== null ? "review" : "moves");
  const id = useId();
  const words = text().replay;
  return (
    <div className={styles.both}>
      <span id={id} className="unseen">
        {words.showing}
      </span>
      <Choice
        labelledBy={id}
        value={list}
        items={[
          { value: "moves", label: words.moves },
          { value: "cards", label: words.cards },
          ...(seat === null ? [] : [{ value: "review" as const, label: text().review.title }]),
        ]}
        onChange={setList}
      />
      {list === "moves" && <MoveList reel={reel} state={state} />}
      {list === "cards" && <CardList replay={replay} state={state} />}
      {list === "review" && seat !== null && replay.stored && (
        <ReviewPanel
          key={seat}
          round={replay.stored.id}
          seat={seat}
          reel={reel}
          offersAllCards={replay.offered.includes("all")}
          mayPractise={replay.practiceSeat === seat}
          onLook={onLook}
        />
      )}
    </div>
  );
}

type MoveRow = Readonly<{
  number: number;
  seen: SeenLine | null;
}>;

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

/** Pixels, until a row is measured. */
const usualRow = 36;

/** Only the rows in and around the visible part are in the document. */
function MoveList({
  reel,
  state: { parts, size, count, shown },
}: Omit<MovesAndCardsProps, "replay">) {
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

type MoveProps = Readonly<{
  place: Ref<HTMLLIElement>;
  index: number;
  start: number;
  of: number;
  row: MoveRow;
  isCurrent: boolean;
  reel: Reel;
}>;

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

function CardList({ replay: { players, game }, state }: Omit<MovesAndCardsProps, "reel">) {
  const { seen } = state.shown.message;
  const words = text().replay;
  const order = tableGame(game).order(useSettings().settings.sortBy);
  return (
    <ul className={styles.moves} aria-label={words.cards}>
      {players.map(({ name }, seat) => {
        const hand = seen.hands[seat] ?? 0;
        const count = typeof hand === "number" ? hand : hand.length;
        const cards =
          typeof hand === "number"
            ? (seen.known.find((known) => known.seat === seat)?.cards ?? [])
            : hand;
        return (
          <li key={seat} className={styles.hand}>
            <span className="strong break">{name}</span>
            <span className="small">{count === 0 ? words.none : words.held(count)}</span>
            {cards.length > 0 && <Cards cards={cards.toSorted(order)} />}
          </li>
        );
      })}
    </ul>
  );
}

function Cards({ cards }: { readonly cards: readonly Card[] }) {
  const { deck } = useSettings().settings;
  return (
    <span className={styles.cards} data-deck={deck}>
      <span className="unseen">{cards.map(cardName).join(", ")}</span>
      {cards.map((card, at) => (
        <span
          key={at}
          aria-hidden="true"
          className={styles.card}
          data-suit={isNatural(card) ? suitOf(card) : "joker"}
        >
          {isNatural(card) ? cardSign(card) : "★"}
        </span>
      ))}
    </span>
  );
}
