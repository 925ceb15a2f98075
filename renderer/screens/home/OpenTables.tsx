import { use } from "react";
import { HouseContext, useHouse } from "#renderer/context/houseContext.ts";
import { go } from "#renderer/context/navigation.ts";
import { forgetSeat, rememberSeat } from "#renderer/context/seatToken.ts";
import { gameText, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import type { BrokenTable, OpenTable } from "#shared/protocol/house.ts";
import styles from "./Home.module.css";

export const isBroken = (table: OpenTable | BrokenTable): table is BrokenTable =>
  "problem" in table;

interface OpenTablesProps {
  /** Newest first. */
  readonly tables: readonly OpenTable[];
  readonly changed: () => void;
}

export function OpenTables({ tables, changed }: OpenTablesProps) {
  const house = useHouse();
  const { caller } = use(HouseContext);
  const words = text().home;
  const newest = tables.find(({ over }) => !over);
  // Only the owner closes a table whose session is over; its result is in the history.
  const others = tables.filter((table) => table !== newest && (!table.over || caller === "owner"));
  if (!newest && others.length === 0) return null;
  const close = ({ table }: OpenTable): void => {
    void house.ask("closeTable", { table }).finally(() => {
      forgetSeat(sessionStorage, table);
      changed();
    });
  };
  return (
    <>
      {newest && (
        <Button className={styles.second} onClick={() => sitDown(newest)}>
          <Icon name="clock" />
          <span className={styles.words}>
            <span>{words.goOn}</span>
            <span className={styles.about}>{about(newest)}</span>
          </span>
        </Button>
      )}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{`${words.otherTables} (${others.length})`}</summary>
          <ul>
            {others.map((table) => (
              <li key={table.table}>
                <Button kind="quiet" className={styles.other} onClick={() => sitDown(table)}>
                  {about(table)}
                </Button>
                {caller === "owner" && (
                  <Button
                    kind="quiet"
                    aria-label={words.closeTable(table.players)}
                    onClick={() => close(table)}
                  >
                    <Icon name="close" />
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function about({ game, roundNumber, players, over }: OpenTable): string {
  const words = text().home;
  const label = words.goOnAbout(gameText(game).name, roundNumber, players.slice(1));
  return over ? words.isOver(label) : label;
}

function sitDown({ table, token }: OpenTable): void {
  rememberSeat(sessionStorage, table, token);
  go({ screen: "table", table, over: null });
}
