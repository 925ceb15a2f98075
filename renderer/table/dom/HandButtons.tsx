import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from "react";
import { flushSync } from "react-dom";
import type { Card } from "#shared/cards/card.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import { clamp } from "#renderer/table/layout/boxes.ts";
import { hoverSize, riseOf, type HandPlace } from "#renderer/table/layout/handFan.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import { cardShape } from "#renderer/table/layout/regions.ts";
import type { ControlsProps } from "#renderer/table/part.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { sentence } from "#renderer/text/text.ts";
import { CardGestures, type HandPointer } from "./input/CardGestures.ts";
import { handActOf } from "./input/useTableKeys.ts";
import styles from "./HandButtons.module.css";

type HandButtonsProps = Pick<ControlsProps, "desk" | "state" | "offers" | "layout"> &
  Readonly<{ raised: ReadonlySet<string>; pointed: HandPointer }>;

/** Text for screen readers besides the card's name and note; "" for nothing. */
function aboutCard({ desk, state: { view } }: HandButtonsProps, card: Card, isUnfit: boolean) {
  const words = desk.game?.words();
  if (!view || !words) return "";
  const why = isUnfit ? words.unfit(view.seen, card) : null;
  if (why) return sentence(why);
  const caption = words.caption(view.seen, card);
  return caption === words.note(card) ? "" : caption;
}

type Drawn = Readonly<{ rise: number; size: number }>;

/**
 * The visible strip of a card that is raised by `rise` pixels and drawn `size` times as large,
 * turned like the card. Its lower edge stays in place so that the card does not slip away from the
 * pointer that raised it.
 */
function stripStyle(
  { hand, room }: Layout,
  { x, y, rotation, strip }: HandPlace,
  { rise, size }: Drawn,
): CSSProperties {
  const [halfWidth, halfHeight] = [hand.cardWidth / 2, (hand.cardWidth * cardShape) / 2];
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  const [right, down] = [-halfWidth * size, -halfHeight * size - rise];
  const left = x + right * cos - down * sin;
  const top = y + right * sin + down * cos;
  // What lies below the window's edge cannot be touched, and the page must not scroll to it.
  const inside = (room.height - 1 - Math.max(top, top + strip.width * sin)) / cos;
  const height = Math.min(strip.height + rise + halfHeight * (size - 1), inside);
  return {
    width: strip.width + halfWidth * (size - 1),
    height,
    transform: `matrix(${cos}, ${sin}, ${-sin}, ${cos}, ${left}, ${top})`,
  };
}

type Pointed = PointerEvent<HTMLElement>;

function useCardPointer(
  desk: Desk,
  layout: Layout,
  pointer: HandPointer,
  places: CardGestures["places"],
) {
  const gestures = useMemo(() => new CardGestures(desk, pointer), [desk, pointer]);
  gestures.cardHeight = layout.hand.cardWidth * cardShape;
  gestures.places = places;
  const point = (key: string | null, event: Pointed) => {
    if (!gestures.isPulling && event.pointerType !== "touch")
      pointer.point(key, key === null ? 0 : tiltOf(event));
  };
  return (key: string) => ({
    onPointerDown: (event: Pointed) => {
      if (!event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (event.pointerType === "touch") pointer.press?.(key);
      gestures.down(key, event);
    },
    onPointerMove: (event: Pointed) => {
      gestures.move(event);
      point(key, event);
    },
    // Not on click: a browser swallows a tap that follows quickly on a slide.
    onPointerUp: (event: Pointed) => {
      pointer.press?.(null);
      const { clientX, clientY, timeStamp } = event;
      gestures.up(
        {
          clientX,
          clientY,
          timeStamp,
          over: gestures.isPulling ? placeAt(clientX, clientY) : null,
        },
        event.shiftKey || event.ctrlKey || event.metaKey,
      );
    },
    onPointerCancel: () => {
      pointer.press?.(null);
      gestures.cancel();
    },
    onPointerLeave: (event: Pointed) => point(null, event),
    onClick: (event: MouseEvent<HTMLElement>) => {
      // A click without a pointer comes from a key or a screen reader.
      if (event.detail === 0) desk.toggle(key, false);
    },
  });
}

const placeAt = (x: number, y: number): string | null =>
  document
    .elementsFromPoint(x, y)
    .flatMap((element) =>
      element instanceof HTMLElement ? (element.dataset["takes"] ?? []) : [],
    )[0] ?? null;

function tiltOf({ currentTarget, clientX }: Pointed) {
  const { left, width } = currentTarget.getBoundingClientRect();
  return width > 0 ? clamp(((clientX - left) / width) * 2 - 1, -1, 1) : 0;
}

export function HandButtons(props: HandButtonsProps) {
  const { desk, state, raised, offers, layout } = props;
  const { scene, fresh, view } = state;
  const group = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useRoving(
    group,
    scene.hand.map(({ key }) => key),
  );
  const [hovered, pointer] = useHovered(props.pointed);
  const places = layout.handPlaces(Math.max(1, scene.hand.length));
  const handlers = useCardPointer(
    desk,
    layout,
    pointer,
    scene.hand.map(({ key }, at) => ({ key, x: places[at]?.x ?? 0 })),
  );
  const words = desk.game?.words();
  const mayAllTheSame = (card: Card) => {
    const reading = view && desk.game?.picking.read(view.seen, [card]);
    return reading?.kind === "move" && reading.legal;
  };
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
        const isPicked = raised.has(key);
        const isHovered = hovered === key;
        const isLegal = offers?.legal?.has(key) ?? false;
        const isUnfit = offers?.legal ? !isLegal : false;
        const name = cardName(card);
        return (
          <button
            key={key}
            type="button"
            data-card={card}
            data-key={key}
            className={styles.card}
            aria-label={[
              name.charAt(0).toUpperCase() + name.slice(1),
              words?.note(card),
              fresh.has(key) && tableText().fresh,
            ]
              .filter(Boolean)
              .join(", ")}
            aria-pressed={isPicked}
            aria-disabled={isUnfit && !mayAllTheSame(card)}
            aria-description={aboutCard(props, card, isUnfit) || undefined}
            tabIndex={key === current ? 0 : -1}
            style={stripStyle(layout, places[index]!, {
              rise: riseOf(layout.hand, { isPicked, isLegal, isHovered }),
              size: isHovered ? hoverSize : 1,
            })}
            onFocus={(event) => {
              setCurrent(key);
              if (event.currentTarget.matches(":focus-visible")) pointer.point(key, 0);
            }}
            onBlur={() => pointer.point(null, 0)}
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

/** The hovered card is drawn higher; its button and focus ring rise with it. */
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
 * Roving focus: Tab reaches one card, arrows the others. A card that is played passes the focus to
 * its neighbour.
 */
function useRoving(
  group: { readonly current: HTMLDivElement | null },
  keys: readonly string[],
): readonly [string | undefined, (key: string) => void] {
  const [current, setCurrent] = useState<string>();
  const last = useRef<Readonly<{ index: number; focused: Element | null }>>({
    index: 0,
    focused: null,
  });
  const index = current === undefined ? -1 : keys.indexOf(current);
  const tabbable = index >= 0 ? current : keys[Math.min(last.current.index, keys.length - 1)];
  useEffect(() => {
    const { activeElement } = document;
    // While the focus moves to another control it is briefly on the body; it is lost only if its
    // card is gone.
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
) {
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

/** A button that is moved in the page loses the focus. */
function moveFocused(desk: Desk, button: HTMLButtonElement | undefined, to: number) {
  flushSync(() => desk.put(button?.dataset["key"] ?? "", to));
  button?.focus({ preventScroll: true });
}

/** Where a card is not played at once, the first Enter picks it. */
function playFrom(desk: Desk, key: string | undefined) {
  if (desk.state().picked.size > 0 || key === undefined) return desk.play();
  return desk.isQuick() ? desk.playSet(desk.suggested(key)) : desk.toggle(key, false);
}
