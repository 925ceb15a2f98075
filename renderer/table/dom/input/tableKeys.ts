// Which key does what at the table?

import type { Offers } from "#renderer/table/desk/offers.ts";
import type { KeyDeed } from "#renderer/table/desk/deskPart.ts";
import { rankTyped, type TypedRank } from "#renderer/table/desk/rankKeys.ts";
import type { Action } from "#renderer/table/tableGame.ts";

export type KeyAct =
  | { readonly act: "rank"; readonly rank: TypedRank }
  | { readonly act: "do"; readonly action: Action }
  /** What a part of the table does with it. */
  | { readonly act: "own"; readonly deed: KeyDeed }
  /** `goOn`: to the next round. `keys`: shows which keys do what. */
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

export type Pressed = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
};

/**
 * Where the focus is: `loose` – nowhere, so that Enter and Space press no button; `card` – on one
 * of the hand; `field` – where letters are typed.
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
 * What a part makes of a key, in lower case, that would press this button, or none; null for what
 * is not its own.
 */
export type OwnKeys = (typed: string, action: Action | null) => KeyDeed | null;

/** What the game's own buttons listen to goes first, then what parts do, then ranks. */
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
  // With Space the button is pressed that has the focus.
  const action =
    typed === "space" && focus !== "loose"
      ? undefined
      : offers?.actions.find(
          ({ shortcut }) =>
            shortcut !== "Enter" && shortcut.toLowerCase().split(" ").includes(typed),
        );
  const deed = offers && own(typed, action ?? null);
  if (deed) return { act: "own", deed };
  if (action) return { act: "do", action };
  return letters[typed] ?? looseAct(key, focus, offers) ?? rankAct(key);
}

/**
 * What Enter, Space and arrows do where no button has the focus; of a card Enter is left over when
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
