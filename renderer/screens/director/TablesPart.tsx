import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type DragEndEvent,
} from "@dnd-kit/core";
import { useMemo, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { useHouseActions } from "#renderer/context/houseContext.ts";
import { tournamentText } from "#renderer/text/text.ts";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import type { TournamentEntrant, TournamentView } from "#shared/protocol/tournament.ts";
import { actionsOn } from "./actions.ts";
import { inRows, seatingsOf, withoutChair, type Chair, type Seating } from "./tables.ts";
import styles from "./TablesPart.module.css";
import { useColumns } from "./useColumns.ts";
import { VirtualRows } from "#renderer/ui/VirtualRows.tsx";

type TablesPartProps = Readonly<{
  view: TournamentView;
  open: (entrant: string) => void;
  moved: (entrant: TournamentEntrant) => void;
}>;

/**
 * The least width of a card including the gap, rem; four fit beside the clock in a usual window.
 */
const least = 14.25;
/** Pixels, until a row of cards is measured. */
const usualRow = 380;

const mostNamed = 12;

type Target = Readonly<{
  table: string;
  chair: number;
}>;

/** Distinguishes a drag from a click (mouse, px) and from a tap or a scroll (touch, ms and px). */
const dragged = { mouse: { distance: 6 }, touch: { delay: 220, tolerance: 8 } } as const;
/**
 * Turns off spoken drag announcements, since pointer positions mean nothing to listeners; the list
 * itself says who sits where.
 */
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: "" },
};

export function TablesPart({ view, open, moved }: TablesPartProps) {
  const words = tournamentText().director.tables;
  const place = useRef<HTMLDivElement>(null);
  const room = useColumns(place, least);
  const seatings = useMemo(() => seatingsOf(view), [view]);
  const columns = Math.min(room, Math.max(1, seatings.length));
  const rows = useMemo(() => inRows(seatings, columns), [seatings, columns]);
  const { refusal, drop } = useMove(view, moved);
  const waiting = withoutChair(view);
  return (
    <div ref={place} className={styles.tables}>
      <Failure of={refusal} />
      {seatings.length === 0 && (
        <p className="soft medium">{view.stage === "registering" ? words.before : words.none}</p>
      )}
      {waiting.length > 0 && <Unseated entrants={waiting} open={open} />}
      {rows.length > 0 && (
        <Draggable view={view} drop={drop}>
          <VirtualRows
            label={words.list}
            count={rows.length}
            usual={usualRow}
            keyOf={(row) => rows[row]?.[0]?.table.id ?? row}
          >
            {(row) => (
              <div className={styles.row} style={{ ["--columns" as string]: columns }}>
                {rows[row]!.map((seating) => (
                  <TableCard key={seating.table.id} view={view} seating={seating} open={open} />
                ))}
              </div>
            )}
          </VirtualRows>
        </Draggable>
      )}
      {view.breakOrder.length > 1 && (
        <p className="soft medium">
          {words.breakOrder(
            view.breakOrder.slice(0, mostNamed),
            view.breakOrder.length > mostNamed,
          )}
        </p>
      )}
    </div>
  );
}

function useMove(view: TournamentView, moved: TablesPartProps["moved"]) {
  const { refusal, act } = useHouseActions();
  const drop = async (id: string, { table, chair }: Target): Promise<void> => {
    const entrant = view.entrants.find((each) => each.id === id);
    if (
      entrant &&
      (await act("moveEntrant", { tournament: view.id, entrant: entrant.id, table, chair }))
    )
      moved(entrant);
  };
  return { refusal, drop: (id: string, target: Target) => void drop(id, target) };
}

type DraggableProps = Readonly<{
  view: TournamentView;
  drop: (entrant: string, target: Target) => void;
  children: ReactNode;
}>;

/**
 * Lets people be dragged by mouse and, after a short hold, by touch; from the keyboard they are
 * moved in their sheets.
 */
function Draggable({ view, drop, children }: DraggableProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: dragged.mouse }),
    useSensor(TouchSensor, { activationConstraint: dragged.touch }),
  );
  const [held, setHeld] = useState<string | null>(null);
  const end = ({ active, over }: DragEndEvent): void => {
    setHeld(null);
    const target = over?.data.current as Target | undefined;
    if (target) drop(String(active.id), target);
  };
  const entrant = view.entrants.find(({ id }) => id === held);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={silent}
      onDragStart={({ active }) => setHeld(String(active.id))}
      onDragEnd={end}
      onDragCancel={() => setHeld(null)}
    >
      {children}
      {/* In a portal, because its surroundings may move and clip what they contain. */}
      {createPortal(
        <DragOverlay dropAnimation={null}>
          {entrant && (
            <span className={styles.held}>
              <Avatar avatar={entrant.avatar} size={1.75} />
              {entrant.name}
            </span>
          )}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}

function Unseated({
  entrants,
  open,
}: Readonly<{
  entrants: readonly TournamentEntrant[];
  open: (entrant: string) => void;
}>) {
  const words = tournamentText().director.tables;
  return (
    <section className={styles.unseated} aria-label={words.without}>
      <h3>{words.without}</h3>
      {entrants.map((entrant) => (
        <button
          key={entrant.id}
          type="button"
          className={styles.person}
          onClick={() => open(entrant.id)}
        >
          <Avatar avatar={entrant.avatar} size={1.75} />
          {entrant.name}
        </button>
      ))}
    </section>
  );
}

type TableCardProps = Readonly<{
  view: TournamentView;
  seating: Seating;
  open: (entrant: string) => void;
}>;

function TableCard({ view, seating: { table, chairs }, open }: TableCardProps) {
  const words = tournamentText().director.tables;
  const free = chairs.filter(({ entrant }) => entrant === null).map(({ chair }) => chair);
  const takes = free.length > 0 && !table.breaking;
  // Dropping somebody anywhere on the card gives them its first free chair.
  const { setNodeRef, active, isOver } = useDroppable({
    id: table.id,
    disabled: !takes,
    data: { table: table.id, chair: free[0] },
  });
  return (
    <section
      ref={setNodeRef}
      className={styles.card}
      data-breaking={table.breaking}
      data-target={takes && active !== null}
      data-over={isOver}
      aria-label={words.title(table.number)}
    >
      <header className={styles.header}>
        <h3>{words.title(table.number)}</h3>
        <p className={styles.state} data-state={table.state}>
          {table.breaking ? words.breaking : words.states[table.state]}
        </p>
        <p className="tiny">{words.round(table.round)}</p>
      </header>
      <ol className={styles.chairs}>
        {chairs.map(
          (chair) =>
            chair.entrant && (
              <SeatRow
                key={chair.entrant.id}
                chair={chair}
                entrant={chair.entrant}
                canMove={actionsOn(chair.entrant, view).move}
                open={open}
              />
            ),
        )}
      </ol>
      {free.length > 0 && (
        <p className={styles.frees}>
          <span>{words.free}</span>
          {free.map((chair) => (
            <FreeChair key={chair} table={table.id} chair={chair} takes={takes} />
          ))}
        </p>
      )}
    </section>
  );
}

function FreeChair({ table, chair, takes }: Target & { readonly takes: boolean }) {
  const { setNodeRef, isOver } = useDroppable({
    id: `${table} ${chair}`,
    disabled: !takes,
    data: { table, chair },
  });
  return (
    <span ref={setNodeRef} className={styles.free} data-over={isOver}>
      {chair + 1}
    </span>
  );
}

function SeatRow({ canMove, ...seat }: SeatProps & { readonly canMove: boolean }) {
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: seat.entrant.id,
    disabled: !canMove,
  });
  return (
    <li ref={setNodeRef} data-held={isDragging} {...listeners}>
      <Seat {...seat} />
    </li>
  );
}

function marksOf(
  { presence, bot, missing }: TournamentEntrant,
  isButton: boolean,
): readonly string[] {
  const words = tournamentText().director.tables;
  return [
    isButton && words.button,
    bot !== null && words.bot,
    presence === "away" && words.away,
    presence === "dropped" && words.dropped,
    missing > 0 && words.missing(missing),
  ].filter((mark) => mark !== false);
}

type SeatProps = Readonly<{
  chair: Chair;
  entrant: TournamentEntrant;
  open: (entrant: string) => void;
}>;

function Seat({ chair: { chair, isButton }, entrant, open }: SeatProps) {
  const { tables: words, number } = tournamentText().director;
  const marks = marksOf(entrant, isButton);
  return (
    <button
      type="button"
      className={styles.seat}
      data-presence={entrant.presence}
      aria-label={words.seatOf(entrant.name, chair + 1, number(entrant.stack), marks)}
      onClick={() => open(entrant.id)}
    >
      <span className={styles.chair}>{chair + 1}</span>
      <Avatar avatar={entrant.avatar} size={1.75} />
      <span className={styles.name}>
        <span className={styles.called}>{entrant.name}</span>
        {marks.length > 0 && <small>{marks.join(" · ")}</small>}
      </span>
      <span className={styles.stack}>{number(entrant.stack)}</span>
    </button>
  );
}
