// Tells a player's first steps in a game above the table, and goes on as they are taken (H-33).
import { useEffect, useRef, useState } from "react";
import { whileWanted } from "#renderer/context/whileWanted.ts";
import { useProfile } from "#renderer/context/profileContext.ts";
import { go } from "#renderer/context/route.ts";
import { useSettings } from "#renderer/context/appContext.ts";
import { manifests } from "#renderer/games/catalogue.ts";
import { rotationAbout, rotationName } from "#renderer/screens/setup/presets.ts";
import type { TableSnapshot } from "#renderer/client/clients.ts";
import { gameText, lessonText, loadLesson, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import type { TableState } from "#shared/protocol/table.ts";
import styles from "./FirstSteps.module.css";

type TableNow = Pick<TableState, "game" | "rotation" | "roundNumber">;
type View = TableSnapshot["view"];

/** What is kept of a step that was taken, by its index from 0. */
export const stepKey = (profile: string, game: string, step: number): string =>
  `${profile}/${game}/${step}`;

const stepsOf = (game: string) => manifests.find(({ id }) => id === game)?.firstSteps ?? [];

/** A step by its index from 0, and which one it is of those shown. */
type StepNow = Readonly<{ step: number; number: number }>;

/**
 * The step to show, or null: one that can be taken now goes before the one shown until now. While it
 * is not known who plays, what anybody has done here counts.
 */
export function nextStep(
  seen: readonly string[],
  profile: string | null,
  game: string,
  { view, shown }: Readonly<{ view: View; shown: number | null }>,
): StepNow | null {
  const has = (end: string) =>
    seen.some((key) => (profile === null ? key.endsWith(end) : key === `${profile}${end}`));
  if (has(`/${game}`)) return null;
  const steps = stepsOf(game);
  const left = [...steps.keys()].filter((at) => !has(`/${game}/${at}`));
  const offered = view?.game === game ? view.seen.legal.map(({ type }) => type) : [];
  const step =
    left.find((at) => offered.includes(steps[at]!.onceOffered ?? "")) ??
    left.find((at) => at === shown) ??
    left[0];
  return step === undefined ? null : { step, number: steps.length - left.length + 1 };
}

/** A step is taken by an own event of its kind; the last one also by the end of a round. */
export function takes(view: NonNullable<View>, step: number): boolean {
  const steps = stepsOf(view.game);
  const isOver = step === steps.length - 1 && view.seen.facts.result !== null;
  return isOver || hasDone(view, steps[step]?.takenBy ?? []);
}

const hasDone = ({ seen, happened }: NonNullable<View>, types: readonly string[]): boolean =>
  happened.some(({ type, seat }) => seat === seen.viewer && types.includes(type));

/** A mixed session is explained in its first round, to everybody. */
export const tellsSession = ({ rotation, roundNumber }: TableNow): boolean =>
  rotation.length > 1 && roundNumber <= 1;

type StepWords = Readonly<{
  title: string;
  words: string;
  /** Leads there, where nobody but bots would have to wait. */
  lesson: string | null;
}>;

function wordsOf(
  table: TableNow & Pick<TableState, "alone">,
  isSession: boolean,
  now: StepNow | null,
): StepWords | null {
  const words = text().learn;
  if (isSession)
    return {
      title: words.session(rotationName(table.rotation)),
      words: rotationAbout(table.rotation),
      lesson: null,
    };
  if (now === null) return null;
  const steps = lessonText(table.game)?.firstSteps;
  return {
    title: words.firstStep(gameText(table.game).name, now.number, stepsOf(table.game).length),
    words: steps?.[now.step] ?? "",
    lesson: now.number === 1 && table.alone ? table.game : null,
  };
}

/** Keeps a value while cards move, so that the table does not change its size under them. */
function useSettled<T>(value: T, isMoving: boolean): T {
  const settled = useRef(value);
  if (!isMoving) settled.current = value;
  return settled.current;
}

type FirstStepsProps = Readonly<{
  snapshot: TableSnapshot;
  table: TableState;
  isMoving: boolean;
}>;

/** Needs a key made of table and game. */
export function FirstSteps({ snapshot, table, isMoving }: FirstStepsProps) {
  const { view, player } = snapshot;
  const {
    settings: { bubbles: areWished, bubblesSeen },
    change,
  } = useSettings();
  const { profile } = useProfile();
  const [isSession, setSession] = useState(() => tellsSession(table));
  const [, setLoaded] = useState(false);
  const last = useRef<number | null>(null);
  const next = nextStep(bubblesSeen, profile?.id ?? null, table.game, {
    view,
    shown: last.current,
  });
  last.current = next?.step ?? null;
  const isNeeded = areWished && next !== null;
  // A failed load is ignored, since the round can be played without words.
  useEffect(
    () => (isNeeded ? whileWanted(loadLesson(table.game), () => setLoaded(true)) : undefined),
    [isNeeded, table.game],
  );
  useEffect(() => {
    if (view?.game !== table.game) return;
    const endings = stepsOf(table.game).flatMap(({ takenBy }) => takenBy);
    if (isSession && hasDone(view, endings)) setSession(false);
    else if (isNeeded && profile && !isSession && takes(view, next.step))
      change({ bubblesSeen: [...bubblesSeen, stepKey(profile.id, table.game, next.step)] });
    // A step is taken by what comes, not by what is there already.
  }, [view]);
  // Before the first deal there is nothing to do yet, and what the lobby says would lie over them.
  const now = areWished && player !== null && table.stage !== "waiting";
  const shown = useSettled(now ? wordsOf(table, isSession, next) : null, isMoving);
  if (!shown) return null;
  const words = text().learn;
  return (
    <section className={styles.steps} aria-label={words.firstSteps}>
      <div aria-live="polite" className={styles.told}>
        <h2 className={styles.title}>{shown.title}</h2>
        <p className={styles.words}>{shown.words}</p>
      </div>
      <div className={styles.choices}>
        {shown.lesson !== null && (
          <Button
            className={styles.never}
            onClick={() => go({ screen: "learn", game: shown.lesson })}
          >
            {words.lessonFirst}
          </Button>
        )}
        <Button kind="quiet" className={styles.never} onClick={() => change({ bubbles: false })}>
          {words.never}
        </Button>
      </div>
    </section>
  );
}
