// The form that sets up a tournament (H-20, H-21).
import { useState } from "react";
import { useAnswer, useHouseActions } from "#renderer/context/houseContext.ts";
import { goInstead } from "#renderer/context/route.ts";
import { useSettings } from "#renderer/context/appContext.ts";
import { ClockFields } from "#renderer/screens/setup/TableFields.tsx";
import { fittingLevel, levelsFor } from "#renderer/screens/setup/levels.ts";
import { offerOf } from "#renderer/screens/setup/tableDraft.ts";
import { OptionFields } from "#renderer/screens/setup/OptionFields.tsx";
import { RotationFields } from "#renderer/screens/setup/RotationFields.tsx";
import { gameText, sentence, text, tournamentText } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Page, Panel } from "#renderer/ui/Page.tsx";
import type { GameOffer } from "#shared/protocol/house.ts";
import { createTournament } from "./creating.ts";
import { FormatFields } from "./FormatFields.tsx";
import { MoneyFields } from "./MoneyFields.tsx";
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
  chairRange,
  mostBots,
  entrantsOf,
  type SetupDraft,
} from "./setupDraft.ts";
import styles from "./Setup.module.css";
import { StructurePanel } from "./StructurePanel.tsx";
import { Field, ChoiceField, ToggleField, TextField } from "#renderer/ui/inputs/fields.tsx";
import { Range } from "#renderer/ui/inputs/Range.tsx";
import { payoutLines } from "#renderer/screens/tournament/structureWords.ts";
import { TextInput } from "#renderer/ui/inputs/TextInput.tsx";
import { ranges, type StructureDraft } from "./structureDraft.ts";
import { missingShare, typedList } from "./typedList.ts";

const firstShares = "50 30 20";
const hundredths = 100;

function PrizeFields({ draft, onChange }: SetupPartProps) {
  const words = tournamentText().setup;
  const { structure } = draft;
  const change = (part: Partial<StructureDraft>): void =>
    onChange({ structure: { ...structure, ...part } });
  return (
    <>
      <ChoiceField
        label={words.shares}
        value={structure.shares === null ? "usual" : "own"}
        values={["usual", "own"]}
        words={words.sharesItems}
        below
        onChange={(kind) => change({ shares: kind === "usual" ? null : firstShares })}
      />
      {structure.shares === null ? (
        <p className={styles.help}>
          {[
            words.sharesUsual(entrantsOf(draft)),
            ...payoutLines({ payouts: [...structure.lists], guaranteed: [] }, entrantsOf(draft)),
          ].join(" ")}
        </p>
      ) : (
        <Field
          label={words.percent}
          help={words.percentHelp}
          problem={problemOf(structure.shares)}
          below
        >
          {(ids) => (
            <>
              <TextInput
                aria-labelledby={ids.label}
                aria-describedby={ids.help}
                value={structure.shares ?? ""}
                inputMode="decimal"
                autoComplete="off"
                onChange={({ target }) => change({ shares: target.value })}
              />
              {missingShare(structure.shares ?? "") === 0 && (
                <p role="status" className={styles.good}>
                  {words.sharesGood}
                </p>
              )}
            </>
          )}
        </Field>
      )}
      <TextField
        label={words.guaranteed}
        help={words.guaranteedHelp}
        problem={
          typedList(structure.guaranteed, ranges.guarantee) === null ? words.guaranteedWrong : null
        }
        value={structure.guaranteed}
        inputMode="numeric"
        onChange={(guaranteed) => change({ guaranteed })}
      />
    </>
  );
}

/** Says by how much the shares miss 100 per cent. */
function problemOf(typed: string): string | null {
  const words = tournamentText().setup;
  const missing = missingShare(typed);
  if (missing === null) return words.sharesWrong;
  return missing === 0
    ? null
    : missing > 0
      ? words.sharesLack(missing / hundredths)
      : words.sharesExceed(-missing / hundredths);
}

function PeopleFields({ draft, games, onChange }: SetupPartProps) {
  const words = tournamentText().setup;
  const { less, more, botLevels: levelWords } = text().setup;
  const chairs = chairRange(draft, games);
  const levels = levelsFor(draft.rotation);
  return (
    <>
      <ToggleField
        label={words.plays}
        help={words.playsHelp}
        on={draft.plays}
        onChange={(plays) => onChange({ plays })}
      />
      <Field label={words.bots} help={words.botsHelp} below>
        {(ids) => (
          <Range
            labelledBy={ids.label}
            describedBy={ids.help}
            value={draft.bots}
            min={0}
            max={mostBots}
            step={1}
            stepWords={{ less: less(words.bots), more: more(words.bots) }}
            words={words.botsValue}
            onChange={(bots) => onChange({ bots })}
          />
        )}
      </Field>
      {draft.bots > 0 && (
        <ChoiceField
          label={words.levelOfBots}
          help={text().setup.botLevelsHelp(levels)}
          value={fittingLevel(draft.level, levels)}
          values={levels}
          words={levelWords}
          onChange={(level) => onChange({ level })}
        />
      )}
      {chairs.min < chairs.max && (
        <Field label={words.chairs} below>
          {(ids) => (
            <Range
              labelledBy={ids.label}
              value={draft.chairs}
              {...chairs}
              step={1}
              stepWords={{ less: less(words.chairs), more: more(words.chairs) }}
              words={words.chairsValue}
              onChange={(wished) => onChange({ chairs: wished })}
            />
          )}
        </Field>
      )}
    </>
  );
}

export function TournamentSetup() {
  const { known, failed, again } = useAnswer("games", {});
  if (known && known.length > 0) return <SetupForm all={known} />;
  return (
    <Page title={tournamentText().setup.title}>
      <Failure of={failed} again={again} />
    </Page>
  );
}

export type SetupPartProps = Readonly<{
  draft: SetupDraft;
  games: readonly GameOffer[];
  onChange: (part: Partial<SetupDraft>) => void;
}>;

function SetupForm({ all }: { readonly all: readonly GameOffer[] }) {
  const words = tournamentText().setup;
  const { settings } = useSettings();
  const [draft, setDraft] = useState(() =>
    firstDraft(all, words.usualName(new Date().getTime()), settings.botPace),
  );
  const { refusal, isBusy, act } = useHouseActions();
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
    // Replaces the form in the history, so that going back does not lead to a form that would
    // create another tournament.
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
          <Failure of={refusal} />
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
