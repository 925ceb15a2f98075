import type { CSSProperties } from "react";
import type { Card } from "#shared/cards/card.ts";
import type { Settings } from "#shared/settings/settings.ts";
import { isDealing } from "#renderer/table/desk/deskState.ts";
import { MiniCard } from "#renderer/table/dom/MiniCard.tsx";
import { clamp } from "#renderer/table/layout/boxes.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { ControlsProps, PartOf } from "#renderer/table/part.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import styles from "./sets.module.css";
import {
  addSet,
  chosenCards,
  foundSets,
  ownSet,
  putOnTop,
  removeSet,
  setsDesk,
  setsIn,
  topOf,
  trayIn,
  type SetsHooks,
  type SetsSlices,
} from "./setsTray.ts";
import { setName } from "./status.ts";

/** Leaves the hand usable; the buttons for discarding stand in the usual place. */
function SetsPanel({ desk, state, layout, settings: { deck } }: ControlsProps) {
  const found = setsIn(desk.game, state);
  if (!found || isDealing(state) || state.sending) return null;
  const words = tableText();
  const own = ownSet(desk.game, state);
  return (
    <section className={styles.panel} style={panelStyle(layout)} aria-label={words.sets}>
      <SetList desk={desk} state={state} found={found} deck={deck} />
      {own !== null && (
        <button type="button" className={styles.add} onClick={() => addSet(desk, own)}>
          {words.addSet(setName(own))}
        </button>
      )}
      {own === null && trayIn(state).sets.length === 0 && (
        <p className={styles.help}>{found.length === 0 ? words.noneFound : words.ownSet}</p>
      )}
      <TopChoice desk={desk} state={state} deck={deck} />
    </section>
  );
}

interface TrayProps extends Pick<ControlsProps, "desk" | "state"> {
  readonly deck: Settings["deck"];
}

interface SetListProps extends TrayProps {
  readonly found: readonly (readonly Card[])[];
}

/**
 * Sets found in the hand and sets put together by the person. Chosen ones are pressed; pressing
 * them again takes them back.
 */
function SetList({ desk, state, found: offered, deck }: SetListProps) {
  const words = tableText();
  const { hand } = state.scene;
  const found = foundSets(offered, hand, trayIn(state));
  const made = chosenCards(hand, trayIn(state)).flatMap((held, at) =>
    found.some((set) => set.at === at)
      ? []
      : [{ cards: held.map(({ card }) => card), at, isFree: true }],
  );
  if (found.length + made.length === 0) return null;
  return (
    <ul className={styles.sets}>
      {[...found, ...made].map(({ cards, at, isFree }, place) => {
        const taken = at === null && !isFree ? words.takenSet : undefined;
        return (
          <li key={place}>
            <button
              type="button"
              className={styles.set}
              aria-pressed={at !== null}
              aria-disabled={taken !== undefined}
              aria-description={taken}
              title={taken}
              aria-label={`${setName(cards)}: ${cards.map(cardName).join(", ")}`}
              onClick={() => (at !== null ? removeSet(desk, at) : isFree && addSet(desk, cards))}
            >
              <span className={styles.cards}>
                {cards.map((card, index) => (
                  <MiniCard key={index} card={card} deck={deck} />
                ))}
              </span>
              <span className={styles.name}>{setName(cards)}</span>
              <span className={styles.tick} aria-hidden="true">
                {at !== null && <Icon name="check" />}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The own card that will lie on top of the others; whether others' cards follow is not known yet.
 */
function TopChoice({ desk, state, deck }: TrayProps) {
  const words = tableText();
  const held = chosenCards(state.scene.hand, trayIn(state)).flat();
  if (held.length === 0) return null;
  return (
    <div role="radiogroup" aria-label={`${words.onTop} ${words.onTopWhy}`} className={styles.top}>
      <p className={styles.help} aria-hidden="true">
        <b>{words.onTop}</b> {words.onTopWhy}
      </p>
      <div className={styles.choices}>
        {held.map(({ key, card }) => (
          <label key={key} className={styles.choice}>
            <input
              type="radio"
              name="top-card"
              className="unseen"
              checked={topOf(trayIn(state)) === key}
              onChange={() => putOnTop(desk, key)}
              aria-label={cardName(card)}
            />
            <MiniCard card={card} deck={deck} />
          </label>
        ))}
      </div>
    </div>
  );
}

const gap = 8;
const widest = 680;
/** Least heights for words of the usual size; a phone's buttons need more rows. */
const lowest = { portrait: 200, landscape: 170 } as const;

function panelStyle({ status, room, table, shed, portrait, words }: Layout): CSSProperties {
  const width = portrait ? room.width - 2 * gap : Math.min(widest * words, table.width - 2 * gap);
  const pileEnd = shed ? shed.pile.y + shed.pile.height : 0;
  const maxHeight = clamp(
    status.y - pileEnd - 2 * gap,
    lowest[portrait ? "portrait" : "landscape"] * words,
    room.height * 0.4,
  );
  return { left: (room.width - width) / 2, width, bottom: room.height - status.y + gap, maxHeight };
}

export const sets = (hooks: SetsHooks): PartOf<SetsSlices> => ({
  name: "sets",
  hooks: { sets: hooks },
  desk: setsDesk,
  controls: { beforeHand: SetsPanel },
});
