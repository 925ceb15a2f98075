import { use } from "react";
import { HouseContext, useAnswer } from "#renderer/context/houseContext.ts";
import { go } from "#renderer/context/route.ts";
import { wishSeat } from "#renderer/context/seatToken.ts";
import { CodeForm } from "#renderer/screens/join/CodeForm.tsx";
import type { Opened } from "#renderer/screens/join/Join.tsx";
import { gameText, text } from "#renderer/text/text.ts";
import { Button, Label } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import type { JoinableTable } from "#shared/protocol/house.ts";
import styles from "./Home.module.css";
import { HomePage } from "./HomePage.tsx";
import { OwnTables } from "./OpenTables.tsx";

const goTo = (table: string) => go({ screen: "table", table, over: null });

/** Asks for a chair if the guest had one; they get it for the next deal at the latest. */
function comeBackTo(table: string, sits: boolean) {
  if (sits) wishSeat(table);
  goTo(table);
}

function goToOpened({ table, tournament }: Opened) {
  if (tournament !== null) go({ screen: "tournament", tournament, at: "page" });
  else if (table !== null) goTo(table);
}

export function GuestHome() {
  const words = text().guestHome;
  const { invited } = use(HouseContext);
  const mine = useAnswer("openTables", {}, { refetchOnFocus: true });
  const joinable = useAnswer("joinable", {}, { refetchOnFocus: true });
  const again = () => {
    mine.again();
    joinable.again();
  };
  return (
    <HomePage className={styles.column}>
      {mine.known && <OwnTables tables={mine.known} changed={mine.again} />}
      {joinable.known && <Joinable tables={joinable.known} again={again} />}
      <Failure of={mine.failure ?? joinable.failure} again={again} />
      <section className={styles.panel} aria-label={words.byCode}>
        <CodeForm brought={invited.code} isMain={false} onOpened={goToOpened} />
      </section>
    </HomePage>
  );
}

function Joinable({
  tables,
  again,
}: Readonly<{
  tables: readonly JoinableTable[];
  again: () => void;
}>) {
  const words = text().guestHome;
  return (
    <section className={styles.panel} aria-labelledby="joinable">
      <div className="flow between">
        <h2 id="joinable" className="title">
          {words.joinable}
        </h2>
        <Button kind="quiet" onClick={again}>
          {words.again}
        </Button>
      </div>
      {tables.length === 0 && <p className="help">{words.none}</p>}
      <ul className={styles.joinable}>
        {tables.map(({ table, game, roundNumber, players, free, former }) => (
          <li key={table}>
            <Button
              icon="people"
              className={styles.second}
              onClick={() => comeBackTo(table, former && free > 0)}
            >
              <Label
                label={words.comeTo(gameText(game).name)}
                about={[words.with(players), words.joinableHelp(free, roundNumber)]}
              />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
