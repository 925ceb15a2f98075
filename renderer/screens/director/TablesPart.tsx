// Who sits where, with how much, and how is somebody moved by hand?

import { useMemo, useRef, useState, type DragEvent } from 'react';
import { tournamentText } from '#renderer/text/text.ts';
import { Failure } from '#renderer/ui/Failure.tsx';
import { Avatar } from '#renderer/ui/pictures/Avatar.tsx';
import type { TournamentEntrant, TournamentView } from '#shared/protocol/tournament.ts';
import { actionsOn } from './actions.ts';
import { useDeeds } from './deeds.ts';
import { inRows, seatingsOf, withoutChair, type Chair, type Seating } from './tables.ts';
import styles from './TablesPart.module.css';
import { useColumns } from './useColumns.ts';
import { VirtualRows } from './VirtualRows.tsx';

interface TablesPartProps {
  readonly view: TournamentView;
  readonly open: (entrant: string) => void;
  readonly moved: (entrant: TournamentEntrant) => void;
}

/** Of a card with its distance to the next, rem: four of them beside the clock in a usual window. */
const least = 14.25;
/** Pixels of a row of cards until it was measured. */
const usualRow = 380;

/** Of the tables that break next. */
const mostNamed = 12;

interface Dragging {
  /** Who is being dragged. */
  readonly dragged: string | null;
  readonly take: (entrant: string | null) => void;
  readonly drop: (table: string, chair: number) => void;
}

export function TablesPart({ view, open, moved }: TablesPartProps) {
  const words = tournamentText().director.tables;
  const place = useRef<HTMLDivElement>(null);
  const room = useColumns(place, least);
  const seatings = useMemo(() => seatingsOf(view), [view]);
  const columns = Math.min(room, Math.max(1, seatings.length));
  const rows = useMemo(() => inRows(seatings, columns), [seatings, columns]);
  const { refusal, dragging } = useDragging(view, moved);
  const waiting = withoutChair(view);
  return (
    <div ref={place} className={styles.tables}>
      {refusal !== null && <Failure message={refusal.message} />}
      {seatings.length === 0 && <p className={styles.help}>{view.stage === 'registering' ? words.before : words.none}</p>}
      {waiting.length > 0 && <Unseated entrants={waiting} open={open} />}
      {rows.length > 0 && (
        <VirtualRows label={words.list} count={rows.length} usual={usualRow} keyOf={(row) => rows[row]?.[0]?.table.id ?? row}>
          {(row) => (
            <div className={styles.row} style={{ ['--columns' as string]: columns }}>
              {rows[row]!.map((seating) => <TableCard key={seating.table.id} view={view} seating={seating} open={open} dragging={dragging} />)}
            </div>
          )}
        </VirtualRows>
      )}
      {view.breakOrder.length > 1 && <p className={styles.help}>{words.breakOrder(view.breakOrder.slice(0, mostNamed), view.breakOrder.length > mostNamed)}</p>}
    </div>
  );
}

function useDragging(view: TournamentView, moved: TablesPartProps['moved']) {
  const { refusal, act } = useDeeds();
  const [dragged, setDragged] = useState<string | null>(null);
  const drop = async (table: string, chair: number): Promise<void> => {
    const entrant = view.entrants.find(({ id }) => id === dragged);
    setDragged(null);
    if (entrant && (await act('moveEntrant', { tournament: view.id, entrant: entrant.id, table, chair }))) moved(entrant);
  };
  const dragging: Dragging = { dragged, take: setDragged, drop: (table, chair) => void drop(table, chair) };
  return { refusal, dragging };
}

function Unseated({ entrants, open }: { readonly entrants: readonly TournamentEntrant[]; readonly open: (entrant: string) => void }) {
  const words = tournamentText().director.tables;
  return (
    <section className={styles.unseated} aria-label={words.without}>
      <h3>{words.without}</h3>
      {entrants.map((entrant) => (
        <button key={entrant.id} type="button" className={styles.person} onClick={() => open(entrant.id)}>
          <Avatar avatar={entrant.avatar} size={1.75} />
          {entrant.name}
        </button>
      ))}
    </section>
  );
}

interface TableCardProps {
  readonly view: TournamentView;
  readonly seating: Seating;
  readonly open: (entrant: string) => void;
  readonly dragging: Dragging;
}

function TableCard({ view, seating: { table, chairs }, open, dragging: { dragged, take, drop } }: TableCardProps) {
  const words = tournamentText().director.tables;
  const free = chairs.filter(({ entrant }) => entrant === null).map(({ chair }) => chair);
  const isTarget = dragged !== null && free.length > 0 && !table.breaking;
  const dropAt = (chair: number | undefined) => isTarget && chair !== undefined && {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      drop(table.id, chair);
    },
  };
  return (
    <section className={styles.card} data-breaking={table.breaking} data-target={isTarget} aria-label={words.title(table.number)} {...dropAt(free[0])}>
      <header className={styles.header}>
        <h3>{words.title(table.number)}</h3>
        <p className={styles.state} data-state={table.state}>{table.breaking ? words.breaking : words.states[table.state]}</p>
        <p className={styles.round}>{words.round(table.round)}</p>
      </header>
      <ol className={styles.chairs}>
        {chairs.map((chair) => chair.entrant && (
          <li key={chair.chair} draggable={actionsOn(chair.entrant, view).move} onDragStart={(event) => begin(event, chair.entrant!.id, take)} onDragEnd={() => take(null)}>
            <Seat chair={chair} entrant={chair.entrant} open={open} />
          </li>
        ))}
      </ol>
      {free.length > 0 && (
        <p className={styles.frees}>
          <span>{words.free}</span>
          {free.map((chair) => <span key={chair} className={styles.free} {...dropAt(chair)}>{chair + 1}</span>)}
        </p>
      )}
    </section>
  );
}

function begin(event: DragEvent, entrant: string, take: Dragging['take']): void {
  event.dataTransfer.effectAllowed = 'move';
  event.dataTransfer.setData('text/plain', entrant);
  take(entrant);
}

function marksOf({ presence, bot, missing }: TournamentEntrant, isButton: boolean): readonly string[] {
  const words = tournamentText().director.tables;
  return [isButton && words.button, bot !== null && words.bot, presence === 'away' && words.away, presence === 'dropped' && words.dropped, missing > 0 && words.missing(missing)].filter((mark) => mark !== false);
}

function Seat({ chair: { chair, isButton }, entrant, open }: { readonly chair: Chair; readonly entrant: TournamentEntrant; readonly open: (entrant: string) => void }) {
  const { tables: words, number } = tournamentText().director;
  const marks = marksOf(entrant, isButton);
  return (
    <button type="button" className={styles.seat} data-presence={entrant.presence} aria-label={words.seatOf(entrant.name, chair + 1, number(entrant.stack), marks)} onClick={() => open(entrant.id)}>
      <span className={styles.chair}>{chair + 1}</span>
      <Avatar avatar={entrant.avatar} size={1.75} />
      <span className={styles.name}>
        <span className={styles.called}>{entrant.name}</span>
        {marks.length > 0 && <small>{marks.join(' · ')}</small>}
      </span>
      <span className={styles.stack}>{number(entrant.stack)}</span>
    </button>
  );
}
