// Picks a game to learn by playing, and fetches its lesson from the house (H-33).

import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { refusalWords, useHouse, type AnswerState } from "#renderer/context/houseContext.ts";
import { go, goInstead } from "#renderer/context/navigation.ts";
import { useSettings } from "#renderer/context/settingsContext.ts";
import { manifests } from "#renderer/games/catalogue.ts";
import { loadTables } from "#renderer/games/tableGames.ts";
import { gameText, loadLesson, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Notice } from "#renderer/ui/Notice.tsx";
import { Page } from "#renderer/ui/Page.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import type { LessonPart } from "#shared/contract/viewedRound.ts";
import styles from "./Learn.module.css";

const LessonRoom = lazy(async () => {
  const [{ LessonRoom }] = await Promise.all([import("./LessonRoom.tsx"), loadTables()]);
  return { default: LessonRoom };
});

/** Offers a choice if no known game is given. */
export function Learn({ game }: { readonly game: string | null }) {
  return manifests.some(({ id }) => id === game) ? <Taught key={game} game={game!} /> : <Choice />;
}

function Choice() {
  const words = text().learn;
  return (
    <Page title={words.title}>
      <p className={styles.about}>{words.about}</p>
      <ul className="stack gap-m">
        {manifests.map(({ id }) => (
          <li key={id}>
            <Button className={styles.game} onClick={() => go({ screen: "learn", game: id })}>
              <Icon name="cards" />
              <span className={styles.words}>
                <span>{gameText(id).name}</span>
                <span className={styles.line}>{gameText(id).tagline}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Page>
  );
}

function Taught({ game }: { readonly game: string }) {
  const house = useHouse();
  const { language } = useSettings().settings;
  const [turn, setTurn] = useState(0);
  const [asked, setAsked] = useState<AnswerState<LessonPart>>({ state: "waiting" });
  useEffect(() => {
    let wanted = true;
    Promise.all([house.ask("learn", { game, after: null }), loadLesson(game)]).then(
      ([answer]) =>
        wanted &&
        setAsked(
          answer.ok
            ? { state: "answered", value: answer.value }
            : { state: "failed", message: refusalWords(answer) },
        ),
      () => wanted && setAsked({ state: "failed", message: null }),
    );
    return () => {
      wanted = false;
    };
  }, [house, game, turn, language]);
  const again = useCallback(() => setTurn((now) => now + 1), []);
  const words = text().learn;
  const waiting = <Notice waiting title={words.loading} />;
  if (asked.state === "waiting") return waiting;
  if (asked.state === "failed")
    return (
      <Page title={words.title}>
        <Failure message={asked.message} again={again} />
        <Button onClick={() => goInstead({ screen: "home" })}>{words.home}</Button>
      </Page>
    );
  return (
    <Suspense fallback={waiting}>
      <LessonRoom key={turn} game={game} first={asked.value} again={again} />
    </Suspense>
  );
}
