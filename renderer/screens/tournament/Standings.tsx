import { text, tournamentText } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import type { TournamentEntrant, TournamentView } from "#shared/protocol/tournament.ts";
import styles from "./Standings.module.css";
import { hasNoStatus, shownOf, standingsOf, type TournamentStanding } from "./standing.ts";

interface StandingsProps {
  readonly view: TournamentView;
  /** Null where nobody can be removed. */
  readonly remove?: ((entrant: string) => void) | null;
}

export function Standings({ view, remove = null }: StandingsProps) {
  const words = tournamentText().page;
  const rows = standingsOf(view);
  const shown = shownOf(rows, view.you.entrant);
  if (rows.length === 0) return <p className={styles.help}>{words.nobody}</p>;
  return (
    <>
      <ol className={styles.rows} data-counted={view.stage !== "registering"}>
        {shown.map((row) => (
          <Row key={row.entrant.id} row={row} view={view} remove={remove} />
        ))}
      </ol>
      {shown.length < rows.length && (
        <p className={styles.help}>{words.others(rows.length - shown.length)}</p>
      )}
    </>
  );
}

function Row({
  row: { place, entrant },
  view,
  remove,
}: Required<StandingsProps> & { readonly row: TournamentStanding }) {
  const words = tournamentText().page;
  const isMe = entrant.id === view.you.entrant;
  return (
    <li
      className={`${styles.row} ${isMe ? styles.mine : ""}`}
      data-out={entrant.status === "out" && view.stage !== "over"}
    >
      {place !== null && <span className={styles.place}>{words.place(place)}</span>}
      <Avatar avatar={entrant.avatar} size={2.25} />
      <span className={styles.name}>
        <span>
          {entrant.name} {isMe && <span className={styles.mark}>{words.you}</span>}
        </span>
        <small>{stateOf(entrant, view)}</small>
      </span>
      <Amounts entrant={entrant} view={view} />
      {remove && !isMe && (
        <Button
          kind="quiet"
          aria-label={words.remove(entrant.name)}
          onClick={() => remove(entrant.id)}
        >
          <Icon name="close" />
        </Button>
      )}
    </li>
  );
}

function stateOf(
  { bot, status, table, chair }: TournamentEntrant,
  { tables, stage }: TournamentView,
): string {
  const words = tournamentText().page;
  const at = tables.find(({ id }) => id === table);
  const state =
    at && chair !== null
      ? words.at(at.number, chair + 1)
      : hasNoStatus(stage)
        ? ""
        : words.statuses[status];
  return [bot === null ? "" : words.bot(text().setup.botLevels[bot]), state]
    .filter((part) => part !== "")
    .join(" · ");
}

function Amounts({
  entrant: { points, stack, prize, status },
  view: { format, stage },
}: {
  readonly entrant: TournamentEntrant;
  readonly view: TournamentView;
}) {
  const words = tournamentText().page;
  if (stage === "registering") return null;
  const counted =
    format.kind === "league"
      ? ([words.points, points ?? 0] as const)
      : format.kind === "freezeout" && status !== "out"
        ? ([words.stack, stack] as const)
        : null;
  return (
    <span className={styles.amounts}>
      {counted && (stage !== "over" || format.kind === "league") && (
        <span>
          <small>{counted[0]}</small> {words.amount(counted[1])}
        </span>
      )}
      {prize !== null && prize > 0 && (
        <span className={styles.prize}>
          <small>{words.prize}</small> {words.amount(prize)}
        </span>
      )}
    </span>
  );
}
