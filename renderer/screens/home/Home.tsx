// What does one see first, and how is one dealt in with a single click?

import { useEffect, useRef } from "react";
import { useAnswer } from "#renderer/context/houseContext.ts";
import { useSettings } from "#renderer/context/settingsContext.ts";
import { rotationName } from "#renderer/screens/setup/presets.ts";
import { likedChoice } from "#renderer/screens/setup/tableChoice.ts";
import { fetchTableSoon } from "#renderer/screens/table/tablePlace.ts";
import { useTableOpening } from "#renderer/screens/setup/tableOpening.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Emblem } from "#renderer/ui/pictures/Emblem.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { go } from "#renderer/context/navigation.ts";
import type { BrokenTable, OpenTable } from "#shared/protocol/houseTables.ts";
import { BrokenTables } from "./BrokenTables.tsx";
import { useFoundTables } from "./foundTables.ts";
import { HandPicture } from "./HandPicture.tsx";
import styles from "./Home.module.css";
import { HomeLinks } from "./HomeLinks.tsx";
import { JoinByCode } from "./JoinByCode.tsx";
import { LearnLink } from "./LearnLink.tsx";
import { NearbyTables } from "./NearbyTables.tsx";
import { isBroken, OpenTables } from "./OpenTables.tsx";
import { ProfileButton } from "./ProfileButton.tsx";
import { QuickTables } from "./QuickTables.tsx";

export function Home() {
  const words = text().home;
  const heading = useRef<HTMLHeadingElement>(null);
  const { settings } = useSettings();
  const { asked: tables, failure, again } = useAnswer("openTables", {});
  const found = useFoundTables();
  const { open, opening, refusal } = useTableOpening();
  const choice = likedChoice(settings);
  const isAnswered = tables.state !== "waiting";
  useEffect(() => (isAnswered ? fetchTableSoon() : undefined), [isAnswered]);
  useEffect(() => {
    document.title = text().app.name;
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.home}>
      <header className={styles.top}>
        <ProfileButton />
      </header>
      <main className={styles.main}>
        <div className={styles.hero}>
          <div className={styles.name}>
            <Emblem />
            <div>
              <h1 ref={heading} tabIndex={-1} className={styles.title}>
                {words.title}
              </h1>
              <LearnLink>
                <p className={styles.tagline}>{words.tagline}</p>
              </LearnLink>
            </div>
          </div>
          <div className="stack gap-m">
            <Button
              kind="primary"
              className={styles.play}
              disabled={opening}
              onClick={() => open(choice)}
            >
              <Icon name="play" />
              <span className={styles.words}>
                <span>{opening ? words.dealing : words.playNow}</span>
                <span className={styles.about}>
                  {words.playNowAbout(rotationName(choice.rotation), choice.bots.length)}
                </span>
              </span>
            </Button>
            <NearbyTables found={found} />
            <QuickTables like={choice} disabled={opening} open={open} />
            {tables.state === "answered" && <Tables tables={tables.value} changed={again} />}
            <div className={styles.pair}>
              <Button className={styles.second} onClick={() => go({ screen: "setup" })}>
                <Icon name="table" />
                <span className={styles.words}>
                  <span>{words.setup}</span>
                  <span className={styles.about}>{words.setupAbout}</span>
                </span>
              </Button>
              <JoinByCode found={found} />
            </div>
          </div>
          {refusal !== null && (
            <>
              <Failure message={refusal.message} />
              <Button onClick={() => go({ screen: "bank" })}>
                <Icon name="coins" />
                {words.toBank}
              </Button>
            </>
          )}
          {failure && <Failure message={failure.message} again={again} />}
        </div>
        <HandPicture deck={settings.deck} />
      </main>
      <HomeLinks />
    </div>
  );
}

function Tables({
  tables,
  changed,
}: {
  readonly tables: readonly (OpenTable | BrokenTable)[];
  readonly changed: () => void;
}) {
  return (
    <>
      <OpenTables
        tables={tables.filter((table): table is OpenTable => !isBroken(table))}
        changed={changed}
      />
      <BrokenTables tables={tables.filter(isBroken)} changed={changed} />
    </>
  );
}
