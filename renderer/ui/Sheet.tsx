// A dialog: a window in the middle, on a phone a sheet from below.

import { Dialog } from "@base-ui/react/dialog";
import {
  createContext,
  lazy,
  Suspense,
  use,
  useEffect,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { text } from "#renderer/text/text.ts";
import { Button } from "./Button.tsx";
import { Icon } from "./pictures/Icon.tsx";
import styles from "./Sheet.module.css";

/** Loaded on demand, because few people use it. */
const DialogKeys = lazy(async () => ({ default: (await import("./KeyLines.tsx")).DialogKeys }));

type SheetProps = Readonly<{
  title: string;
  onClose: () => void;
  wide?: boolean;
  footer?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}>;

/**
 * Where the focus goes when a dialog closes and its opener had no focus or is gone; by default
 * nowhere.
 */
export const FocusHome = createContext<() => HTMLElement | null>(() => null);

/**
 * The element that had the focus before the first dialog; a dialog opened from another one returns
 * the focus to the same element.
 */
let opener: Element | null = null;

function openedFrom(): HTMLElement | null {
  const { activeElement } = document;
  if (!activeElement?.closest('[role="dialog"]')) opener = activeElement;
  return opener instanceof HTMLElement ? opener : null;
}

/** A heading only has the focus so that a screen reader begins there. */
const isControl = (element: HTMLElement) => element.isConnected && element.tabIndex >= 0;

/**
 * Once the dialog has closed and nothing else has taken the focus, for example another dialog,
 * returns it to the opener or to `FocusHome`.
 */
function useFocusAfter() {
  const home = use(FocusHome);
  const [before] = useState(openedFrom);
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        (before && isControl(before) ? before : home())?.focus({ preventScroll: true });
      });
    },
    [before, home],
  );
}

function useKeysShown(): Readonly<{
  of: Element | null;
  onKeyDown: (event: KeyboardEvent) => void;
}> {
  const [of, setOf] = useState<Element | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const isTyped =
      event.target instanceof HTMLInputElement &&
      !["range", "radio", "checkbox"].includes(event.target.type);
    if (event.defaultPrevented || (event.key !== "F1" && (event.key !== "?" || isTyped))) return;
    event.preventDefault();
    const dialog = event.currentTarget;
    setOf((shown) => (shown === null ? dialog : null));
  };
  return { of, onKeyDown };
}

/**
 * Open while rendered. Keeps the focus inside and returns it when closed; Escape and the backdrop
 * close it.
 */
export function Sheet({
  title,
  onClose,
  wide = false,
  action,
  footer = action && <Choice action={action} onClose={onClose} />,
  children,
}: SheetProps) {
  useFocusAfter();
  const keys = useKeysShown();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup
          finalFocus={false}
          onKeyDown={keys.onKeyDown}
          className={`${styles.popup} ${wide ? styles.wide : ""}`}
        >
          <div className={styles.header}>
            <Dialog.Title className="frame-title">{title}</Dialog.Title>
            <Dialog.Close className="close" aria-label={text().app.close}>
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <div className={styles.body} tabIndex={-1}>
            {keys.of && (
              <Suspense>
                <DialogKeys dialog={keys.of} />
              </Suspense>
            )}
            {children}
          </div>
          {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Choice({ action, onClose }: Readonly<{ action: ReactNode; onClose: () => void }>) {
  return (
    <>
      <Button onClick={onClose}>{text().app.cancel}</Button>
      {action}
    </>
  );
}
