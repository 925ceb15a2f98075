// Which cards of the others' hands has everybody seen go there?

import type { CSSProperties } from "react";
import { cardName } from "#renderer/text/cardName.ts";
import { whoAt } from "#renderer/table/desk/people.ts";
import { MiniCard } from "#renderer/table/dom/MiniCard.tsx";
import type { Layout, SeatPlace } from "#renderer/table/layout/layout.ts";
import type { ControlsProps } from "#renderer/table/part.ts";
import { hooksOf } from "#renderer/table/tableGame.ts";
import styles from "./KnownCards.module.css";

/** Right of the plate, where no fan lies; pixels between them. */
const gap = 8;
const placeOf = ({ box }: SeatPlace, { room }: Layout): CSSProperties => ({
  left: box.x + box.width + gap,
  bottom: room.height - box.y - box.height,
  maxWidth: room.width - box.x - box.width - 2 * gap,
});

/** Beside each of them but the viewer's own, which he holds himself. */
export function KnownCards({
  desk,
  state: { scene, snapshot, view, moving },
  layout,
  settings,
}: ControlsProps) {
  const hooks = hooksOf(desk.game, "drawPile");
  if (!hooks || !view) return null;
  const who = whoAt(snapshot.table, view.seen.viewer);
  return (
    <>
      {layout.seats.map((place, seat) => {
        const cards = seat === scene.own ? [] : hooks.known(view.seen, seat);
        if (cards.length === 0) return null;
        const words = `${who(seat).name}, ${hooks.words()}: ${cards.map(cardName).join(", ")}`;
        return (
          <div
            key={seat}
            role="img"
            aria-label={words}
            title={words}
            className={styles.known}
            data-moving={moving}
            style={placeOf(place, layout)}
          >
            {cards.map((card, at) => (
              <MiniCard key={`${card} ${at}`} card={card} deck={settings.deck} />
            ))}
          </div>
        );
      })}
    </>
  );
}
