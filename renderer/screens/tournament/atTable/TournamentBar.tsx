import { useEffect } from "react";
import { useHouseActions, type HouseActions } from "#renderer/context/houseContext.ts";
import { go, goInstead } from "#renderer/context/route.ts";
import { tournamentText } from "#renderer/text/text.ts";
import { LevelClock } from "#renderer/screens/tournament/LevelClock.tsx";
import { comingWords, levelAt, levelWords } from "#renderer/screens/tournament/levelWords.ts";
import { ownState } from "#renderer/screens/tournament/ownState.ts";
import { averageStack, isOnBubble, stillIn } from "#renderer/screens/tournament/standing.ts";
import { isForChips } from "#shared/tournament/clock.ts";
import { useTournament } from "#renderer/screens/tournament/useTournament.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import type { TournamentView } from "#shared/protocol/tournament.ts";
import type { ShownTournament } from "#renderer/screens/tournament/following.ts";
import { goToSeat } from "./goToSeat.ts";
import { tableNews, type TableNews } from "./tableNews.ts";
import styles from "./TournamentBar.module.css";

export function newsWords(news: TableNews): string {
  const words = tournamentText().atTable;
  switch (news.is) {
    case "moved":
      return (news.breaks ? words.broken : words.moved)(news.table, news.chair);
    case "broke":
      return words.broke(news.price, news.stack);
    case "placed":
      return news.place === 1
        ? words.won(news.prize)
        : words.placed(news.place, news.of, news.prize);
    case "over":
      return words.over(news.winner);
    case "break":
      return news.addOn
        ? `${words.break} ${words.addOn(news.addOn.price, news.addOn.stack)}`
        : words.break;
    case "addOn":
      return words.addOn(news.addOn.price, news.addOn.stack);
    case "handForHand":
      return news.waits ? words.waitsForHands : words.handForHand;
    case "missing":
      return words.missing(news.rounds);
    default:
      return words[news.is];
  }
}

/** Long enough to read where it leads. */
const goingAfterMs = 4_000;

type TournamentBarProps = Readonly<{
  tournament: string;
  table: string;
  /** The table to which this table itself has sent the player; null if it has not. */
  place: string | null;
  /** Called with whether the next one to go out is the last without a prize. */
  onBubble: (isBubble: boolean) => void;
}>;

export function TournamentBar({ tournament, table, place, onBubble }: TournamentBarProps) {
  const asked = useTournament(tournament);
  const isBubble = asked.state === "answered" && isOnBubble(asked.value.view);
  useEffect(() => onBubble(isBubble), [onBubble, isBubble]);
  const news = asked.state === "answered" ? tableNews(asked.value.view, table) : null;
  useGoing(table, news?.is === "moved" ? news.to : place);
  return asked.state === "answered" ? <Bar shown={asked.value} table={table} news={news} /> : null;
}

function Bar({
  shown,
  table,
  news,
}: Readonly<{
  shown: ShownTournament;
  table: string;
  news: TableNews | null;
}>) {
  const { view } = shown;
  const actions = useHouseActions();
  return (
    <>
      <Facts shown={shown} />
      <div className={styles.news} data-quiet={news === null}>
        <p role="status" className={styles.told}>
          {news && newsWords(news)}
        </p>
        {news?.is === "broke" && (
          <LevelClock
            clock={{ leftMs: news.thinkMs, roundsLeft: null, running: true }}
            at={shown.at}
          />
        )}
        {news && <NewsButtons news={news} view={view} table={table} actions={actions} />}
        <Failure of={actions.refusal} />
      </div>
    </>
  );
}

function useGoing(table: string, to: string | null): void {
  useEffect(() => {
    if (to === null) return undefined;
    const timer = setTimeout(() => goToSeat(table, to), goingAfterMs);
    return () => clearTimeout(timer);
  }, [table, to]);
}

/** Most important first, because the last ones are left out where there is little room. */
function Facts({ shown: { view, at } }: { readonly shown: ShownTournament }) {
  const { atTable: words, clock, lists } = tournamentText();
  const level = levelAt(view, view.clock.level);
  const state = ownState(view);
  return (
    <div className={styles.facts}>
      <button
        type="button"
        className={styles.page}
        aria-label={words.toPage(view.name)}
        onClick={() => go({ screen: "tournament", tournament: view.id, at: "page" })}
      >
        <Icon name="trophy" />
      </button>
      {isForChips(view.format) && view.stage !== "over" && (
        <>
          <span className={styles.level}>
            {view.stage === "break" ? lists.stages.break : clock.level(view.clock.level)}
          </span>
          <strong className={styles.time}>
            <LevelClock clock={view.clock} at={at} />
          </strong>
          {level && <span>{levelWords(level, view)}</span>}
        </>
      )}
      {state.is === "seated" && state.place !== null && (
        <span>{words.place(state.place, state.of)}</span>
      )}
      {isForChips(view.format) && view.stage !== "over" && (
        <span className={styles.wide}>{comingWords(view)}</span>
      )}
      {state.is !== "seated" && (
        <span className={styles.wide}>
          {words.left(stillIn(view).length, view.entrants.length)}
        </span>
      )}
      {isForChips(view.format) && view.stage !== "over" && (
        <span className={styles.wide}>{words.average(averageStack(view))}</span>
      )}
    </div>
  );
}

type NewsButtonsProps = Readonly<{
  news: TableNews;
  view: TournamentView;
  table: string;
  actions: HouseActions;
}>;

function NewsButtons({
  news,
  view: { id: tournament },
  table,
  actions: { act, isBusy },
}: NewsButtonsProps) {
  const words = tournamentText().atTable;
  const toPage = (
    <Button onClick={() => goInstead({ screen: "tournament", tournament, at: "page" })}>
      {words.toResult}
    </Button>
  );
  switch (news.is) {
    case "moved":
      return <Button onClick={() => goToSeat(table, news.to)}>{words.goNow}</Button>;
    case "broke":
      return (
        <>
          <Button
            disabled={isBusy}
            onClick={() => void act("buyAgain", { tournament, again: false })}
          >
            {words.notAgain}
          </Button>
          <Button
            kind="primary"
            disabled={isBusy}
            onClick={() => void act("buyAgain", { tournament, again: true })}
          >
            {words.again(news.price)}
          </Button>
        </>
      );
    case "break":
    case "addOn":
      return (
        news.addOn && (
          <Button disabled={isBusy} onClick={() => void act("buyAddOn", { tournament })}>
            {words.takeAddOn(news.addOn.price)}
          </Button>
        )
      );
    case "placed":
    case "over":
    case "cancelled":
      return toPage;
    default:
      return null;
  }
}
