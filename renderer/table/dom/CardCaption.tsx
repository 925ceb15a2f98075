import { useSyncExternalStore, type CSSProperties } from "react";
import { isNatural, rankOf } from "#shared/cards/card.ts";
import { firstOf, type ControlsProps, type Covered } from "#renderer/table/part.ts";
import { isDealing, type DeskState } from "#renderer/table/desk/deskState.ts";
import { clamp } from "#renderer/table/layout/boxes.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { Effect } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { sentence } from "#renderer/text/text.ts";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { MiniCard } from "./MiniCard.tsx";
import type { Laid } from "./TableFrame.tsx";
import styles from "./CardCaption.module.css";
import hud from "./Hud.module.css";

type CaptionProps = Laid & Pick<ControlsProps, "state" | "offers" | "pointed"> & Covered;

/** Announced once the hand is dealt, and again when it changes. */
export function Holding({ game, state, layout }: Pick<CaptionProps, "game" | "state" | "layout">) {
  const { view, scene } = state;
  const { hand, room } = layout;
  const isThere =
    view !== null &&
    game !== null &&
    scene.own !== null &&
    !isDealing(state) &&
    !(scene.folded[scene.own] ?? false);
  const words = isThere
    ? (firstOf(game, (part) => part.holding?.(game, state)) ?? game.words().holding(view.seen))
    : "";
  return (
    <p
      role="status"
      className={words === "" ? "unseen" : styles.holding}
      style={{
        left: hand.x - hand.width / 2,
        width: hand.width,
        bottom: Math.max(2, room.height * 0.004),
      }}
    >
      {words !== "" && (
        <span className={styles.words} aria-label={tableText().holding(words)}>
          {words}
        </span>
      )}
    </p>
  );
}

const stripId = "table-effects";

type EffectsButtonProps = Readonly<{ isOpen: boolean; toggle: () => void }>;

export function EffectsButton({ isOpen, toggle }: EffectsButtonProps) {
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

type EffectsStripProps = Pick<ControlsProps, "layout" | "settings"> &
  Readonly<{ effects: readonly Effect[]; close: () => void }>;

const effectsStripGap = 6;

/** Not modal: play goes on beside it. */
export function EffectsStrip({
  effects,
  settings: { deck },
  layout: { hudRight, status, room },
  close,
}: EffectsStripProps) {
  const words = tableText();
  const top = hudRight.y + hudRight.height + effectsStripGap;
  return (
    <section
      id={stripId}
      className={styles.strip}
      style={{
        top,
        right: room.width - hudRight.x - hudRight.width,
        maxHeight: Math.max(120, status.y - effectsStripGap - top),
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
      {/* Focusable, so that keys can scroll the list. */}
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

function captionOf({ game, state, offers }: CaptionProps, key: string | null) {
  const { view, scene } = state;
  const card = scene.hand.find((one) => one.key === key)?.card;
  if (key === null || !card || !view || !game) return null;
  const words = game.words();
  const why = offers?.legal && !offers.legal.has(key) ? words.unfit(view.seen, card) : null;
  const does = words.caption(view.seen, card);
  return why || does !== "" ? { key, card, does, why } : null;
}

/** The pointed card goes before the picked one. A refusal is shown in its own place. */
export function CardCaption(props: CaptionProps) {
  const { state, layout, pointed, above = 0 } = props;
  const looked = useSyncExternalStore(pointed.subscribe, pointed.key);
  const pickedLast = [...state.picked].at(-1) ?? null;
  const caption =
    state.toast !== null || above === "all" ? null : captionOf(props, looked ?? pickedLast);
  const spoken = captionOf(props, pickedLast);
  return (
    <>
      <p role="status" className="unseen">
        {spoken?.why && sentence(spoken.why)}
      </p>
      {caption && (
        <div
          className={styles.place}
          style={placeOf(layout, state, caption.key, above === "all" ? 0 : above)}
          aria-hidden="true"
        >
          <p className={`${styles.caption} ${caption.why ? styles.unfit : ""}`}>
            {caption.why
              ? sentence(caption.why)
              : tableText().caption(cardName(caption.card), caption.does)}
            {caption.why && <span className={styles.rule}>{caption.why.code}</span>}
          </p>
        </div>
      )}
    </>
  );
}

const edge = 8;
const gap = 5;
const widest = 320;

/**
 * Above the line that says whose turn it is, over its card as far as the window allows, so that
 * cards and buttons stay free.
 */
function placeOf(
  { handPlaces, room, status }: Layout,
  { scene: { hand } }: DeskState,
  key: string,
  above: number,
): CSSProperties {
  const at = hand.findIndex((held) => held.key === key);
  const x = handPlaces(Math.max(1, hand.length))[at]?.x ?? room.width / 2;
  const width = Math.min(widest, room.width - 2 * edge);
  return {
    left: clamp(x - width / 2, edge, room.width - width - edge),
    width,
    bottom: room.height - status.y + gap + above,
  };
}
