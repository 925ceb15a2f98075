import { useEffect, type CSSProperties } from "react";
import type { Box } from "#renderer/art/box.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { Toast } from "#renderer/table/desk/deskState.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { Ruled } from "#renderer/ui/Ruled.tsx";
import styles from "./ToastPlace.module.css";

const edge = 8;
const widest = 640;

/**
 * Just above the line that says whose turn it is, as wide as a phone allows; in a low window it
 * ends where the buttons, or what stands beside them, begin.
 */
export function toastStyle(
  { status, actions, room, table, portrait }: Layout,
  above: number | "all",
  beside: Box | null,
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

interface ToastPlaceProps {
  readonly desk: Desk;
  readonly toast: Toast | null;
  readonly layout: Layout;
  /**
   * Pixels that are covered above the line that says whose turn it is; `all`: everything there is
   * needed.
   */
  readonly above: number | "all";
  readonly beside: Box | null;
}

/** Long enough to read a refusal twice; ms. */
const toastTime = 9000;
/** Other codes, such as "not-connected", mean nothing to a person. */
const ruleNumber = /^[A-Z]+\d*-\d+$/;

export function ToastPlace({ desk, toast, layout, above, beside }: ToastPlaceProps) {
  useEffect(() => {
    if (!toast) return undefined;
    const timer = setTimeout(() => desk.dismissToast(), toastTime);
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
            onClick={() => desk.dismissToast()}
          >
            ×
          </button>
        </div>
      )}
    </div>
  );
}
