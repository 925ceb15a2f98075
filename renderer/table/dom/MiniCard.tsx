import type { Settings } from "#shared/settings/settings.ts";
import { isNatural, rankOf, suitOf, type Card, type Suit } from "#shared/cards/card.ts";
import { fourColour, twoColour } from "#renderer/art/palette.ts";
import { suitOutlines } from "#renderer/art/pips.ts";
import { rankWritten } from "#renderer/text/cardName.ts";
import styles from "./MiniCard.module.css";

type Deck = Settings["deck"];

const colourOf = (suit: Suit, deck: Deck) =>
  (deck === "four-colour" ? fourColour : twoColour)[suit];

type SuitSignProps = Readonly<{ suit: Suit; deck: Deck; className: string | undefined }>;

export const SuitSign = ({ suit, deck, className }: SuitSignProps) => (
  <svg className={className} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    <path d={suitOutlines[suit]} fill={colourOf(suit, deck)} />
  </svg>
);

type MiniCardProps = Readonly<{
  card: Card;
  deck: Deck;
  /** Stands for the whole rank: no suit is shown. */
  anySuit?: boolean;
}>;

/** Decorative: the element around it has the accessible name. */
export function MiniCard({ card, deck, anySuit = false }: MiniCardProps) {
  if (!isNatural(card))
    return (
      <span className={styles.card} aria-hidden="true">
        <span className={styles.joker}>★</span>
      </span>
    );
  const suit = suitOf(card);
  return (
    <span
      className={styles.card}
      style={anySuit ? undefined : { color: colourOf(suit, deck) }}
      aria-hidden="true"
    >
      <span className={styles.rank}>{rankWritten(rankOf(card))}</span>
      {!anySuit && <SuitSign suit={suit} deck={deck} className={styles.suit} />}
    </span>
  );
}
