import styles from "./Result.module.css";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { TableClient } from "#renderer/client/clients.ts";
import { isStill } from "#renderer/context/appearance.ts";
import { go } from "#renderer/context/route.ts";
import { useSettings } from "#renderer/context/appContext.ts";
import { traitsOf } from "#renderer/games/catalogue.ts";
import { isAlone } from "#renderer/screens/table/lobby/chairs.ts";
import { goesOn } from "#renderer/table/dom/input/useTableKeys.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import type { TableState } from "#shared/protocol/table.ts";
import type { Settings } from "#shared/settings/settings.ts";
import { RoundDeal } from "#renderer/screens/table/deal/DealMark.tsx";
import { HandStrip, ResultStrip, type StripProps } from "./HandStrip.tsx";
import { useLastPlays, type LastPlays } from "./lastPlays.ts";
import { NextButton, PartResults, ReplayButton, ReviewButton } from "./ResultButtons.tsx";
import { RoundAchievements } from "./RoundAchievements.tsx";
import { useRoundProgress, type ShownProgress } from "./roundProgress.ts";
import {
  areChipsWon,
  blockedWords,
  comingNext,
  headline,
  privileges,
  raceWords,
  roundTitle,
  titleWords,
  waitingWords,
} from "./roundWords.ts";
import { endedRound, notReady, standings } from "./standings.ts";
import { StandingsTable } from "./StandingsTable.tsx";
import { TablePanel } from "./TablePanel.tsx";

/** Who held which title before the round; null for a page that was opened after it. */
type TitlesBefore = TableState["honours"]["titles"] | null;

interface ResultPanelProps extends Omit<StripProps, "lying"> {
  readonly client: TableClient;
  readonly plays: LastPlays;
  readonly progress: ShownProgress | null;
  readonly hide: () => void;
  readonly titlesBefore: TitlesBefore;
}

function ResultPanel({
  client,
  snapshot,
  table,
  plays,
  progress,
  hide,
  titlesBefore,
}: ResultPanelProps) {
  const words = text().result;
  const { player } = snapshot;
  const ended = endedRound(snapshot.view, table);
  const rows = standings(table, ended, plays);
  const me = table.players.find(({ id }) => id === player);
  const rest = table.players.filter(({ gone, sitsOut }) => !gone && sitsOut !== null);
  const resting = rest.filter(({ sitsOut }) => sitsOut !== "turn");
  const waiting = rest.filter(({ sitsOut }) => sitsOut === "turn");
  const notes = [
    ...titleWords(table.game, rows, titlesBefore, player),
    ended.why,
    blockedWords(ended, rows),
    raceWords(table, player),
    comingNext(table),
    privileges(table),
    resting.length > 0 ? words.lookingOn(resting.map(({ name }) => name)) : "",
    waiting.length > 0 ? words.waitTheirTurn(waiting.map(({ name }) => name)) : "",
  ].filter((note) => note !== "");
  return (
    <TablePanel
      above={roundTitle(table)}
      mark={<RoundDeal snapshot={snapshot} round={table.roundNumber} />}
      title={headline(table.game, rows, player)}
      hide={hide}
      footer={
        <>
          <p role="status" className={styles.status}>
            {me?.ready ? waitingWords(notReady(table.players)) : ""}
          </p>
          {me &&
            table.tournament === null &&
            (table.owner === me.id && isAlone(table) ? (
              <Button onClick={() => client.ask("stop", {})}>{words.endSession}</Button>
            ) : (
              <Button onClick={() => go({ screen: "table", table: table.id, over: "leave" })}>
                {words.leave}
              </Button>
            ))}
          <ReplayButton table={table} />
          {!table.settings.sealedDeals && <ReviewButton table={table} />}
          <NextButton client={client} table={table} player={player}>
            {traitsOf(table.game).unit === "hand" ? words.nextHand : words.next}
          </NextButton>
        </>
      }
    >
      <StandingsTable rows={rows} me={player} forChips={areChipsWon(table)} />
      <PartResults snapshot={snapshot} table={table} isBrief={false} />
      <RoundAchievements table={table} progress={progress} />
      {notes.length > 0 && (
        <div className={styles.notes}>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
    </TablePanel>
  );
}

const SessionOver = lazy(async () => ({
  default: (await import("./SessionOver.tsx")).SessionOver,
}));

interface RoundResultProps extends StripProps {
  readonly client: TableClient;
  readonly moving: boolean;
  readonly covered: boolean;
  readonly lying: StripProps["lying"] & { readonly showsHands: boolean };
  readonly setLeaving: (leaving: boolean) => void;
}

type Look = Readonly<{ round: number; at: "hidden" | "details" }>;

/**
 * Hands in succession, and rounds whose hands lie open, get a strip that hides none of them; other
 * rounds and sessions get a panel.
 */
export function RoundResultSheet({
  client,
  snapshot,
  table,
  moving,
  covered,
  lying,
  setLeaving,
}: RoundResultProps) {
  // Without a view the player was moved here after the last round, so it was not theirs.
  const isOver =
    (table.stage === "between" && table.lastResult !== null && snapshot.view !== null) ||
    table.stage === "stopped";
  const due = useDue(isOver, moving);
  const titlesBefore = useTitlesBefore(table);
  const plays = useLastPlays(client, table.roundNumber);
  const progress = useRoundProgress(table, snapshot.player, isOver);
  const [look, setLook] = useState<Look | null>(null);
  const soundedRound = useRef(0);
  useEffect(() => {
    if (table.stage === "between") soundedRound.current = table.roundNumber;
  }, [table.stage, table.roundNumber]);
  if (!isOver || !due) return null;
  const at = look?.round === table.roundNumber ? look.at : null;
  const turn = (to: Look["at"]) => () => setLook({ round: table.roundNumber, at: to });
  if (at === "hidden")
    return (
      <Button kind="primary" className={styles.pill} onClick={() => setLook(null)}>
        {text().result.show}
      </Button>
    );
  const strip = { snapshot, table, lying };
  const isSessionOver = table.stage === "stopped" && table.tournament === null;
  const showsLast = lying.showsHands && soundedRound.current !== table.roundNumber;
  if (isSessionOver && at === null && showsLast)
    return (
      <ResultStrip
        {...strip}
        buttons={
          <Button kind="primary" {...goesOn} onClick={turn("details")}>
            {text().session.toResult}
          </Button>
        }
      />
    );
  if (isSessionOver)
    return (
      <Suspense>
        <SessionOver
          table={table}
          deals={snapshot.deals}
          player={snapshot.player}
          progress={progress}
          hide={turn("hidden")}
          setLeaving={setLeaving}
        />
      </Suspense>
    );
  if (at === null && (traitsOf(table.game).flows || lying.showsHands))
    return (
      <HandStrip
        key={table.roundNumber}
        {...strip}
        client={client}
        plays={plays}
        progress={progress}
        covered={covered}
        openDetails={turn("details")}
      />
    );
  return (
    <ResultPanel
      client={client}
      snapshot={snapshot}
      table={table}
      plays={plays}
      progress={progress}
      hide={turn("hidden")}
      titlesBefore={titlesBefore}
    />
  );
}

function useTitlesBefore({ stage, roundNumber, honours }: TableState): TitlesBefore {
  const held = useRef<Readonly<{ round: number; titles: TitlesBefore }> | null>(null);
  if (stage === "playing") held.current = { round: roundNumber, titles: honours.titles };
  return held.current?.round === roundNumber ? held.current.titles : null;
}

/**
 * How long the table stays in view after its cards have come to rest, ms; the celebration goes on
 * behind the result.
 */
const lastFrames: { readonly [K in Settings["animation"]]: number } = {
  normal: 200,
  fast: 100,
  off: 0,
};

/**
 * Returns true shortly after the last card has come to rest, at once if the page was loaded later.
 */
function useDue(isOver: boolean, moving: boolean) {
  const { settings } = useSettings();
  const [due, setDue] = useState(isOver);
  const wait = isStill(settings, matchMedia("(prefers-reduced-motion: reduce)").matches)
    ? 0
    : lastFrames[settings.animation];
  useEffect(() => {
    if (!isOver) setDue(false);
    if (!isOver || moving) return undefined;
    const timer = setTimeout(() => setDue(true), wait);
    return () => clearTimeout(timer);
  }, [isOver, moving, wait]);
  return due && isOver;
}
