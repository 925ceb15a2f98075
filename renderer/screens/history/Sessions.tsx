// How did the sessions go (H-5)?

import { useEffect, useState } from "react";
import { failureOf, useHouse, type Failed } from "#renderer/context/houseContext.ts";
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
  const { sessions, hasMore, failure, more } = useSessionPages();
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

interface Pages {
  readonly sessions: readonly PlayedSession[] | null;
  readonly hasMore: boolean;
  readonly failure: Failed | null;
}

function useSessionPages(): Pages & { readonly more: () => void } {
  const house = useHouse();
  const [pages, setPages] = useState<Pages>({ sessions: null, hasMore: false, failure: null });
  const fetchPage = async (before: number | null): Promise<void> => {
    const answer = await house.ask("sessions", { limit: pageSize, before });
    setPages((now) => {
      if (!answer.ok) return { ...now, failure: failureOf(answer) };
      return {
        sessions: [...(before === null ? [] : (now.sessions ?? [])), ...answer.value],
        hasMore: answer.value.length === pageSize,
        failure: null,
      };
    });
  };
  useEffect(() => {
    void fetchPage(null);
  }, [house]);
  return { ...pages, more: () => void fetchPage(pages.sessions?.at(-1)?.id ?? null) };
}
