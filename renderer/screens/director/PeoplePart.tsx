import { useMemo, useState } from "react";
import { Figures, StandingLine } from "#renderer/screens/tournament/StandingLine.tsx";
import {
  hasNoStatus,
  standingsOf,
  type TournamentStanding,
} from "#renderer/screens/tournament/standing.ts";
import { tournamentText } from "#renderer/text/text.ts";
import { TextInput } from "#renderer/ui/inputs/TextInput.tsx";
import type { TournamentEntrant, TournamentView } from "#shared/protocol/tournament.ts";
import styles from "./Director.module.css";
import { namedLike, tableOf } from "./people.ts";
import { VirtualRows } from "#renderer/ui/VirtualRows.tsx";

type PeoplePartProps = Readonly<{
  view: TournamentView;
  open: (entrant: string) => void;
}>;

/** Pixels, until a row is measured. */
const usualRow = 58;
/** Longer lists get a search field. */
const many = 12;

export function PeoplePart({ view, open }: PeoplePartProps) {
  const words = tournamentText().director.people;
  const [typed, setTyped] = useState("");
  const standings = useMemo(() => standingsOf(view), [view]);
  const shown = useMemo(() => namedLike(standings, typed), [standings, typed]);
  if (standings.length === 0) return <p className="soft">{words.none}</p>;
  return (
    <div className={styles.people}>
      {standings.length > many && (
        <TextInput
          type="search"
          className={styles.find}
          aria-label={words.find}
          placeholder={words.find}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {shown.length === 0 && (
        <p className="soft" role="status">
          {words.nobodyLike(typed.trim())}
        </p>
      )}
      {shown.length > 0 && (
        <VirtualRows
          label={words.list}
          count={shown.length}
          usual={usualRow}
          keyOf={(index) => shown[index]!.entrant.id}
        >
          {(index) => <Person view={view} standing={shown[index]!} open={open} />}
        </VirtualRows>
      )}
    </div>
  );
}

const isRanked = ({ stage }: TournamentView): boolean =>
  stage !== "registering" && stage !== "cancelled";

/** In a bracket those who are still in have no order. */
const shownPlace = (
  { place, entrant }: TournamentStanding,
  { format }: TournamentView,
): number | null => (format.kind === "bracket" ? entrant.place : place);

function stateOf(entrant: TournamentEntrant, view: TournamentView): readonly string[] {
  const { people: words, tables } = tournamentText().director;
  const { bot, status, chair, rebuys, addOn, heads, bounties } = entrant;
  const table = tableOf(view, entrant);
  const where =
    table && chair !== null
      ? words.at(table.number, chair + 1)
      : hasNoStatus(view.stage)
        ? ""
        : words.statuses[status];
  return [
    bot === null ? "" : tables.bot,
    where,
    rebuys > 0 ? words.rebuys(rebuys) : "",
    addOn ? words.addOn : "",
    heads > 0 ? words.bounties(heads, bounties) : "",
  ].filter((part) => part !== "");
}

function Person({
  view,
  standing,
  open,
}: Readonly<{
  view: TournamentView;
  standing: TournamentStanding;
  open: (entrant: string) => void;
}>) {
  const { entrant } = standing;
  const place = shownPlace(standing, view);
  return (
    <button
      type="button"
      className={styles.person}
      data-out={entrant.status === "out" && view.stage !== "over"}
      onClick={() => open(entrant.id)}
    >
      <StandingLine
        place={isRanked(view) ? place && tournamentText().director.people.place(place) : null}
        entrant={entrant}
        state={stateOf(entrant, view)}
      >
        <Figures entrant={entrant} view={view} />
      </StandingLine>
    </button>
  );
}
