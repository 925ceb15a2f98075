import type { CSSProperties, ReactNode } from "react";
import type { Box } from "#renderer/art/box.ts";
import { isDealing, isTurning, whoAt, type Shown } from "#renderer/table/desk/deskState.ts";
import type { TableGame } from "#renderer/table/tableGame.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import { tableText } from "#renderer/table/tableText.ts";
import styles from "./TableWords.module.css";

interface TableWordsProps {
  readonly game: TableGame | null;
  readonly state: Shown;
  readonly isMine: boolean;
  readonly layout: Layout;
  readonly beside: Box | null;
  /** The question to all and how it is shown; null if there is none. */
  readonly spoken: string | null;
  readonly children?: ReactNode;
}

const edge = 8;

export function TableWords({
  game,
  state,
  isMine,
  layout,
  beside,
  spoken,
  children,
}: TableWordsProps) {
  const { view, snapshot } = state;
  const words = tableText();
  const who = whoAt(snapshot.table, view?.seen.viewer ?? "spectator");
  // The ribbons show the result, and its panel would lie half over this line.
  const isOver = view !== null && view.seen.facts.result !== null;
  const asked = (): string | undefined =>
    view ? game?.words().status(view.seen, who) : snapshot.table ? words.waiting : words.laying;
  // What must be matched stays hidden until the card that asks for it is turned up.
  const status = isDealing(state)
    ? words.dealing
    : isTurning(state)
      ? words.turning
      : (spoken ?? asked());
  return (
    <>
      <section className="unseen" aria-label={words.middle}>
        {middleWords(game, state).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </section>
      <div
        className={styles.status}
        style={{ ...statusStyle(layout, beside), ...lettersOf(status) }}
      >
        {children}
        <p
          role="status"
          className={
            isOver || spoken !== null
              ? "unseen"
              : isMine && !state.moving
                ? styles.mine
                : styles.pill
          }
        >
          {status}
        </p>
      </div>
    </>
  );
}

function middleWords(game: TableGame | null, { scene, snapshot, view }: Shown): readonly string[] {
  const words = tableText();
  const who = whoAt(snapshot.table, view?.seen.viewer ?? "spectator");
  const parts = game?.parts ?? [];
  const idle =
    snapshot.table?.players.filter(
      ({ seat, gone, sitsOut }) => seat === null && !gone && sitsOut !== null,
    ) ?? [];
  const sentences = [
    ...(view && game ? game.words().lies(view.seen, who) : []),
    ...parts.flatMap((part) => part.words?.(scene, who) ?? []),
    !parts.some(({ tellsHeap }) => tellsHeap) && scene.heap > 0 ? words.heap(scene.heap) : "",
    scene.pot !== null && scene.pot > 0 ? words.pot(scene.pot) : "",
    idle.length > 0
      ? words.notDealt(
          idle.map(({ name, sitsOut }) => `${name} ${words.sitsOut[sitsOut ?? "wish"]}`),
        )
      : "",
  ];
  return sentences.filter((sentence) => sentence !== "");
}

/** On a phone a long line is written smaller: a third line would cover a seat. */
const lettersOf = (status = ""): CSSProperties => ({ ["--letters" as string]: status.length });

/**
 * Words that need more lines grow upwards, away from the buttons; what stands beside them narrows
 * them on both sides.
 */
function statusStyle({ status, room }: Layout, beside: Box | null): CSSProperties {
  const end = status.x + status.width;
  const inset =
    beside && beside.y < status.y + status.height ? Math.max(0, end - beside.x + edge) : 0;
  return {
    left: status.x + inset,
    bottom: room.height - status.y - status.height,
    width: status.width - 2 * inset,
    minHeight: status.height,
  };
}
