// The home screen of a guest of this house: their tables, and those they may join.

import { use } from "react";
import { HouseContext, useAnswer } from "#renderer/context/houseContext.ts";
import { go } from "#renderer/context/navigation.ts";
import { wishSeat } from "#renderer/context/seatToken.ts";
import { CodeForm } from "#renderer/screens/join/CodeForm.tsx";
import type { Opened } from "#renderer/screens/join/Join.tsx";
import { gameText, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Emblem } from "#renderer/ui/pictures/Emblem.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import type { JoinableTable, OpenTable } from "#shared/protocol/house.ts";
import home from "./Home.module.css";
import { HomeLinks } from "./HomeLinks.tsx";
import { LearnLink } from "./LearnLink.tsx";
import { isBroken, OpenTables } from "./OpenTables.tsx";
import { ProfileButton } from "./ProfileButton.tsx";
import { useHeading, useTitle } from "#renderer/ui/heading.ts";

const goTo = (table: string): void => go({ screen: "table", table, over: null });

/** Asks for a chair if the guest had one; they get it for the next deal at the latest. */
function comeBackTo(table: string, sits: boolean): void {
  if (sits) wishSeat(table);
  goTo(table);
}

function goToOpened({ table, tournament }: Opened): void {
  if (tournament !== null) go({ screen: "tournament", tournament, at: "page" });
  else if (table !== null) goTo(table);
}

export function GuestHome() {
  const words = text().guestHome;
  const heading = useHeading();
  const { invited } = use(HouseContext);
  const mine = useAnswer("openTables", {}, { refetchOnFocus: true });
  const joinable = useAnswer("joinable", {}, { refetchOnFocus: true });
  useTitle(null);
  const again = (): void => {
    mine.again();
    joinable.again();
  };
  const failure = mine.failure ?? joinable.failure;
  return (
    <div className={home.home}>
      <header className={home.top}>
        <ProfileButton />
      </header>
      <main className={home.main}>
        <div className={home.column}>
          <div className={home.name}>
            <Emblem />
            <div>
              <h1 ref={heading} tabIndex={-1} className={home.title}>
                {text().home.title}
              </h1>
              <LearnLink>
                <p className={home.tagline}>{text().home.tagline}</p>
              </LearnLink>
            </div>
          </div>
          {mine.asked.state === "answered" && (
            <OpenTables
              tables={mine.asked.value.filter((table): table is OpenTable => !isBroken(table))}
              changed={mine.again}
            />
          )}
          {joinable.asked.state === "answered" && (
            <Joinable tables={joinable.asked.value} again={again} />
          )}
          {failure && <Failure message={failure.message} again={again} />}
          <section className={home.panel} aria-label={words.byCode}>
            <CodeForm brought={invited.code} isMain={false} onOpened={goToOpened} />
          </section>
        </div>
      </main>
      <HomeLinks />
    </div>
  );
}

function Joinable({
  tables,
  again,
}: {
  readonly tables: readonly JoinableTable[];
  readonly again: () => void;
}) {
  const words = text().guestHome;
  return (
    <section className={home.panel} aria-labelledby="joinable">
      <div className="flow between">
        <h2 id="joinable" className="title">
          {words.joinable}
        </h2>
        <Button kind="quiet" onClick={again}>
          {words.again}
        </Button>
      </div>
      {tables.length === 0 && <p className="help">{words.none}</p>}
      <ul className={home.guestHomeList}>
        {tables.map(({ table, game, roundNumber, players, free, former }) => (
          <li key={table}>
            <Button className={home.second} onClick={() => comeBackTo(table, former && free > 0)}>
              <Icon name="people" />
              <span className={home.words}>
                <span>{words.comeTo(gameText(game).name)}</span>
                <span className={home.about}>{words.with(players)}</span>
                <span className={home.about}>{words.joinableHelp(free, roundNumber)}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
