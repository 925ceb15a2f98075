import { isNatural, suitOf, type Card, type Rank, type Suit } from "#shared/cards/card.ts";
import { text } from "#renderer/text/text.ts";
import { rankTyped } from "#renderer/table/desk/picks.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import { arrowFocus, CardNamer } from "./CardNamer.tsx";
import styles from "./ChoiceDialog.module.css";
import type { KeyboardEvent } from "react";
import type { Settings } from "#shared/settings/settings.ts";
import { fourColour, twoColour } from "#renderer/art/palette.ts";
import { suitOutlines } from "#renderer/art/pips.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import { playerAt, whoAt, type DeskState } from "#renderer/table/desk/deskState.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import { choose, questionIn } from "./namingDesk.ts";
import type { ControlsProps } from "#renderer/table/part.ts";

type RankDialogProps = Readonly<{
  ranks: readonly Rank[];
  choose: (rank: Rank | null) => void;
}>;

/** The key of a rank chooses it, as it picks cards elsewhere. */
function RankDialog({ ranks, choose }: RankDialogProps) {
  const names = text().card.ranks;
  return (
    <Sheet title={tableText().chooseRank} onClose={() => choose(null)}>
      <div
        className={styles.ranks}
        role="group"
        aria-label={tableText().chooseRank}
        data-arrows
        onKeyDown={(event) => {
          const rank = ranks.find((offered) => offered === rankTyped(event.key));
          if (rank) choose(rank);
          else if (arrowFocus(event)) event.preventDefault();
        }}
      >
        {ranks.map((rank, index) => (
          <button
            key={rank}
            type="button"
            className={styles.rank}
            autoFocus={index === 0}
            aria-label={names[rank]}
            onClick={() => choose(rank)}
          >
            {rank === "T" ? "10" : rank}
          </button>
        ))}
      </div>
    </Sheet>
  );
}

type SuitPickerProps = Readonly<{
  suits: readonly Suit[];
  words: string;
  held: readonly Card[];
  deck: Settings["deck"];
  choose: (suit: Suit | null) => void;
}>;

const countOf = (held: readonly Card[], suit: Suit) =>
  held.filter((card) => isNatural(card) && suitOf(card) === suit).length;

/** The suit held most has the focus, so Enter names it. Every suit's letter is its key. */
function SuitPicker({ suits, words, held, deck, choose }: SuitPickerProps) {
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

function onKey(
  event: KeyboardEvent<HTMLDivElement>,
  suits: readonly Suit[],
  choose: (suit: Suit) => void,
) {
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

type SeatPickerProps = Readonly<{
  desk: Desk;
  state: DeskState;
  seats: readonly Seat[];
  words: string;
  title: string;
}>;

/** In the order in which they sit: the viewer's left neighbour first, the viewer last. */
const fromLeftOf = (own: Seat | null, seats: readonly Seat[], all: number): readonly Seat[] => {
  const steps = (seat: Seat) => (seat - (own ?? -1) - 1 + all) % all;
  return seats.toSorted((one, other) => steps(one) - steps(other));
};

/** The first nine have their number as a key. */
function SeatPicker({ desk, state, seats, words, title }: SeatPickerProps) {
  const order = fromLeftOf(state.scene.own, seats, state.scene.counts.length);
  return (
    <Sheet title={title} onClose={() => choose(desk, null)}>
      <p className={styles.seatPickerWords}>{tableText().seatAfter(words)}</p>
      <div
        role="group"
        aria-label={title}
        className={styles.seats}
        data-arrows
        onKeyDown={(event) => seatPickerOnKey(event, order, desk)}
      >
        {order.map((seat, at) => (
          <SeatButton key={seat} desk={desk} state={state} seat={seat} at={at} />
        ))}
      </div>
    </Sheet>
  );
}

interface SeatButtonProps extends Pick<SeatPickerProps, "desk" | "state"> {
  readonly seat: Seat;
  readonly at: number;
}

function SeatButton({ desk, state: { view, scene, snapshot }, seat, at }: SeatButtonProps) {
  const words = tableText();
  const player = playerAt(snapshot.table, seat);
  const { name } = whoAt(snapshot.table, view?.seen.viewer ?? "spectator")(seat);
  const game = desk.game?.words();
  const marks =
    view && game
      ? [
          game.titles(view.seen, seat, player?.titles ?? {}),
          game.condition(view.seen, seat),
        ].filter((part) => part !== "")
      : [];
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
        <span className={styles.seatPickerName}>
          {seat === scene.own ? words.youNamed(name) : name}
        </span>
        <span className={styles.cards}>{words.cardsLeft(scene.counts[seat] ?? 0)}</span>
        {marks.length > 0 && <span className={styles.marks}>{marks.join(", ")}</span>}
      </span>
      {key !== undefined && (
        <kbd className={styles.key} aria-hidden="true">
          {key}
        </kbd>
      )}
    </button>
  );
}

function seatPickerOnKey(event: KeyboardEvent<HTMLDivElement>, order: readonly Seat[], desk: Desk) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const typed = /^[1-9]$/.test(event.key) ? order[Number(event.key) - 1] : undefined;
  if (typed !== undefined) choose(desk, typed);
  else if (!arrowFocus(event)) return;
  event.preventDefault();
}

export function ChoiceDialog({ desk, state, settings: { deck } }: ControlsProps) {
  const { scene, picked } = state;
  const { choice } = questionIn(state);
  switch (choice?.kind) {
    case undefined:
      return null;
    case "rank":
      return <RankDialog ranks={choice.ranks} choose={(rank) => choose(desk, rank)} />;
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
      return (
        <CardNamer
          cards={choice.cards}
          words={choice.words}
          deck={deck}
          choose={(card) => choose(desk, card)}
        />
      );
    case "suit": {
      const held = scene.hand.filter(({ key }) => !picked.has(key)).map(({ card }) => card);
      return (
        <SuitPicker
          suits={choice.suits}
          words={choice.words}
          held={held}
          deck={deck}
          choose={(suit) => choose(desk, suit)}
        />
      );
    }
  }
}
