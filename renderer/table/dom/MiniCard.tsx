import type { Settings } from "#shared/settings/settings.ts";
import { isNatural, rankOf, suitOf, type Card } from "#shared/cards/card.ts";
import { fourColour, twoColour } from "#renderer/art/palette.ts";
import { suitOutlines } from "#renderer/art/pips.ts";
import styles from "./MiniCard.module.css";

type MiniCardProps = Readonly<{
  card: Card;
  deck: Settings["deck"];
  /** Stands for the whole rank: no suit is shown. */
  anySuit?: boolean;
}>;

const rankWritten = (rank: string) => (rank === "T" ? "10" : rank);

/** Decorative: the element around it has the accessible name. */
export function MiniCard({ card, deck, anySuit = false }: MiniCardProps) {
  if (!isNatural(card))
    return (
      <span className={styles.card} aria-hidden="true">
        <span className={styles.joker}>★</span>
      </span>
    );
  const colour = (deck === "four-colour" ? fourColour : twoColour)[suitOf(card)];
  return (
    <span
      className={styles.card}
      style={anySuit ? undefined : { color: colour }}
      aria-hidden="true"
    >
      <span className={styles.rank}>{rankWritten(rankOf(card))}</span>
      {!anySuit && (
        <svg className={styles.suit} viewBox="0 0 100 100" focusable="false">
          <path d={suitOutlines[suitOf(card)]} fill="currentcolor" />
        </svg>
      )}
    </span>
  );
}
