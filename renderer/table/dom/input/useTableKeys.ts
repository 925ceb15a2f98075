import type { Offers } from "#renderer/table/desk/offers.ts";
import { firstOf, type KeyAction } from "#renderer/table/part.ts";
import { rankTyped, type TypedRank } from "#renderer/table/desk/picks.ts";
import type { Action } from "#renderer/table/tableGame.ts";
import { useEffect, useRef, type RefObject } from "react";
import type { Desk } from "#renderer/table/desk/Desk.ts";

export type KeyAct =
  | Readonly<{ act: "rank"; rank: TypedRank }>
  | Readonly<{ act: "do"; action: Action }>
  | Readonly<{ act: "own"; keyAction: KeyAction }>
  /** `goOn`: to the next round. `keys`: shows the list of keys. */
  | {
      readonly act:
        | "hint"
        | "sort"
        | "clear"
        | "log"
        | "talk"
        | "effects"
        | "hurry"
        | "hand"
        | "goOn"
        | "keys";
    };

type Pressed = Readonly<{
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}>;

/**
 * Where the focus is: `loose`: nowhere, so that Enter and Space press no button; `card`: on a card
 * of the hand; `field`: in a text field.
 */
export type Focus = "loose" | "card" | "field" | "button";

const letters: { readonly [key: string]: KeyAct } = {
  h: { act: "hint" },
  s: { act: "sort" },
  l: { act: "log" },
  m: { act: "talk" },
  e: { act: "effects" },
  "?": { act: "keys" },
};

/**
 * What a part does for a key (lower case) that would press this button, or none; null if it is not
 * the part's.
 */
export type OwnKeys = (typed: string, action: Action | null) => KeyAction | null;

/** The shortcuts of the game's buttons go first, then keys of parts, then ranks. */
export function actOf(
  { key, ctrlKey, metaKey, altKey }: Pressed,
  focus: Focus,
  offers: Pick<Offers, "actions"> | null,
  own: OwnKeys,
): KeyAct | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === "Escape") return { act: "clear" };
  if (key === "F1") return { act: "keys" };
  if (focus === "field") return null;
  const typed = key === " " ? "space" : key.toLowerCase();
  // Space presses the focused button.
  const action =
    typed === "space" && focus !== "loose"
      ? undefined
      : offers?.actions.find(
          ({ shortcut }) =>
            shortcut !== "Enter" && shortcut.toLowerCase().split(" ").includes(typed),
        );
  const keyAction = offers && own(typed, action ?? null);
  if (keyAction) return { act: "own", keyAction };
  if (action) return { act: "do", action };
  return letters[typed] ?? looseAct(key, focus, offers) ?? rankAct(key);
}

/**
 * Handles Enter, Space and arrows while no button has the focus; on a card Enter gets here only if
 * nothing can be played.
 */
function looseAct(
  key: string,
  focus: Focus,
  offers: Pick<Offers, "actions"> | null,
): KeyAct | null {
  if (focus !== "loose" && focus !== "card") return null;
  const main = offers?.actions[0];
  if (key === "Enter" && !main) return { act: "goOn" };
  if (focus === "card") return null;
  if (key === "Enter") return main ? { act: "do", action: main } : null;
  if (key === " ") return { act: "hurry" };
  return key === "ArrowLeft" || key === "ArrowRight" ? { act: "hand" } : null;
}

function rankAct(key: string): KeyAct | null {
  const rank = rankTyped(key);
  return rank ? { act: "rank", rank } : null;
}

/**
 * `play`: what is picked, or else this card. `go`: focus the card at this place. `move`: move the
 * card there.
 */
export type HandAct = { readonly act: "play" } | Readonly<{ act: "go" | "move"; to: number }>;

/**
 * `at`: the place of the focused card. Enter is not handled if nothing can be played; Space presses
 * the card's button and so picks it. `moves`: arrows move the card itself.
 */
export function handActOf(
  key: string,
  at: number,
  count: number,
  canPlay: boolean,
  moves = false,
): HandAct | null {
  if (key === "Enter") return canPlay ? { act: "play" } : null;
  const to = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined || count === 0
    ? null
    : { act: moves && at >= 0 ? "move" : "go", to: Math.max(0, Math.min(count - 1, to)) };
}

type KeyHands = Readonly<{
  desk: Desk;
  offers: Offers | null;
  clear: () => void;
  sort: () => void;
  toggleLog: () => void;
  hurry: (isHeld: boolean) => void;
  showKeys: (from: Focus) => void;
  toggleEffects: (() => void) | null;
  toggleTalk: (() => void) | null;
}>;

const carryOut = (
  act: KeyAct,
  { desk, clear, sort, toggleLog, toggleTalk, toggleEffects, hurry, showKeys }: KeyHands,
  place: HTMLElement,
  focus: Focus,
) => {
  switch (act.act) {
    case "rank":
      return desk.pickTyped(act.rank);
    case "do":
      return desk.act(act.action);
    case "own":
      return act.keyAction.run();
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

export const ownKeysOf =
  (desk: Desk): OwnKeys =>
  (typed, action) =>
    firstOf(desk.game, (part) => part.key?.(desk, typed, action));

/** Ignores keys of dialogs and of fields elsewhere on the page. */
export function useTableKeys(place: RefObject<HTMLElement | null>, hands: KeyHands): void {
  const latest = useRef(hands);
  useEffect(() => {
    latest.current = hands;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
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
    // A key released elsewhere, or in another window, is no longer held here.
    const release = (event: Event) => {
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

/** Marks the button for the next round and announces that it listens to Enter. */
export const goesOn = { "data-goes-on": true, "aria-keyshortcuts": "Enter" } as const;

export const goOnButton = (): HTMLButtonElement | null =>
  document.querySelector("button[data-goes-on]:enabled");
