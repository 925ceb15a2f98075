// Which buttons say what one can do, whether it is allowed now or not?

import type { ReactNode } from 'react';
import type { Settings } from '#shared/api/settings.ts';
import type { Desk } from '#renderer/table/desk/Desk.ts';
import type { DeskState } from '#renderer/table/desk/deskState.ts';
import type { Offers } from '#renderer/table/desk/offers.ts';
import type { Layout } from '#renderer/table/layout/layout.ts';
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
  const { view, picked, sending, scene } = state;
  // Who is out has nothing left to do in this round.
  const isOut = scene.own !== null && (scene.places[scene.own] ?? null) !== null;
  if (!view || isOut || view.seen.facts.result !== null) return null;
  const { seen } = view;
  const words = tableText();
  return (
    <div role="group" aria-label={words.actions} className={styles.bar} style={boxStyle(layout.actions)}>
      <div className={styles.main}>
        <Act kind="primary" shortcut="Enter" problem={offers.playProblem} busy={sending} onPress={() => desk.play()}>
          {desk.game.words().action(seen, offers.reading)}
        </Act>
        {!(seen.phase === 'exchange' && offers.isMyTurn) && (
          <Act kind={offers.canPass ? (offers.legal?.size === 0 ? 'only' : 'plain') : 'faint'} shortcut="P" problem={offers.passProblem} busy={sending} onPress={() => desk.pass()}>
            {words.pass}
          </Act>
        )}
      </div>
      <div className={styles.minor}>
        <Act kind="small" shortcut="H" problem={offers.isMyTurn ? null : words.notYourTurn} busy={false} onPress={() => void desk.hint()}>{words.hint}</Act>
        <Act kind="small" shortcut="S" problem={null} busy={false} onPress={sort} name={sortBy === 'rank' ? words.sortBySuit : words.sortByRank}>{words.sort}</Act>
        <Act kind="small" shortcut="Escape" problem={picked.size > 0 ? null : words.nothingPicked} busy={false} onPress={() => desk.clear()}>{words.clear}</Act>
      </div>
    </div>
  );
}

interface ActProps {
  /** `only`: there is nothing else to do. */
  readonly kind: 'primary' | 'only' | 'plain' | 'faint' | 'small';
  /** The key that does the same. */
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
      aria-description={problem ?? undefined} title={tableText().keyOf(told, shortcut)} onClick={onPress}
    >
      <span>{children}</span>
    </button>
  );
}
