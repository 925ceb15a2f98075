import type { Card } from "#shared/cards/card.ts";
import type { Move } from "#shared/contract/round.ts";
import type { AnySeen } from "#shared/contract/seen.ts";
import { isSet } from "#shared/games/normal-eights/seen.ts";
import type { Sets } from "#shared/games/normal-eights/types.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { DeskState } from "#renderer/table/desk/deskState.ts";
import { cardsAt, keysOf } from "#renderer/table/desk/picks.ts";
import type { DeskPartOf } from "#renderer/table/part.ts";
import type { HandCard } from "#renderer/table/scene/scene.ts";
import { hooksOf, type Action, type TableGame } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";

type Tray = Readonly<{
  sets: readonly (readonly string[])[];
  /** Key of the card that is to lie uppermost; null for the last. */
  top: string | null;
}>;

export interface SetsHooks {
  /** The sets found in the hand; null unless sets are asked for. */
  sets(this: void, seen: AnySeen): Sets["sets"] | null;
}

export type SetsSlices = Readonly<{
  desk: {
    readonly sets: Tray;
  };
  hooks: {
    sets: SetsHooks;
  };
}>;

const noTray: Tray = { sets: [], top: null };
export const trayIn = ({ sets = noTray }: Pick<DeskState, "sets">): Tray => sets;

type Held = Pick<DeskState, "sets" | "scene" | "picked">;
type Hand = readonly HandCard[];

export const setsIn = (
  game: TableGame | null,
  { view }: Pick<DeskState, "view">,
): Sets["sets"] | null =>
  (view && view.seen.chosen === null && hooksOf(game, "sets")?.sets(view.seen)) || null;

const freeOf = (hand: Hand, sets: Tray["sets"]): Hand =>
  hand.filter(({ key }) => !sets.some((keys) => keys.includes(key)));

type FoundSet = Readonly<{
  cards: readonly Card[];
  /** Its place among the chosen sets. */
  at: number | null;
  isFree: boolean;
}>;

const nameKey = (cards: readonly Card[]): string => cards.toSorted().join();

/** Returns the sets of the hand. Each chosen set is matched with only one of several alike. */
export function foundSets(found: Sets["sets"], hand: Hand, { sets }: Tray): readonly FoundSet[] {
  const free = freeOf(hand, sets);
  const taken = new Set<number>();
  return found.map((cards) => {
    const at = sets.findIndex(
      (keys, place) =>
        !taken.has(place) && nameKey(cardsAt(hand, new Set(keys))) === nameKey(cards),
    );
    if (at >= 0) taken.add(at);
    return { cards, at: at < 0 ? null : at, isFree: keysOf(free, cards, []).size === cards.length };
  });
}

export const chosenCards = (
  hand: Hand,
  { sets }: Pick<Tray, "sets">,
): readonly (readonly HandCard[])[] =>
  sets.map((keys) => keys.flatMap((key) => hand.find((held) => held.key === key) ?? []));

/**
 * Adds these cards as a set to discard, preferring picked ones among equal cards, and clears the
 * picks.
 */
function withSet(state: Held, cards: readonly Card[]): Partial<Pick<DeskState, "sets" | "picked">> {
  const tray = trayIn(state);
  const keys = [...keysOf(freeOf(state.scene.hand, tray.sets), cards, [...state.picked])];
  return keys.length === cards.length
    ? { sets: { ...tray, sets: [...tray.sets, keys] }, picked: new Set() }
    : {};
}

/** H-27: replaces all previous choices by those of the hint. */
function hintedSets({ scene }: DeskState, hinted: Sets): Pick<DeskState, "sets" | "picked"> {
  const none: Held = { scene, sets: noTray, picked: new Set() };
  const { sets } = trayIn(
    hinted.sets.reduce<Held>((held, cards) => ({ ...held, ...withSet(held, cards) }), none),
  );
  const chosen = chosenCards(scene.hand, { sets }).flat();
  const top = chosen.find(({ card }) => card === hinted.top)?.key ?? null;
  return { sets: { sets, top }, picked: none.picked };
}

export const topOf = ({ sets, top }: Tray): string | null => top ?? sets.at(-1)?.at(-1) ?? null;

/** The set that the picked cards make. */
export function ownSet(
  game: TableGame | null,
  state: Held & Pick<DeskState, "view">,
): readonly Card[] | null {
  const cards = cardsAt(freeOf(state.scene.hand, trayIn(state).sets), state.picked);
  return setsIn(game, state) && isSet(cards) ? cards : null;
}

const discarding = (sets: Sets["sets"], top?: Card): Sets => ({
  type: "sets",
  sets,
  ...(top !== undefined && { top }),
});

/** Both buttons are always there, so that nothing jumps while sets are put together. */
function setsActions(found: Sets["sets"], hand: Hand, tray: Tray): readonly Action[] {
  const words = tableText();
  const sets = chosenCards(hand, tray).map((cards) => cards.map(({ card }) => card));
  return [
    {
      id: "discard",
      label: words.discardSets(sets.length),
      sends: discarding(sets, hand.find(({ key }) => key === tray.top)?.card),
      shortcut: "Enter",
      kind: "primary",
      problem: sets.length > 0 ? null : words.chooseSets,
    },
    {
      id: "noSets",
      label: words.noSets,
      sends: discarding([]),
      shortcut: "N",
      kind: found.length > 0 ? "plain" : "only",
      problem: null,
    },
  ];
}

export const setsDesk: DeskPartOf<SetsSlices> = {
  precedes: ["ahead"],
  first: { sets: noTray },
  shown(game, before, now) {
    const { sets, top } = setsIn(game, now) ? trayIn(before) : noTray;
    const { hand } = now.scene;
    const kept = sets.filter((keys) => keys.every((key) => hand.some((held) => held.key === key)));
    return { sets: { sets: kept, top: kept.flat().includes(top ?? "") ? top : null } };
  },
  hinted: (game, state, move: Move) => (setsIn(game, state) ? hintedSets(state, move as Sets) : {}),
  raised: (state) => trayIn(state).sets.flat(),
  /** While sets are asked for, any cards can be picked together. */
  picking: (game, state) =>
    setsIn(game, state) && {
      ...game.picking,
      fits: () => true,
      together: "in any order",
      keepsOthers: () => true,
    },
  actions(game, state) {
    const found = setsIn(game, state);
    return found && setsActions(found, state.scene.hand, trayIn(state));
  },
  toggle(desk, key) {
    const at = trayIn(desk.state()).sets.findIndex((keys) => keys.includes(key));
    if (at >= 0) removeSet(desk, at);
    return at >= 0;
  },
  take(desk) {
    const own = ownSet(desk.game, desk.state());
    if (own) addSet(desk, own);
    return own !== null;
  },
  // Without this, discarding before a choice would be sent as discarding no sets.
  act(desk, { problem }) {
    if (problem === null || !setsIn(desk.game, desk.state())) return false;
    desk.say("note", problem);
    return true;
  },
  // The sets lie there, and a refusal may refer to them.
  covers: (game, state) => (setsIn(game, state) ? { above: "all" } : {}),
};

export const addSet = (desk: Desk, cards: readonly Card[]): void =>
  desk.change(withSet(desk.state(), cards));

export function removeSet(desk: Desk, at: number): void {
  const { sets, top } = trayIn(desk.state());
  const isTopGone = top !== null && sets[at]?.includes(top);
  desk.change({ sets: { sets: sets.toSpliced(at, 1), top: isTopGone ? null : top } });
}

export const putOnTop = (desk: Desk, key: string): void =>
  desk.change({ sets: { ...trayIn(desk.state()), top: key } });
