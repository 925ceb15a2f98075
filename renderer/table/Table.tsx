// What do people look at and touch when they play?

import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type CSSProperties, type ReactNode } from 'react';
import type { Settings } from '#shared/api/settings.ts';
import { tableGame } from '#renderer/games/tableGames.ts';
import type { TableClient } from '#renderer/client/clients.ts';
import type { Sounds } from '#renderer/sound/sounds.ts';
import type { Part } from './part.ts';
import { hooksOf } from './tableGame.ts';
import { Desk } from './desk/Desk.ts';
import { offersOf } from './desk/offers.ts';
import { tabMemory } from './desk/tableMemory.ts';
import { ActionBar } from './dom/ActionBar.tsx';
import { BetBar } from './parts/wager/BetBar.tsx';
import { betPlace } from './parts/wager/betPlace.ts';
import { HandButtons } from './dom/HandButtons.tsx';
import { Hud } from './dom/Hud.tsx';
import { Log } from './dom/Log.tsx';
import { promptOf } from './parts/chain/prompt.ts';
import { SeatList } from './dom/SeatList.tsx';
import { TableWords } from './dom/TableWords.tsx';
import { useLayout } from './dom/useLayout.ts';
import { useTableKeys } from './dom/useTableKeys.ts';
import { useTableView } from './dom/useTableView.ts';
import type { Layout } from './layout/layout.ts';
import styles from './Table.module.css';

export interface TableProps {
  readonly session: TableClient;
  readonly settings: Settings;
  readonly sounds: Pick<Sounds, 'play'>;
  readonly onMenu: () => void;
  /** The person sorted the hand another way. */
  readonly onSort?: (sortBy: Settings['sortBy']) => void;
  /** The person wants to be asked for answers always, or only while holding an ace. */
  readonly onAutoPass?: (autoPass: boolean) => void;
  /** The table began or ended to move; a celebration may go on a little longer. Should stay the same function. */
  readonly onMoving?: (moving: boolean) => void;
  /** How many times as fast as the settings say; 1 unless given. */
  readonly pace?: number;
}

/** The whole table of one session; it fills its positioned parent. */
export function Table({ session, settings, ...rest }: TableProps) {
  const [desk, setDesk] = useState<Desk | null>(null);
  useEffect(() => {
    const opened = new Desk(session, tableGame, settings.sortBy, tabMemory(sessionStorage));
    setDesk(opened);
    return () => opened.close();
    // The order of the hand is followed below: a new desk would forget the table.
  }, [session]);
  return desk && <LaidTable desk={desk} settings={settings} isPast={session.onJump !== undefined} {...rest} />;
}

/** Words grow with the window, and with the person's text size. */
const wordSize = ({ words }: Layout): CSSProperties => ({ ['--word' as string]: `${words * 16}px` });

interface LaidTableProps extends Omit<TableProps, 'session'> {
  readonly desk: Desk;
  /** Nothing can be done any more: no buttons, no keys. */
  readonly isPast: boolean;
}

function LaidTable({ desk, settings, isPast, sounds, onMenu, onSort, onAutoPass, onMoving, pace = 1 }: LaidTableProps) {
  const place = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const state = useSyncExternalStore(desk.subscribe, desk.state);
  const [isLogOpen, setLogOpen] = useState(false);
  const [sortBy, setSortBy] = useState(settings.sortBy);
  const layout = useLayout(place, state, desk.game, settings);
  const offers = isPast ? null : offersOf(desk.game, state);
  const prompt = isPast ? null : promptOf(desk.game, state, settings.autoPass);
  const autoPass = hooksOf(desk.game, 'chain') ? settings.autoPass : null;
  const wantsAmount = useRef(false);
  const { pointer, hurry } = useTableView({ host: canvas, desk, state, offers, layout, settings, sounds, pace });
  const sort = (): void => {
    const next = sortBy === 'rank' ? 'suit' : 'rank';
    setSortBy(next);
    onSort?.(next);
  };
  const toggleLog = (): void => setLogOpen((open) => !open);
  useEffect(() => setSortBy(settings.sortBy), [settings.sortBy]);
  useEffect(() => desk.sort(sortBy), [desk, sortBy]);
  useEffect(() => desk.autoPass(settings.autoPass), [desk, settings.autoPass]);
  useEffect(() => onMoving?.(state.moving), [onMoving, state.moving]);
  const clear = (): void => (isLogOpen && state.picked.size + state.sets.length === 0 && !state.toast ? setLogOpen(false) : desk.clear());
  const bets = layout && betPlace(layout, state.scene.hand.length);
  const staysOpen = bets?.kind === 'beside' && (offers?.wager ?? null) !== null && !state.isBetOpen;
  useLayoutEffect(() => {
    if (staysOpen) desk.openBet(true);
  }, [desk, staysOpen]);
  const isBetting = state.isBetOpen && offers !== null && offers.wager !== null;
  const askAmount = (): void => {
    wantsAmount.current = true;
    desk.openBet(true);
  };
  useTableKeys(isPast ? null : place, { desk, offers, clear, sort, toggleLog, hurry, askAmount });

  const controls = (where: keyof NonNullable<Part['controls']>): ReactNode => layout && (desk.game?.parts ?? []).map(({ name, controls: its }) => {
    const Controls = its?.[where];
    return Controls && <Controls key={name} desk={desk} state={state} offers={offers} layout={layout} deck={settings.deck} />;
  });
  return (
    <section ref={place} className={styles.table} aria-busy={state.view === null} data-portrait={layout?.portrait} data-moving={state.moving} style={layout ? wordSize(layout) : undefined}>
      <div ref={canvas} className={styles.canvas} onPointerDown={hurry} />
      {layout && (
        <>
          {!isPast && <Hud state={state} layout={layout} game={desk.game?.words().name ?? ''} onMenu={onMenu} isLogOpen={isLogOpen} toggleLog={toggleLog} />}
          <SeatList desk={desk} state={state} layout={layout} />
          <TableWords desk={desk} state={state} offers={offers} layout={layout} bets={isBetting ? bets : null} prompt={prompt} autoPass={settings.autoPass} />
          {!isPast && controls('beforeHand')}
          {!isPast && state.scene.own !== null && <HandButtons desk={desk} state={state} offers={offers} layout={layout} pointer={pointer} />}
          {offers && controls('beforeActions')}
          {offers && <ActionBar desk={desk} state={state} offers={offers} layout={layout} sortBy={sortBy} sort={sort} prompt={prompt} autoPass={autoPass} setAutoPass={(on) => onAutoPass?.(on)} />}
          {isBetting && bets && offers.wager && <BetBar desk={desk} wager={offers.wager} offers={offers} typed={state.typedWager} place={bets} wantsFocus={wantsAmount} />}
          {!isPast && <Log lines={state.lines} isOpen={isLogOpen} close={() => setLogOpen(false)} above={layout.room.height - layout.status.y - (layout.portrait ? 0 : layout.status.height)} />}
          {controls('dialog')}
        </>
      )}
    </section>
  );
}
