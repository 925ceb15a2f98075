import { useSyncExternalStore, type CSSProperties } from "react";
import hud from "#renderer/table/dom/Hud.module.css";
import { playerAt } from "#renderer/table/desk/deskState.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { ControlsProps, PartOf, ResultProps, RoomProps } from "#renderer/table/part.ts";
import { hooksOf, type TableGame } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { Sheet as Dialog } from "#renderer/ui/Sheet.tsx";
import type { ViewMessage, TableState } from "#shared/protocol/table.ts";
import {
  inOrder,
  isSheetOpen,
  openSheet,
  sheetDesk,
  sheetMemory,
  sheetOf,
  type Sheet,
  type SheetStanding,
} from "./sheet.ts";
import styles from "./scoreSheet.module.css";
import type { AnySeen } from "#shared/contract/seen.ts";

type Known = Readonly<{
  sheet: Sheet;
  words: SheetWords;
  names: readonly string[];
  /** By column: whether they wait for their turn. */
  waits: readonly boolean[];
}>;

type Column = Readonly<{ id: string; name: string; waits: boolean; was: number }>;

/** In the order in which they came to the table, so that nobody's column moves from hand to hand. */
function columnsOf(
  { seen: { hands } }: ViewMessage,
  waiting: readonly string[],
  table: TableState | null,
): readonly Column[] {
  const players = table?.players ?? [];
  const seated = hands.map((_, seat) => ({
    player: playerAt(table, seat),
    name: tableText().seat(seat + 1),
    waits: false,
  }));
  const beside = waiting.map((name) => ({
    player: players.find((player) => player.name === name && !player.gone) ?? null,
    name,
    waits: true,
  }));
  const placeOf = ({ player }: (typeof seated)[number]) =>
    player ? players.indexOf(player) : players.length;
  return [...seated, ...beside]
    .map((each, was) => ({ ...each, was }))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ player, name, waits, was }) => {
      const id = player?.id ?? "";
      return { id, name: player?.name ?? name, waits, was };
    });
}

/**
 * Returns null if no match is played. `isHidden`: the cards that show the end of this hand are
 * still moving.
 */
function useSheet(
  game: TableGame | null,
  view: ViewMessage | null,
  table: TableState | null,
  isHidden: boolean,
): Known | null {
  const lines = useSyncExternalStore(sheetMemory().subscribe, () =>
    sheetMemory().lines(table?.id ?? ""),
  );
  const hooks = hooksOf(game, "scoreSheet");
  const standing = view && hooks?.standing(view.seen);
  if (!hooks || !view || !standing) return null;
  const columns = columnsOf(view, standing.waiting, table);
  const order = columns.map(({ was }) => was);
  return {
    sheet: sheetOf(inOrder(standing, order), lines, {
      round: view.round,
      ids: columns.map(({ id }) => id),
      isHidden,
    }),
    words: hooks.words(view.seen),
    names: columns.map(({ name }) => name),
    waits: columns.map(({ waits }) => waits),
  };
}

const useOwnSheet = ({ desk, state: { view, snapshot, moving } }: ControlsProps): Known | null =>
  useSheet(desk.game, view, snapshot.table, moving);

const summary = ({ sheet, words, names }: Known) =>
  `${words.title}: ${names.map((name, column) => `${name} ${sheet.totals[column] ?? 0}, ${words.boxes(sheet.boxes[column] ?? 0)}`).join("; ")}`;

/**
 * Least window that has room for the pad beside the round table's end, pixels at the usual text
 * size; larger words would lie over melds.
 */
const pad = { leastWidth: 1000, leastHeight: 620, down: 16 };
const hasPad = ({ room, portrait }: Layout) =>
  !portrait &&
  room.width >= pad.leastWidth * room.textScale &&
  room.height >= pad.leastHeight * room.textScale;
const padPlace = ({ hudLeft }: Layout): CSSProperties => ({
  left: hudLeft.x,
  top: hudLeft.y + hudLeft.height + pad.down,
});

function SheetButton(props: ControlsProps) {
  const known = useOwnSheet(props);
  const { desk, state, layout } = props;
  if (!known || hasPad(layout)) return null;
  const words = summary(known);
  return (
    <button
      type="button"
      className={`${hud.button} ${styles.button}`}
      aria-label={words}
      aria-expanded={isSheetOpen(state)}
      aria-keyshortcuts="B"
      title={tableText().keyOf(known.words.title, "B")}
      onClick={() => openSheet(desk, true)}
    >
      <Icon name="file" />
    </button>
  );
}

function SheetPad(props: ControlsProps) {
  const known = useOwnSheet(props);
  const { desk, state, layout } = props;
  if (!known || !hasPad(layout)) return null;
  return (
    <button
      type="button"
      className={`${styles.paper} ${styles.pad} ${known.names.length > 2 ? styles.rows : ""}`}
      style={padPlace(layout)}
      aria-label={summary(known)}
      aria-expanded={isSheetOpen(state)}
      aria-keyshortcuts="B"
      title={tableText().keyOf(known.words.title, "B")}
      onClick={() => openSheet(desk, true)}
    >
      <PadLines {...known} />
    </button>
  );
}

const PadLines = ({ sheet, names, waits }: Known) =>
  names.map((name, column) => (
    <span key={column} className={styles.column} data-waits={waits[column]}>
      <span className={styles.name}>{name}</span>
      <span className={styles.total}>{sheet.totals[column]}</span>
      <Boxes count={sheet.boxes[column] ?? 0} />
    </span>
  ));

/** Larger it would reach down to the seats. */
const mostScale = 1.8;

/** About as large as the other words there, a line for each. */
function RoomPad({ game, state: { view, snapshot, moving }, layout }: RoomProps) {
  const known = useSheet(game, view, snapshot.table, moving);
  if (!known || layout.portrait) return null;
  const { x, y } = layout.hudLeft;
  return (
    <div
      role="img"
      aria-label={summary(known)}
      className={`${styles.paper} ${styles.pad} ${styles.rows}`}
      style={{
        left: x,
        top: y,
        scale: String(Math.min(layout.words, mostScale)),
        transformOrigin: "top left",
      }}
    >
      <PadLines {...known} />
    </div>
  );
}

const mostBoxes = 8;
const Boxes = ({ count }: { readonly count: number }) => (
  <span className={styles.boxes} aria-hidden="true">
    {count > mostBoxes
      ? `${count} ☐`
      : Array.from({ length: count }, (_, at) => <i key={at} className={styles.box} />)}
  </span>
);

function SheetDialog(props: ControlsProps) {
  const known = useOwnSheet(props);
  const { desk, state } = props;
  if (!known || !isSheetOpen(state)) return null;
  return (
    <Dialog title={known.words.title} onClose={() => openSheet(desk, false)}>
      <Whole {...known} />
    </Dialog>
  );
}

function SheetAtEnd({ game, snapshot: { view }, table, isBrief }: ResultProps) {
  const known = useSheet(game, view, table, false);
  if (!known || (isBrief && known.sheet.extras === null)) return null;
  return isBrief ? <LastHand {...known} /> : <Whole {...known} />;
}

/**
 * The hand that ended the match with the sums before and after it, a row for each player: kept low,
 * since open hands lie beside it.
 */
function LastHand({ sheet: { rows, extras, totals, boxes }, words, names }: Known) {
  const last = rows.at(-1);
  const sums = [
    ...(last
      ? [
          {
            label: words.by(last.by),
            points: names.map((_, column) => (last.winner === column ? last.points : 0)),
          },
        ]
      : []),
    ...(extras ?? []),
  ];
  const before = totals.map(
    (total, column) => total - sums.reduce((sum, { points }) => sum + (points[column] ?? 0), 0),
  );
  return (
    <table className={`${styles.paper} ${styles.last}`} aria-label={words.title}>
      <thead>
        <tr>
          <th aria-hidden="true" />
          {before.some((points) => points > 0) && <th scope="col">{words.forward}</th>}
          {sums.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">{words.total}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name, column) => (
          <tr key={column}>
            <th scope="row">
              <span>{name}</span> <Boxes count={boxes[column] ?? 0} />
            </th>
            {before.some((points) => points > 0) && <td>{before[column]}</td>}
            {sums.map(({ label, points }) => (
              <td key={label}>{(points[column] ?? 0) > 0 && `+${points[column]}`}</td>
            ))}
            <td className={styles.sum}>{totals[column]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Whole({ sheet, words, names }: Known) {
  const { forward, rows, extras, totals } = sheet;
  return (
    <table
      className={`${styles.paper} ${styles.sheet}`}
      data-many={names.length > 2}
      style={{ ["--columns" as string]: names.length }}
    >
      {words.goal !== "" && <caption className={styles.goal}>{words.goal}</caption>}
      <thead>
        <tr>
          {names.map((name, column) => (
            <th key={column} scope="col">
              {name} <Boxes count={sheet.boxes[column] ?? 0} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {forward && (
          <tr className={styles.forward}>
            {forward.map((points, column) => (
              <td key={column}>
                {points > 0 && (
                  <>
                    <small>{words.forward}</small> {points}
                  </>
                )}
              </td>
            ))}
          </tr>
        )}
        {rows.map(({ round, winner, points, total, by }, at) => (
          <tr key={`${round} ${at}`}>
            {names.map((_, column) => (
              <td key={column}>
                {winner === column && (
                  <span className={styles.won}>
                    <b>{total}</b>{" "}
                    <small>
                      +{points} {words.by(by)}
                    </small>
                  </span>
                )}
                {winner === null && <small className={styles.none}>{words.by(by)}</small>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {extras && (
        <tfoot>
          {extras.map(({ label, points }) => (
            <tr key={label}>
              {points.map((more, column) => (
                <td key={column}>
                  {more > 0 && (
                    <>
                      <small>{label}</small> +{more}
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
          <tr className={styles.end} aria-label={words.total}>
            {totals.map((total, column) => (
              <td key={column}>
                <b>{total}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

export interface SheetWords {
  readonly title: string;
  readonly forward: string;
  readonly total: string;
  readonly goal: string;
  by(this: void, by: string): string;
  readonly points: (this: void, points: number) => string;
  readonly boxes: (this: void, boxes: number) => string;
}

interface ScoreSheetHooks {
  standing(this: void, seen: AnySeen): SheetStanding | null;
  words(this: void, seen?: AnySeen): SheetWords;
}

export type ScoreSheetSlices = Readonly<{
  desk: {
    readonly isSheetOpen: boolean;
  };
  hooks: {
    scoreSheet: ScoreSheetHooks;
  };
}>;

export const scoreSheet = (hooks: ScoreSheetHooks): PartOf<ScoreSheetSlices> => ({
  name: "scoreSheet",
  hooks: { scoreSheet: hooks },
  desk: sheetDesk,
  controls: { corner: SheetButton, beforeHand: SheetPad, dialog: SheetDialog },
  Result: SheetAtEnd,
  Room: RoomPad,
});
