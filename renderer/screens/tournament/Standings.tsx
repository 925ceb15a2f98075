import { text, tournamentText } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import type { TournamentEntrant, TournamentView } from "#shared/protocol/tournament.ts";
import { Figures, StandingLine } from "./StandingLine.tsx";
import styles from "./Standings.module.css";
import { hasNoStatus, shownOf, standingsOf, type TournamentStanding } from "./standing.ts";

type StandingsProps = Readonly<{
  view: TournamentView;
  /** Null where nobody can be removed. */
  remove?: ((entrant: string) => void) | null;
}>;

export function Standings({ view, remove = null }: StandingsProps) {
  const words = tournamentText().page;
  const rows = standingsOf(view);
  const shown = shownOf(rows, view.you.entrant);
  if (rows.length === 0) return <p className="help">{words.nobody}</p>;
  return (
    <>
      <ol className={styles.rows} data-counted={view.stage !== "registering"}>
        {shown.map((row) => (
          <Row key={row.entrant.id} row={row} view={view} remove={remove} />
        ))}
      </ol>
      {shown.length < rows.length && (
        <p className="help">{words.others(rows.length - shown.length)}</p>
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
      <StandingLine
        place={place && words.place(place)}
        entrant={entrant}
        mark={isMe && <span className="chip">{words.you}</span>}
        state={stateOf(entrant, view)}
      >
        <Figures entrant={entrant} view={view} />
      </StandingLine>
      {remove && !isMe && (
        <Button
          icon="close"
          kind="quiet"
          aria-label={words.remove(entrant.name)}
          onClick={() => remove(entrant.id)}
        />
      )}
    </li>
  );
}

function stateOf(
  { bot, status, table, chair }: TournamentEntrant,
  { tables, stage }: TournamentView,
): readonly string[] {
  const words = tournamentText().page;
  const at = tables.find(({ id }) => id === table);
  const state =
    at && chair !== null
      ? words.at(at.number, chair + 1)
      : hasNoStatus(stage)
        ? ""
        : words.statuses[status];
  return [bot === null ? "" : words.bot(text().setup.botKinds[bot]), state].filter(
    (part) => part !== "",
  );
}
