import { useState, type KeyboardEvent } from "react";
import type { Settings } from "#shared/settings/settings.ts";
import {
  isNatural,
  rankOf,
  ranks,
  suitOf,
  suits,
  type Card,
  type Natural,
  type Rank,
  type Suit,
} from "#shared/cards/card.ts";
import { fourColour, twoColour } from "#renderer/art/palette.ts";
import { suitOutlines } from "#renderer/art/pips.ts";
import { rankTyped } from "#renderer/table/desk/picks.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { text } from "#renderer/text/text.ts";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import styles from "./CardNamer.module.css";

/**
 * Moves the focus and returns true for an arrow key: from the last button to the first and back; up
 * and down to the nearest in the next row.
 */
export function arrowFocus({ key, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 0, ArrowUp: 0 }[key];
  if (step === undefined) return false;
  const buttons = [...currentTarget.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next =
    step !== 0 || at < 0
      ? buttons[(at + step + buttons.length) % buttons.length]
      : besides(buttons, buttons[at]!, key === "ArrowDown");
  next?.focus();
  return true;
}

function besides(
  buttons: readonly HTMLElement[],
  from: HTMLElement,
  isDown: boolean,
): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const offOf = (button: HTMLElement): Readonly<{ across: number; down: number }> => {
    const { left, width, top } = button.getBoundingClientRect();
    return {
      across: Math.abs(left + width / 2 - here.left - here.width / 2),
      down: (top - here.top) * (isDown ? 1 : -1),
    };
  };
  const beyond = buttons
    .map((button) => ({ button, ...offOf(button) }))
    .filter(({ down }) => down > here.height / 2);
  const nearest = Math.min(...beyond.map(({ down }) => down));
  return beyond
    .filter(({ down }) => down < nearest + here.height / 2)
    .toSorted((one, other) => one.across - other.across)[0]?.button;
}

type CardNamerProps = Readonly<{
  cards: readonly Card[];
  words: string;
  deck: Settings["deck"];
  choose: (card: Card | null) => void;
}>;

type Named = (rank: Rank, suit: Suit) => Natural | undefined;

/**
 * Asks for the rank first, which is enough where it may be named in one suit only, else for the
 * suit. Keys name both.
 */
export function CardNamer({ cards, words, deck, choose }: CardNamerProps) {
  const naturals = cards.filter(isNatural);
  const offered = ranks.filter((rank) => naturals.some((card) => rankOf(card) === rank));
  const [chosen, setRank] = useState<Rank | null>(null);
  const rank = chosen ?? (offered.length === 1 ? offered[0]! : null);
  const named: Named = (ofRank, suit) =>
    naturals.find((card) => rankOf(card) === ofRank && suitOf(card) === suit);
  const pickRank = (picked: Rank) => {
    const only = onlyOne(named, picked);
    if (only) choose(only);
    else setRank(picked);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typedRank = offered.find((one) => one === rankTyped(event.key));
    const suit = suits.find((one) => one === event.key.toLowerCase());
    const card = rank !== null && suit !== undefined ? named(rank, suit) : undefined;
    if (card) choose(card);
    else if (typedRank) pickRank(typedRank);
    else if (!arrowFocus(event)) return;
    event.preventDefault();
  };
  return (
    <Sheet title={tableText().chooseCard} onClose={() => choose(null)}>
      <p className={styles.words}>{tableText().cardAfter(words)}</p>
      <div className={styles.choices} data-arrows onKeyDown={onKeyDown}>
        {offered.length > 1 && (
          <Ranks offered={offered} rank={rank} named={named} deck={deck} pick={pickRank} />
        )}
        <div role="group" aria-label={tableText().suit} className={styles.suits}>
          {suits.map((suit) => {
            const card = rank === null ? undefined : named(rank, suit);
            return (
              card && (
                <SuitButton
                  key={card}
                  card={card}
                  deck={deck}
                  isFirst={suits.find((one) => named(rank!, one)) === suit}
                  choose={choose}
                />
              )
            );
          })}
        </div>
      </div>
    </Sheet>
  );
}

function onlyOne(named: Named, rank: Rank): Natural | null {
  const [only, ...more] = suits.flatMap((suit) => named(rank, suit) ?? []);
  return only !== undefined && more.length === 0 ? only : null;
}

const rankWritten = (rank: Rank) => (rank === "T" ? "10" : rank);

interface RanksProps extends Pick<CardNamerProps, "deck"> {
  readonly offered: readonly Rank[];
  readonly rank: Rank | null;
  readonly named: Named;
  readonly pick: (rank: Rank) => void;
}

/** A rank that may be named in one suit only shows the whole card. */
function Ranks({ offered, rank, named, deck, pick }: RanksProps) {
  return (
    <div role="group" aria-label={tableText().rank} className={styles.ranks}>
      {offered.map((one, at) => {
        const only = onlyOne(named, one);
        return (
          <button
            key={one}
            type="button"
            className={styles.rank}
            autoFocus={at === 0}
            aria-pressed={only ? undefined : rank === one}
            aria-label={only ? cardName(only) : text().card.ranks[one]}
            onClick={() => pick(one)}
          >
            <span>{rankWritten(one)}</span>
            <span className={styles.within}>
              {only ? <Sign suit={suitOf(only)} deck={deck} /> : "…"}
            </span>
          </button>
        );
      })}
    </div>
  );
}

interface SuitButtonProps extends Pick<CardNamerProps, "deck" | "choose"> {
  readonly card: Natural;
  readonly isFirst: boolean;
}

/** The focus moves to the next question. */
function SuitButton({ card, deck, isFirst, choose }: SuitButtonProps) {
  return (
    <button
      type="button"
      className={styles.suit}
      autoFocus={isFirst}
      aria-keyshortcuts={suitOf(card).toUpperCase()}
      aria-label={cardName(card)}
      onClick={() => choose(card)}
    >
      <span>{rankWritten(rankOf(card))}</span>
      <Sign suit={suitOf(card)} deck={deck} />
    </button>
  );
}

function Sign({ suit, deck }: Pick<CardNamerProps, "deck"> & { readonly suit: Suit }) {
  const colours = deck === "four-colour" ? fourColour : twoColour;
  return (
    <svg className={styles.sign} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <path d={suitOutlines[suit]} fill={colours[suit]} />
    </svg>
  );
}
