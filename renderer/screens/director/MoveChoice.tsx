// To which free chair is somebody moved?

import { useDeeds } from "#renderer/context/houseContext.ts";
import { tournamentText } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { AboutEntrant } from "./EntrantSheet.tsx";
import styles from "./EntrantSheet.module.css";
import { freeTables } from "./tables.ts";

export function MoveChoice({ view, entrant, close, moved }: AboutEntrant) {
  const { person: words, tables } = tournamentText().director;
  const { refusal, isBusy, act } = useDeeds();
  const move = async (table: string, chair: number): Promise<void> => {
    if (!(await act("moveEntrant", { tournament: view.id, entrant: entrant.id, table, chair })))
      return;
    moved(entrant);
    close();
  };
  return (
    <Sheet title={words.moveTitle(entrant.name)} onClose={close}>
      <p>{words.moveHelp}</p>
      {refusal !== null && <Failure message={refusal.message} />}
      {freeTables(view).map(({ table, chairs }) => (
        <div
          key={table.id}
          className={styles.free}
          role="group"
          aria-label={tables.title(table.number)}
        >
          <h3>{tables.title(table.number)}</h3>
          {chairs.map((chair) => (
            <Button
              key={chair}
              disabled={isBusy}
              aria-label={words.moveTo(table.number, chair + 1)}
              onClick={() => void move(table.id, chair)}
            >
              {tables.chair(chair + 1)}
            </Button>
          ))}
        </div>
      ))}
    </Sheet>
  );
}
