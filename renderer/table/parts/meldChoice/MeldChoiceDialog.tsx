// In which of the ways there are does the hand go down?

import type { ControlsProps } from "#renderer/table/part.ts";
import { MiniCard } from "#renderer/table/dom/MiniCard.tsx";
import { hooksOf } from "#renderer/table/tableGame.ts";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import { openMeldChoice, putOrderOf } from "./meldChoiceDesk.ts";
import type { MeldWay } from "./meldChoice.ts";
import styles from "./MeldChoiceDialog.module.css";

/** Pressed is laid down. */
export function MeldChoiceDialog({ desk, state, offers, settings: { deck } }: ControlsProps) {
  const hooks = hooksOf(desk.game, "meldChoice");
  if (!hooks || !state.view || !offers || !state.isChoosingMelds || state.sending) return null;
  const ways = hooks.ways(state.view.seen, offers.reading, putOrderOf(state));
  if (ways.length === 0) return null;
  const words = hooks.words();
  const close = (): void => openMeldChoice(desk, false);
  const lay = ({ move }: MeldWay): void => {
    close();
    void desk.send(move);
  };
  return (
    <Sheet title={words.title} onClose={close}>
      <p className={styles.help}>{words.help}</p>
      <ul className={styles.ways}>
        {ways.map((way, at) => (
          <li key={way.name}>
            <button
              type="button"
              className={styles.way}
              autoFocus={at === 0}
              aria-label={[way.name, way.told, ...(way.isAsPut ? [words.asPut] : [])].join(". ")}
              onClick={() => lay(way)}
            >
              <span className={styles.cards}>
                {[...way.melds, ...(way.rest.length > 0 ? [way.rest] : [])].map((cards, group) => (
                  <span key={group} className={styles.group} data-melded={group < way.melds.length}>
                    {cards.map((card) => (
                      <MiniCard key={card} card={card} deck={deck} />
                    ))}
                  </span>
                ))}
              </span>
              <span className={styles.told}>
                {way.told}
                {way.isAsPut && <em className={styles.put}>{words.asPut}</em>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
