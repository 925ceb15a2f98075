// How does one draw or take by touching the stock or the pile itself, or by pulling a card off it?

import { useRef, useState, type PointerEvent } from 'react';
import type { Settings } from '#shared/settings/settings.ts';
import type { Card } from '#shared/cards/card.ts';
import type { Box } from '#renderer/art/box.ts';
import { boxStyle } from '#renderer/table/dom/boxStyle.ts';
import { MiniCard } from '#renderer/table/dom/MiniCard.tsx';
import type { ControlsProps } from '#renderer/table/part.ts';
import type { Action } from '#renderer/table/tableGame.ts';
import { tableText } from '#renderer/table/tableText.ts';
import styles from './DrawButtons.module.css';

/** A press becomes a pull after so many pixels. */
const pullFrom = 9;

type Pull = { readonly x: number; readonly y: number; readonly byX: number; readonly byY: number };

interface SourceProps {
  readonly action: Action;
  readonly name: string;
  readonly place: Box;
  /** Upper edge of what lies nearest to the own hand: a card let go below it is taken. */
  readonly floor: number;
  /** Null lies face down. */
  readonly card: Card | null;
  readonly deck: Settings['deck'];
  readonly act: (action: Action) => void;
}

/** They lie where stock and pile are drawn, and only while a card may be had from there. */
export function DrawButtons({ desk, state: { scene, sending, moving }, offers, layout, settings }: ControlsProps) {
  const { shed: places } = layout;
  const { shed } = scene;
  if (!shed || !places || sending || moving) return null;
  const floor = (places.stock.y + places.stock.height + layout.status.y) / 2;
  const source = (id: 'draw' | 'take', card: Card | null, place: Box, nameOf: (action: Action) => string) => {
    const action = offers?.actions.find((one) => one.id === id && one.problem === null && one.sends !== 'ahead');
    return action && <Source key={id} action={action} name={nameOf(action)} place={place} floor={floor} card={card} deck={settings.deck} act={desk.act.bind(desk)} />;
  };
  return (
    <>
      {source('draw', null, places.stock, () => tableText().drawFrom(shed.stock))}
      {source('take', shed.pile.at(-1) ?? null, places.pile, ({ label }) => label)}
    </>
  );
}

function Source({ action, name, place, floor, card, deck, act }: SourceProps) {
  const [pull, setPull] = useState<Pull | null>(null);
  const wasPulled = useRef(false);
  const isPulled = pull !== null && Math.hypot(pull.byX, pull.byY) >= pullFrom;
  const end = ({ clientY }: PointerEvent): void => {
    wasPulled.current = isPulled;
    setPull(null);
    if (isPulled && clientY > floor) act(action);
  };
  return (
    <button
      type="button" className={styles.source} style={boxStyle(place)} aria-label={name} title={name}
      onPointerDown={(event) => {
        if (!event.isPrimary || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        wasPulled.current = false;
        setPull({ x: event.clientX, y: event.clientY, byX: 0, byY: 0 });
      }}
      onPointerMove={({ clientX, clientY }) => setPull((now) => now && { ...now, byX: clientX - now.x, byY: clientY - now.y })}
      onPointerUp={end} onPointerCancel={() => setPull(null)}
      onClick={() => {
        // What was pulled and let go elsewhere stays where it was.
        if (!wasPulled.current) act(action);
        wasPulled.current = false;
      }}
    >
      {isPulled && (
        <span className={styles.pulled} style={{ translate: `${pull.byX}px ${pull.byY}px`, ['--mini' as string]: `${place.width / 1.5}px` }}>
          {card === null ? <span className={styles.back} /> : <MiniCard card={card} deck={deck} />}
        </span>
      )}
    </button>
  );
}
