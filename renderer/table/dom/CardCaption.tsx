// What does the card do that is looked at or was picked last, and if it does not fit, why not
// (H-32)?

import { useSyncExternalStore, type CSSProperties } from "react";
import type { Card } from "#shared/cards/card.ts";
import type { RuleError } from "#shared/contract/outcome.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { sentence } from "#renderer/text/text.ts";
import type { DeskState } from "#renderer/table/desk/deskState.ts";
import type { Offers } from "#renderer/table/desk/offers.ts";
import { clamp } from "#renderer/table/layout/boxes.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { TableGame } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import type { PointedCard } from "./input/PointedCard.ts";
import styles from "./CardCaption.module.css";

interface CardCaptionProps {
  readonly game: TableGame | null;
  readonly state: DeskState;
  readonly offers: Offers | null;
  readonly layout: Layout;
  readonly pointed: PointedCard;
  /**
   * As for what is refused: so many pixels above the line that says whose turn it is are covered;
   * `all`: everything there is needed.
   */
  readonly above: number | "all";
}

export type Caption = {
  readonly key: string;
  readonly card: Card;
  readonly does: string;
  readonly why: RuleError | null;
};

/** Of this card; null where there is nothing to be said of it. */
function captionOf(
  game: TableGame | null,
  { view, scene }: DeskState,
  offers: Pick<Offers, "legal"> | null,
  key: string,
): Caption | null {
  const held = scene.hand.find((one) => one.key === key);
  if (!held || !view || !game) return null;
  const { card } = held;
  const words = game.words();
  const why = offers?.legal && !offers.legal.has(key) ? words.unfit(view.seen, card) : null;
  const does = words.caption(view.seen, card);
  return why || does !== "" ? { key, card, does, why } : null;
}

/** The one looked at goes before the one picked; what was refused is told in its own place. */
export function CardCaption({ game, state, offers, layout, pointed, above }: CardCaptionProps) {
  const looked = useSyncExternalStore(pointed.subscribe, pointed.key);
  const pickedLast = [...state.picked].at(-1) ?? null;
  const key = looked ?? pickedLast;
  const caption =
    key === null || state.toast !== null || above === "all"
      ? null
      : captionOf(game, state, offers, key);
  const spoken = pickedLast === null ? null : captionOf(game, state, offers, pickedLast);
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

/** Pixels. */
const edge = 8;
const gap = 5;
const widest = 320;

/**
 * Above the line that says whose turn it is, over its card as far as the window allows: cards and
 * buttons stay free.
 */
function placeOf(
  { handPlaces, room, status }: Layout,
  { scene }: DeskState,
  key: string,
  above: number,
): CSSProperties {
  const at = scene.hand.findIndex((held) => held.key === key);
  const x = handPlaces(Math.max(1, scene.hand.length))[at]?.x ?? room.width / 2;
  const width = Math.min(widest, room.width - 2 * edge);
  return {
    left: clamp(x - width / 2, edge, room.width - width - edge),
    width,
    bottom: room.height - status.y + gap + above,
  };
}
