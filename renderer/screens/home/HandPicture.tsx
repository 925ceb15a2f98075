// Which hand lies on the home screen?

import { text } from "#renderer/text/text.ts";
import { CardPicture } from "#renderer/ui/pictures/CardPicture.tsx";
import type { Settings } from "#shared/settings/settings.ts";
import type { Card } from "#shared/cards/card.ts";
import styles from "./HandPicture.module.css";

/**
 * The card that must be led, the one that beats everything, the one that stands for any – and the
 * King.
 */
const hand: readonly Card[] = ["3c", "2d", "Jk", "Qs", "Kh"];
const spread = 9;

export function HandPicture({ deck }: { readonly deck: Settings["deck"] }) {
  return (
    <div className={styles.hand} role="img" aria-label={text().home.handAlt}>
      {hand.map((card, at) => (
        <div
          key={card}
          className={styles.card}
          style={{ rotate: `${(at - (hand.length - 1) / 2) * spread}deg`, zIndex: at }}
        >
          <CardPicture card={card} deck={deck} width={9.5} decorative />
        </div>
      ))}
    </div>
  );
}
