import { use } from "react";
import { HouseContext, useAnswer } from "#renderer/context/houseContext.ts";
import { go } from "#renderer/context/route.ts";
import { gameText, tournamentText } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Page, Panel } from "#renderer/ui/Page.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import type { TournamentSummary } from "#shared/protocol/tournament.ts";
import styles from "./Tournaments.module.css";

type Group = "open" | "running" | "past";

const groups: readonly Group[] = ["open", "running", "past"];

function groupOf({ stage }: TournamentSummary): Group {
  if (stage === "registering") return "open";
  return stage === "over" || stage === "cancelled" ? "past" : "running";
}

/**
 * Puts those open for entry first, and the reader's own before others'; leaves out empty groups.
 */
export const grouped = (
  all: readonly TournamentSummary[],
): readonly Readonly<{ name: Group; tournaments: readonly TournamentSummary[] }>[] =>
  groups.flatMap((name) => {
    const tournaments = all.filter((tournament) => groupOf(tournament) === name);
    return tournaments.length === 0
      ? []
      : [
          {
            name,
            tournaments: [
              ...tournaments.filter(({ yours }) => yours),
              ...tournaments.filter(({ yours }) => !yours),
            ],
          },
        ];
  });

export function Tournaments() {
  const words = tournamentText().lists;
  const { caller } = use(HouseContext);
  const { known, failure, again } = useAnswer("tournaments", {}, { refetchOnFocus: true });
  const groups = known ? grouped(known) : [];
  return (
    <Page
      title={words.title}
      footer={
        <>
          <Button onClick={again}>{words.again}</Button>
          {caller === "owner" && (
            <Button icon="plus" kind="primary" onClick={() => go({ screen: "newTournament" })}>
              {words.add}
            </Button>
          )}
        </>
      }
    >
      <Failure of={failure} again={again} />
      {known && groups.length === 0 && (
        <Panel title={words.title}>
          <p>{caller === "owner" ? words.noneOwn : words.none}</p>
        </Panel>
      )}
      {groups.map(({ name, tournaments }) => (
        <Panel key={name} title={words[name]}>
          <ul className={styles.list}>
            {tournaments.map((tournament) => (
              <li key={tournament.id}>
                <Row tournament={tournament} />
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </Page>
  );
}

function Row({ tournament }: { readonly tournament: TournamentSummary }) {
  const words = tournamentText().lists;
  const { id, name, format, game, yours, winner } = tournament;
  return (
    <button
      type="button"
      className={styles.row}
      onClick={() => go({ screen: "tournament", tournament: id, at: "page" })}
    >
      <span className={styles.words}>
        <strong>{name}</strong>
        <span>{words.about(words.formats[format], gameText(game).name)}</span>
        <small>{factsOf(tournament).join(" · ")}</small>
      </span>
      {yours && <span className={styles.mark}>{words.yours}</span>}
      {winner !== null && <Icon name="trophy" />}
      <Icon name="next" />
    </button>
  );
}

/** Most important first. */
function factsOf({
  stage,
  entrants,
  left,
  buyIn,
  isOpen,
  winner,
}: TournamentSummary): readonly string[] {
  const words = tournamentText().lists;
  if (winner !== null) return [words.won(winner), words.entrants(entrants)];
  if (stage === "registering") return [words.entrants(entrants), words.buyIn(buyIn)];
  if (stage === "over" || stage === "cancelled")
    return [words.stages[stage], words.entrants(entrants)];
  return [words.stages[stage], words.left(left, entrants), ...(isOpen ? [words.late] : [])];
}
