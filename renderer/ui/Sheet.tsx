// How do dialogs look: a window in the middle, on a phone a sheet from below?

import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
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

/** Open while it is rendered. Keeps the focus inside, gives it back at the end; Escape and the backdrop close it. */
export function Sheet({ title, onClose, wide = false, action, footer = action && <Choice action={action} onClose={onClose} />, children }: SheetProps) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={`${styles.popup} ${wide ? styles.wide : ''}`}>
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
