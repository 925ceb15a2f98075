import { useEffect, useRef } from "react";
import { useHouseActions } from "#renderer/context/houseContext.ts";
import { go } from "#renderer/context/route.ts";
import { tournamentText } from "#renderer/text/text.ts";
import { rotationName } from "#renderer/screens/setup/presets.ts";
import { Page, Panel } from "#renderer/ui/Page.tsx";
import type { TournamentView } from "#shared/protocol/tournament.ts";
import { Bracket, LeagueRound } from "./draw/Draw.tsx";
import { EntryPanels } from "./EntryPanels.tsx";
import type { ShownTournament } from "./following.ts";
import { ledTo } from "./leading.ts";
import { LevelClock } from "./LevelClock.tsx";
import { comingWords, levelAt, levelWords } from "./levelWords.ts";
import { ownState, ownTable } from "./ownState.ts";
import { PageButtons } from "./PageButtons.tsx";
import { averageStack, stillIn } from "./standing.ts";
import { Standings } from "./Standings.tsx";
import { structureLines } from "./structureWords.ts";
import { isForChips } from "#shared/tournament/clock.ts";
import styles from "./TournamentPage.module.css";
import { Button } from "#renderer/ui/Button.tsx";

function DrawPanel({ view }: { readonly view: TournamentView }) {
  const words = tournamentText().page;
  const { draw, format } = view;
  if (draw.kind === "league") {
    const tables = draw.rounds[draw.round - 1];
    const rounds = format.kind === "league" ? format.rounds : draw.rounds.length;
    return tables ? (
      <Panel title={words.round(draw.round, rounds)}>
        <LeagueRound view={view} tables={tables} />
      </Panel>
    ) : null;
  }
  return draw.kind === "bracket" && draw.matches.length > 0 ? (
    <Panel title={words.matches}>
      <Bracket view={view} matches={draw.matches} />
    </Panel>
  ) : null;
}

function TablesPanel({ view: { tables, entrants } }: { readonly view: TournamentView }) {
  const words = tournamentText().page;
  if (tables.length === 0) return null;
  const nameOf = (id: string): string => entrants.find((entrant) => entrant.id === id)?.name ?? "";
  return (
    <Panel title={words.tables}>
      <ul className={styles.tables}>
        {tables.map(({ id, number, chairs }) => (
          <li key={id} className={styles.table}>
            <span>
              <strong>{words.table(number)}</strong>
              <small>
                {words.players(
                  chairs.flatMap((entrant) => (entrant === null ? [] : nameOf(entrant))),
                )}
              </small>
            </span>
            <Button
              aria-label={words.lookOn(number)}
              onClick={() => go({ screen: "table", table: id, over: null })}
            >
              {words.look}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const isPlayed = ({ stage }: Pick<TournamentView, "stage">): boolean =>
  ["running", "handForHand", "break", "paused"].includes(stage);

export function TournamentPage({ shown }: { readonly shown: ShownTournament }) {
  const { lists, page } = tournamentText();
  const { view } = shown;
  const actions = useHouseActions();
  useBeingLed(view);
  const isBefore = view.stage === "registering";
  const isOver = view.stage === "over" || view.stage === "cancelled";
  return (
    <Page
      title={view.name}
      {...(isOver && !view.you.directs
        ? {}
        : { footer: <PageButtons view={view} actions={actions} /> })}
    >
      <Panel title={lists.stages[view.stage]}>
        <p>{lists.about(lists.formats[view.format.kind], rotationName(view.rotation))}</p>
        {isPlayed(view) && isForChips(view.format) && <Now shown={shown} />}
        <p role="status" className={styles.own}>
          {ownWords(view)}
        </p>
        <details open={isBefore}>
          <summary>{page.howItRuns}</summary>
          <ul className={styles.lines}>
            {structureLines(view, Math.max(1, view.entrants.length)).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      </Panel>
      {isBefore && <EntryPanels view={view} actions={actions} />}
      <Panel title={isBefore ? page.entrants(view.entrants.length) : page.standings}>
        <Standings
          view={view}
          remove={
            isBefore && view.you.directs
              ? (entrant) =>
                  void actions.act("removeEntrant", { tournament: view.id, entrant, note: "" })
              : null
          }
        />
      </Panel>
      <TablesPanel view={view} />
      <DrawPanel view={view} />
      {!isBefore && view.payouts.prizes.length > 0 && <Prizes view={view} />}
    </Page>
  );
}

function useBeingLed(view: TournamentView): void {
  const table = ownTable(view);
  const before = useRef(table);
  useEffect(() => {
    const next = ledTo(before.current, table);
    before.current = table;
    if (next !== null) go({ screen: "table", table: next, over: null });
  }, [table]);
}

export function ownWords(view: TournamentView): string {
  const words = tournamentText().page.own;
  const state = ownState(view);
  switch (state.is) {
    case "outside":
      return state.mayEnter ? words.mayEnter : words.outside;
    case "seated":
      return `${words.seated(state.table, state.chair)}${state.place === null ? "" : ` ${words.standing(state.place, state.of)}`}`;
    case "placed":
      return state.place === 1
        ? words.won(state.prize)
        : words.placed(state.place, state.of, state.prize);
    default:
      return words[state.is];
  }
}

function Now({ shown: { view, at } }: { readonly shown: ShownTournament }) {
  const { clock, page } = tournamentText();
  const level = levelAt(view, view.clock.level);
  return (
    <dl className={styles.now}>
      <div>
        <dt>{clock.level(view.clock.level)}</dt>
        <dd className={styles.time}>
          <LevelClock clock={view.clock} at={at} />
        </dd>
      </div>
      <div>
        <dt>{level && levelWords(level, view)}</dt>
        <dd>{comingWords(view)}</dd>
      </div>
      <div>
        <dt>{page.left(stillIn(view).length, view.entrants.length)}</dt>
        <dd>{page.average(averageStack(view))}</dd>
      </div>
    </dl>
  );
}

function Prizes({ view: { payouts } }: { readonly view: TournamentView }) {
  const words = tournamentText().page;
  return (
    <Panel title={words.prizes}>
      <p className="help">
        {words.pool(payouts.pool)} {payouts.isFinal ? "" : words.prizesSoFar}
      </p>
      <ol className={styles.prizes}>
        {payouts.prizes.map((prize, at) => (
          <li key={at}>
            <span>{words.place(at + 1)}</span>
            <span>{words.amount(prize)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
