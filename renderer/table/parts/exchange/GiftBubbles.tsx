// Where does it stand who has given whom which cards?

import { whoAt } from '#renderer/table/desk/people.ts';
import { bubbleStyle } from '#renderer/table/dom/SeatBubbles.tsx';
import styles from '#renderer/table/dom/SeatBubbles.module.css';
import type { ControlsProps } from '#renderer/table/part.ts';
import { hooksOf } from '#renderer/table/tableGame.ts';

/** Beside who gave them, for eyes alone: the log tells it too. */
export function GiftBubbles({ desk, state: { scene: { gifts = [] }, snapshot, view }, layout }: ControlsProps) {
  const hooks = hooksOf(desk.game, 'gifts');
  if (!hooks || !view || gifts.length === 0) return null;
  const who = whoAt(snapshot.table, view.seen.viewer);
  return (
    <div aria-hidden="true">
      {gifts.map((gift) => {
        const place = layout.seats[gift.from];
        return place && gift.cards && (
          <div key={gift.from} data-gift={gift.from} className={styles.place} style={bubbleStyle(place, layout)}>
            <p className={styles.bubble}>{hooks.words({ ...gift, cards: gift.cards }, who)}</p>
          </div>
        );
      })}
    </div>
  );
}
