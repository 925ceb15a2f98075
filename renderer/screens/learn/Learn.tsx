// Picks a game to learn by playing, and fetches its lesson from the house (H-33).

import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { answerState, useHouse, type AnswerState } from "#renderer/context/houseContext.ts";
import { go, goInstead } from "#renderer/context/route.ts";
import { whileWanted } from "#renderer/context/whileWanted.ts";
import { useSettings } from "#renderer/context/appContext.ts";
import { manifests } from "#renderer/games/catalogue.ts";
import { loadTables } from "#renderer/games/tableGames.ts";
import { gameText, loadLesson, text } from "#renderer/text/text.ts";
import { Button, Label } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Notice } from "#renderer/ui/Notice.tsx";
import { Page } from "#renderer/ui/Page.tsx";
import type { LessonPart } from "#shared/contract/viewedRound.ts";
import styles from "./Learn.module.css";

const LessonRoom = lazy(async () => {
  const [{ LessonRoom }] = await Promise.all([import("./LessonRoom.tsx"), loadTables()]);
  return { default: LessonRoom };
});

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
            <Button
              icon="cards"
              className={styles.game}
              onClick={() => go({ screen: "learn", game: id })}
            >
              <Label label={gameText(id).name} about={gameText(id).tagline} />
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
  useEffect(
    () =>
      whileWanted(
        Promise.all([house.ask("learn", { game, after: null }), loadLesson(game)]),
        ([answer]) => setAsked(answerState(answer)),
        () => setAsked({ state: "failed", message: null }),
      ),
    [house, game, turn, language],
  );
  const again = useCallback(() => setTurn((now) => now + 1), []);
  const words = text().learn;
  const waiting = <Notice waiting title={words.loading} />;
  if (asked.state === "waiting") return waiting;
  if (asked.state === "failed")
    return (
      <Page title={words.title}>
        <Failure of={asked} again={again} />
        <Button onClick={() => goInstead({ screen: "home" })}>{words.home}</Button>
      </Page>
    );
  return (
    <Suspense fallback={waiting}>
      <LessonRoom key={turn} game={game} first={asked.value} again={again} />
    </Suspense>
  );
}
