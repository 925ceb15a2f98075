// Which suit does the player of an eight or a joker name?

import type { KeyboardEvent } from "react";
import type { Settings } from "#shared/settings/settings.ts";
import { isNatural, suitOf, type Card, type Suit } from "#shared/cards/card.ts";
import { fourColour, twoColour } from "#renderer/art/palette.ts";
import { suitOutlines } from "#renderer/art/pips.ts";
import { text } from "#renderer/text/text.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import styles from "./SuitPicker.module.css";

interface SuitPickerProps {
  readonly suits: readonly Suit[];
  /** What is played: "8 of hearts". */
  readonly words: string;
  /** The hand without what is played. */
  readonly held: readonly Card[];
  readonly deck: Settings["deck"];
  readonly choose: (suit: Suit | null) => void;
}

const countOf = (held: readonly Card[], suit: Suit): number =>
  held.filter((card) => isNatural(card) && suitOf(card) === suit).length;

/** The suit held most has the focus: Enter names it. Every suit has its letter for a key. */
export function SuitPicker({ suits, words, held, deck, choose }: SuitPickerProps) {
  const names = text().card.suits;
  const colours = deck === "four-colour" ? fourColour : twoColour;
  const most = suits.reduce<Suit | undefined>(
    (best, suit) => (best === undefined || countOf(held, suit) > countOf(held, best) ? suit : best),
    undefined,
  );
  return (
    <Sheet title={tableText().chooseSuit} onClose={() => choose(null)}>
      <p className={styles.words}>{tableText().suitAfter(words)}</p>
      <div
        role="group"
        aria-label={tableText().chooseSuit}
        className={styles.suits}
        data-arrows
        onKeyDown={(event) => onKey(event, suits, choose)}
      >
        {suits.map((suit) => (
          <button
            key={suit}
            type="button"
            autoFocus={suit === most}
            className={styles.suit}
            aria-keyshortcuts={suit.toUpperCase()}
            aria-label={tableText().suitHeld(names[suit], countOf(held, suit))}
            onClick={() => choose(suit)}
          >
            <kbd className={styles.letter} aria-hidden="true">
              {suit.toUpperCase()}
            </kbd>
            <svg className={styles.sign} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
              <path d={suitOutlines[suit]} fill={colours[suit]} />
            </svg>
            <span className={styles.name}>{names[suit]}</span>
            <span className={styles.held}>{tableText().held(countOf(held, suit))}</span>
          </button>
        ))}
      </div>
    </Sheet>
  );
}

/** Arrows go from suit to suit and round. */
function onKey(
  event: KeyboardEvent<HTMLDivElement>,
  suits: readonly Suit[],
  choose: (suit: Suit) => void,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const typed = suits.find((suit) => suit === event.key.toLowerCase());
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (typed) choose(typed);
  else if (step !== undefined) {
    const buttons = [...event.currentTarget.querySelectorAll("button")];
    const at = buttons.findIndex((button) => button === document.activeElement);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  } else return;
  event.preventDefault();
}
