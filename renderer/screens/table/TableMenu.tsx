// What can be done at the table besides playing?

import { goInstead } from '#renderer/app/navigation.ts';
import type { Overlay } from '#renderer/app/route.ts';
import { text } from '#renderer/text/text.ts';
import { Icon, type IconName } from '#renderer/ui/Icon.tsx';
import { Sheet } from '#renderer/ui/Sheet.tsx';
import { toggleFullScreen } from './fullScreen.ts';
import styles from './TableMenu.module.css';

interface TableMenuProps {
  readonly close: () => void;
  readonly open: (over: Overlay) => void;
}

export function TableMenu({ close, open }: TableMenuProps) {
  const words = text().table;
  const full = (): void => {
    close();
    toggleFullScreen();
  };
  const items: readonly { readonly icon: IconName; readonly label: string; readonly about?: string; readonly act: () => void }[] = [
    { icon: 'book', label: words.rules, act: () => open('help') },
    { icon: 'sliders', label: words.settings, act: () => open('settings') },
    { icon: 'table', label: words.options, act: () => open('options') },
    { icon: 'screen', label: words.fullScreen, act: full },
    { icon: 'home', label: words.home, about: words.homeHelp, act: () => goInstead({ screen: 'home' }) },
    { icon: 'leave', label: words.leave, act: () => open('leave') },
  ];
  return (
    <Sheet title={words.menuTitle} onClose={close}>
      <ul className={styles.items}>
        {items.map(({ icon, label, about, act }) => (
          <li key={label}>
            <button type="button" className={styles.item} onClick={act}>
              <Icon name={icon} />
              <span className={styles.words}>
                {label}
                {about !== undefined && <small>{about}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
