// How do keys reach the table, wherever on it the focus is?

import { useEffect, useRef, type RefObject } from 'react';
import type { Desk } from '#renderer/table/desk/Desk.ts';
import { firstOf } from '#renderer/table/desk/deskPart.ts';
import type { Offers } from '#renderer/table/desk/offers.ts';
import { actOf, type Focus, type KeyAct } from './tableKeys.ts';

interface KeyHands {
  readonly desk: Desk;
  readonly offers: Offers | null;
  /** Puts away what lies open or picked. */
  readonly clear: () => void;
  readonly sort: () => void;
  readonly toggleLog: () => void;
  readonly hurry: () => void;
  /** Null where people cannot talk. */
  readonly toggleTalk: (() => void) | null;
}

const carryOut = (act: KeyAct, { desk, clear, sort, toggleLog, toggleTalk, hurry }: KeyHands, place: HTMLElement): void => {
  switch (act.act) {
    case 'rank': return desk.pickTyped(act.rank);
    case 'do': return desk.act(act.action);
    case 'own': return act.run();
    case 'hint': return void desk.hint();
    case 'clear': return clear();
    case 'sort': return sort();
    case 'log': return toggleLog();
    case 'talk': return toggleTalk?.();
    case 'hurry': return hurry();
    case 'hand': return place.querySelector<HTMLElement>('[data-key][tabindex="0"]')?.focus({ preventScroll: true });
  }
};

function focusOf(target: HTMLElement): Focus {
  if (target === document.body || target.tagName === 'H1') return 'loose';
  return target instanceof HTMLInputElement && target.type !== 'range' ? 'field' : 'button';
}

/** Keys of dialogs and of fields elsewhere on the page are left to them. */
export function useTableKeys(place: RefObject<HTMLElement | null>, hands: KeyHands): void {
  const latest = useRef(hands);
  useEffect(() => {
    latest.current = hands;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const element = place.current;
      const { target } = event;
      if (!element || event.defaultPrevented || event.repeat || !(target instanceof HTMLElement)) return;
      const focus = focusOf(target);
      if (focus !== 'loose' && !element.contains(target)) return;
      const { desk, offers } = latest.current;
      const act = actOf(event, focus, offers, (typed, action) => firstOf(desk.game, (part) => part.key?.(desk, typed, action)));
      if (!act) return;
      event.preventDefault();
      carryOut(act, latest.current, element);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [place]);
}
