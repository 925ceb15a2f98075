import { useSettings } from "#renderer/context/settingsContext.ts";
import { tableGame } from "#renderer/games/tableGames.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { text } from "#renderer/text/text.ts";
import { isNatural, rankOf, suitOf, type Card } from "#shared/cards/card.ts";
import type { AnySeen } from "#shared/contract/seen.ts";
import type { ReplayPlayer } from "#shared/protocol/replay.ts";
import styles from "./Replay.module.css";

interface CardListProps {
  readonly players: readonly ReplayPlayer[];
  readonly game: string;
  readonly seen: AnySeen;
}

export function CardList({ players, game, seen }: CardListProps) {
  const words = text().replay;
  const order = tableGame(game).order(useSettings().settings.sortBy);
  return (
    <ul className={styles.hands} aria-label={words.cards}>
      {players.map(({ name }, seat) => {
        const hand = seen.hands[seat] ?? 0;
        const count = typeof hand === "number" ? hand : hand.length;
        const cards =
          typeof hand === "number"
            ? (seen.known.find((known) => known.seat === seat)?.cards ?? [])
            : hand;
        return (
          <li key={seat} className={styles.hand}>
            <span className={styles.holder}>{name}</span>
            <span className="small">{count === 0 ? words.none : words.held(count)}</span>
            {cards.length > 0 && <Cards cards={cards.toSorted(order)} />}
          </li>
        );
      })}
    </ul>
  );
}

const suitSigns = { c: "♣", d: "♦", h: "♥", s: "♠" } as const;

function Cards({ cards }: { readonly cards: readonly Card[] }) {
  const { deck } = useSettings().settings;
  return (
    <span className={styles.cards} data-deck={deck}>
      <span className="unseen">{cards.map(cardName).join(", ")}</span>
      {cards.map((card, at) => (
        <span
          key={at}
          aria-hidden="true"
          className={styles.card}
          data-suit={isNatural(card) ? suitOf(card) : "joker"}
        >
          {isNatural(card)
            ? `${rankOf(card) === "T" ? "10" : rankOf(card)}${suitSigns[suitOf(card)]}`
            : "★"}
        </span>
      ))}
    </span>
  );
}
