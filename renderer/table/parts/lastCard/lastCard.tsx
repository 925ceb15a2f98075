import { useSettings } from "#renderer/context/appContext.ts";
import type { GamePart, ResultProps } from "#renderer/table/part.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { CardPicture } from "#renderer/ui/pictures/CardPicture.tsx";
import type { Card } from "#shared/cards/card.ts";
import type { AnySeen } from "#shared/contract/seen.ts";
import styles from "./lastCard.module.css";

type LastCards = Readonly<{ cards: readonly Card[]; words: string }>;

/** Shows the cards that decided a round, because the result covers them; none for null. */
export function lastCards(shownIn: (seen: AnySeen) => LastCards | null): GamePart {
  function Shown({ snapshot: { view }, table, isBrief }: ResultProps) {
    const { settings } = useSettings();
    const shown = view?.round === table.roundNumber ? shownIn(view.seen) : null;
    if (isBrief || shown === null) return null;
    return (
      <p className={styles.last}>
        {shown.cards.map((card, at) => (
          <CardPicture key={at} card={card} deck={settings.deck} width={2.25} decorative />
        ))}
        {shown.words}
      </p>
    );
  }
  return { name: "lastCard", Result: Shown };
}

export const lastCard = lastCards(({ pile }) => {
  const top = pile.at(-1);
  return top === undefined ? null : { cards: [top], words: tableText().lastOnPile(cardName(top)) };
});
