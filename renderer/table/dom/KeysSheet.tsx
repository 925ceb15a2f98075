import { isAdvised, isDealing, type DeskState } from "#renderer/table/desk/deskState.ts";
import type { Offers } from "#renderer/table/desk/offers.ts";
import { isTyped } from "#renderer/table/desk/picks.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { KeyLines, type KeyLine } from "#renderer/ui/KeyLines.tsx";
import {
  actOf,
  handActOf,
  type Focus,
  type HandAct,
  type KeyAct,
  type OwnKeys,
} from "./input/useTableKeys.ts";
import { useState } from "react";
import { Sheet } from "#renderer/ui/Sheet.tsx";

export type KeyMoment = Readonly<{
  state: DeskState;
  offers: Offers | null;
  focus: Focus;
  own: OwnKeys;
  isLogOpen: boolean;
  canTalk: boolean;
  strip: "none" | "open" | "closed";
  /** Label of the button that leads to the next round; null if there is none. */
  goesOn: string | null;
}>;

/** All keys of a keyboard except those that browsers and screen readers need. */
const allKeys = [
  "Enter",
  " ",
  "ArrowLeft",
  "ArrowRight",
  "ArrowUp",
  "ArrowDown",
  "Home",
  "End",
  ..."234567890",
  ..."abcdefghijklmnopqrstuvwxyz",
  "1",
  "*",
  "?",
  "F1",
  "Escape",
  "Backspace",
  "Delete",
];

export function keysNow(moment: KeyMoment): readonly KeyLine[] {
  const lines = new Map<string, string[]>();
  for (const key of allKeys) {
    const words = wordsFor(key, moment);
    if (words !== null) lines.set(words, [...(lines.get(words) ?? []), key]);
  }
  return [...lines].map(([words, keys]) => ({ words, keys }));
}

const unmodified = { ctrlKey: false, metaKey: false, altKey: false } as const;

function wordsFor(key: string, moment: KeyMoment): string | null {
  const {
    focus,
    offers,
    own,
    state: {
      scene: { hand },
    },
  } = moment;
  if (focus === "card") {
    const onCard = handActOf(key, 0, hand.length, (offers?.actions.length ?? 0) > 0);
    if (onCard) return handWords(onCard, moment);
    if (key === " ") return tableText().keys.pick;
  }
  const act = actOf({ key, ...unmodified }, focus, offers, own);
  return act && actWords(act, moment);
}

function handWords({ act }: HandAct, { state: { picked } }: KeyMoment) {
  const words = tableText().keys;
  if (act === "go") return words.along;
  return picked.size > 0 ? words.playPicked : words.playCard;
}

function actWords(
  act: KeyAct,
  { state, offers, isLogOpen, canTalk, strip, goesOn }: KeyMoment,
): string | null {
  const { scene, moving } = state;
  const words = tableText();
  switch (act.act) {
    case "do":
      return act.action.problem === null ? act.action.label : null;
    case "own":
      return act.keyAction.words;
    case "rank":
      return scene.hand.some(({ card }) => isTyped(card, act.rank)) ? words.keys.rank : null;
    case "hint":
      return offers?.isMyTurn && !isDealing(state) && isAdvised(state) ? words.hint : null;
    case "sort":
      return scene.hand.length > 0 ? words.keys.sort : null;
    case "clear":
      return words.keys.clear;
    case "log":
      return isLogOpen ? words.hideLog : words.showLog;
    case "effects":
      return { none: null, open: words.hideEffects, closed: words.showEffects }[strip];
    case "talk":
      return canTalk ? words.keys.talk : null;
    case "hurry":
      return moving ? words.keys.hurry : null;
    case "hand":
      return scene.hand.length > 0 ? words.keys.toHand : null;
    case "goOn":
      return goesOn;
    case "keys":
      return words.keys.show;
  }
}

type KeysSheetProps = Readonly<{
  moment: () => KeyMoment;
  close: () => void;
}>;

/** Keeps the moment at which it was opened: play goes on beneath. */
export function KeysSheet({ moment, close }: KeysSheetProps) {
  const words = tableText().keys;
  const [lines] = useState(() => keysNow(moment()));
  return (
    <Sheet title={words.title} onClose={close}>
      <KeyLines lines={[...lines, { keys: ["Tab"], words: words.next }]} />
    </Sheet>
  );
}
