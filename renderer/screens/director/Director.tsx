// The screen from which a tournament is directed (H-23).

import { Tabs } from "@base-ui/react/tabs";
import { useState } from "react";
import type { ShownTournament } from "#renderer/screens/tournament/following.ts";
import { gameText, tournamentText } from "#renderer/text/text.ts";
import { Page } from "#renderer/ui/Page.tsx";
import type { TournamentEntrant, TournamentView } from "#shared/protocol/tournament.ts";
import { ClockPanel } from "./ClockPanel.tsx";
import { Commands } from "./Commands.tsx";
import styles from "./Director.module.css";
import { DrawPart } from "./DrawPart.tsx";
import { EntrantSheet } from "./EntrantSheet.tsx";
import { LevelsPart } from "./LevelsPart.tsx";
import { LogPart } from "./LogPart.tsx";
import { PayoutsPart } from "./PayoutsPart.tsx";
import { PeoplePart } from "./PeoplePart.tsx";
import { PinForm } from "./PinForm.tsx";
import { ResultsPart } from "./ResultsPart.tsx";
import { TablesPart } from "./TablesPart.tsx";

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
          <div className={styles.commands}>
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
        <Tabs.Panel key={part} value={part} className={styles.panel}>
          {panels[part]}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
