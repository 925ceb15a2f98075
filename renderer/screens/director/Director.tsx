import styles from "./Director.module.css";
import { Tabs } from "@base-ui/react/tabs";
import { useState, useMemo } from "react";
import { Bracket, LeagueRound } from "#renderer/screens/tournament/draw/Draw.tsx";
import type { ShownTournament } from "#renderer/screens/tournament/following.ts";
import { gameText, tournamentText, sentence } from "#renderer/text/text.ts";
import { Page } from "#renderer/ui/Page.tsx";
import { VirtualRows } from "#renderer/ui/VirtualRows.tsx";
import type { TournamentEntrant, TournamentView } from "#shared/protocol/tournament.ts";
import { ClockPanel } from "./ClockPanel.tsx";
import { Commands } from "./Commands.tsx";
import { EntrantSheet } from "./EntrantSheet.tsx";
import { LevelsPart } from "./LevelsPart.tsx";
import { PeoplePart } from "./PeoplePart.tsx";
import { PinForm } from "./PinEntry.tsx";
import { ResultsPart } from "./ResultsPart.tsx";
import { TablesPart } from "./TablesPart.tsx";

// The screen from which a tournament is directed (H-23).

const parts = ["results", "tables", "people", "draw", "levels", "payouts", "log"] as const;
type DirectorTab = (typeof parts)[number];

export function Director({ shown }: { readonly shown: ShownTournament }) {
  const { view } = shown;
  const { director: words, lists } = tournamentText();
  const [opened, setOpened] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const [hasDirected, setDirected] = useState(view.you.directs);
  if (view.you.directs && !hasDirected) setDirected(true);
  const entrant = view.entrants.find(({ id }) => id === opened);
  const moved = ({ name }: TournamentEntrant): void => setSaid(words.tables.moving(name));
  const games = [...new Set(view.rotation.map(({ game }) => gameText(game).name))];
  return (
    <Page title={view.name} wide="window">
      <div className={styles.head}>
        <p className="soft">
          <span className={styles.stage} data-stage={view.stage}>
            {lists.stages[view.stage]}
          </span>{" "}
          {words.about(lists.formats[view.format.kind], games)}
        </p>
        {view.you.directs ? (
          <Commands view={view} />
        ) : (
          <div className="stack gap-s">
            {hasDirected && <p role="alert">{words.removed}</p>}
            <p>{words.notYours}</p>
            <PinForm tournament={view.id} />
          </div>
        )}
      </div>
      <p role="status" className={said === "" ? "unseen" : styles.said}>
        {said}
      </p>
      <div className={styles.body}>
        <div className={styles.side}>
          <ClockPanel {...shown} />
        </div>
        <Parts view={view} open={setOpened} moved={moved} />
      </div>
      {entrant && (
        <EntrantSheet view={view} entrant={entrant} close={() => setOpened(null)} moved={moved} />
      )}
    </Page>
  );
}

type PartsProps = Readonly<{
  view: TournamentView;
  open: (entrant: string) => void;
  moved: (entrant: TournamentEntrant) => void;
}>;

/** Nobody is seated before the start or after the end. */
function firstPart({ stage, format }: TournamentView): DirectorTab {
  if (stage === "over") return "results";
  if (stage === "registering" || stage === "cancelled") return "people";
  return format.kind === "bracket" ? "draw" : "tables";
}

function Parts({ view, open, moved }: PartsProps) {
  const words = tournamentText().director;
  const [chosen, setChosen] = useState<DirectorTab | null>(null);
  const there = parts.filter((part) => part !== "results" || view.stage === "over");
  const panels: { readonly [P in DirectorTab]: React.ReactNode } = {
    results: <ResultsPart view={view} />,
    tables: <TablesPart view={view} open={open} moved={moved} />,
    people: <PeoplePart view={view} open={open} />,
    draw: <DrawPart view={view} />,
    levels: <LevelsPart view={view} />,
    payouts: <PayoutsPart view={view} />,
    log: <LogPart view={view} />,
  };
  return (
    <Tabs.Root
      className={styles.parts}
      value={chosen ?? firstPart(view)}
      onValueChange={(next) => setChosen(next as DirectorTab)}
    >
      <Tabs.List className={styles.tabs} aria-label={words.parts} activateOnFocus>
        {there.map((part) => (
          <Tabs.Tab key={part} value={part} className={styles.tab}>
            {words.tabs[part]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {there.map((part) => (
        <Tabs.Panel key={part} value={part} className="tab-panel stack gap-l">
          {panels[part]}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}

export const DrawPart = ({ view }: { readonly view: TournamentView }) => (
  <div className={styles.drawPart}>
    <Drawn view={view} />
    <Published view={view} />
  </div>
);

function Drawn({ view }: { readonly view: TournamentView }) {
  const words = tournamentText().director.draw;
  const { draw, stage } = view;
  if (draw.kind === "bracket" && draw.matches.length > 0)
    return <Bracket view={view} matches={draw.matches} />;
  if (draw.kind === "league" && draw.rounds.length > 0)
    return draw.rounds
      .map((tables, at) => ({ tables, round: at + 1 }))
      .toReversed()
      .map(({ tables, round }) => (
        <section key={round} className={styles.round} aria-labelledby={`round-${round}`}>
          <h3 id={`round-${round}`}>
            {round === draw.round && stage !== "over" ? words.roundNow(round) : words.round(round)}
          </h3>
          <LeagueRound view={view} tables={tables} />
        </section>
      ));
  return draw.kind === "freezeout" ? null : <p className="soft">{words.notYet}</p>;
}

function Published({ view: { draws, commitment, secret } }: { readonly view: TournamentView }) {
  const { draw: words, number } = tournamentText().director;
  return (
    <details className={styles.published}>
      <summary>{words.seeds}</summary>
      <p className="soft">{words.seedsHelp}</p>
      <dl className={styles.seeds}>
        <div>
          <dt>{words.commitment}</dt>
          <dd translate="no">{commitment}</dd>
        </div>
        {secret !== null && (
          <div>
            <dt>{words.secret}</dt>
            <dd translate="no">{secret}</dd>
          </div>
        )}
        {draws.map((draw) => (
          <div key={draw.number}>
            <dt>
              {number(draw.number)}. {words.purposes[draw.purpose]}
            </dt>
            <dd translate="no">{draw.seed}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Pixels, until a row is measured. */
const usualRow = 34;

export function LogPart({ view: { log } }: { readonly view: TournamentView }) {
  const words = tournamentText().director.log;
  const lines = useMemo(() => log.toReversed(), [log]);
  if (lines.length === 0) return <p className="soft">{words.none}</p>;
  return (
    <div className={styles.logPart}>
      <VirtualRows
        label={words.list}
        count={lines.length}
        usual={usualRow}
        keyOf={(index) => lines[index]!.number}
      >
        {(index) => (
          <p className={styles.line}>
            <span className={styles.at}>{words.at(lines[index]!.at)}</span>
            <span>{sentence(lines[index]!.said)}</span>
          </p>
        )}
      </VirtualRows>
    </div>
  );
}

export function PayoutsPart({ view }: { readonly view: TournamentView }) {
  const { payouts: words, people, number } = tournamentText().director;
  const {
    payouts: { pool, prizes, isFinal, bounties },
    entrants,
  } = view;
  const byPlace = useMemo(() => Map.groupBy(entrants, ({ place }) => place), [entrants]);
  if (pool === 0 && prizes.length === 0) return <p className="soft">{words.none}</p>;
  return (
    <section className={styles.payoutsPart}>
      <p className="soft">
        {words.pool(pool, isFinal)} {bounties > 0 && words.bounties(bounties)}
      </p>
      <table className={styles.table}>
        <caption className="unseen">{words.list}</caption>
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.who}</th>
            <th scope="col" className={styles.number}>
              {words.prize}
            </th>
          </tr>
        </thead>
        <tbody>
          {prizes.map((prize, at) => (
            <tr key={at}>
              <th scope="row">{people.place(at + 1)}</th>
              <td>{(byPlace.get(at + 1) ?? []).map(({ name }) => name).join(", ")}</td>
              <td className={styles.number}>{number(prize)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
