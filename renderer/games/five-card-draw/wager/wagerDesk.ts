import type { Move } from "#shared/contract/round.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import { numberProblem, typedNumber } from "#renderer/ui/inputs/numberProblem.ts";
import { hooksOf, type TableGame } from "#renderer/table/tableGame.ts";
import type { Wager, WagerSlices } from "./wager.ts";
import type { Box } from "#renderer/art/box.ts";
import { clamp } from "#renderer/table/layout/boxes.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { DeskPartOf } from "#renderer/table/part.ts";
import type { DeskState } from "#renderer/table/desk/deskState.ts";
import { tableText } from "#renderer/table/tableText.ts";

const wageredOf = (wager: Wager | null, typed: string) => wager && typedNumber(typed, wager);

/** Keeps the text of the field while the offer stays the same, else sets it to the minimum. */
function typedWith(
  game: TableGame,
  { seen }: ViewMessage,
  before: ViewMessage | null,
  typed: string,
) {
  const wagerOf = hooksOf(game, "wager")?.wager;
  const now = wagerOf?.(seen);
  if (!now) return "";
  const last = before?.game === game.id ? wagerOf?.(before.seen) : null;
  return last?.min === now.min && last.max === now.max ? typed : String(now.min);
}

function betOf(wager: Wager | null, typed: string, problem: string): Move | string {
  const to = wageredOf(wager, typed);
  if (wager === null || to === null)
    return wager === null ? problem : (numberProblem(typed, wager) ?? problem);
  return wager.moveTo(to);
}

/** Moves the amount by a step and clamps it to the range, so that both ends can be reached. */
export function steppedWager(
  { min, max, step }: Wager,
  wagered: number | null,
  direction: number,
): number {
  return Math.max(min, Math.min(max, (wagered ?? min) + step * direction));
}

/** Rounds the last piece of the slider, shorter than a step, to the maximum. */
export const snapped = ({ max, step }: Wager, amount: number): number =>
  amount > max - step ? max : amount;

export type BetPlace =
  | Readonly<{ kind: "beside"; box: Box }>
  /**
   * Pixels from the window's edges. `covers`: the height covered above the line that says whose
   * turn it is.
   */
  | Readonly<{
      kind: "over";
      right: number;
      bottom: number;
      width: number;
      height: number;
      covers: number;
    }>;

const gap = 10;
const narrowest = 140;
const widest = 240;
const lowest = 120;
const overWidth = 300;
const overHeight = 168;

/**
 * Beside the buttons if the hand leaves enough room, else over the table, only while the field is
 * open.
 */
export function betPlace(
  { actions, hand, handPlaces, portrait, room, status, words }: Layout,
  cards: number,
): BetPlace {
  const margin = room.width - actions.x - actions.width;
  const wished = overHeight * Math.max(1, room.textScale);
  if (portrait)
    return {
      kind: "over",
      right: margin,
      bottom: room.height - status.y + gap,
      width: room.width - 2 * margin,
      height: wished,
      covers: wished + gap,
    };
  const handEnd = (handPlaces(Math.max(1, cards)).at(-1)?.x ?? hand.x) + hand.cardWidth * 0.56;
  const width = Math.min(actions.x - handEnd - 2 * gap, widest * words);
  if (width < narrowest * words || actions.height < lowest * words) {
    const over = {
      right: margin,
      bottom: room.height - actions.y + gap,
      width: clamp(
        room.width - margin - handEnd,
        0.75 * overWidth * room.textScale,
        overWidth * Math.max(1, room.textScale),
      ),
    };
    return { kind: "over", ...over, height: Math.min(wished, actions.y - 2 * gap), covers: 0 };
  }
  return {
    kind: "beside",
    box: { x: actions.x - gap - width, y: actions.y, width, height: actions.height },
  };
}

export type Setting = Readonly<{
  /** The text of the field; an invalid amount stays until it is corrected. */
  typed: string;
  isOpen: boolean;
  /** A key opened the field: it takes the focus once it is there. */
  wantsFocus: boolean;
}>;

const unset: Setting = { typed: "", isOpen: false, wantsFocus: false };
export const settingIn = ({ wager = unset }: DeskState): Setting => wager;

export const wagerIn = (game: TableGame | null, { view }: DeskState): Wager | null =>
  (view && hooksOf(game, "wager")?.wager(view.seen)) ?? null;

const set = (desk: Desk, change: Partial<Setting>) =>
  desk.change({ wager: { ...settingIn(desk.state()), ...change } });

export function setBet(desk: Desk, typed: string): void {
  const { toast } = desk.state();
  set(desk, { typed });
  if (toast?.kind !== "hint") desk.dismissToast();
}

export const openBet = (desk: Desk, isOpen: boolean): void => set(desk, { isOpen });
export const gaveFocus = (desk: Desk): void => set(desk, { wantsFocus: false });

export const wagerDesk: DeskPartOf<WagerSlices> = {
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
  answers: {
    wager: (desk, { problem }) => {
      const wager = wagerIn(desk.game, desk.state());
      const { typed, isOpen } = settingIn(desk.state());
      if (wager && !isOpen) return openBet(desk, true);
      const move = betOf(wager, typed, problem ?? "");
      if (typeof move === "string") desk.say("note", move);
      else void desk.send(move);
    },
  },
  // A single key never bets: the first opens the field, Enter confirms.
  key: (desk, typed, action) => {
    const wager = wagerIn(desk.game, desk.state());
    if (!wager) return null;
    const openField = () => set(desk, { isOpen: true, wantsFocus: true });
    if (action)
      return action.sends === "wager" ? { words: tableText().keys.amount, run: openField } : null;
    if (typed !== "a") return null;
    const openAll = () => {
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
