// At which tables is a tournament played, and where can one look on?

import { go } from "#renderer/context/navigation.ts";
import { tournamentText } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Panel } from "#renderer/ui/Panel.tsx";
import type { TournamentView } from "#shared/protocol/tournament.ts";
import styles from "./TournamentPage.module.css";

export function TablesPanel({ view: { tables, entrants } }: { readonly view: TournamentView }) {
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
