// Explains a game in bubbles during a player's first round of it (H-33).
import { useEffect, useRef, useState } from "react";
import { whileWanted } from "#renderer/context/whileWanted.ts";
import { useProfile } from "#renderer/context/profileContext.ts";
import { useSettings } from "#renderer/context/appContext.ts";
import type { TableSnapshot } from "#renderer/client/clients.ts";
import { loadLesson, text, gameText, lessonText } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { useFreePlace } from "#renderer/screens/table/result/useFreePlace.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { TableState } from "#shared/protocol/table.ts";
import styles from "./FirstBubbles.module.css";
import { rotationAbout, rotationName } from "#renderer/screens/setup/presets.ts";
import type { Box } from "#renderer/art/box.ts";
import type { Point } from "#renderer/table/layout/boxes.ts";
import type { Lying } from "#renderer/table/layout/freePlace.ts";
import { keptBox } from "#renderer/table/layout/middle.ts";
import { cardShape } from "#renderer/table/layout/regions.ts";

const stack = { side: 1.8, above: 2.2, below: 1.6 };
const aboutPot = ({
  chipWidth,
  at,
}: Readonly<{
  chipWidth: number;
  at: readonly Point[];
}>): readonly Box[] =>
  at.map(({ x, y }) => ({
    x: x - stack.side * chipWidth,
    y: y - stack.above * chipWidth,
    width: 2 * stack.side * chipWidth,
    height: (stack.above + stack.below) * chipWidth,
  }));

type Disc = Point & { readonly radius: number };

function aboutDiscs(discs: readonly Disc[]): Box {
  const [left, top] = [
    Math.min(...discs.map(({ x, radius }) => x - radius)),
    Math.min(...discs.map(({ y, radius }) => y - radius)),
  ];
  const [right, low] = [
    Math.max(...discs.map(({ x, radius }) => x + radius)),
    Math.max(...discs.map(({ y, radius }) => y + radius)),
  ];
  return { x: left, y: top, width: right - left, height: low - top };
}

const below = { side: 12, down: 8 };

/**
 * Returns what lies on the table during play (stock and pile or another middle, status line,
 * buttons, hand), the same for the whole round.
 */
export function playingIn(layout: Layout): Lying {
  const { room, seats, hand, status, actions, hudLeft, hudRight, middle, shed, wager } = layout;
  const top = Math.min(status.y, hand.y - (hand.cardWidth * cardShape) / 2 - hand.pickedLift);
  const own = { x: hand.x - hand.width / 2, y: top, width: hand.width, height: room.height - top };
  const cloth = shed
    ? [shed.stock, shed.pile, aboutDiscs([shed.badge])]
    : wager
      ? aboutPot(wager.potPlaces(1))
      : [keptBox(middle)];
  return {
    room,
    kept: [...cloth, status, actions, own, hudLeft, hudRight],
    plates: seats.flatMap(({ box, fan }) => [box, ...(fan ? [aboutDiscs(fan.discs)] : [])]),
    wished: { x: below.side, y: hudLeft.y + hudLeft.height + below.down },
  };
}

type Bubble = Readonly<{
  title: string;
  words: string;
}>;

export const seenKey = (profile: string, game: string): string => `${profile}/${game}`;

/**
 * Returns a bubble about the mixed session in its first round, then three about the game unless it
 * is known. The words must have been loaded.
 */
export function firstWords(
  { game, rotation, roundNumber }: Pick<TableState, "game" | "rotation" | "roundNumber">,
  isKnown: boolean,
): readonly Bubble[] {
  const words = text().learn;
  const session =
    rotation.length > 1 && roundNumber <= 1
      ? [{ title: words.session(rotationName(rotation)), words: rotationAbout(rotation) }]
      : [];
  const { name } = gameText(game);
  const bubbles = lessonText(game)?.bubbles ?? [];
  const described = isKnown
    ? []
    : bubbles.map((bubble, at) => ({
        title: words.bubbleOf(name, at + 1, bubbles.length),
        words: bubble,
      }));
  return [...session, ...described];
}

type FirstBubblesProps = Readonly<{
  snapshot: TableSnapshot;
  table: TableState;
  moving: boolean;
  layout: Layout;
}>;

/** Shows one bubble at a time, until the round ends. Needs a key made of table and game. */
export function FirstBubbles({ snapshot: { view }, table, moving, layout }: FirstBubblesProps) {
  const {
    settings: { bubbles: areWished, bubblesSeen },
    change,
  } = useSettings();
  const { profile } = useProfile();
  const [at, setAt] = useState(0);
  const [isLoaded, setLoaded] = useState(false);
  // A failed load is ignored, since the round can be played without bubbles.
  useEffect(
    () => (areWished ? whileWanted(loadLesson(table.game), () => setLoaded(true)) : undefined),
    [areWished, table.game],
  );
  const shown = useRef<readonly Bubble[] | null>(null);
  const seen = profile && seenKey(profile.id, table.game);
  const plays =
    table.stage === "playing" &&
    view !== null &&
    view.seen.viewer !== "spectator" &&
    view.seen.facts.result === null;
  // Bubbles that have begun are shown to the end even though the settings meanwhile mark the game
  // as seen.
  if (shown.current === null && isLoaded && plays && !moving && seen !== null)
    shown.current = firstWords(table, bubblesSeen.includes(seen));
  const all = shown.current ?? [];
  const isOver = view !== null && view.seen.facts.result !== null;
  const isDone = seen === null || bubblesSeen.includes(seen) || all.length === 0;
  const keep = () => {
    if (!isDone) change({ bubblesSeen: [...bubblesSeen, seen] });
  };
  useEffect(() => {
    if (!isOver || shown.current === null) return;
    keep();
    setAt(shown.current.length);
  }, [isOver]);
  const bubble = areWished && plays ? all[at] : undefined;
  if (!bubble) return null;
  const isLast = at === all.length - 1;
  const next = () => {
    if (isLast) keep();
    setAt(at + 1);
  };
  return (
    <BubbleAt
      bubble={bubble}
      isLast={isLast}
      layout={layout}
      next={next}
      never={() => change({ bubbles: false })}
    />
  );
}

type BubbleAtProps = Readonly<{
  bubble: Bubble;
  isLast: boolean;
  layout: Layout;
  next: () => void;
  never: () => void;
}>;

function BubbleAt({ bubble, isLast, layout, next, never }: BubbleAtProps) {
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
