// How is told in words what lies on the table, whose turn it is, and what was refused?

import { useEffect, type CSSProperties } from 'react';
import { isDealing, isTurning } from '#renderer/table/desk/dealing.ts';
import type { Desk } from '#renderer/table/desk/Desk.ts';
import type { DeskState } from '#renderer/table/desk/deskState.ts';
import type { Offers } from '#renderer/table/desk/offers.ts';
import { whoAt } from '#renderer/table/desk/people.ts';
import { setsOfferIn } from '#renderer/table/parts/sets/setsTray.ts';
import type { TableGame } from '#renderer/table/tableGame.ts';
import type { Layout } from '#renderer/table/layout/layout.ts';
import { tableText } from '#renderer/table/tableText.ts';
import type { BetPlace } from '#renderer/table/parts/wager/betPlace.ts';
import { spokenPrompt, type Prompt } from '#renderer/table/parts/chain/prompt.ts';
import { ResponsePrompt } from '#renderer/table/parts/chain/ResponsePrompt.tsx';
import styles from './TableWords.module.css';

interface TableWordsProps {
  readonly desk: Desk;
  readonly state: DeskState;
  readonly offers: Offers | null;
  readonly layout: Layout;
  /** Where an amount is asked for now; null for nowhere. */
  readonly bets: BetPlace | null;
  /** The response window that is open. */
  readonly prompt: Prompt | null;
  readonly autoPass: boolean;
}

/** Long enough to read a refusal twice, ms. */
const toastTime = 9000;
/** Other codes, such as "not-connected", tell a person nothing. */
const ruleNumber = /^[A-Z]+\d*-\d+$/;
/** Pixels. */
const edge = 8;
const widestToast = 640;

export function TableWords({ desk, state, offers, layout, bets, prompt, autoPass }: TableWordsProps) {
  const { view, snapshot, toast } = state;
  const words = tableText();
  const who = whoAt(snapshot.table, view?.seen.viewer ?? 'spectator');
  // The ribbons show it, and the result would lie half over it.
  const isOver = view !== null && view.seen.facts.result !== null;
  const asked = (): string | undefined => (view ? desk.game?.words().status(view.seen, who) : snapshot.table ? words.waiting : words.laying);
  // What must be matched is not told before the card that asks for it is turned up.
  const status = isDealing(state) ? words.dealing : isTurning(state) ? words.turning : prompt ? spokenPrompt(prompt, autoPass) : asked();
  useEffect(() => {
    if (!toast) return undefined;
    const timer = setTimeout(() => desk.dismissToast(), toastTime);
    return () => clearTimeout(timer);
  }, [desk, toast]);
  return (
    <>
      <section className="unseen" aria-label={words.middle}>
        {middleWords(desk.game, state).map((sentence) => <p key={sentence}>{sentence}</p>)}
      </section>
      <div className={styles.status} style={{ ...statusStyle(layout, bets), ...lettersOf(status) }}>
        {prompt && <ResponsePrompt prompt={prompt} />}
        <p role="status" className={isOver || prompt ? 'unseen' : offers?.isMyTurn && !state.moving ? styles.mine : styles.pill}>{status}</p>
      </div>
      <div role="status" className={styles.toastPlace} style={toastStyle(layout, bets, setsOfferIn(desk.game, state) !== null)}>
        {toast && (
          <div className={`${styles.toast} ${toast.kind === 'refusal' ? '' : styles.hint}`} key={toast.id}>
            <p>
              {toast.words}{' '}
              {toast.rule !== null && ruleNumber.test(toast.rule) && <span className={styles.rule}>{toast.rule}</span>}
            </p>
            <button type="button" className={styles.close} aria-label={words.close} onClick={() => desk.dismissToast()}>×</button>
          </div>
        )}
      </div>
    </>
  );
}

/** What lies on the table, and who has no part in it. */
function middleWords(game: TableGame | null, { scene, snapshot, view }: DeskState): readonly string[] {
  const words = tableText();
  const who = whoAt(snapshot.table, view?.seen.viewer ?? 'spectator');
  const parts = game?.parts ?? [];
  const idle = snapshot.table?.players.filter(({ seat, gone, sitsOut }) => seat === null && !gone && sitsOut !== null) ?? [];
  const sentences = [
    ...(view && game ? game.words().lies(view.seen, who) : []),
    ...parts.flatMap((part) => part.words?.(scene, who) ?? []),
    !parts.some(({ tellsHeap }) => tellsHeap) && scene.heap > 0 ? words.heap(scene.heap) : '',
    scene.pot !== null && scene.pot > 0 ? words.pot(scene.pot) : '',
    idle.length > 0 ? words.notDealt(idle.map(({ name, sitsOut }) => `${name} ${words.sitsOut[sitsOut ?? 'wish']}`)) : '',
  ];
  return sentences.filter((sentence) => sentence !== '');
}

/** On a phone a long line is written smaller: a third line would cover a seat. */
const lettersOf = (status = ''): CSSProperties => ({ ['--letters' as string]: status.length });

/** Large words that need more lines than there is room for grow upwards, away from the buttons; what stands beside them narrows them on both sides. */
function statusStyle({ status, room }: Layout, bets: BetPlace | null): CSSProperties {
  const end = status.x + status.width;
  const inset = bets?.kind === 'beside' && bets.box.y < status.y + status.height ? Math.max(0, end - bets.box.x + edge) : 0;
  return { left: status.x + inset, bottom: room.height - status.y - status.height, width: status.width - 2 * inset, minHeight: status.height };
}

/** Just above the line that says whose turn it is; as wide as a phone allows. */
function toastStyle({ status, room, table, portrait }: Layout, bets: BetPlace | null, isAmongSets: boolean): CSSProperties {
  const side = portrait ? edge : Math.max(edge, room.width / 2 - widestToast / 2);
  // Below lie the sets, which it may well speak of.
  if (isAmongSets) return { top: table.y + table.rail + edge, left: side, right: side };
  return { bottom: room.height - status.y + edge + (bets?.kind === 'over' ? bets.covers : 0), left: side, right: side };
}
