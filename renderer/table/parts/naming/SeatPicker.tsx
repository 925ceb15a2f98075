// At whom is a card aimed?

import type { KeyboardEvent } from "react";
import type { Seat } from "#shared/contract/seats.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { DeskState } from "#renderer/table/desk/deskState.ts";
import { playerAt, whoAt } from "#renderer/table/desk/people.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import { arrowFocus } from "./arrowFocus.ts";
import { choose } from "./namingDesk.ts";
import styles from "./SeatPicker.module.css";

interface SeatPickerProps {
  readonly desk: Desk;
  readonly state: DeskState;
  readonly seats: readonly Seat[];
  /** What is played. */
  readonly words: string;
  /** "Who draws four cards?" */
  readonly title: string;
}

/** As they sit: the viewer's left neighbour first, the viewer last. */
const fromLeftOf = (own: Seat | null, seats: readonly Seat[], all: number): readonly Seat[] => {
  const steps = (seat: Seat): number => (seat - (own ?? -1) - 1 + all) % all;
  return seats.toSorted((one, other) => steps(one) - steps(other));
};

/** The first nine have their number for a key. */
export function SeatPicker({ desk, state, seats, words, title }: SeatPickerProps) {
  const order = fromLeftOf(state.scene.own, seats, state.scene.counts.length);
  return (
    <Sheet title={title} onClose={() => choose(desk, null)}>
      <p className={styles.words}>{tableText().seatAfter(words)}</p>
      <div
        role="group"
        aria-label={title}
        className={styles.seats}
        data-arrows
        onKeyDown={(event) => onKey(event, order, desk)}
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
        <span className={styles.name}>{seat === scene.own ? words.youNamed(name) : name}</span>
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

function onKey(event: KeyboardEvent<HTMLDivElement>, order: readonly Seat[], desk: Desk): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const typed = /^[1-9]$/.test(event.key) ? order[Number(event.key) - 1] : undefined;
  if (typed !== undefined) choose(desk, typed);
  else if (!arrowFocus(event)) return;
  event.preventDefault();
}
