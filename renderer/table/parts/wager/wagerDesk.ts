// How is an amount set, kept from view to view, and bet?

import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { DeskPart } from "#renderer/table/desk/deskPart.ts";
import type { DeskState } from "#renderer/table/desk/deskState.ts";
import { hooksOf, type TableGame } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { betPlace } from "./betPlace.ts";
import type { Wager } from "./wager.ts";
import { betOf, typedWith, wageredOf } from "./wagers.ts";

export type Setting = {
  /** The amount as it stands in its field; a wrong one stays until it is mended. */
  readonly typed: string;
  /** The person asked for the field. */
  readonly isOpen: boolean;
  /** A key asked for it: it gets the focus as soon as it is there. */
  readonly wantsFocus: boolean;
};

declare module "#renderer/table/desk/deskState.ts" {
  interface DeskState {
    readonly wager?: Setting;
  }
}

const unset: Setting = { typed: "", isOpen: false, wantsFocus: false };
export const settingIn = ({ wager = unset }: DeskState): Setting => wager;

/** What may be bet now; null where nothing may. */
export const wagerIn = (game: TableGame | null, { view }: DeskState): Wager | null =>
  (view && hooksOf(game, "wager")?.wager(view.seen)) ?? null;

const set = (desk: Desk, change: Partial<Setting>): void =>
  desk.change({ wager: { ...settingIn(desk.state()), ...change } });

/** `typed`: the amount of a bet. */
export function setBet(desk: Desk, typed: string): void {
  const { toast } = desk.state();
  set(desk, { typed });
  if (toast?.kind !== "hint") desk.dismissToast();
}

export const openBet = (desk: Desk, isOpen: boolean): void => set(desk, { isOpen });
export const gaveFocus = (desk: Desk): void => set(desk, { wantsFocus: false });

export const wagerDesk: DeskPart = {
  first: { wager: unset },
  shown: (game, before, { view }) => {
    const setting = settingIn(before);
    const typed = view ? typedWith(game, view, before.view, setting.typed) : "";
    return {
      wager: {
        ...setting,
        typed,
        isOpen: setting.isOpen && typed === setting.typed && typed !== "",
      },
    };
  },
  cleared: (state) => ({ wager: { ...settingIn(state), isOpen: false } }),
  hinted: (game, state, move) => {
    const amount = hooksOf(game, "wager")?.amountOf(move) ?? null;
    return amount === null
      ? {}
      : { wager: { ...settingIn(state), typed: String(amount), isOpen: true } };
  },
  inputs: (game, state) => {
    const { typed, isOpen } = settingIn(state);
    return { wagered: isOpen ? wageredOf(wagerIn(game, state), typed) : null };
  },
  // How much is bet is asked first.
  act: (desk, { sends, problem }) => {
    if (sends !== "wager") return false;
    const wager = wagerIn(desk.game, desk.state());
    const { typed, isOpen } = settingIn(desk.state());
    if (wager && !isOpen) openBet(desk, true);
    else {
      const move = betOf(wager, typed, problem ?? "");
      if (typeof move === "string") desk.say("note", move);
      else void desk.send(move);
    }
    return true;
  },
  // A bet is never made by one key: the first asks how much, Enter says it.
  key: (desk, typed, action) => {
    const wager = wagerIn(desk.game, desk.state());
    if (!wager) return null;
    const openField = (): void => set(desk, { isOpen: true, wantsFocus: true });
    if (action)
      return action.sends === "wager" ? { words: tableText().keys.amount, run: openField } : null;
    if (typed !== "a") return null;
    const openAll = (): void => {
      setBet(desk, String(wager.max));
      openField();
    };
    return { words: tableText().keys.allIn, run: openAll };
  },
  covers: (game, state, layout) => {
    if (!settingIn(state).isOpen || !wagerIn(game, state)) return {};
    const place = betPlace(layout, state.scene.hand.length);
    return place.kind === "beside" ? { beside: place.box } : { above: place.covers };
  },
};
