import { useEffect, useRef, type ReactNode } from "react";
import { paintBastardBadge, paintCrown } from "#renderer/art/badges.ts";
import { useSettings } from "#renderer/context/appContext.ts";
import { MiniCard } from "#renderer/table/dom/MiniCard.tsx";
import { cardName } from "#renderer/text/cardName.ts";
import { text } from "#renderer/text/text.ts";
import { Table, tone, type Column } from "#renderer/ui/Table.tsx";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import type { Card } from "#shared/cards/card.ts";
import type { TablePlayer } from "#shared/protocol/table.ts";
import styles from "./Result.module.css";
import type { RoundStanding } from "./standings.ts";

type Seated = { readonly player: TablePlayer };

type ResultTableProps<Row> = Readonly<{
  rows: readonly Row[];
  me: string | null;
  columns: readonly (Column<Row> | false)[];
  children?: ReactNode;
}>;

export const ResultTable = <Row extends Seated>({
  rows,
  me,
  columns,
  children,
}: ResultTableProps<Row>) => (
  <div className={styles.scroll} tabIndex={0} role="group" aria-label={text().session.results}>
    {children}
    <Table
      className={styles.table}
      rows={rows}
      keyOf={({ player }) => player.id}
      rowClass={({ player }) => (player.id === me ? styles.me : undefined)}
      columns={columns}
    />
  </div>
);

export const nameColumn = <Row extends Seated>(
  me: string | null,
  notesOf: (row: Row) => readonly string[],
  besideOf?: (row: Row) => ReactNode,
  belowOf?: (row: Row) => ReactNode,
): Column<Row> => ({
  isName: true,
  head: text().result.player,
  cell: (row) => (
    <div className={styles.player}>
      <Avatar avatar={row.player.avatar} size={2.25} />
      <span className={styles.name}>
        <span className={styles.called}>
          {row.player.name} {row.player.id === me && <small>{text().result.you}</small>}
        </span>
        {notesOf(row).map((note) => (
          <small key={note}>{note}</small>
        ))}
        {belowOf?.(row)}
      </span>
      {besideOf?.(row)}
    </div>
  ),
});

export const titleColumn = (title: Title, words: string): Column<Seated> => ({
  head: <TitlePicture title={title} words={words} />,
  cell: ({ player }) => player.titles[title] ?? 0,
});

export const changeCell = (change: number | null, shown?: string | number) =>
  change !== null && (
    <span className={change === 0 ? undefined : `strong ${tone(change)}`}>
      {shown ?? text().result.change(change)}
    </span>
  );

type StandingsTableProps = Readonly<{
  rows: readonly RoundStanding[];
  me: string | null;
  forChips: boolean;
}>;

export function StandingsTable({ rows, me, forChips }: StandingsTableProps) {
  const { result: words, points } = text();
  const withCards = rows.some(({ cards }) => cards !== null);
  const withPoints = rows.some((row) => row.points !== null);
  // A round for points awards no titles, and there is no room for earlier ones.
  const withTitles =
    !withPoints &&
    rows.some(({ title, player: { titles } }) => title !== null || Object.keys(titles).length > 0);
  const below = (said: string) => <small className={styles.below}>{said}</small>;
  return (
    <ResultTable<RoundStanding>
      rows={rows}
      me={me}
      columns={[
        rows.some(({ place }) => place !== null) && {
          head: <span className="unseen">{words.place}</span>,
          cell: ({ place }) => place,
          className: styles.place,
        },
        nameColumn(
          me,
          ({ hand, left, cards }) => [
            ...(hand === "" ? [] : [hand]),
            ...(left && !(withCards && cards === null) ? [words.left] : []),
          ],
          ({ title }) => title && <TitleBadge title={title} />,
          ({ shown, wentOutWith }) => (
            <>
              <ShownCards cards={shown} />
              <WentOut cards={wentOutWith} />
            </>
          ),
        ),
        withCards && { head: words.cards, cell: ({ cards }) => cards ?? below(words.left) },
        withPoints && {
          head: points.points,
          cell: ({ points: won, player }) => (
            <>
              {changeCell(won, won === 0 ? 0 : undefined)}
              {player.points !== null && below(points.total(player.points))}
            </>
          ),
        },
        forChips &&
          rows.some(({ player }) => player.chips !== null) && {
            head: words.chips,
            cell: ({ change, player }) => (
              <>
                {changeCell(change)}
                {player.chips !== null && below(words.stack(player.chips))}
              </>
            ),
          },
        withTitles && titleColumn("king", words.kingsHelp),
        withTitles && titleColumn("bastard", words.bastardsHelp),
      ]}
    />
  );
}

/** Decorative: the words beside them name the hand, and the seat its cards. */
function ShownCards({ cards }: { readonly cards: readonly Card[] }) {
  const { settings } = useSettings();
  if (cards.length === 0) return null;
  return (
    <span className={styles.shown}>
      {cards.map((card, at) => (
        <MiniCard key={at} card={card} deck={settings.deck} />
      ))}
    </span>
  );
}

/** The cards are seen, and their names heard. */
function WentOut({ cards }: { readonly cards: readonly Card[] }) {
  if (cards.length === 0) return null;
  const words = text().result;
  return (
    <small className={styles.wentOut}>
      {words.wentOutWith} <span className="unseen">{cards.map(cardName).join(", ")}</span>
      <ShownCards cards={cards} />
    </small>
  );
}

type Title = "king" | "bastard";

const TitleBadge = ({ title }: { readonly title: Title }) => (
  <span className={`${styles.badge} ${styles[title]}`}>
    <TitlePicture title={title} />
    {text().result[title]}
  </span>
);

type TitlePictureProps = Readonly<{
  title: Title;
  /** The accessible name; omitted where the words stand beside the picture. */
  words?: string;
}>;

const whole = { x: 0, y: 0, width: 100, height: 80 };

function TitlePicture({ title, words }: TitlePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const brush = canvas.current?.getContext("2d");
    if (!brush) return;
    brush.clearRect(0, 0, whole.width, whole.height);
    (title === "king" ? paintCrown : paintBastardBadge)(brush, whole);
  }, [title]);
  const spoken =
    words === undefined
      ? ({ "aria-hidden": true } as const)
      : ({ role: "img", "aria-label": words, title: words } as const);
  return (
    <canvas
      ref={canvas}
      className={styles.titlePicture}
      width={whole.width}
      height={whole.height}
      {...spoken}
    />
  );
}
