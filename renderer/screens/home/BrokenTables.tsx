// Which tables are open but cannot be played on, why, and what can be done with them?

import { useDeeds } from "#renderer/context/houseContext.ts";
import { FileButton } from "#renderer/screens/history/FileButton.tsx";
import { gameText, sentence, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import type { BrokenTable } from "#shared/protocol/houseTables.ts";
import styles from "./BrokenTables.module.css";

interface BrokenTablesProps {
  /** Newest first. */
  readonly tables: readonly BrokenTable[];
  /** Called when one was closed. */
  readonly changed: () => void;
}

export function BrokenTables({ tables, changed }: BrokenTablesProps) {
  const words = text().home;
  if (tables.length === 0) return null;
  return (
    <section className={styles.broken} aria-labelledby="broken-tables">
      <h2 id="broken-tables" className={styles.title}>
        {words.broken(tables.length)}
      </h2>
      <ul className={styles.list}>
        {tables.map((table) => (
          <Broken key={table.table} table={table} changed={changed} />
        ))}
      </ul>
      <p className="small">{words.brokenHelp}</p>
    </section>
  );
}

function Broken({
  table: { table, game, roundNumber, players, problem },
  changed,
}: {
  readonly table: BrokenTable;
  readonly changed: () => void;
}) {
  const words = text().home;
  const { refusal, isBusy, act } = useDeeds();
  const close = async (): Promise<void> => {
    if (await act("closeTable", { table })) changed();
  };
  return (
    <li className="stack gap-s">
      <p className="strong">
        {words.goOnAbout(
          game === null ? words.someGame : gameText(game).name,
          roundNumber,
          players.slice(1),
        )}
      </p>
      <p>{sentence(problem)}</p>
      <div className={styles.actions}>
        <FileButton
          wish={{ file: "report", table }}
          label={words.saveReport}
          help={words.saveReportHelp}
        />
        <Button
          aria-label={words.closeTable(players.slice(1))}
          disabled={isBusy}
          onClick={() => void close()}
        >
          <Icon name="close" />
          {words.closeBroken}
        </Button>
      </div>
      {refusal && <Failure message={refusal.message} />}
    </li>
  );
}
