// What stands in the table's upper corners?

import type { CSSProperties, ReactNode } from 'react';
import type { DeskState } from '#renderer/table/desk/deskState.ts';
import type { Layout } from '#renderer/table/layout/layout.ts';
import { tableText } from '#renderer/table/tableText.ts';
import { Icon } from '#renderer/ui/pictures/Icon.tsx';
import { boxStyle } from './boxStyle.ts';
import styles from './Hud.module.css';

interface HudProps {
  readonly state: DeskState;
  readonly layout: Layout;
  readonly game: string;
  readonly onMenu: () => void;
  readonly isLogOpen: boolean;
  readonly toggleLog: () => void;
  /** Another button, before the log's. */
  readonly beside?: ReactNode;
}

/** A name of several words may take two lines; its longest word must fit into one. */
const longestOf = (name: string): CSSProperties => ({ ['--letters' as string]: Math.max(1, ...name.split(' ').map(({ length }) => length)) });

export function Hud({ state, layout, game, onMenu, isLogOpen, toggleLog, beside }: HudProps) {
  const round = state.view?.round ?? state.snapshot.table?.roundNumber ?? 0;
  const words = tableText();
  return (
    <>
      <div className={styles.left} style={boxStyle(layout.hudLeft)}>
        <button type="button" className={styles.button} aria-label={words.menu} title={words.menu} onClick={onMenu}>
          <Icon name="menu" />
        </button>
        <p className={styles.sign} style={longestOf(game)}>
          <span className={styles.game}>{game}</span>
          {round > 0 && <span className={styles.round}>{words.round(round)}</span>}
        </p>
      </div>
      <div className={styles.right} style={boxStyle(layout.hudRight)}>
        {beside}
        <button type="button" className={styles.button} aria-expanded={isLogOpen} aria-controls="table-log" aria-keyshortcuts="L" title={words.keyOf(isLogOpen ? words.hideLog : words.showLog, 'L')} onClick={toggleLog}>
          {words.logShort}
        </button>
      </div>
    </>
  );
}
