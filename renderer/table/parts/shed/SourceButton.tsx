import { useRef, useState, type PointerEvent } from "react";
import type { Settings } from "#shared/settings/settings.ts";
import type { Card } from "#shared/cards/card.ts";
import type { Box } from "#renderer/art/box.ts";
import { boxStyle } from "#renderer/table/dom/TableFrame.tsx";
import { MiniCard } from "#renderer/table/dom/MiniCard.tsx";
import styles from "./SourceButton.module.css";
import type { ControlsProps } from "#renderer/table/part.ts";
import { tableText } from "#renderer/table/tableText.ts";

/** Distance at which a press becomes a pull, pixels. */
const pullFrom = 9;

type Pulled = Readonly<{
  x: number;
  y: number;
  byX: number;
  byY: number;
}>;

type Pull = Readonly<{
  /** Upper edge of the own area: a card released below it is taken. */
  floor: number;
  /** Null lies face down. */
  card: Card | null;
  deck: Settings["deck"];
}>;

type SourceButtonProps = Readonly<{
  name: string;
  place: Box;
  pull?: Pull;
  take: () => void;
}>;

export function SourceButton({ name, place, pull, take }: SourceButtonProps) {
  const { pulled, wasPulled, handlers } = usePull(pull, take);
  return (
    <button
      type="button"
      className={styles.source}
      style={boxStyle(place)}
      data-pull={pull !== undefined}
      aria-label={name}
      title={name}
      {...handlers}
      onClick={() => {
        // The click after a pull that ended elsewhere takes nothing.
        if (!wasPulled.current) take();
        wasPulled.current = false;
      }}
    >
      {pull && pulled && (
        <span
          className={styles.pulled}
          style={{
            translate: `${pulled.byX}px ${pulled.byY}px`,
            ["--mini" as string]: `${place.width / 1.5}px`,
          }}
        >
          {pull.card === null ? (
            <span className={styles.back} />
          ) : (
            <MiniCard card={pull.card} deck={pull.deck} />
          )}
        </span>
      )}
    </button>
  );
}

/** `pulled`: the distance; null while it is only a press. */
function usePull(pull: Pull | undefined, take: () => void) {
  const [held, setHeld] = useState<Pulled | null>(null);
  const wasPulled = useRef(false);
  const pulled = held !== null && Math.hypot(held.byX, held.byY) >= pullFrom ? held : null;
  if (!pull) return { pulled: null, wasPulled, handlers: {} };
  const end = ({ clientY }: PointerEvent) => {
    wasPulled.current = pulled !== null;
    setHeld(null);
    if (pulled && clientY > pull.floor) take();
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      wasPulled.current = false;
      setHeld({ x: event.clientX, y: event.clientY, byX: 0, byY: 0 });
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) =>
      setHeld((now) => now && { ...now, byX: clientX - now.x, byY: clientY - now.y }),
    onPointerUp: end,
    onPointerCancel: () => setHeld(null),
  };
  return { pulled, wasPulled, handlers };
}

/** Lies over the drawn stock, only while a card may be drawn. */
export function StockButton({
  desk,
  state: { scene, sending, moving },
  offers,
  layout,
}: ControlsProps) {
  const place = layout.shed?.stock;
  const draw = offers?.actions.find(({ id, problem }) => id === "draw" && problem === null);
  if (!scene.shed || !place || !draw || sending || moving) return null;
  return (
    <SourceButton
      name={tableText().drawFrom(scene.shed.stock)}
      place={place}
      take={() => desk.act(draw)}
    />
  );
}
