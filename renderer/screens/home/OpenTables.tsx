import { use } from "react";
import { HouseContext, useHouse, useHouseActions } from "#renderer/context/houseContext.ts";
import { go } from "#renderer/context/route.ts";
import { forgetSeat, rememberSeat } from "#renderer/context/seatToken.ts";
import { gameText, sentence, text } from "#renderer/text/text.ts";
import { FileButton } from "#renderer/screens/history/FileButton.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Button, Label } from "#renderer/ui/Button.tsx";
import type { BrokenTable, OpenTable } from "#shared/protocol/house.ts";
import styles from "./Home.module.css";

const isBroken = (table: OpenTable | BrokenTable): table is BrokenTable => "problem" in table;

/** There is something to go back to: its session is not over. */
export const isGoingOn = (table: OpenTable | BrokenTable): boolean =>
  !isBroken(table) && !table.over;

type TablesProps<Table> = Readonly<{
  tables: readonly Table[];
  changed: () => void;
}>;

export const OwnTables = ({
  tables,
  changed,
  withBroken = false,
}: TablesProps<OpenTable | BrokenTable> & { readonly withBroken?: boolean }) => (
  <>
    <OpenTables
      tables={tables.filter((table): table is OpenTable => !isBroken(table))}
      changed={changed}
    />
    {withBroken && <BrokenTables tables={tables.filter(isBroken)} changed={changed} />}
  </>
);

function OpenTables({ tables, changed }: TablesProps<OpenTable>) {
  const house = useHouse();
  const { caller } = use(HouseContext);
  const words = text().home;
  const newest = tables.find(({ over }) => !over);
  // Only the owner closes a table whose session is over; its result is in the history.
  const others = tables.filter((table) => table !== newest && (!table.over || caller === "owner"));
  if (!newest && others.length === 0) return null;
  const close = ({ table }: OpenTable) => {
    void house.ask("closeTable", { table }).finally(() => {
      forgetSeat(sessionStorage, table);
      changed();
    });
  };
  return (
    <>
      {newest && (
        <Button kind="primary" icon="play" className={styles.play} onClick={() => sitDown(newest)}>
          <Label label={words.goOn} about={about(newest)} />
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
                    icon="close"
                    aria-label={words.closeTable(table.players)}
                    onClick={() => close(table)}
                  />
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function about({ game, roundNumber, players, over }: OpenTable) {
  const words = text().home;
  const label = words.goOnAbout(gameText(game).name, roundNumber, players.slice(1));
  return over ? words.isOver(label) : label;
}

function sitDown({ table, token }: OpenTable) {
  rememberSeat(sessionStorage, table, token);
  go({ screen: "table", table, over: null });
}

function BrokenTables({ tables, changed }: TablesProps<BrokenTable>) {
  const words = text().home;
  if (tables.length === 0) return null;
  return (
    <section className={styles.broken} aria-labelledby="broken-tables">
      <h2 id="broken-tables" className={styles.brokenTitle}>
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
}: Readonly<{
  table: BrokenTable;
  changed: () => void;
}>) {
  const words = text().home;
  const { refusal, isBusy, act } = useHouseActions();
  const close = async () => {
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
          icon="close"
          aria-label={words.closeTable(players.slice(1))}
          disabled={isBusy}
          onClick={close}
        >
          {words.closeBroken}
        </Button>
      </div>
      <Failure of={refusal} />
    </li>
  );
}
