import { useState, type KeyboardEvent, type ReactNode } from "react";
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
import type { Seat } from "#shared/contract/seats.ts";
import type { Settings } from "#shared/settings/settings.ts";
import { playerAt, whoAt } from "#renderer/table/desk/deskState.ts";
import { rankTyped } from "#renderer/table/desk/picks.ts";
import { SuitSign } from "#renderer/table/dom/MiniCard.tsx";
import type { ControlsProps } from "#renderer/table/part.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { cardName, rankWritten } from "#renderer/text/cardName.ts";
import { text } from "#renderer/text/text.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import { choose, questionIn } from "./namingDesk.ts";
import styles from "./ChoiceDialog.module.css";

const buttonsIn = ({ currentTarget }: KeyboardEvent<HTMLElement>) => [
  ...currentTarget.querySelectorAll<HTMLButtonElement>("button:not(:disabled)"),
];
const focusedAmong = (buttons: readonly HTMLElement[]) =>
  buttons.findIndex((button) => button === document.activeElement);

/**
 * Moves the focus and returns true for an arrow key: from the last button to the first and back; up
 * and down to the nearest in the next row.
 */
function arrowFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 0, ArrowUp: 0 }[event.key];
  if (step === undefined) return false;
  const buttons = buttonsIn(event);
  const at = focusedAmong(buttons);
  const next =
    step !== 0 || at < 0
      ? buttons[(at + step + buttons.length) % buttons.length]
      : besides(buttons, buttons[at]!, event.key === "ArrowDown");
  next?.focus();
  return true;
}

function besides(buttons: readonly HTMLElement[], from: HTMLElement, isDown: boolean) {
  const here = from.getBoundingClientRect();
  const beyond = buttons
    .map((button) => {
      const { left, width, top } = button.getBoundingClientRect();
      return {
        button,
        across: Math.abs(left + width / 2 - here.left - here.width / 2),
        down: (top - here.top) * (isDown ? 1 : -1),
      };
    })
    .filter(({ down }) => down > here.height / 2);
  const nearest = Math.min(...beyond.map(({ down }) => down));
  return beyond
    .filter(({ down }) => down < nearest + here.height / 2)
    .toSorted((one, other) => one.across - other.across)[0]?.button;
}

/** Among suits in one or two rows every arrow goes to the next button. */
function stepFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined) return false;
  const buttons = buttonsIn(event);
  buttons[(focusedAmong(buttons) + step + buttons.length) % buttons.length]?.focus();
  return true;
}

/** `take`: answers by this key; false if it is not its. `move`: for other keys. */
const onKeys =
  (
    take: (key: string) => boolean,
    move: (event: KeyboardEvent<HTMLElement>) => boolean = arrowFocus,
  ) =>
  (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (take(event.key) || move(event)) event.preventDefault();
  };

type QuestionProps<T> = Readonly<{ words: string; choose: (answer: T | null) => void }>;
type DeckProps = { readonly deck: Settings["deck"] };

type GroupProps = Readonly<{
  label: string;
  className: string | undefined;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  children: ReactNode;
}>;

const Group = ({ label, className, onKeyDown, children }: GroupProps) => (
  <div role="group" aria-label={label} className={className} data-arrows onKeyDown={onKeyDown}>
    {children}
  </div>
);

type RankDialogProps = Omit<QuestionProps<Rank>, "words"> & { readonly ranks: readonly Rank[] };

/** The key of a rank chooses it, as it picks cards elsewhere. */
function RankDialog({ ranks: offered, choose: take }: RankDialogProps) {
  const { chooseRank } = tableText();
  const onKeyDown = onKeys((key) => {
    const rank = offered.find((one) => one === rankTyped(key));
    if (rank) take(rank);
    return rank !== undefined;
  });
  return (
    <Sheet title={chooseRank} onClose={() => take(null)}>
      <Group label={chooseRank} className={styles.ranks} onKeyDown={onKeyDown}>
        {offered.map((rank, index) => (
          <button
            key={rank}
            type="button"
            className={styles.rank}
            autoFocus={index === 0}
            aria-label={text().card.ranks[rank]}
            onClick={() => take(rank)}
          >
            {rankWritten(rank)}
          </button>
        ))}
      </Group>
    </Sheet>
  );
}

type SuitPickerProps = QuestionProps<Suit> &
  DeckProps &
  Readonly<{ suits: readonly Suit[]; held: readonly Card[] }>;

/** The suit held most has the focus, so Enter names it. Every suit's letter is its key. */
function SuitPicker({ suits: offered, words, held, deck, choose: take }: SuitPickerProps) {
  const names = text().card.suits;
  const told = tableText();
  const countOf = (suit: Suit) =>
    held.filter((card) => isNatural(card) && suitOf(card) === suit).length;
  const most = Math.max(...offered.map(countOf));
  const first = offered.find((suit) => countOf(suit) === most);
  const onKeyDown = onKeys((key) => {
    const suit = offered.find((one) => one === key.toLowerCase());
    if (suit) take(suit);
    return suit !== undefined;
  }, stepFocus);
  return (
    <Sheet title={told.chooseSuit} onClose={() => take(null)}>
      <p className={styles.words}>{told.suitAfter(words)}</p>
      <Group label={told.chooseSuit} className={styles.suits} onKeyDown={onKeyDown}>
        {offered.map((suit) => (
          <button
            key={suit}
            type="button"
            autoFocus={suit === first}
            className={styles.suit}
            aria-keyshortcuts={suit.toUpperCase()}
            aria-label={told.suitHeld(names[suit], countOf(suit))}
            onClick={() => take(suit)}
          >
            <kbd className={`${styles.key} ${styles.letter}`} aria-hidden="true">
              {suit.toUpperCase()}
            </kbd>
            <SuitSign suit={suit} deck={deck} className={styles.sign} />
            <span className={styles.name}>{names[suit]}</span>
            <span className={styles.held}>{told.held(countOf(suit))}</span>
          </button>
        ))}
      </Group>
    </Sheet>
  );
}

type SeatPickerProps = Pick<ControlsProps, "desk" | "state"> &
  Readonly<{ seats: readonly Seat[]; words: string; title: string }>;

/** The first nine have their number as a key. */
function SeatPicker({ desk, state, seats, words, title }: SeatPickerProps) {
  const { own, counts } = state.scene;
  // As they sit: the viewer's left neighbour first, the viewer last.
  const steps = (seat: Seat) => (seat - (own ?? -1) - 1 + counts.length) % counts.length;
  const order = seats.toSorted((one, other) => steps(one) - steps(other));
  const onKeyDown = onKeys((key) => {
    const seat = /^[1-9]$/.test(key) ? order[Number(key) - 1] : undefined;
    if (seat !== undefined) choose(desk, seat);
    return seat !== undefined;
  });
  return (
    <Sheet title={title} onClose={() => choose(desk, null)}>
      <p className={`${styles.words} ${styles.begun}`}>{tableText().seatAfter(words)}</p>
      <Group label={title} className={styles.seats} onKeyDown={onKeyDown}>
        {order.map((seat, at) => (
          <SeatButton key={seat} desk={desk} state={state} seat={seat} at={at} />
        ))}
      </Group>
    </Sheet>
  );
}

type SeatButtonProps = Pick<ControlsProps, "desk" | "state"> & Readonly<{ seat: Seat; at: number }>;

function SeatButton({ desk, state: { view, scene, snapshot }, seat, at }: SeatButtonProps) {
  const words = tableText();
  const player = playerAt(snapshot.table, seat);
  const { name } = whoAt(snapshot.table, view?.seen.viewer ?? "spectator")(seat);
  const game = desk.game?.words();
  const marks =
    view && game
      ? [game.titles(view.seen, seat, player?.titles ?? {}), game.condition(view.seen, seat)]
          .filter(Boolean)
          .join(", ")
      : "";
  const key = at < 9 ? String(at + 1) : undefined;
  return (
    <button
      type="button"
      className={styles.seat}
      autoFocus={at === 0}
      aria-keyshortcuts={key}
      onClick={() => choose(desk, seat)}
    >
      {player && <Avatar avatar={player.avatar} size={2.5} />}
      <span className={styles.person}>
        <span className={styles.player}>{seat === scene.own ? words.youNamed(name) : name}</span>
        <span className={styles.cards}>{words.cardsLeft(scene.counts[seat] ?? 0)}</span>
        {marks !== "" && <span className={styles.marks}>{marks}</span>}
      </span>
      {key !== undefined && (
        <kbd className={`${styles.key} ${styles.number}`} aria-hidden="true">
          {key}
        </kbd>
      )}
    </button>
  );
}

type CardNamerProps = QuestionProps<Card> & DeckProps & { readonly cards: readonly Card[] };
type Named = (rank: Rank, suit: Suit) => Natural | undefined;

/**
 * Asks for the rank first, which is enough where it may be named in one suit only, else for the
 * suit. Keys name both.
 */
function CardNamer({ cards, words, deck, choose: take }: CardNamerProps) {
  const naturals = cards.filter(isNatural);
  const offered = ranks.filter((rank) => naturals.some((card) => rankOf(card) === rank));
  const [chosen, setRank] = useState<Rank | null>(null);
  const rank = chosen ?? (offered.length === 1 ? offered[0]! : null);
  const named: Named = (ofRank, suit) =>
    naturals.find((card) => rankOf(card) === ofRank && suitOf(card) === suit);
  const pickRank = (picked: Rank) => {
    const only = onlyOne(named, picked);
    if (only) take(only);
    else setRank(picked);
  };
  const onKeyDown = onKeys((key) => {
    const typedRank = offered.find((one) => one === rankTyped(key));
    const suit = suits.find((one) => one === key.toLowerCase());
    const card = rank !== null && suit !== undefined ? named(rank, suit) : undefined;
    if (card) take(card);
    else if (typedRank) pickRank(typedRank);
    return card !== undefined || typedRank !== undefined;
  });
  const inSuits = rank === null ? [] : suits.flatMap((suit) => named(rank, suit) ?? []);
  return (
    <Sheet title={tableText().chooseCard} onClose={() => take(null)}>
      <p className={styles.words}>{tableText().cardAfter(words)}</p>
      <div className={styles.choices} data-arrows onKeyDown={onKeyDown}>
        {offered.length > 1 && (
          <Ranks offered={offered} rank={rank} named={named} deck={deck} pick={pickRank} />
        )}
        <div role="group" aria-label={tableText().suit} className={styles.namedSuits}>
          {inSuits.map((card, at) => (
            // The focus moves to the next question.
            <button
              key={card}
              type="button"
              className={styles.namedSuit}
              autoFocus={at === 0}
              aria-keyshortcuts={suitOf(card).toUpperCase()}
              aria-label={cardName(card)}
              onClick={() => take(card)}
            >
              <span>{rankWritten(rankOf(card))}</span>
              <SuitSign suit={suitOf(card)} deck={deck} className={styles.namedSign} />
            </button>
          ))}
        </div>
      </div>
    </Sheet>
  );
}

function onlyOne(named: Named, rank: Rank) {
  const [only, ...more] = suits.flatMap((suit) => named(rank, suit) ?? []);
  return more.length === 0 ? only : undefined;
}

type RanksProps = DeckProps &
  Readonly<{
    offered: readonly Rank[];
    rank: Rank | null;
    named: Named;
    pick: (rank: Rank) => void;
  }>;

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
            className={styles.namedRank}
            autoFocus={at === 0}
            aria-pressed={only ? undefined : rank === one}
            aria-label={only ? cardName(only) : text().card.ranks[one]}
            onClick={() => pick(one)}
          >
            <span>{rankWritten(one)}</span>
            <span className={styles.within}>
              {only ? (
                <SuitSign suit={suitOf(only)} deck={deck} className={styles.withinSign} />
              ) : (
                "…"
              )}
            </span>
          </button>
        );
      })}
    </div>
  );
}

export function ChoiceDialog({ desk, state, settings: { deck } }: ControlsProps) {
  const { scene, picked } = state;
  const { choice } = questionIn(state);
  const take = (answer: Parameters<typeof choose>[1]) => choose(desk, answer);
  switch (choice?.kind) {
    case undefined:
      return null;
    case "rank":
      return <RankDialog ranks={choice.ranks} choose={take} />;
    case "seat":
      return (
        <SeatPicker
          desk={desk}
          state={state}
          seats={choice.seats}
          words={choice.words}
          title={choice.title}
        />
      );
    case "card":
      return <CardNamer cards={choice.cards} words={choice.words} deck={deck} choose={take} />;
    case "suit": {
      const held = scene.hand.filter(({ key }) => !picked.has(key)).map(({ card }) => card);
      return (
        <SuitPicker
          suits={choice.suits}
          words={choice.words}
          held={held}
          deck={deck}
          choose={take}
        />
      );
    }
  }
}
