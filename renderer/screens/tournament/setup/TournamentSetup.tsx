// How does one set up a tournament (H-20, H-21)?

import { useState } from "react";
import { useAnswer, useDeeds } from "#renderer/context/houseContext.ts";
import { goInstead } from "#renderer/context/navigation.ts";
import { useSettings } from "#renderer/context/settingsContext.ts";
import { ClockFields } from "#renderer/screens/setup/ClockFields.tsx";
import { offerOf } from "#renderer/screens/setup/rotationDraft.ts";
import { OptionFields } from "#renderer/screens/setup/OptionFields.tsx";
import { RotationFields } from "#renderer/screens/setup/RotationFields.tsx";
import { gameText, sentence, text, tournamentText } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Page } from "#renderer/ui/Page.tsx";
import { Panel } from "#renderer/ui/Panel.tsx";
import type { GameOffer } from "#shared/protocol/houseTables.ts";
import { createTournament } from "./creating.ts";
import { FormatFields } from "./FormatFields.tsx";
import { MoneyFields } from "./MoneyFields.tsx";
import { PeopleFields } from "./PeopleFields.tsx";
import { problemWords } from "./problemWords.ts";
import {
  firstDraft,
  fitting,
  gamesFor,
  hasLevels,
  minutesFor,
  setupOf,
  setupProblems,
  structureRead,
  type SetupDraft,
} from "./setupDraft.ts";
import styles from "./Setup.module.css";
import { PrizeFields } from "./PrizeFields.tsx";
import { StructurePanel } from "./StructurePanel.tsx";

export function TournamentSetup() {
  const { asked, again } = useAnswer("games", {});
  if (asked.state === "answered" && asked.value.length > 0) return <SetupForm all={asked.value} />;
  return (
    <Page title={tournamentText().setup.title}>
      {asked.state === "failed" && <Failure message={asked.message} again={again} />}
    </Page>
  );
}

/** What every part of the form is given. */
export interface SetupPartProps {
  readonly draft: SetupDraft;
  readonly games: readonly GameOffer[];
  readonly onChange: (part: Partial<SetupDraft>) => void;
}

function SetupForm({ all }: { readonly all: readonly GameOffer[] }) {
  const words = tournamentText().setup;
  const { settings } = useSettings();
  const [draft, setDraft] = useState(() =>
    firstDraft(all, words.usualName(new Date().getTime()), settings.botPace),
  );
  const { refusal, isBusy, act } = useDeeds();
  const games = gamesFor(draft.format.kind, all);
  const part: SetupPartProps = {
    draft,
    games,
    onChange: (change) => setDraft(fitting({ ...draft, ...change }, all, draft)),
  };
  const [toMend, read, setup] = [
    setupProblems(draft, games),
    structureRead(draft),
    setupOf(draft, all),
  ];
  const create = async (): Promise<void> => {
    const tournament = setup && (await createTournament(act, setup, draft));
    // Whoever goes back comes to the list, not to a form that would make another.
    if (tournament) goInstead({ screen: "tournament", tournament, at: "page" });
  };
  const [entry] = draft.rotation;
  return (
    <Page
      title={words.title}
      footer={
        <>
          {toMend > 0 ? (
            <span role="status">{text().setup.toMend(toMend)}</span>
          ) : (
            !read.ok && <span role="status">{sentence(problemWords(read.problem))}</span>
          )}
          {refusal !== null && <Failure message={refusal.message} />}
          <Button kind="primary" disabled={isBusy || setup === null} onClick={() => void create()}>
            {words.create}
          </Button>
        </>
      }
    >
      <Panel title={words.what}>
        <FormatFields {...part} />
      </Panel>
      <Panel title={words.games}>
        <RotationFields
          games={games}
          draft={draft.rotation}
          onChange={(rotation) => part.onChange({ rotation })}
        />
        {entry &&
          draft.rotation.length === 1 &&
          Object.keys(offerOf(games, entry.game).options).length > 0 && (
            <details>
              <summary>{`${text().setup.rules} – ${gameText(entry.game).name}`}</summary>
              <div className={styles.fields}>
                <OptionFields
                  offer={offerOf(games, entry.game)}
                  draft={entry.options}
                  onChange={(options) => part.onChange({ rotation: [{ ...entry, options }] })}
                />
              </div>
            </details>
          )}
      </Panel>
      <Panel title={words.people}>
        <PeopleFields {...part} />
      </Panel>
      <StructurePanel
        {...part}
        hasLevels={hasLevels(draft.format)}
        minutes={minutesFor(draft, all)}
      />
      <Panel title={words.money}>
        <MoneyFields {...part} />
      </Panel>
      <Panel title={words.prizes}>
        <PrizeFields {...part} />
      </Panel>
      <Panel title={words.clock}>
        <ClockFields
          settings={draft.settings}
          onChange={(changed) => part.onChange({ settings: changed })}
        />
      </Panel>
    </Page>
  );
}
