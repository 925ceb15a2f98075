// How do dialogs look: a window in the middle, on a phone a sheet from below?

import { Dialog } from '@base-ui/react/dialog';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { text } from '#renderer/text/text.ts';
import { Button } from './Button.tsx';
import { Icon } from './pictures/Icon.tsx';
import styles from './Sheet.module.css';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly wide?: boolean;
  readonly footer?: ReactNode;
  /** What the sheet asks for: instead of a footer, with a way out beside it. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Where the focus goes when a dialog closes over a place from which nothing had the focus, or what had it is gone; nowhere unless given. */
export const FocusHome = createContext<() => HTMLElement | null>(() => null);

/** What had the focus before a dialog took it; one that another dialog opens gives it back to the same. */
let opener: Element | null = null;

function openedFrom(): HTMLElement | null {
  const { activeElement } = document;
  if (!activeElement?.closest('[role="dialog"]')) opener = activeElement;
  return opener instanceof HTMLElement ? opener : null;
}

/** A heading has the focus only so that a reader begins there. */
const isControl = (element: HTMLElement): boolean => element.isConnected && element.tabIndex >= 0;

/** Once the dialog is gone and nothing else has taken the focus, as another dialog does: where it came from, or home. */
function useFocusAfter(): void {
  const home = use(FocusHome);
  const [before] = useState(openedFrom);
  useEffect(() => () => {
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      (before && isControl(before) ? before : home())?.focus({ preventScroll: true });
    });
  }, [before, home]);
}

/** Open while it is rendered. Keeps the focus inside, gives it back at the end; Escape and the backdrop close it. */
export function Sheet({ title, onClose, wide = false, action, footer = action && <Choice action={action} onClose={onClose} />, children }: SheetProps) {
  useFocusAfter();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup finalFocus={false} className={`${styles.popup} ${wide ? styles.wide : ''}`}>
          <div className={styles.header}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label={text().app.close}>
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <div className={styles.body} tabIndex={-1}>
            {children}
          </div>
          {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Choice({ action, onClose }: { readonly action: ReactNode; readonly onClose: () => void }) {
  return (
    <>
      <Button onClick={onClose}>{text().app.cancel}</Button>
      {action}
    </>
  );
}
