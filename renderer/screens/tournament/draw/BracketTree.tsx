import { useMemo } from "react";
import { tournamentText } from "#renderer/text/text.ts";
import type { BracketMatch, TournamentView } from "#shared/protocol/tournament.ts";
import type { BracketLayout, Connection, PlacedMatch } from "./bracketLayout.ts";
import styles from "./BracketTree.module.css";
import { size, stepX, stepY, treeExtent } from "./treeSize.ts";

type BracketTreeProps = Readonly<{
  view: Pick<TournamentView, "entrants" | "tables">;
  layout: BracketLayout;
  /** The final's round, which may lie outside the layout. */
  final: number;
}>;

/** From the middle of a match to the middle of either of its two lines, em. */
const line = size.height / 4;

const leftOf = ({ column }: PlacedMatch): number => column * stepX;
const topOf = ({ y }: PlacedMatch): number => size.head + y * stepY - size.height / 2;
const middleOf = ({ y }: PlacedMatch): number => size.head + y * stepY;

function pathOf({ from, to, side }: Connection): string {
  const turn = leftOf(to) - size.gapX / 2;
  return `M${leftOf(from) + size.width} ${middleOf(from)}H${turn}V${middleOf(to) + (side === 0 ? -line : line)}H${leftOf(to)}`;
}

export function BracketTree({ view, layout, final }: BracketTreeProps) {
  const words = tournamentText().director.draw;
  const { width, height } = treeExtent(layout);
  return (
    <div
      className={styles.tree}
      style={{ width: `${width}em`, height: `${height}em` }}
      role="group"
      aria-label={words.bracket}
    >
      <svg
        className={styles.lines}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        focusable="false"
      >
        {layout.connections.map((connection) => (
          <path
            key={connection.from.match.id}
            d={pathOf(connection)}
            data-decided={connection.isDecided}
          />
        ))}
      </svg>
      <Columns layout={layout} view={view} final={final} />
    </div>
  );
}

function Columns({ layout, view, final }: BracketTreeProps) {
  const words = tournamentText().director.draw;
  const names = useMemo(
    () => new Map(view.entrants.map(({ id, name }) => [id, name])),
    [view.entrants],
  );
  const numbers = useMemo(
    () => new Map(view.tables.map(({ id, number }) => [id, number])),
    [view.tables],
  );
  return Array.from({ length: layout.columns }, (_, column) => {
    const round = layout.matches
      .filter((placed) => placed.column === column)
      .toSorted((one, other) => one.y - other.y);
    const ahead = final - layout.first - column;
    const title = words.rounds(ahead, 2 ** ahead);
    return (
      <section key={column} aria-label={title}>
        <h3
          className={styles.head}
          style={{ left: `${column * stepX}em`, width: `${size.width}em` }}
        >
          {title}
        </h3>
        <ol>
          {round.map((placed) => (
            <li
              key={placed.match.id}
              className={styles.match}
              style={{
                left: `${leftOf(placed)}em`,
                top: `${topOf(placed)}em`,
                width: `${size.width}em`,
                height: `${size.height}em`,
              }}
              data-open={placed.match.winner === null && placed.match.table !== null}
            >
              <Match
                match={placed.match}
                names={names}
                table={
                  placed.match.table === null ? null : (numbers.get(placed.match.table) ?? null)
                }
              />
            </li>
          ))}
        </ol>
      </section>
    );
  });
}

type MatchProps = Readonly<{
  match: BracketMatch;
  names: ReadonlyMap<string, string>;
  table: number | null;
}>;

function Match({
  match: { players, wins, winner, isThirdPlace, table: at },
  names,
  table,
}: MatchProps) {
  const { draw: words, number } = tournamentText().director;
  const isCounted = winner !== null || at !== null;
  const remarks = [
    isThirdPlace ? words.third : "",
    table === null ? "" : words.playedAt(table),
  ].filter((remark) => remark !== "");
  return (
    <>
      {remarks.length > 0 && <p className={styles.remark}>{remarks.join(" · ")}</p>}
      {players.map((player, side) => (
        <p
          key={side}
          className={styles.side}
          data-won={player !== null && player === winner}
          data-lost={winner !== null && player !== winner}
        >
          <span className="grow ellipsis">{player === null ? words.open : names.get(player)}</span>
          {isCounted && player !== null && (
            <span className={styles.wins}>{number(wins[side] ?? 0)}</span>
          )}
        </p>
      ))}
    </>
  );
}
