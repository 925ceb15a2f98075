// Where is it told, three times in somebody's first round of a game, what it is about (H-33)?

import { useEffect, useRef, useState } from "react";
import { useProfile } from "#renderer/context/profileContext.ts";
import { useSettings } from "#renderer/context/settingsContext.ts";
import type { TableSnapshot } from "#renderer/client/clients.ts";
import { loadLesson, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { useFreePlace } from "#renderer/screens/table/result/useFreePlace.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { TableState } from "#shared/protocol/table.ts";
import styles from "./FirstBubbles.module.css";
import { firstWords, seenKey, type Bubble } from "./firstWords.ts";
import { playingIn } from "./playing.ts";

interface FirstBubblesProps {
  readonly snapshot: TableSnapshot;
  readonly table: TableState;
  /** Cards still fly. */
  readonly moving: boolean;
  readonly layout: Layout;
}

/**
 * One after the other, by its own button; with the round they are over. Give it a key of table and
 * game.
 */
export function FirstBubbles({ snapshot: { view }, table, moving, layout }: FirstBubblesProps) {
  const {
    settings: { bubbles: areWished, bubblesSeen },
    change,
  } = useSettings();
  const { profile } = useProfile();
  const [at, setAt] = useState(0);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let wanted = true;
    // Without them a round is played as well.
    if (areWished)
      loadLesson(table.game).then(
        () => wanted && setLoaded(true),
        () => undefined,
      );
    return () => {
      wanted = false;
    };
  }, [areWished, table.game]);
  const shown = useRef<readonly Bubble[] | null>(null);
  const seen = profile && seenKey(profile.id, table.game);
  const plays =
    table.stage === "playing" &&
    view !== null &&
    view.seen.viewer !== "spectator" &&
    view.seen.facts.result === null;
  // What was begun is told to its end, whatever is kept meanwhile.
  if (shown.current === null && isLoaded && plays && !moving && seen !== null)
    shown.current = firstWords(table, bubblesSeen.includes(seen));
  const all = shown.current ?? [];
  const isOver = view !== null && view.seen.facts.result !== null;
  const isTold = seen === null || bubblesSeen.includes(seen) || all.length === 0;
  const keep = (): void => {
    if (!isTold) change({ bubblesSeen: [...bubblesSeen, seen] });
  };
  useEffect(() => {
    if (!isOver || shown.current === null) return;
    keep();
    setAt(shown.current.length);
  }, [isOver]);
  const bubble = areWished && plays ? all[at] : undefined;
  if (!bubble) return null;
  const isLast = at === all.length - 1;
  const next = (): void => {
    if (isLast) keep();
    setAt(at + 1);
  };
  return (
    <Told
      bubble={bubble}
      isLast={isLast}
      layout={layout}
      next={next}
      never={() => change({ bubbles: false })}
    />
  );
}

interface ToldProps {
  readonly bubble: Bubble;
  readonly isLast: boolean;
  readonly layout: Layout;
  readonly next: () => void;
  readonly never: () => void;
}

function Told({ bubble, isLast, layout, next, never }: ToldProps) {
  const words = text().learn;
  const element = useRef<HTMLElement>(null);
  const place = useFreePlace(element, playingIn(layout));
  return (
    <section ref={element} className={styles.bubble} style={place} aria-label={words.bubbles}>
      <div aria-live="polite" className={styles.told}>
        <h2 className={styles.title}>{bubble.title}</h2>
        <p className={styles.words}>{bubble.words}</p>
      </div>
      <Button kind="quiet" className={styles.never} onClick={never}>
        {words.never}
      </Button>
      <Button className={styles.next} onClick={next}>
        {isLast ? words.gotIt : words.next}
      </Button>
    </section>
  );
}
