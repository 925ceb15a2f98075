// What does each card do at this table, to be looked up while one plays (H-32)?

import { rankOf, isNatural } from "#shared/cards/card.ts";
import type { Settings } from "#shared/settings/settings.ts";
import { cardName } from "#renderer/text/cardName.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { Effect } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import styles from "./EffectsStrip.module.css";
import hud from "./Hud.module.css";
import { MiniCard } from "./MiniCard.tsx";

const stripId = "table-effects";

export function EffectsButton({
  isOpen,
  toggle,
}: {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}) {
  const words = tableText();
  const label = isOpen ? words.hideEffects : words.showEffects;
  return (
    <button
      type="button"
      className={`${hud.button} ${styles.button}`}
      aria-label={words.effects}
      aria-expanded={isOpen}
      aria-controls={stripId}
      aria-keyshortcuts="E"
      title={words.keyOf(label, "E")}
      onClick={toggle}
    >
      <Icon name="cards" />
    </button>
  );
}

interface EffectsStripProps {
  readonly effects: readonly Effect[];
  readonly deck: Settings["deck"];
  readonly layout: Layout;
  readonly close: () => void;
}

/** Pixels. */
const gap = 6;

/** Play goes on beside it. */
export function EffectsStrip({
  effects,
  deck,
  layout: { hudRight, status, room },
  close,
}: EffectsStripProps) {
  const words = tableText();
  const top = hudRight.y + hudRight.height + gap;
  return (
    <section
      id={stripId}
      className={styles.strip}
      style={{
        top,
        right: room.width - hudRight.x - hudRight.width,
        maxHeight: Math.max(120, status.y - gap - top),
      }}
      aria-label={words.effects}
    >
      <div className={styles.header}>
        <h2 className={styles.title}>{words.effects}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label={words.hideEffects}
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </div>
      {/* A list that scrolls is reached by keys. */}
      <dl className={styles.rows} tabIndex={0} aria-label={words.effects}>
        {effects.map(({ card, isOnly, does }) => (
          <div key={card} className={styles.row}>
            <dt>
              <MiniCard card={card} deck={deck} anySuit={!isOnly} />
              <span className="unseen">
                {isOnly || !isNatural(card) ? cardName(card) : words.rankName(rankOf(card))}
              </span>
            </dt>
            <dd className={styles.does}>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
