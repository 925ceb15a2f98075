// How does the own hand stand in the document: one real button per card, exactly where the card is
// drawn?

import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import type { Card } from "#shared/cards/card.ts";
import { cardName } from "#renderer/text/cardName.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { DeskState } from "#renderer/table/desk/deskState.ts";
import type { Offers } from "#renderer/table/desk/offers.ts";
import { hoverSize, riseOf } from "#renderer/table/layout/handFan.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import { tableText } from "#renderer/table/tableText.ts";
import type { HandPointer } from "./input/CardGestures.ts";
import { aboutCard } from "./cardAbout.ts";
import styles from "./HandButtons.module.css";
import { stripStyle } from "./stripStyle.ts";
import { handActOf } from "./input/handKeys.ts";
import { useCardPointer } from "./input/useCardPointer.ts";

interface HandButtonsProps {
  readonly desk: Desk;
  readonly state: DeskState;
  /** Keys of cards that stand up out of the hand. */
  readonly raised: ReadonlySet<string>;
  readonly offers: Offers | null;
  readonly layout: Layout;
  readonly pointer: HandPointer;
}

export function HandButtons({
  desk,
  state,
  raised,
  offers,
  layout,
  pointer: drawing,
}: HandButtonsProps) {
  const { scene, fresh, view } = state;
  const group = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useRoving(
    group,
    scene.hand.map(({ key }) => key),
  );
  const [hovered, pointer] = useHovered(drawing);
  const places = layout.handPlaces(Math.max(1, scene.hand.length));
  const handlers = useCardPointer(
    desk,
    layout,
    pointer,
    scene.hand.map(({ key }, at) => ({ key, x: places[at]?.x ?? 0 })),
  );
  const words = desk.game?.words();
  // Not advised, and so not lit, but allowed.
  const mayAllTheSame = (card: Card): boolean => {
    const reading = view && desk.game?.picking.read(view.seen, [card]);
    return reading?.kind === "move" && reading.legal;
  };
  const aboutOf = (card: Card, isUnfit: boolean): string =>
    view && words ? aboutCard(words, view.seen, card, isUnfit) : "";
  const lean = (key: string | null): void => pointer.point(key, 0);

  return (
    <div
      ref={group}
      role="group"
      aria-label={tableText().hand(scene.hand.length)}
      aria-describedby="hand-help"
      className={styles.hand}
      onKeyDown={(event) => onKey(event, desk, (offers?.actions.length ?? 0) > 0, setCurrent)}
    >
      {scene.hand.map(({ key, card }, index) => {
        const isUnfit = offers?.legal ? !offers.legal.has(key) : false;
        const rise = riseOf(layout.hand, {
          isPicked: raised.has(key),
          isLegal: offers?.legal?.has(key) ?? false,
          isHovered: hovered === key,
        });
        return (
          <button
            key={key}
            type="button"
            data-card={card}
            data-key={key}
            className={styles.card}
            aria-label={[
              capital(cardName(card)),
              words?.note(card) ?? "",
              fresh.has(key) ? tableText().fresh : "",
            ]
              .filter((part) => part !== "")
              .join(", ")}
            aria-pressed={raised.has(key)}
            aria-disabled={isUnfit && !mayAllTheSame(card)}
            aria-description={aboutOf(card, isUnfit) || undefined}
            tabIndex={key === current ? 0 : -1}
            style={stripStyle(layout, places[index]!, {
              rise,
              size: hovered === key ? hoverSize : 1,
            })}
            onFocus={(event) => {
              setCurrent(key);
              if (event.currentTarget.matches(":focus-visible")) lean(key);
            }}
            onBlur={() => lean(null)}
            {...handlers(key)}
          />
        );
      })}
      <p id="hand-help" className="unseen">
        {words?.handHelp}
      </p>
    </div>
  );
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * The card pointed at is drawn higher: its button, and with it the ring of the focus, rises too.
 */
function useHovered(drawing: HandPointer): readonly [string | null, HandPointer] {
  const [hovered, setHovered] = useState<string | null>(null);
  const pointer = useMemo(
    (): HandPointer => ({
      ...drawing,
      point: (key, tilt) => {
        setHovered(key);
        drawing.point(key, tilt);
      },
    }),
    [drawing],
  );
  return [hovered, pointer];
}

/**
 * One card of the hand is reached by Tab, the others by arrows; a card that is played hands the
 * focus to its neighbour.
 */
function useRoving(
  group: { readonly current: HTMLDivElement | null },
  keys: readonly string[],
): readonly [string | undefined, (key: string) => void] {
  const [current, setCurrent] = useState<string>();
  const last = useRef<{ readonly index: number; readonly focused: Element | null }>({
    index: 0,
    focused: null,
  });
  const index = current === undefined ? -1 : keys.indexOf(current);
  const tabbable = index >= 0 ? current : keys[Math.min(last.current.index, keys.length - 1)];
  useEffect(() => {
    const { activeElement } = document;
    // While the focus goes on to another control it is nowhere for a moment: lost it is only with
    // its card.
    const wasLost = activeElement === document.body && last.current.focused?.isConnected === false;
    if (wasLost && tabbable !== undefined)
      group.current
        ?.querySelector<HTMLElement>(`[data-key="${tabbable}"]`)
        ?.focus({ preventScroll: true });
    const held = document.activeElement;
    last.current = {
      index: tabbable === undefined ? 0 : Math.max(0, keys.indexOf(tabbable)),
      focused: group.current?.contains(held) ? held : null,
    };
  });
  return [tabbable, setCurrent];
}

function onKey(
  event: KeyboardEvent<HTMLDivElement>,
  desk: Desk,
  canPlay: boolean,
  setCurrent: (key: string) => void,
): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button")];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const act = handActOf(
    event.key,
    at,
    buttons.length,
    canPlay,
    event.shiftKey && desk.game?.ordersByHand === true,
  );
  if (!act) return;
  event.preventDefault();
  if (act.act === "play") return playFrom(desk, buttons[at]?.dataset["key"]);
  if (act.act === "move") return moveFocused(desk, buttons[at], act.to);
  const button = buttons[act.to];
  setCurrent(button?.dataset["key"] ?? "");
  button?.focus({ preventScroll: true });
}

/** A button that changes its place would lose the focus. */
function moveFocused(desk: Desk, button: HTMLButtonElement | undefined, to: number): void {
  flushSync(() => desk.put(button?.dataset["key"] ?? "", to));
  button?.focus({ preventScroll: true });
}

/** Where a card is not played at once, the first Enter picks it. */
function playFrom(desk: Desk, key: string | undefined): void {
  if (desk.state().picked.size > 0 || key === undefined) return desk.play();
  return desk.isQuick() ? desk.playSet(desk.suggested(key)) : desk.toggle(key, false);
}
