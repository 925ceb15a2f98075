import { useEffect, useState } from "react";
import { useAnswer, useHouseActions } from "#renderer/context/houseContext.ts";
import { useSettings } from "#renderer/context/settingsContext.ts";
import { rotationName } from "#renderer/screens/setup/presets.ts";
import { likedChoice } from "#renderer/screens/setup/tableChoice.ts";
import { fetchTableSoon } from "#renderer/screens/table/loadTable.ts";
import { useTableOpening } from "#renderer/screens/setup/tableOpening.ts";
import { text, gameText, sentence } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Emblem } from "#renderer/ui/pictures/Emblem.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { go } from "#renderer/context/navigation.ts";
import type { BrokenTable, OpenTable, FoundTable } from "#shared/protocol/house.ts";
import { useFoundTables, listed } from "./foundTables.ts";
import styles from "./Home.module.css";
import { HomeLinks } from "./HomeLinks.tsx";
import { JoinByCode } from "./JoinByCode.tsx";
import { LearnLink } from "./LearnLink.tsx";
import { isBroken, OpenTables } from "./OpenTables.tsx";
import { ProfileButton } from "./ProfileButton.tsx";
import { QuickTables } from "./QuickTables.tsx";
import { CardPicture } from "#renderer/ui/pictures/CardPicture.tsx";
import type { Settings } from "#shared/settings/settings.ts";
import type { Card } from "#shared/cards/card.ts";
import { goToHost } from "#renderer/client/otherHost.ts";
import { FileButton } from "#renderer/screens/history/FileButton.tsx";
import { useHeading, useTitle } from "#renderer/ui/heading.ts";

interface BrokenTablesProps {
  /** Newest first. */
  readonly tables: readonly BrokenTable[];
  readonly changed: () => void;
}

function BrokenTables({ tables, changed }: BrokenTablesProps) {
  const words = text().home;
  if (tables.length === 0) return null;
  return (
    <section className={styles.broken} aria-labelledby="broken-tables">
      <h2 id="broken-tables" className={styles.brokenTablesTitle}>
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
  const { refusal, isBusy, act } = useHouseActions();
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

function NearbyTables({ found }: { readonly found: readonly FoundTable[] }) {
  const words = text().nearby;
  const [isRefused, setRefused] = useState(false);
  if (found.length === 0) return null;
  return (
    <section className={styles.nearby} aria-labelledby="nearby-tables">
      <h2 id="nearby-tables" className="title">
        {words.title}
      </h2>
      <ul className={styles.nearbyTablesList}>
        {listed(found).map(({ kind, url, host, game, players, seats }) => (
          <li key={url} className={styles.table}>
            <p className={styles.nearbyTablesWords}>
              <span className="strong">{host}</span>
              <span className="small">
                {kind === "tournament"
                  ? words.aboutTournament(gameText(game).name, players)
                  : words.about(gameText(game).name, players, seats)}
              </span>
            </p>
            <Button
              aria-label={words.joinAt(host, gameText(game).name)}
              onClick={() => void goToHost(url).then((went) => setRefused(!went))}
            >
              {words.join}
            </Button>
          </li>
        ))}
      </ul>
      {isRefused && <p role="alert">{words.notOpened}</p>}
    </section>
  );
}

/** The card that must be led, the one that beats everything, the wild one – and the King. */
const hand: readonly Card[] = ["3c", "2d", "Jk", "Qs", "Kh"];
const spread = 9;

function HandPicture({ deck }: { readonly deck: Settings["deck"] }) {
  return (
    <div className={styles.hand} role="img" aria-label={text().home.handAlt}>
      {hand.map((card, at) => (
        <div
          key={card}
          className={styles.card}
          style={{ rotate: `${(at - (hand.length - 1) / 2) * spread}deg`, zIndex: at }}
        >
          <CardPicture card={card} deck={deck} width={9.5} decorative />
        </div>
      ))}
    </div>
  );
}

export function Home() {
  const words = text().home;
  const heading = useHeading();
  const { settings } = useSettings();
  const { asked: tables, failure, again } = useAnswer("openTables", {});
  const found = useFoundTables();
  const { open, opening, refusal } = useTableOpening();
  const choice = likedChoice(settings);
  const isAnswered = tables.state !== "waiting";
  useEffect(() => (isAnswered ? fetchTableSoon() : undefined), [isAnswered]);
  useTitle(null);
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
