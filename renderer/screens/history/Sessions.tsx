// How did the sessions go (H-5)?

import { usePages } from "#renderer/context/housePages.ts";
import { gameText, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import type { PlayedSession } from "#shared/protocol/history.ts";
import styles from "./History.module.css";
import { SessionResults } from "./SessionResults.tsx";

const pageSize = 10;

interface SessionsProps {
  readonly showRounds: (table: string) => void;
}

export function Sessions({ showRounds }: SessionsProps) {
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
        <Session key={session.table} session={session} showRounds={showRounds} />
      ))}
      {hasMore && (
        <div>
          <Button onClick={more}>{words.moreSessions}</Button>
        </div>
      )}
    </>
  );
}

function Session({ session, showRounds }: SessionsProps & { readonly session: PlayedSession }) {
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
