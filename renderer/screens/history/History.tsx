import { Tabs } from "@base-ui/react/tabs";
import { use, useState, type DragEvent, type ReactNode } from "react";
import { HouseContext } from "#renderer/context/houseContext.ts";
import { text, gameText } from "#renderer/text/text.ts";
import { Page } from "#renderer/ui/Page.tsx";
import { replayFile } from "./replayFile.ts";
import styles from "./History.module.css";
import { Players } from "./Players.tsx";
import { Rounds } from "./Rounds.tsx";
import { noFilter, type RoundFilter } from "./roundFilter.ts";
import { usePages } from "#renderer/context/housePages.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import type { PlayedSession } from "#shared/protocol/history.ts";
import { SessionResults } from "./SessionResults.tsx";

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
      {failure && <Failure message={failure.message} again={more} />}
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

interface DropPlaceProps {
  readonly dropped: (file: File) => void;
  readonly children: ReactNode;
}

const hasFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes("Files");

/** Accepts a dropped file anywhere in it and says so while one is held over it. */
function DropPlace({ dropped, children }: DropPlaceProps) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={styles.place}
      onDragOver={(event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget as Node | null) && setOver(false)
      }
      onDrop={(event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file) dropped(file);
      }}
    >
      {children}
      {isOver && <p className={styles.here}>{text().history.dropHere}</p>}
    </div>
  );
}

type HistoryPart = "rounds" | "sessions" | "players";

interface Look {
  readonly part: HistoryPart;
  readonly filter: RoundFilter;
}

let last: Look = { part: "rounds", filter: noFilter };

const remembered = (): Look => last;

/** Kept until the page is reloaded. */
function remember(look: Look): void {
  last = look;
}

const parts: readonly HistoryPart[] = ["rounds", "sessions", "players"];

export function History() {
  const [part, setPart] = useState(remembered().part);
  const [filter, setFilter] = useState<RoundFilter>(remembered().filter);
  const isOwners = use(HouseContext).caller === "owner";
  const words = text().history;
  const show = (next: HistoryPart): void => {
    remember({ part: next, filter });
    setPart(next);
  };
  const choose = (next: RoundFilter): void => {
    remember({ part: "rounds", filter: next });
    setFilter(next);
    setPart("rounds");
  };
  const tabs = (
    <Tabs.Root value={part} onValueChange={(next) => show(next as HistoryPart)}>
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
      {isOwners ? <DropPlace dropped={(file) => void replayFile(file)}>{tabs}</DropPlace> : tabs}
    </Page>
  );
}
