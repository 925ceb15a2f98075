import { useSettings } from "#renderer/context/appContext.ts";
import type { GamePart, ResultProps } from "#renderer/table/part.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { CardPicture } from "#renderer/ui/pictures/CardPicture.tsx";
import styles from "./lastCard.module.css";

function LastCard({ snapshot: { view }, table, isBrief }: ResultProps) {
  const { settings } = useSettings();
  const top = view?.round === table.roundNumber ? view.seen.pile.at(-1) : undefined;
  if (isBrief || top === undefined) return null;
  return (
    <p className={styles.last}>
      <CardPicture card={top} deck={settings.deck} width={2.25} decorative />
      {tableText().lastOnPile(cardName(top))}
    </p>
  );
}

/** Shows the card that a round ended with, because the result covers the pile. */
export const lastCard: GamePart = { name: "lastCard", Result: LastCard };
