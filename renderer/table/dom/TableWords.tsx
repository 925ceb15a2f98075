import { useEffect, type CSSProperties, type ReactNode } from "react";
import type { Box } from "#renderer/art/box.ts";
import { isDealing, isTurning, whoAt } from "#renderer/table/desk/deskState.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { ControlsProps, Covered } from "#renderer/table/part.ts";
import type { Whose } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { Ruled } from "#renderer/ui/Ruled.tsx";
import type { Laid } from "./TableFrame.tsx";
import styles from "./TableWords.module.css";

type TableWordsProps = Laid &
  Readonly<{
    isMine?: boolean | undefined;
    beside?: Box | undefined;
    /** The question to all, in place of whose turn it is. */
    spoken?: string | undefined;
    children?: ReactNode;
  }>;

const edge = 8;

export function TableWords(props: TableWordsProps) {
  const { game, state, isMine = false, layout, beside, spoken, children } = props;
  const { view, snapshot } = state;
  const words = tableText();
  const who = whoAt(snapshot.table, view?.seen.viewer ?? "spectator");
  // The ribbons show the result, and its panel would lie half over this line.
  const isOver = view !== null && view.seen.facts.result !== null;
  const asked = () =>
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
        {middleWords(props, who).map((sentence) => (
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
            isOver || spoken !== undefined
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

function middleWords({ game, state: { scene, snapshot, view } }: Laid, who: Whose) {
  const words = tableText();
  const idle =
    snapshot.table?.players.filter(
      ({ seat, gone, sitsOut }) => seat === null && !gone && sitsOut !== null,
    ) ?? [];
  const sentences = [
    ...(view && game ? game.words().lies(view.seen, who) : []),
    ...(game?.parts ?? []).flatMap((part) => part.words?.(scene, who) ?? []),
    !scene.shed && scene.heap > 0 ? words.heap(scene.heap) : "",
    scene.pot !== null && scene.pot > 0 ? words.pot(scene.pot) : "",
    idle.length > 0
      ? words.notDealt(
          idle.map(({ name, sitsOut }) => `${name} ${words.sitsOut[sitsOut ?? "wish"]}`),
        )
      : "",
  ];
  return sentences.filter(Boolean);
}

/** On a phone a long line is written smaller: a third line would cover a seat. */
const lettersOf = (status = ""): CSSProperties => ({ ["--letters" as string]: status.length });

/**
 * Words that need more lines grow upwards, away from the buttons; what stands beside them narrows
 * them on both sides.
 */
function statusStyle({ status, room }: Layout, beside: Box | undefined): CSSProperties {
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

const widest = 640;

/**
 * Just above the line that says whose turn it is, as wide as a phone allows; in a low window it
 * ends where the buttons, or what stands beside them, begin.
 */
export function toastStyle(
  { status, actions, room, table, portrait }: Layout,
  above: number | "all",
  beside: Box | null = null,
): CSSProperties {
  const side = portrait ? edge : Math.max(edge, room.width / 2 - widest / 2);
  if (above === "all") return { top: table.y + table.rail + edge, left: side, right: side };
  const low = status.y - edge - above;
  const begins = [actions, beside].flatMap((box) =>
    !portrait && box && box.width > 0 && box.y < low ? [box.x] : [],
  );
  const end = Math.min(room.width - side, ...begins.map((x) => x - edge));
  return {
    bottom: room.height - low,
    left: portrait ? side : Math.max(edge, Math.min(side, end - widest)),
    right: room.width - end,
  };
}

type ToastPlaceProps = Pick<ControlsProps, "desk" | "state" | "layout"> & Covered;

/** Long enough to read a refusal twice; ms. */
const toastTime = 9000;
/** Other codes, such as "not-connected", mean nothing to a person. */
const ruleNumber = /^[A-Z]+\d*-\d+$/;

export function ToastPlace({ desk, state, layout, above = 0, beside }: ToastPlaceProps) {
  const { toast } = state;
  useEffect(() => {
    if (!toast) return undefined;
    const timer = setTimeout(desk.dismissToast, toastTime);
    return () => clearTimeout(timer);
  }, [desk, toast]);
  return (
    <div role="status" className={styles.toastPlace} style={toastStyle(layout, above, beside)}>
      {toast && (
        <div
          className={`${styles.toast} ${toast.kind === "refusal" ? "" : styles.hint}`}
          key={toast.id}
        >
          <p>
            <Ruled
              words={toast.words}
              rule={toast.rule !== null && ruleNumber.test(toast.rule) ? toast.rule : null}
            />
          </p>
          <button
            type="button"
            className={styles.close}
            aria-label={tableText().close}
            onClick={desk.dismissToast}
          >
            ×
          </button>
        </div>
      )}
    </div>
  );
}
