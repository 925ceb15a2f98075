import type { Card } from "#shared/cards/card.ts";
import type { Move } from "#shared/contract/round.ts";
import type { HandCard } from "#renderer/table/scene/scene.ts";
import { hooksOf, type Action, type Picking, type TableGame } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import type { DeskState } from "#renderer/table/desk/deskState.ts";
import { cardsAt, keysOf } from "#renderer/table/desk/picks.ts";
import type { SetsOffer, SetsSlices } from "./sets.tsx";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { DeskPartOf } from "#renderer/table/part.ts";

export type Tray = {
  readonly sets: readonly (readonly string[])[];
  /** Key of the card that is to lie uppermost; null for the last. */
  readonly top: string | null;
};

const noTray: Tray = { sets: [], top: null };
export const trayIn = ({ sets = noTray }: Pick<DeskState, "sets">): Tray => sets;

type Held = Pick<DeskState, "sets" | "scene" | "picked">;
type Hand = readonly HandCard[];

export const setsOfferIn = (
  game: TableGame | null,
  { view }: Pick<DeskState, "view">,
): SetsOffer | null =>
  (view && view.seen.chosen === null && hooksOf(game, "sets")?.sets(view.seen)) || null;

/** While sets are asked for, any cards can be picked together. */
const freely = (picking: Picking): Picking => ({
  ...picking,
  fits: () => true,
  together: "in any order",
  keepsOthers: () => true,
});

const freeOf = (hand: Hand, sets: Tray["sets"]): Hand =>
  hand.filter(({ key }) => !sets.some((keys) => keys.includes(key)));

type FoundSet = {
  readonly cards: readonly Card[];
  readonly at: number | null;
  readonly isFree: boolean;
};

const nameKey = (cards: readonly Card[]): string => cards.toSorted().join();

/** Returns the sets of the hand. Each chosen set is matched with only one of several alike. */
export function foundSets(offer: SetsOffer, hand: Hand, { sets }: Tray): readonly FoundSet[] {
  const free = freeOf(hand, sets);
  const taken = new Set<number>();
  return offer.found.map((cards) => {
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
function hintedSets(
  offer: SetsOffer,
  { scene }: Pick<DeskState, "scene">,
  move: Move,
): Pick<DeskState, "sets" | "picked"> {
  const read = offer.read(move);
  const { sets } = trayIn(
    read.sets.reduce<Held>((held, cards) => ({ ...held, ...withSet(held, cards) }), {
      scene,
      sets: noTray,
      picked: new Set(),
    }),
  );
  const top =
    chosenCards(scene.hand, { sets })
      .flat()
      .find(({ card }) => card === read.top)?.key ?? null;
  return { sets: { sets, top }, picked: new Set() };
}

function withoutSet({ sets, top }: Tray, at: number): Tray {
  const gone = sets[at] ?? [];
  return {
    sets: sets.filter((_, place) => place !== at),
    top: top !== null && gone.includes(top) ? null : top,
  };
}

/** Keeps only sets whose cards are all in the hand. */
function stillChosen({ sets, top }: Tray, hand: Hand): Tray {
  const kept = sets.filter((keys) => keys.every((key) => hand.some((held) => held.key === key)));
  return { sets: kept, top: kept.flat().includes(top ?? "") ? top : null };
}

export const topOf = ({ sets, top }: Tray): string | null => top ?? sets.at(-1)?.at(-1) ?? null;

export function ownSet(
  game: TableGame | null,
  state: Held & Pick<DeskState, "view">,
): readonly Card[] | null {
  const offer = setsOfferIn(game, state);
  const cards = cardsAt(freeOf(state.scene.hand, trayIn(state).sets), state.picked);
  return offer?.isSet(cards) ? cards : null;
}

/** Both buttons are always there, so that nothing jumps while sets are put together. */
function setsActions(offer: SetsOffer, hand: Hand, tray: Tray): readonly Action[] {
  const words = tableText();
  const sets = chosenCards(hand, tray).map((cards) => cards.map(({ card }) => card));
  const top = hand.find(({ key }) => key === tray.top)?.card ?? null;
  return [
    {
      id: "discard",
      label: words.discardSets(sets.length),
      sends: offer.moveOf(sets, top),
      shortcut: "Enter",
      kind: "primary",
      problem: sets.length > 0 ? null : words.chooseSets,
    },
    {
      id: "noSets",
      label: words.noSets,
      sends: offer.moveOf([], null),
      shortcut: "N",
      kind: offer.found.length > 0 ? "plain" : "only",
      problem: null,
    },
  ];
}

export const setsDesk: DeskPartOf<SetsSlices> = {
  precedes: ["ahead"],
  first: { sets: noTray },
  shown: (game, before, now) => ({
    sets: stillChosen(setsOfferIn(game, now) ? trayIn(before) : noTray, now.scene.hand),
  }),
  hinted: (game, state, move) => {
    const offer = setsOfferIn(game, state);
    return offer ? hintedSets(offer, state, move) : {};
  },
  raised: (state) => trayIn(state).sets.flat(),
  picking: (game, state) => (setsOfferIn(game, state) ? freely(game.picking) : null),
  actions: (game, state) => {
    const offer = setsOfferIn(game, state);
    return offer && setsActions(offer, state.scene.hand, trayIn(state));
  },
  toggle: (desk, key) => {
    const at = trayIn(desk.state()).sets.findIndex((keys) => keys.includes(key));
    if (at >= 0) removeSet(desk, at);
    return at >= 0;
  },
  take: (desk) => {
    const own = ownSet(desk.game, desk.state());
    if (own) addSet(desk, own);
    return own !== null;
  },
  // Without this, discarding before a choice would be sent as discarding no sets.
  act: (desk, { problem }) => {
    if (problem === null || !setsOfferIn(desk.game, desk.state())) return false;
    desk.say("note", problem);
    return true;
  },
  // The sets lie there, and a refusal may refer to them.
  covers: (game, state) => (setsOfferIn(game, state) ? { above: "all" } : {}),
};

export const addSet = (desk: Desk, cards: readonly Card[]): void =>
  desk.change(withSet(desk.state(), cards));

export const removeSet = (desk: Desk, at: number): void =>
  desk.change({ sets: withoutSet(trayIn(desk.state()), at) });

export const putOnTop = (desk: Desk, key: string): void =>
  desk.change({ sets: { ...trayIn(desk.state()), top: key } });
