import { Tabs } from "@base-ui/react/tabs";
import { use, useState } from "react";
import { HouseContext } from "#renderer/context/houseContext.ts";
import { usePages } from "#renderer/context/housePages.ts";
import { text, gameText } from "#renderer/text/text.ts";
import { Page } from "#renderer/ui/Page.tsx";
import { replayFile } from "#renderer/screens/replay/Replay.tsx";
import styles from "./History.module.css";
import { Players } from "./Players.tsx";
import { Rounds, noFilter, type RoundFilter } from "./Rounds.tsx";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { DropPlace } from "#renderer/ui/inputs/DropPlace.tsx";
import type { PlayedSession, SessionPlayer } from "#shared/protocol/history.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import { Table } from "#renderer/ui/Table.tsx";

const pageSize = 10;

interface SessionsProps {
  readonly showRounds: (table: string) => void;
}

function Sessions({ showRounds }: SessionsProps) {
  const {
    lines: sessions,
    hasMore,
    failure,
    more,
  } = usePages("sessions", {}, pageSize, ({ id }) => id);
  const words = text().history;
  return (
    <>
      <Failure of={failure} again={more} />
      {sessions?.length === 0 && <p className={styles.empty}>{words.sessionsEmpty}</p>}
      {sessions?.map((session) => (
        <SessionRow key={session.table} session={session} showRounds={showRounds} />
      ))}
      {hasMore && (
        <div>
          <Button onClick={more}>{words.moreSessions}</Button>
        </div>
      )}
    </>
  );
}

function SessionRow({ session, showRounds }: SessionsProps & { readonly session: PlayedSession }) {
  const { table, openedAt, isOpen, games, rounds, players } = session;
  const words = text().history;
  const title = words.session(openedAt, rounds);
  return (
    <section className={styles.session} aria-label={title}>
      <div className="flow">
        <h2 className={styles.sessionTitle}>{title}</h2>
        {isOpen && <span className={styles.open}>{words.isOpen}</span>}
        <p className="help">{games.map((game) => gameText(game).name).join(", ")}</p>
      </div>
      <SessionResults players={players} />
      {rounds > 0 && (
        <div>
          <Button kind="quiet" onClick={() => showRounds(table)}>
            {words.showRounds}
          </Button>
        </div>
      )}
    </section>
  );
}

type HistoryPart = "rounds" | "sessions" | "players";

type Look = Readonly<{
  part: HistoryPart;
  filter: RoundFilter;
}>;

/** Kept until the page is reloaded. */
let last: Look = { part: "rounds", filter: noFilter };

const parts: readonly HistoryPart[] = ["rounds", "sessions", "players"];

export function History() {
  const [{ part, filter }, setLook] = useState(last);
  const isOwners = use(HouseContext).caller === "owner";
  const words = text().history;
  const show = (look: Look) => {
    last = look;
    setLook(look);
  };
  const choose = (next: RoundFilter) => show({ part: "rounds", filter: next });
  const tabs = (
    <Tabs.Root value={part} onValueChange={(next) => show({ part: next as HistoryPart, filter })}>
      <Tabs.List className={styles.tabs} aria-label={words.parts} activateOnFocus>
        {parts.map((each) => (
          <Tabs.Tab key={each} value={each} className="tab">
            {isOwners ? words.tabs[each] : words.ownTabs[each]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="rounds" className={styles.panel}>
        <Rounds filter={filter} choose={choose} />
      </Tabs.Panel>
      <Tabs.Panel value="sessions" className={styles.panel}>
        <Sessions showRounds={(table) => choose({ ...noFilter, table })} />
      </Tabs.Panel>
      <Tabs.Panel value="players" className={styles.panel}>
        <Players />
      </Tabs.Panel>
    </Tabs.Root>
  );
  return (
    <Page title={words.title} wide>
      {isOwners ? (
        <DropPlace words={words.dropHere} dropped={(file) => void replayFile(file)}>
          {tabs}
        </DropPlace>
      ) : (
        tabs
      )}
    </Page>
  );
}

/**
 * Ranks by profit where something was played for, then by points, then by rounds won; ties stay in
 * seat order.
 */
export const ranked = (players: readonly SessionPlayer[]): readonly SessionPlayer[] =>
  players.toSorted(
    (one, other) =>
      (other.profit ?? 0) - (one.profit ?? 0) ||
      (other.points ?? 0) - (one.points ?? 0) ||
      other.wins - one.wins,
  );

const most = 12;
const few = 8;

function SessionResults({ players }: { readonly players: readonly SessionPlayer[] }) {
  const words = text().history;
  const [isWhole, setWhole] = useState(players.length <= most);
  const forChips = players.some(({ profit }) => profit !== null);
  const withPoints = players.some(({ points }) => (points ?? 0) > 0);
  const withTitles = players.some(({ titles }) => Object.keys(titles).length > 0);
  const head = (label: string, help: string) => <abbr title={help}>{label}</abbr>;
  const titlesOf = (title: "king" | "bastard", label: string, help: string) =>
    withTitles && {
      head: head(label, help),
      cell: ({ titles }: SessionPlayer) => words.number(titles[title] ?? 0),
      className: `number ${styles.wide}`,
    };
  return (
    <div className={styles.scroll}>
      <Table
        className={styles.table}
        rows={ranked(players).slice(0, isWhole ? players.length : few)}
        keyOf={(_player, at) => at}
        columns={[
          { isName: true, head: words.player, cell: nameCell },
          forChips && {
            head: words.profit,
            cell: ({ profit }) => (
              <span className={(profit ?? 0) < 0 ? "bad" : "good"}>
                {profit === null ? words.watched : words.change(profit)}
              </span>
            ),
          },
          withPoints && {
            head: text().points.points,
            cell: ({ points }) => words.number(points ?? 0),
          },
          {
            head: head(words.played, words.playedHelp),
            cell: ({ rounds }) => words.number(rounds),
            className: `number ${styles.wide}`,
          },
          { head: head(words.wins, words.winsHelp), cell: ({ wins }) => words.number(wins) },
          titlesOf("king", words.kings, words.kingsHelp),
          titlesOf("bastard", words.bastards, words.bastardsHelp),
        ]}
      />
      {!isWhole && (
        <Button kind="quiet" onClick={() => setWhole(true)}>
          {words.showAll(players.length)}
        </Button>
      )}
    </div>
  );
}

/** On a phone the columns that do not fit stand under the name. */
function nameCell({ name, avatar, bot, rounds, titles }: SessionPlayer) {
  const words = text().history;
  return (
    <span className="row gap-m">
      <Avatar avatar={avatar} size={2} />
      <span className={styles.name}>
        {name}
        {bot !== null && <small> {words.botOf(bot)}</small>}
        <small className={styles.narrow}>
          {words.fared(rounds, titles["king"] ?? 0, titles["bastard"] ?? 0)}
        </small>
      </span>
    </span>
  );
}
