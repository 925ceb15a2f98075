// How do keys reach the table, wherever on it the focus is?

import { useEffect, useRef, type RefObject } from 'react';
import type { Desk } from '#renderer/table/desk/Desk.ts';
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
  /** The field for the amount of a bet gets the focus as soon as it is there. */
  readonly askAmount: () => void;
}

/** A bet is never made by one key: the first asks how much, Enter says it. */
const carryOut = (act: KeyAct, { desk, offers, clear, sort, toggleLog, hurry, askAmount }: KeyHands, place: HTMLElement, key: string): void => {
  switch (act.act) {
    case 'rank': return desk.pickTyped(act.rank);
    case 'do': return act.action.sends === 'wager' && offers?.wager && key !== 'Enter' ? askAmount() : desk.act(act.action);
    case 'allIn':
      desk.setWager(String(offers?.wager?.max ?? ''));
      return askAmount();
    case 'hint': return void desk.hint();
    case 'clear': return clear();
    case 'sort': return sort();
    case 'log': return toggleLog();
    case 'hurry': return hurry();
    case 'hand': return place.querySelector<HTMLElement>('[data-key][tabindex="0"]')?.focus({ preventScroll: true });
  }
};

function focusOf(target: HTMLElement): Focus {
  if (target === document.body || target.tagName === 'H1') return 'loose';
  return target instanceof HTMLInputElement && target.type !== 'range' ? 'field' : 'button';
}

/** Keys of dialogs and of fields elsewhere on the page are left to them; `place` null: all keys are. */
export function useTableKeys(place: RefObject<HTMLElement | null> | null, hands: KeyHands): void {
  const latest = useRef(hands);
  useEffect(() => {
    latest.current = hands;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const element = place?.current;
      const { target } = event;
      if (!element || event.defaultPrevented || event.repeat || !(target instanceof HTMLElement)) return;
      const focus = focusOf(target);
      if (focus !== 'loose' && !element.contains(target)) return;
      const act = actOf(event, focus, latest.current.offers);
      if (!act) return;
      event.preventDefault();
      carryOut(act, latest.current, element, event.key);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [place]);
}
