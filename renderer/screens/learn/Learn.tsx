// Picks a game to learn by playing, and fetches its lesson from the house (H-33).

import { lazy, useCallback } from "react";
import { useHouse } from "#renderer/context/houseContext.ts";
import { go, goInstead } from "#renderer/context/route.ts";
import { useSettings } from "#renderer/context/appContext.ts";
import { manifests } from "#renderer/games/catalogue.ts";
import { loadTables } from "#renderer/games/tableGames.ts";
import { gameText, loadLesson, text } from "#renderer/text/text.ts";
import { Button, Label } from "#renderer/ui/Button.tsx";
import { Page } from "#renderer/ui/Page.tsx";
import { Asked } from "./Asked.tsx";
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
  // Another language has the lesson loaded anew.
  const ask = useCallback(async () => {
    const [answer] = await Promise.all([
      house.ask("learn", { game, after: null }),
      loadLesson(game),
    ]);
    return answer;
  }, [house, game, language]);
  const words = text().learn;
  return (
    <Asked
      ask={ask}
      title={words.title}
      loading={words.loading}
      otherwise={<Button onClick={() => goInstead({ screen: "home" })}>{words.home}</Button>}
    >
      {(first, again, turn) => <LessonRoom key={turn} game={game} first={first} again={again} />}
    </Asked>
  );
}
