// Which buttons say what one can do, whether it is allowed now or not?

import type { ReactNode } from 'react';
import type { Settings } from '#shared/api/settings.ts';
import { isDealing } from '#renderer/table/desk/dealing.ts';
import type { Desk } from '#renderer/table/desk/Desk.ts';
import type { DeskState } from '#renderer/table/desk/deskState.ts';
import type { Offers } from '#renderer/table/desk/offers.ts';
import type { Layout } from '#renderer/table/layout/layout.ts';
import type { Action } from '#renderer/table/tableGame.ts';
import { tableText } from '#renderer/table/tableText.ts';
import { boxStyle } from './boxStyle.ts';
import styles from './ActionBar.module.css';

interface ActionBarProps {
  readonly desk: Desk;
  readonly state: DeskState;
  readonly offers: Offers;
  readonly layout: Layout;
  readonly sortBy: Settings['sortBy'];
  readonly sort: () => void;
}

export function ActionBar({ desk, state, offers, layout, sortBy, sort }: ActionBarProps) {
  const { picked, sending } = state;
  const [main, ...others] = offers.actions;
  if (!main) return null;
  const words = tableText();
  const button = (action: Action) => (
    <Act key={action.id} kind={action.kind} shortcut={action.shortcut} problem={action.problem} busy={sending} onPress={() => desk.act(action)}>{action.label}</Act>
  );
  return (
    <div role="group" aria-label={words.actions} className={styles.bar} style={boxStyle(layout.actions)}>
      <div className={styles.main}>
        {button(main)}
        {others.length > 0 && <div className={styles.others}>{others.map(button)}</div>}
      </div>
      <div className={styles.minor}>
        <Act kind="small" shortcut="H" problem={!offers.isMyTurn ? words.notYourTurn : isDealing(state) ? words.stillDealt : null} busy={false} onPress={() => void desk.hint()}>{words.hint}</Act>
        <Act kind="small" shortcut="S" problem={null} busy={false} onPress={sort} name={sortBy === 'rank' ? words.sortBySuit : words.sortByRank}>{words.sort}</Act>
        <Act kind="small" shortcut="Escape" problem={picked.size > 0 ? null : words.nothingPicked} busy={false} onPress={() => desk.clear()}>{words.clear}</Act>
      </div>
    </div>
  );
}

interface ActProps {
  readonly kind: Action['kind'] | 'small';
  /** The keys that do the same. */
  readonly shortcut: string;
  /** Why it would not succeed: the button stays within reach and says so. */
  readonly problem: string | null;
  readonly busy: boolean;
  readonly name?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Act({ kind, shortcut, problem, busy, name, onPress, children }: ActProps) {
  const told = problem ?? name ?? (typeof children === 'string' ? children : '');
  return (
    <button
      type="button" className={`${styles.act} ${styles[kind]}`} aria-disabled={problem !== null} aria-busy={busy} aria-label={name} aria-keyshortcuts={shortcut}
      aria-description={problem ?? undefined} title={tableText().keyOf(told, shortcut.split(' ').join(', '))} onClick={onPress}
    >
      <span>{children}</span>
    </button>
  );
}
