// How do keys reach the table, wherever on it the focus is?

import { useEffect, useRef, type RefObject } from "react";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import { firstOf } from "#renderer/table/desk/deskPart.ts";
import type { Offers } from "#renderer/table/desk/offers.ts";
import { goOnButton } from "./goOnButton.ts";
import { actOf, type Focus, type KeyAct, type OwnKeys } from "./tableKeys.ts";

interface KeyHands {
  readonly desk: Desk;
  readonly offers: Offers | null;
  /** Puts away what lies open or picked. */
  readonly clear: () => void;
  readonly sort: () => void;
  readonly toggleLog: () => void;
  readonly hurry: (isHeld: boolean) => void;
  readonly showKeys: (from: Focus) => void;
  /** Null where there is nothing to be told of the cards. */
  readonly toggleEffects: (() => void) | null;
  /** Null where people cannot talk. */
  readonly toggleTalk: (() => void) | null;
}

const carryOut = (
  act: KeyAct,
  { desk, clear, sort, toggleLog, toggleTalk, toggleEffects, hurry, showKeys }: KeyHands,
  place: HTMLElement,
  focus: Focus,
): void => {
  switch (act.act) {
    case "rank":
      return desk.pickTyped(act.rank);
    case "do":
      return desk.act(act.action);
    case "own":
      return act.deed.run();
    case "hint":
      return void desk.hint();
    case "clear":
      return clear();
    case "sort":
      return sort();
    case "log":
      return toggleLog();
    case "effects":
      return toggleEffects?.();
    case "talk":
      return toggleTalk?.();
    case "hurry":
      return hurry(true);
    case "hand":
      return place
        .querySelector<HTMLElement>('[data-key][tabindex="0"]')
        ?.focus({ preventScroll: true });
    case "goOn":
      return goOnButton()?.click();
    case "keys":
      return showKeys(focus);
  }
};

function focusOf(target: HTMLElement): Focus {
  if (target === document.body || target.tagName === "H1" || target.matches("[data-loose]"))
    return "loose";
  if (target.matches("[data-key]")) return "card";
  return target instanceof HTMLInputElement && target.type !== "range" ? "field" : "button";
}

/** What the parts of the game on the desk do with keys. */
export const ownKeysOf =
  (desk: Desk): OwnKeys =>
  (typed, action) =>
    firstOf(desk.game, (part) => part.key?.(desk, typed, action));

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
      if (!element || event.defaultPrevented || event.repeat || !(target instanceof HTMLElement))
        return;
      const focus = focusOf(target);
      if (focus !== "loose" && !element.contains(target)) return;
      const { desk, offers } = latest.current;
      const act = actOf(event, focus, offers, ownKeysOf(desk));
      if (!act || (act.act === "goOn" && !goOnButton())) return;
      event.preventDefault();
      carryOut(act, latest.current, element, focus);
    };
    // A key that is let go elsewhere, or in another window, is not held here any more.
    const release = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || event.key === " ") latest.current.hurry(false);
    };
    addEventListener("keydown", listen);
    addEventListener("keyup", release);
    addEventListener("blur", release);
    return () => {
      removeEventListener("keydown", listen);
      removeEventListener("keyup", release);
      removeEventListener("blur", release);
    };
  }, [place]);
}
