// Where is it told what was refused, or advised?

import { useEffect } from "react";
import type { Box } from "#renderer/art/box.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { Toast } from "#renderer/table/desk/deskState.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { Ruled } from "#renderer/ui/Ruled.tsx";
import styles from "./ToastPlace.module.css";
import { toastStyle } from "./toastStyle.ts";

interface ToastPlaceProps {
  readonly desk: Desk;
  readonly toast: Toast | null;
  readonly layout: Layout;
  /**
   * So many pixels above the line that says whose turn it is are covered; `all`: everything that
   * lies there is needed.
   */
  readonly above: number | "all";
  /** What stands beside the line that says whose turn it is. */
  readonly beside: Box | null;
}

/** Long enough to read a refusal twice, ms. */
const toastTime = 9000;
/** Other codes, such as "not-connected", tell a person nothing. */
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
